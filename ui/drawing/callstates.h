#pragma once

#include "core/trace/moment.h"

namespace prunus {

struct StateCounts;

// The states of single nodes in a search that may visit nodes again. Its visits are scattered, so
// that there are no runs of nodes alike; but when each node was visited first and skipped first is
// known, and a range is counted by comparing these steps, one after the other.

/// Adds what the nodes are after the moment's step; open ones are visited. O(nodes of the range),
/// about a nanosecond each.
void countCalled(StateCounts& counts, const Moment& moment, NodeRange nodes);

/// Whether the edge into a node wears the one mark that its cutoff has where neighbours are near
/// to each other, in any search.
[[nodiscard]] bool beginsCutoff(const Moment& moment, NodeId n);

/// Calls visit(node) for each node of a range of whole rows whose edge wears that mark after the
/// moment's step. O(marks), or O(nodes) in a search that may visit nodes again.
template <class Visit>
void forEachCutoff(const Moment& moment, NodeRange nodes, const Visit& visit) {
    const SearchTrace& trace = moment.trace();
    if (const CallLog* const log = trace.calls()) {
        for (const NodeId n : nodes) {
            if (log->marked(n, moment.step())) {
                visit(n);
            }
        }
        return;
    }
    std::uint32_t n = nodes.first.value;
    for (const Step step : trace.cutSteps(nodes)) {
        n = trace.firstCut().firstSet(n, nodes.last.value);
        if (step <= moment.step()) {
            visit(NodeId{n});
        }
        ++n;
    }
}

} // namespace prunus
