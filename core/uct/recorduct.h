#pragma once

#include "core/trace/run.h"
#include "core/uct/ucttrace.h"

namespace prunus {

using RecordedUct = tl::expected<std::shared_ptr<const UctTrace>, SearchError>;

/// Runs UCT on a tree and keeps its trace; static values of inner nodes are ignored. Fails if a
/// leaf has no static value.
[[nodiscard]] RecordedUct recordUct(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                                    Progress* progress = nullptr);
/// Runs UCT on a game from this position, as its name describes it: in Go without the boards before
/// it. The options' root is ignored. The nodes of the tree in the trace have static values as
/// unfold() gives them.
[[nodiscard]] RecordedUct recordUct(const AnyGame& start, const UctOptions& options,
                                    Progress* progress = nullptr);

/// The result of UCT and its counts, without the steps.
struct UctSummary {
    /// The value of the root as UCT estimates it, from MAX's side.
    Value estimate = 0;
    /// The number of the move to make; none where play has ended.
    std::optional<std::uint32_t> move;
    /// The line from the root, as child numbers, by the rule of the final move, as far as nodes
    /// have been visited.
    std::vector<std::uint32_t> line;
    UctCounts counts;
};
[[nodiscard]] UctSummary summaryOf(const UctTrace& trace);

} // namespace prunus
