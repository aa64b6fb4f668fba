#pragma once

#include "core/trace/moment.h"

#include <vector>

namespace prunus {

/// A guess about what a search does next, after a child has just returned.
struct NextStep {
    enum class Kind : std::uint8_t { reads, enters, cuts, returns };
    Kind kind = Kind::reads;
    NodeId node = noNode;             ///< the node it goes to; of cuts and returns, where it is
    Value value = 0;                  ///< returns: the value, from MAX's side
    std::vector<NodeId> skipped = {}; ///< cuts: the children that are skipped

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// The steps that one may take for the next one at a `back`: the next child; a cut; a return of
/// what the node has, or, where fail-hard clamps it, of what it would have otherwise; or leaving
/// this node alone and going to its next sibling. At most 4. They depend on nothing that comes
/// after this moment.
[[nodiscard]] std::vector<NextStep> nextSteps(const Moment& moment);
/// Whether the guess is what comes next. A cutoff counts as a return, too, if the value is right.
/// O(log nodes).
[[nodiscard]] bool comesNext(const Moment& moment, const NextStep& guess);

/// The number of nodes of the largest tree for whose searches steps are chosen.
inline constexpr std::uint32_t mostNodesPredicted = 2'000;
inline constexpr std::size_t mostPredictions = 8;

/// The steps at which it is worth asking what comes next, in a search that visits no node twice:
/// the cutoffs, but if there are more than five, the first deep one of each player and then the
/// first others; the two steps without a cutoff at which alpha and beta were nearest to each other
/// (six in a search without windows, by the best values so far); and one step before a node whose
/// children were all searched returns a bound to which fail-hard clamps its value. Ascending.
/// O(steps log nodes).
[[nodiscard]] std::vector<Step> stepsToPredict(const GameTree& tree, const SearchTrace& trace);

} // namespace prunus
