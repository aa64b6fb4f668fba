#include "core/trace/searchtrace.h"

namespace prunus {

Counts SearchTrace::totals() const {
    Counts counts;
    counts.interiorVisited = recordCount();
    counts.nodesVisited = visited_.rank(static_cast<std::uint32_t>(slots_.size()));
    counts.leavesEvaluated = counts.nodesVisited - counts.interiorVisited;
    counts.cutoffs = cutoffs_.size();
    if (!cutoffs_.empty()) {
        counts.nodesPruned = cutoffs_.back().nodesPruned;
        counts.leavesPruned = cutoffs_.back().leavesPruned;
    }
    return counts;
}

std::size_t SearchTrace::bytes() const {
    const std::size_t perRecord = 2 * sizeof(Step) + 3 * sizeof(NodeId) + sizeof(Value) +
                                  (windows_.size() != 0 ? sizeof(Window) : 0);
    return slots_.size() * sizeof(slots_[0]) + recordCount() * perRecord + improved_.bytes() +
           proofs_.size() * sizeof(Witnesses) + visited_.bytes() + firstCut_.bytes() +
           cutoffs_.capacity() * sizeof(Cutoff) + innermost_.capacity() * sizeof(RecordId) +
           (order_.asWritten() ? 0 : slots_.size() * sizeof(NodeId));
}

} // namespace prunus
