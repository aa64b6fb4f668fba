#include "ui/session/stepping.h"

#include "core/edit/stepafteredit.h"

namespace prunus {

Step endOfNode(const Moment& moment) {
    if (moment.step().value == 0) {
        return moment.trace().end();
    }
    const NodeId node = moment.innermost();
    const bool between = node == noNode && moment.step() < moment.trace().end();
    if (between) {
        return endOfNode(Moment(moment.tree(), moment.trace(), moment.step() + 1));
    }
    return node == noNode
               ? moment.step()
               : visitOf(moment.tree(), moment.trace(), node, moment.visitCount(node))->last;
}

Step samePlace(const Moment& moment, const SearchTrace& other) {
    return stepAfterEdit(moment, NodeMap(), moment.tree(), other);
}

} // namespace prunus
