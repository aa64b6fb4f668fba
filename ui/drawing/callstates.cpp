#include "ui/drawing/callstates.h"

#include "ui/drawing/rowstates.h"

namespace prunus {

void countCalled(StateCounts& counts, const Moment& moment, NodeRange nodes) {
    const CallLog& log = *moment.trace().calls();
    const Step t = moment.step();
    std::uint32_t visited = 0;
    std::uint32_t cut = 0;
    std::uint32_t marks = 0;
    for (NodeId n = nodes.first; n < nodes.last; ++n) {
        const bool reached = log.firstVisit(n) <= t;
        visited += reached ? 1U : 0U;
        cut += !reached && log.cutFrom(n) <= t ? 1U : 0U;
        marks += !reached && log.markFrom(n) <= t ? 1U : 0U;
    }
    counts.visited += visited;
    counts.cut += cut;
    counts.notReached += nodes.size() - visited - cut;
    counts.cutoffs += marks;
}

} // namespace prunus
