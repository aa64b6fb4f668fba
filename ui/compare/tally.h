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

/// A game that is searched itself, with no tree in memory.
struct TallyGame {
    AnyGame start;
    Evaluation evaluation = Evaluation::own;
    GameMoveOrder order = GameMoveOrder::own;
    /// Behind the depth limit; the game must offer it.
    Quiescence quiescence = Quiescence::none;
    /// A search that visits more nodes is given up.
    std::uint64_t maxNodes = 0;

    friend bool operator==(const TallyGame&, const TallyGame&) = default;
};

/// What all searches of a table have in common: a tree, or else a game.
struct TallySubject {
    std::shared_ptr<const Document> document;
    std::optional<TallyGame> game = {};
    /// The algorithm does not count. In a game nor do root, order and window.
    SearchOptions options = {};

    friend bool operator==(const TallySubject&, const TallySubject&) = default;

    /// How many plies are searched at most; in a game not more than there is room for, so that in
    /// Reversi a few passes may come on top. 0 with captures, which go on as far as they do.
    [[nodiscard]] std::uint32_t plies() const;
};

/// What one algorithm needed: a row of the table.
struct AlgorithmTally {
    SearchOptions options;
    /// Whether this is the smallest proof of the value, for reference, and no search.
    bool isMinimalTree = false;
    /// From MAX's side; none if there is no result, and error says why.
    std::optional<Value> value = {};
    /// The move to make: as it is shown, and which it is, from 0. None at a leaf.
    QString bestMove = {};
    std::optional<std::uint32_t> bestMoveNumber = {};
    Counts counts = {};
    /// On a game itself nobody knows what was pruned, nor how many positions were different.
    bool knowsPruned = true;
    /// What the search alone takes by the clock, without its steps being recorded: the median of
    /// several runs where one is too short to be measured. None while nobody knows.
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

/// Searches the tree, or finds its minimal tree, or searches the game. Stops soon after the
/// progress is cancelled, a game also where it has visited too many nodes.
[[nodiscard]] AlgorithmTally tallyOf(const Document& document, const SearchOptions& options,
                                     Progress& progress);
[[nodiscard]] AlgorithmTally tallyOf(const TallyGame& game, const SearchOptions& options,
                                     Progress& progress);
[[nodiscard]] AlgorithmTally minimalTally(const Document& document, const SearchOptions& options,
                                          Progress& progress);

/// The d-th root of the leaves evaluated, d being the plies searched: how many children a uniform
/// tree would have, of which all are read. None for a tree without plies.
[[nodiscard]] std::optional<double> effectiveBranching(const AlgorithmTally& tally,
                                                       std::uint32_t plies);
/// The nodes that minimax visits; none while nobody knows.
[[nodiscard]] std::optional<std::uint64_t> nodesOfMinimax(const std::vector<AlgorithmTally>& rows);
/// The part of them that were visited.
[[nodiscard]] std::optional<double> shareOfMinimax(const AlgorithmTally& tally,
                                                   std::optional<std::uint64_t> minimax);
/// None where the algorithm has no transposition table, or did not end.
[[nodiscard]] std::optional<std::uint64_t> recalledBy(const AlgorithmTally& tally);
/// Of what is shorter, in seconds, looking at the clock is too large a part.
inline constexpr double shortestTime = 1e-6;
/// Nodes visited a second; none where nobody knows, or the time is too short.
[[nodiscard]] std::optional<double> speedOf(const AlgorithmTally& tally);
/// Whether one visited more than thirty times as many nodes as another, so that bars of their
/// lengths would not show the shorter ones.
[[nodiscard]] bool spanWidely(const std::vector<AlgorithmTally>& rows);

/// The rows as a CSV file (RFC 4180): a header, plain numbers, a dot for decimals. What is not
/// known is empty. Times are not among them: the same rows give the same file.
[[nodiscard]] QString tallyCsv(const std::vector<AlgorithmTally>& rows, std::uint32_t plies);

} // namespace prunus
