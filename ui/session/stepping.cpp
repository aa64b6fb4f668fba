#include "ui/session/stepping.h"

#include "core/edit/place.h"

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
    const bool between = node == noNode && moment.step() < moment.trace().end();
    if (between) {
        return endOfNode(Moment(moment.tree(), moment.trace(), stepAfter(moment)));
    }
    return node == noNode
               ? moment.step()
               : visitOf(moment.tree(), moment.trace(), node, moment.visitCount(node))->last;
}

Step samePlace(const Moment& moment, const SearchTrace& other) {
    return placeAfterEdit(moment, NodeMap(), moment.tree(), other);
}

} // namespace prunus
