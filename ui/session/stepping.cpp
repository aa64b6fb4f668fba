#include "ui/session/stepping.h"

#include <algorithm>

namespace prunus {

Step stepAfter(const Moment& moment) {
    return std::min(moment.step() + 1, moment.trace().end());
}

Step stepBefore(const Moment& moment) {
    return moment.step().value == 0 ? moment.step() : moment.step() - 1;
}

Step cutoffAfter(const Moment& moment) {
    return nextCutoff(moment.trace(), moment.step()).value_or(moment.step());
}

Step cutoffBefore(const Moment& moment) {
    return previousCutoff(moment.trace(), moment.step()).value_or(moment.step());
}

Step endOfNode(const Moment& moment) {
    if (moment.step().value == 0) {
        return moment.trace().end();
    }
    const NodeId node = moment.innermost();
    return node == noNode ? moment.step() : visitOf(moment.tree(), moment.trace(), node)->last;
}

Step samePlace(const Moment& moment, const SearchTrace& other) {
    if (moment.step().value == 0 || moment.step() == moment.trace().end()) {
        return moment.step().value == 0 ? Step{0} : other.end();
    }
    const GameTree& tree = moment.tree();
    const Event event = moment.event();
    const bool comparing = event.kind == EventKind::back || event.kind == EventKind::cutoff;
    NodeId node = comparing ? event.child : event.node;
    // A limit may have taken the node out of the other search, or a cutoff.
    node = tree.nearestUp(node, [&](NodeId at, Row /*row*/) {
        return at < other.belowHorizon() && other.visited(at);
    });
    const std::optional<Visit> visit = visitOf(tree, other, node);
    if (comparing && node == event.child) {
        const auto cut = nextCutoff(other, visit->last);
        const bool cutHere = event.kind == EventKind::cutoff && cut == visit->last + 2 &&
                             Moment(tree, other, *cut).event().node == event.node;
        return std::min(visit->last + (cutHere ? 2 : 1), other.end());
    }
    return event.kind == EventKind::leave && node == event.node ? visit->last : visit->first;
}

} // namespace prunus
