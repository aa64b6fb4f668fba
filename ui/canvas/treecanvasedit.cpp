// What is seen of a tree while it is edited.

#include "ui/canvas/treecanvas.h"

namespace prunus {
namespace {

QPointF placeOf(const Document& document, NodeId n) {
    return {document.layout.x(n), double(document.tree.rowOf(n).value)};
}

/// A node that both trees have, as near as possible to the one that was edited and in the same
/// family as before: the one whose place on the screen is kept.
struct Anchor {
    NodeId before = GameTree::root();
    NodeId now = GameTree::root();
};

Anchor anchorOf(const Document& before, const Document& now, const NodeMap& map, NodeId edited) {
    const NodeMap back = map.inverted(now.tree.nodeCount());
    const NodeId start = edited == noNode ? GameTree::root() : edited;
    for (NodeId n = start; n != GameTree::root(); n = now.tree.parent(n)) {
        const NodeId old = back.at(n);
        if (old != noNode && old != GameTree::root() &&
            map.at(before.tree.parent(old)) == now.tree.parent(n)) {
            return {old, n};
        }
    }
    return {};
}

/// The view with the pixel of one tree's place at that of another's.
View anchored(View view, QPointF before, QPointF now) {
    view.origin += view.pixel(before) - view.pixel(now);
    return view;
}

} // namespace

/// After an edit the tree stays where it is looked at. The fitted view stays fitted.
void TreeCanvas::continueFrom(const Document& before, const NodeMap& map) {
    const Anchor anchor = anchorOf(before, *document_, map, session_.selection());
    const QPointF from = placeOf(before, anchor.before);
    const QPointF to = placeOf(*document_, anchor.now);
    shown_ = anchored(shown_, from, to);
    const View kept = anchored(view_, from, to);
    if (fitted_) {
        goTo(fitted(viewport()), true);
        return;
    }
    const bool still = shown_ == kept;
    goTo(zoomed(kept, 1, kept.pixel(to), viewport()), !still);
    if (session_.selection() != noNode) {
        keepVisible(session_.selection());
    }
}

} // namespace prunus
