#pragma once

#include "core/games/game.h"

#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// Visits every line of play from this position down to this many plies, each position before those
/// behind it, moves in order. Calls `visit(position, ply, move)`, where `move` is the one that led
/// to the position, or nullopt at the start. It does not recurse, however long the game.
template <Game G, class Visit> void walk(G position, std::uint32_t plies, Visit visit) {
    using Moves = decltype(position.moves());
    struct Opened {
        Moves moves;
        std::uint32_t next;
        typename G::Undo undo;
    };
    std::vector<Opened> open; // position.moves()[next - 1] was made there
    const auto step = [&](typename G::Undo undo, std::optional<typename G::Move> move) {
        const auto ply = static_cast<std::uint32_t>(open.size());
        visit(std::as_const(position), ply, move);
        if (ply == plies || position.terminal()) {
            return false;
        }
        open.push_back({position.moves(), 0, undo});
        return true;
    };
    step({}, std::nullopt);
    while (!open.empty()) {
        Opened& last = open.back();
        if (last.next == last.moves.size()) {
            const auto undo = last.undo;
            open.pop_back();
            if (!open.empty()) {
                position.undo(undo);
            }
            continue;
        }
        const auto move = last.moves[last.next++];
        const auto undo = position.apply(move);
        if (!step(undo, move)) {
            position.undo(undo);
        }
    }
}

} // namespace prunus
