#pragma once

#include "core/trace/run.h"
#include "core/uct/ucttrace.h"

namespace prunus {

using RecordedUct = tl::expected<std::shared_ptr<const UctTrace>, SearchError>;

/// UCT on a tree, with its trace; static values of inner nodes do not count. Fails where a leaf has
/// none.
[[nodiscard]] RecordedUct recordUct(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                                    Progress* progress = nullptr);
/// On a game from this position, as its name says it: in Go without what was played before. The
/// options' root does not count. The nodes of the tree that it leaves have static values as
/// unfold() gives them.
[[nodiscard]] RecordedUct recordUct(const AnyGame& start, const UctOptions& options,
                                    Progress* progress = nullptr);

/// The result alone.
struct UctSummary {
    /// From MAX's side.
    Value estimate = 0;
    /// The number of the move to make; none where play has ended.
    std::optional<std::uint32_t> move;
    /// From the root, by the rule of the final move, as long as nodes have been visited.
    std::vector<std::uint32_t> line;
    UctCounts counts;
};
[[nodiscard]] UctSummary summaryOf(const UctTrace& trace);

} // namespace prunus
