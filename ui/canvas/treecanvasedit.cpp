// What is seen of a tree while it is edited.

#include "ui/canvas/nodedrag.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"
#include "ui/words/editwords.h"

#include <cstdlib>
#include <utility>

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

/// Nodes that are drawn narrower are no handles: one pans over them.
constexpr double leastHandle = 14;

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
    if (session_.selection() != noNode && !leafDrag_) {
        keepVisible(session_.selection());
    }
}

bool TreeCanvas::canEdit() const {
    return editable_ && session_.editing().possible();
}

/// A node that is pulled is moved; the number of the leaf that is selected, pulled up or down, is
/// changed. False for what is no node, and for the root, with which one pans.
bool TreeCanvas::beginEditDrag(QPoint at, QPoint pull) {
    const NodeId n = nodeAt(at);
    if (pressedWith_ != Qt::LeftButton || n == noNode || !canEdit() ||
        nodeRect(n).width() < leastHandle) {
        return false;
    }
    const GameTree& tree = session_.document()->tree;
    const bool hidden =
        session_.hidesUnreadLeaves() && session_.moment().state(n) != NodeState::evaluated;
    if (n == session_.selection() && tree.isLeaf(n) && tree.hasStaticValue(n) && !hidden &&
        std::abs(pull.y()) > std::abs(pull.x())) {
        leafDrag_ = std::make_unique<LeafDrag>(n, tree.staticValue(n), at);
        setCursor(Qt::SizeVerCursor);
        return true;
    }
    if (n == GameTree::root()) {
        return false;
    }
    session_.select(n);
    nodeDrag_ = std::make_unique<NodeDrag>(*this, n, at);
    setCursor(Qt::DragMoveCursor);
    return true;
}

void TreeCanvas::continueEditDrag(QPoint at, Qt::KeyboardModifiers modifiers) {
    draggedTo_ = at;
    if (nodeDrag_) {
        const bool copies = modifiers.testFlag(Qt::ControlModifier);
        nodeDrag_->moveTo(at, copies);
        setCursor(copies ? Qt::DragCopyCursor : Qt::DragMoveCursor);
        update();
        return;
    }
    if (session_.selection() != leafDrag_->leaf()) { // the tree was changed by other means
        endEditDrag(true);
        return;
    }
    const Value value = leafDrag_->valueAt(at, modifiers.testFlag(Qt::ShiftModifier));
    if (value != session_.document()->tree.staticValue(leafDrag_->leaf())) {
        const auto merge =
            leafDrag_->changed() ? History::Merge::withPrevious : History::Merge::never;
        leafDrag_->setChanged();
        const auto error = session_.editing().perform(SetValue{leafDrag_->leaf(), value}, merge);
        if (error) {
            emit session_.failed(EditWords::why(*error));
        }
    }
}

void TreeCanvas::endEditDrag(bool drop) {
    if (!isEditDragging()) {
        return;
    }
    const auto nodeDrag = std::exchange(nodeDrag_, nullptr);
    const auto leafDrag = std::exchange(leafDrag_, nullptr);
    dragCancelled_ = true;
    unsetCursor();
    update();
    if (leafDrag && !drop && leafDrag->changed()) {
        session_.editing().undo();
    }
    const auto edit = nodeDrag && drop ? nodeDrag->edit() : std::nullopt;
    if (edit) {
        if (const auto error = session_.editing().perform(*edit)) {
            emit session_.failed(EditWords::why(*error));
        }
    }
}

void TreeCanvas::changeLeafBy(double units) {
    const NodeId n = session_.selection();
    const GameTree& tree = session_.document()->tree;
    const auto error = session_.editing().perform(SetValue{n, tree.staticValue(n) + units},
                                                  History::Merge::withPrevious);
    if (error) {
        emit session_.failed(EditWords::why(*error));
    }
}

} // namespace prunus
