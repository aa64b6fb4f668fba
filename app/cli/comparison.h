#pragma once

#include "app/cli/request.h"
#include "core/games/gamemoveorder.h"
#include "core/games/quiescence.h"
#include "core/search/options.h"
#include "core/trace/searchtrace.h"
#include "core/uct/ucttrace.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace prunus {

/// What the result of a search under a finite window says of the true value, from MAX's side.
enum class Bound : std::uint8_t { exact, upper, lower };

/// What `prunus compare` says of one algorithm.
struct ComparedSearch {
    AnyAlgorithm algorithm;
    /// From MAX's side; of UCT an estimate.
    Value value = 0;
    /// The child numbers of the principal variation, from the root; empty without a best move.
    std::vector<std::uint32_t> variation;
    /// Of a game and of its tree, the same as players name the moves.
    std::vector<std::string> moves;
    /// But for the leaves evaluated, nothing of UCT.
    Counts counts;
    std::optional<UctCounts> uct;
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
    Quiescence quiescence = Quiescence::none;
};

/// What all searches of a comparison have in common.
struct ComparedOn {
    /// None for a tree, which the next three describe; of a game, the root alone is told.
    std::optional<ComparedGame> game;
    /// The whole tree, whatever the depth limit.
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t depth = 0;
    Player root = Player::max;
    /// What is told of every search, because it concerns some of them: how many of the nodes were
    /// different, how many calls the memory answered, and what the value says of the true one;
    /// and the counts of UCT.
    bool withDifferent = false;
    bool withRecalled = false;
    bool withBound = false;
    bool withUct = false;
};

/// What a value under this window says; none under an open one.
[[nodiscard]] std::optional<Bound> boundUnder(Window window, Value value);

/// Writes a comparison: CSV and JSON search by search, a table in the end, since its columns are as
/// wide as all of them need. Without any search it writes nothing.
class ComparisonWriter {
  public:
    ComparisonWriter(std::ostream& out, ComparedOn about, CompareFormat format)
        : out_(out), about_(std::move(about)), format_(format) {}

    void add(ComparedSearch search);
    void finish();
    [[nodiscard]] bool empty() const { return written_ == 0; }

  private:
    void writeTable() const;

    std::ostream& out_;
    ComparedOn about_;
    CompareFormat format_;
    std::size_t written_ = 0;
    /// Of a table.
    std::vector<ComparedSearch> rows_;
};

} // namespace prunus
