#pragma once

#include "core/trace/moment.h"

#include <vector>

namespace prunus {

/// What a search does next where a child has just returned, as one says it beforehand.
struct NextStep {
    enum class Kind : std::uint8_t { reads, enters, cuts, returns };
    Kind kind = Kind::reads;
    NodeId node = noNode;             ///< that it goes to; of cuts and returns, where it is
    Value value = 0;                  ///< returns: from MAX's side
    std::vector<NodeId> skipped = {}; ///< cuts: the children

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// What one may take for next at a `back`: the next child; a cut; to return what the node has, or,
/// where fail-hard clamps it, what it would have otherwise; to leave this node alone and go to its
/// next sibling. At most 4. Nothing of what is to come is asked for.
[[nodiscard]] std::vector<NextStep> nextSteps(const Moment& moment);
/// Whether this is what comes next. A cut returns, too. O(log nodes).
[[nodiscard]] bool comesNext(const Moment& moment, const NextStep& guess);

/// The largest tree of whose searches moments are chosen.
inline constexpr std::uint32_t mostNodesPredicted = 2'000;
inline constexpr std::size_t mostPredictions = 8;

/// Steps of a search that visits no node twice at which it is worth asking what comes next: the
/// cutoffs, of more than five the first deep one of each player and then the first; the two moments
/// without one at which alpha and beta were nearest to each other (in a search that has none, six,
/// by the best values so far); and one before a node of which all children were searched returns a
/// bound that fail-hard makes of its value. Ascending; O(steps log nodes).
[[nodiscard]] std::vector<Step> stepsToPredict(const GameTree& tree, const SearchTrace& trace);

} // namespace prunus
