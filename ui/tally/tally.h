#pragma once

#include "core/search/run.h"
#include "ui/session/document.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace prunus {

/// What one algorithm needed for one tree: a row of the table.
struct AlgorithmTally {
    SearchOptions options;
    /// Whether this is the smallest proof of the value, for reference, and no search.
    bool isMinimalTree = false;
    /// From MAX's side; none if there is no result, and error says why.
    std::optional<Value> value = {};
    NodeId bestMove = noNode;
    Counts counts = {};
    QString error = {};
};

/// The columns of the table, in its order.
enum class TallyColumn : std::uint8_t {
    algorithm,
    value,
    bestMove,
    nodes,
    leaves,
    interior,
    cutoffs,
    pruned,
    branching,
    share,
};
inline constexpr int tallyColumns = 10;

/// Searches the tree, or finds its minimal tree. Stops soon after the progress is cancelled.
[[nodiscard]] AlgorithmTally tallyOf(const Document& document, const SearchOptions& options,
                                     Progress& progress);
[[nodiscard]] AlgorithmTally minimalTally(const Document& document, const SearchOptions& options,
                                          Progress& progress);

/// The d-th root of the leaves evaluated, d being the plies searched: how many children a uniform
/// tree would have, of which all are read. None for a tree without plies.
[[nodiscard]] std::optional<double> effectiveBranching(const AlgorithmTally& tally,
                                                       const GameTree& tree);
/// The part of minimax's nodes that were visited.
[[nodiscard]] double shareOfMinimax(const AlgorithmTally& tally, const Counts& minimax);

/// The rows as a CSV file (RFC 4180): a header, plain numbers, a dot for decimals. What is not
/// known is empty.
[[nodiscard]] QString tallyCsv(const std::vector<AlgorithmTally>& rows, const Document& document,
                               const Counts& minimax);

} // namespace prunus
