#pragma once

#include "core/games/gamemoveorder.h"
#include "core/search/options.h"
#include "core/trace/searchtrace.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace prunus {

/// What the result of a search under a finite window says of the true value, from MAX's side.
enum class Bound : std::uint8_t { exact, upper, lower };

/// What `prunus compare` says of one algorithm.
struct ComparedSearch {
    Algorithm algorithm = Algorithm::minimax;
    /// From MAX's side.
    Value value = 0;
    /// The child numbers of the principal variation, from the root; empty without a best move.
    std::vector<std::uint32_t> variation;
    /// Of a game and of its tree, the same as players name the moves.
    std::vector<std::string> moves;
    Counts counts;
    /// None where the search ran under an open window.
    std::optional<Bound> bound;
};

/// A game that was searched without a tree: what was pruned is unknown then, and how many of the
/// nodes were different.
struct ComparedGame {
    std::string name;
    /// None for the whole game.
    std::optional<std::uint32_t> depth;
    GameMoveOrder order = GameMoveOrder::own;
};

struct ComparedSearches {
    /// None for a tree, which the next three describe; of a game, the root alone is told.
    std::optional<ComparedGame> game;
    /// The whole tree, whatever the depth limit.
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t depth = 0;
    Player root = Player::max;
    std::vector<ComparedSearch> searches;
};

/// What a value under this window says; none under an open one.
[[nodiscard]] std::optional<Bound> boundUnder(Window window, Value value);

void writeTable(std::ostream& out, const ComparedSearches& comparison);
void writeCsv(std::ostream& out, const ComparedSearches& comparison);
void writeJson(std::ostream& out, const ComparedSearches& comparison);

} // namespace prunus
