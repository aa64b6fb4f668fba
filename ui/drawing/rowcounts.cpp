// What the nodes of a row are, and how many of a range are what.

#include "ui/drawing/mixedstretch.h"
#include "ui/drawing/rowstates.h"

#include <algorithm>

namespace prunus {

namespace {

using Kind = StateRun::Kind;

/// The row that runs lie in.
Row rowOf(const std::vector<StateRun>& runs, const GameTree& tree) {
    return tree.rowOf(runs.front().nodes.first);
}

std::uint32_t countOf(const RankedBits& bits, NodeId from, NodeId to) {
    return bits.rank(to.value) - bits.rank(from.value);
}

void addFinished(StateCounts& counts, const SearchTrace& trace, NodeId from, NodeId to) {
    const std::uint32_t visited = countOf(trace.visitedNodes(), from, to);
    counts.visited += visited;
    counts.cut += to.value - from.value - visited;
    counts.cutoffs += countOf(trace.firstCut(), from, to);
}

void addRest(StateCounts& counts, Kind kind, const SearchTrace& trace, NodeId from, NodeId to) {
    if (kind == Kind::cut) {
        counts.cut += to.value - from.value;
        counts.cutoffs += countOf(trace.firstCut(), from, to);
    } else {
        counts.notReached += to.value - from.value;
    }
}

/// Stretch by stretch of children that have returned, and those between them.
void addMixed(StateCounts& counts, const StateRun& run, const Moment& moment, Row row, NodeId from,
              NodeId to) {
    const GameTree& tree = moment.tree();
    const MixedFamily& family = *run.family;
    const RankedBits& returned = family.returned();
    const std::uint32_t rows = row.value - family.row().value;
    if (rows == 0) {
        const std::uint32_t place = from.value - family.nodes().first.value;
        const std::uint32_t size = to.value - from.value;
        const std::uint32_t back = returned.rank(place + size) - returned.rank(place);
        counts.visited += back;
        (run.rest == Kind::cut ? counts.cut : counts.notReached) += size - back;
        counts.cutoffs += run.rest == Kind::cut ? countOf(moment.trace().firstCut(), from, to) : 0;
        return;
    }
    forEachStretch(run, tree, row, from, to, [&](Kind kind, NodeId first, NodeId last) {
        if (kind == Kind::finished) {
            addFinished(counts, moment.trace(), first, last);
        } else {
            addRest(counts, kind, moment.trace(), first, last);
        }
    });
}

} // namespace

std::vector<StateRun>::const_iterator runOf(const std::vector<StateRun>& runs, NodeId n) {
    return std::partition_point(runs.begin(), runs.end(),
                                [n](const StateRun& run) { return run.nodes.last <= n; });
}

NodeState stateIn(const std::vector<StateRun>& runs, const Moment& moment, NodeId n) {
    const auto run = runOf(runs, n);
    if (run->kind != Kind::mixed) {
        return stateIn(run->kind, moment, n);
    }
    const std::uint32_t place = placeIn(*run->family, moment.tree(), n, rowOf(runs, moment.tree()));
    return stateIn(run->family->returned().test(place) ? Kind::finished : run->rest, moment, n);
}

NodeState stateIn(Kind kind, const Moment& moment, NodeId n) {
    switch (kind) {
    case Kind::finished:
        if (!moment.trace().visited(n)) {
            return NodeState::cut;
        }
        return moment.trace().isSearchLeaf(moment.tree(), n) ? NodeState::evaluated
                                                             : NodeState::returned;
    case Kind::open:
        return NodeState::open;
    case Kind::cut:
        return NodeState::cut;
    case Kind::belowLimit:
        return NodeState::belowLimit;
    case Kind::called:
        return moment.state(n);
    case Kind::mixed:
    case Kind::notReached:
        break;
    }
    return NodeState::notReached;
}

StateCounts countIn(const std::vector<StateRun>& runs, const Moment& moment, NodeRange nodes) {
    StateCounts counts;
    for (auto run = runOf(runs, nodes.first); run != runs.end() && run->nodes.first < nodes.last;
         ++run) {
        const NodeId from = std::max(run->nodes.first, nodes.first);
        const NodeId to = std::min(run->nodes.last, nodes.last);
        switch (run->kind) {
        case Kind::mixed:
            addMixed(counts, *run, moment, rowOf(runs, moment.tree()), from, to);
            break;
        case Kind::finished:
            addFinished(counts, moment.trace(), from, to);
            break;
        case Kind::open:
            counts.visited += to.value - from.value;
            break;
        case Kind::called:
            countEach(counts, moment, {from, to});
            break;
        case Kind::cut:
        case Kind::notReached:
        case Kind::belowLimit:
            addRest(counts, run->kind, moment.trace(), from, to);
            break;
        }
    }
    return counts;
}

bool knowsEach(const SearchTrace& trace) {
    return trace.calls() != nullptr || trace.plain() != nullptr || !trace.settled().empty();
}

void countEach(StateCounts& counts, const Moment& moment, NodeRange nodes) {
    const SearchTrace& trace = moment.trace();
    const Step t = moment.step();
    std::uint32_t visited = 0;
    std::uint32_t cut = 0;
    std::uint32_t marks = 0;
    const auto ask = [&](const auto& log) {
        for (NodeId n = nodes.first; n < nodes.last; ++n) {
            const bool reached = log.firstVisit(n) <= t;
            visited += reached ? 1U : 0U;
            cut += !reached && log.cutFrom(n) <= t ? 1U : 0U;
            marks += !reached && log.markFrom(n) <= t ? 1U : 0U;
        }
    };
    if (trace.calls() != nullptr) {
        ask(*trace.calls());
    } else if (trace.plain() != nullptr) {
        ask(*trace.plain());
    } else {
        for (NodeId n = nodes.first; n < nodes.last; ++n) {
            const bool settled = trace.settled()[n.value] <= t;
            const bool skipped = settled && !trace.visited(n);
            visited += settled && !skipped ? 1U : 0U;
            cut += skipped ? 1U : 0U;
            marks += skipped && trace.firstCut().test(n.value) ? 1U : 0U;
        }
    }
    counts.visited += visited;
    counts.cut += cut;
    counts.notReached += nodes.size() - visited - cut;
    counts.cutoffs += marks;
}

} // namespace prunus
