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
    /// The root's value from MAX's side; for UCT an estimate.
    Value value = 0;
    /// The child numbers of the principal variation, from the root; empty without a best move.
    std::vector<std::uint32_t> variation;
    /// The principal variation as players name the moves, for a game and for its tree; else empty.
    std::vector<std::string> moves;
    /// The counts of the search; for UCT, only the number of leaves evaluated.
    Counts counts;
    std::optional<UctCounts> uct;
    /// What the value says of the true value; nullopt if the search ran under an open window.
    std::optional<Bound> bound;
};

/// A game that was searched without a tree. Then it is unknown what was pruned, and how many
/// different nodes were visited.
struct ComparedGame {
    std::string name;
    /// The depth limit; nullopt for the whole game.
    std::optional<std::uint32_t> depth;
    GameMoveOrder order = GameMoveOrder::own;
    Quiescence quiescence = Quiescence::none;
};

/// What all searches of a comparison have in common.
struct ComparedOn {
    /// The game; nullopt for a tree, which the next three members describe. For a game, only `root`
    /// is used.
    std::optional<ComparedGame> game;
    /// The size of the whole tree, whatever the depth limit.
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t depth = 0;
    Player root = Player::max;
    /// Which columns are written for every search, because they concern some of them: how many
    /// different nodes were visited, how many calls the transposition table answered, what the
    /// value says of the true one, and the counts of UCT.
    bool withDifferent = false;
    bool withRecalled = false;
    bool withBound = false;
    bool withUct = false;
};

/// Returns what a value that was found under this window says of the true value; nullopt if the
/// window is open.
[[nodiscard]] std::optional<Bound> boundUnder(Window window, Value value);

/// Writes a comparison: CSV and JSON search by search, a table at the end, since its columns must
/// be wide enough for all searches. Without any search it writes nothing.
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
    /// The rows of a table.
    std::vector<ComparedSearch> rows_;
};

} // namespace prunus
