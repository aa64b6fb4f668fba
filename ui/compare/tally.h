#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/trace/run.h"
#include "ui/document/document.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace prunus {

/// A game that is searched directly, with no tree in memory.
struct TallyGame {
    AnyGame start;
    Evaluation evaluation = Evaluation::own;
    GameMoveOrder order = GameMoveOrder::own;
    /// What follows beyond the depth limit; the game must offer it.
    Quiescence quiescence = Quiescence::none;
    /// A search that visits more nodes is given up.
    std::uint64_t maxNodes = 0;

    friend bool operator==(const TallyGame&, const TallyGame&) = default;
};

/// What all searches of a table have in common: a tree, or else a game.
struct TallySubject {
    std::shared_ptr<const Document> document;
    std::optional<TallyGame> game = {};
    /// The options of the searches. The algorithm does not count; in a game neither do root, order
    /// and window.
    SearchOptions options = {};

    friend bool operator==(const TallySubject&, const TallySubject&) = default;

    /// The greatest number of plies that are searched. In a game it is at most the number of moves
    /// there is room for, so that in Reversi a few passes may be added. 0 with captures, which the
    /// depth does not limit.
    [[nodiscard]] std::uint32_t plies() const;
};

/// What one algorithm needed: a row of the table.
struct AlgorithmTally {
    SearchOptions options;
    /// Whether this row is no search but the smallest proof of the value, for reference.
    bool isMinimalTree = false;
    /// The value from MAX's side; none if there is no result, and for a search `error` then says
    /// why.
    std::optional<Value> value = {};
    /// The best move at the root: as it is shown, and its number from 0. None at a leaf.
    QString bestMove = {};
    std::optional<std::uint32_t> bestMoveNumber = {};
    Counts counts = {};
    /// Whether it is known what was pruned and how many positions were different; in the search of
    /// a game it is not.
    bool knowsPruned = true;
    /// The time that the search alone takes by the clock, in seconds, without its steps being
    /// recorded: the median of several runs where one is too short to be measured. None if it is
    /// not known.
    std::optional<double> seconds = {};
    QString error = {};
};

/// The columns of the table, in its order.
enum class TallyColumn : std::uint8_t {
    algorithm,
    value,
    bestMove,
    nodes,
    different,
    recalled,
    leaves,
    interior,
    cutoffs,
    pruned,
    branching,
    share,
    time,
    speed,
};
inline constexpr int tallyColumns = 14;

/// Searches the tree, searches the game, or finds the minimal tree. Each stops soon after the
/// progress is cancelled; the search of a game also stops when it has visited more nodes than the
/// progress allows.
[[nodiscard]] AlgorithmTally tallyOf(const Document& document, const SearchOptions& options,
                                     Progress& progress);
[[nodiscard]] AlgorithmTally tallyOf(const TallyGame& game, const SearchOptions& options,
                                     Progress& progress);
[[nodiscard]] AlgorithmTally minimalTally(const Document& document, const SearchOptions& options,
                                          Progress& progress);

/// The effective branching factor: the d-th root of the number of leaves evaluated, where d is the
/// number of plies searched. A uniform tree of which all leaves are read has so many children at
/// each node. None if there are no plies, or no result.
[[nodiscard]] std::optional<double> effectiveBranching(const AlgorithmTally& tally,
                                                       std::uint32_t plies);
/// The number of nodes that minimax visits; none if it is not known.
[[nodiscard]] std::optional<std::uint64_t> nodesOfMinimax(const std::vector<AlgorithmTally>& rows);
/// The number of nodes visited as a part of those that minimax visits; none if either is not known.
[[nodiscard]] std::optional<double> shareOfMinimax(const AlgorithmTally& tally,
                                                   std::optional<std::uint64_t> minimax);
/// How many visits the transposition table answered; none where the algorithm has no transposition
/// table, or did not end.
[[nodiscard]] std::optional<std::uint64_t> recalledBy(const AlgorithmTally& tally);
/// The shortest time, in seconds, for which a speed is given: in a shorter one, reading the clock
/// is too large a part.
inline constexpr double shortestTime = 1e-6;
/// The number of nodes visited per second; none where the time is not known, or too short.
[[nodiscard]] std::optional<double> speedOf(const AlgorithmTally& tally);
/// Whether one search visited more than thirty times as many nodes as another, so that bars of
/// proportional lengths would not show the shorter ones.
[[nodiscard]] bool spanWidely(const std::vector<AlgorithmTally>& rows);

/// The rows as a CSV file (RFC 4180): a header, plain numbers, a dot for decimals. What is not
/// known is empty. Times are left out, so that the same rows give the same file.
[[nodiscard]] QString tallyCsv(const std::vector<AlgorithmTally>& rows, std::uint32_t plies);

} // namespace prunus
