#include "core/edit/stepafteredit.h"

#include <algorithm>

namespace prunus {

namespace {

struct Found {
    NodeId before = noNode;
    Visit visit;
};

/// The node or its nearest forebear that is in the new tree and was visited there; as often as it
/// had been by the moment, if it was.
std::optional<Found> nearestVisited(const Moment& moment, NodeId n, const NodeMap& map,
                                    const GameTree& tree, const SearchTrace& trace) {
    const GameTree& old = moment.tree();
    const auto visited = [&](NodeId at) {
        const NodeId now = map.at(at);
        // A depth limit may have taken the node out of the new search.
        return now != noNode && now < trace.belowHorizon() && trace.visited(now);
    };
    if (map.identity()) {
        n = old.nearestUp(n, [&](NodeId at, Row /*row*/) { return visited(at); });
    } else {
        // What was moved may have been visited where its former forebears were not.
        while (n != noNode && !visited(n)) {
            n = old.parent(n);
        }
    }
    if (n == noNode) {
        return std::nullopt;
    }
    const std::uint32_t number = std::max(moment.visitCount(n), 1U);
    return Found{n, visitOf(tree, trace, map.at(n), number).value()};
}

} // namespace

Step stepAfterEdit(const Moment& moment, const NodeMap& map, const GameTree& tree,
                   const SearchTrace& trace) {
    if (moment.step().value == 0) {
        return Step{0};
    }
    if (moment.step() == moment.trace().end()) {
        return trace.end();
    }
    const Event event = moment.event();
    const bool comparing = event.kind == EventKind::back || event.kind == EventKind::cutoff;
    const NodeId subject = comparing ? event.child : event.node;
    const std::optional<Found> found = nearestVisited(moment, subject, map, tree, trace);
    if (!found) {
        return Step{0};
    }
    if (comparing && found->before == subject) {
        const std::optional<Step> cut = nextCutoff(trace, found->visit.last);
        const bool cutHere = event.kind == EventKind::cutoff && cut == found->visit.last + 2 &&
                             Moment(tree, trace, *cut).event().child == map.at(subject);
        return std::min(found->visit.last + (cutHere ? 2 : 1), trace.end());
    }
    const bool leaving = event.kind == EventKind::leave && found->before == subject;
    return leaving ? found->visit.last : found->visit.first;
}

} // namespace prunus
