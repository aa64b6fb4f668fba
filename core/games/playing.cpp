#include "core/games/playing.h"

#include <algorithm>

namespace prunus {

BoardKind boardKind(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.boardKind; }, position);
}

BoardMeasures measures(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.measures(); }, position);
}

Placement placementOf(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.placement(); }, position);
}

tl::expected<AnyGame, Message> placed(const AnyGame& game, const Placement& placement) {
    const BoardMeasures board = measures(game);
    const std::size_t heaps = boardKind(game) == BoardKind::heaps ? Nim::mostHeaps : 0;
    if (placement.squares.size() != std::size_t{board.columns} * board.rows ||
        placement.heaps.size() > heaps || placement.sentTo > Placement::anyBoard) {
        return tl::make_unexpected(Message{Code::piecesDoNotFit});
    }
    return std::visit(
        [&](const auto& of) {
            return of.placed(placement).map([](const auto& found) { return AnyGame(found); });
        },
        game);
}

std::optional<Player> moverByNumbers(const AnyGame& game, const Placement& placement) {
    const auto first = std::count(placement.squares.begin(), placement.squares.end(), Mark::first);
    const auto second =
        std::count(placement.squares.begin(), placement.squares.end(), Mark::second);
    if (first == second || !std::visit([](const auto& of) { return of.countsTurns; }, game)) {
        return std::nullopt;
    }
    return first < second ? Player::max : Player::min;
}

Player toMove(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.toMove(); }, position);
}

bool hasEnded(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.terminal(); }, position);
}

Value resultOf(const AnyGame& position) {
    return std::visit([](const auto& game) { return game.result(); }, position);
}

Value staticValueOf(const AnyGame& position, Evaluation evaluation) {
    return std::visit([&](const auto& game) { return JudgedGame(game, evaluation).staticValue(); },
                      position);
}

std::vector<std::string> moveNames(const AnyGame& position) {
    std::vector<std::string> names;
    if (hasEnded(position)) {
        return names;
    }
    std::visit(
        [&](const auto& game) {
            const auto moves = game.moves();
            for (std::uint32_t k = 0; k < moves.size(); ++k) {
                names.push_back(game.moveName(moves[k]));
            }
        },
        position);
    return names;
}

std::optional<std::uint32_t> moveNamed(const AnyGame& position, std::string_view name) {
    const std::vector<std::string> names = moveNames(position);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(found - names.begin());
}

std::uint32_t mostMoves(const AnyGame& position) {
    if (const auto* const go = std::get_if<Go>(&position)) {
        return 2 * (Go::mostBoards - go->boards());
    }
    if (boardKind(position) == BoardKind::chess) {
        return Chess<8>::longestGame;
    }
    const Placement placement = placementOf(position);
    std::uint32_t most = 0;
    for (const Mark mark : placement.squares) {
        most += mark == Mark::none ? 1 : 0;
    }
    for (const std::uint8_t heap : placement.heaps) {
        most += heap;
    }
    return most;
}

AnyGame after(const AnyGame& position, std::uint32_t k) {
    AnyGame next = position;
    std::visit([&](auto& game) { game.apply(game.moves()[k]); }, next);
    return next;
}

} // namespace prunus
