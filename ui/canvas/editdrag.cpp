#include "ui/canvas/editdrag.h"

#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"

#include <cstdlib>
#include <utility>

namespace prunus {
namespace {

/// Nodes that are drawn narrower are no handles: one pans over them.
constexpr double leastHandle = 14;

} // namespace

bool EditDrag::begin(QPoint at, QPoint pull) {
    Session& session = canvas_.session();
    const NodeId n = canvas_.nodeAt(at);
    if (n == noNode || !canvas_.canEdit() || canvas_.nodeRect(n).width() < leastHandle) {
        return false;
    }
    const GameTree& tree = session.document()->tree;
    const bool hidden =
        session.hidesUnreadLeaves() && session.moment().state(n) != NodeState::evaluated;
    if (n == session.selection() && tree.isLeaf(n) && tree.hasStaticValue(n) && !hidden &&
        std::abs(pull.y()) > std::abs(pull.x())) {
        leaf_ = std::make_unique<LeafDrag>(n, tree.staticValue(n), at);
        canvas_.setCursor(Qt::SizeVerCursor);
        return true;
    }
    if (n == GameTree::root()) {
        return false;
    }
    session.select(n);
    node_ = std::make_unique<NodeDrag>(canvas_, n, at);
    canvas_.setCursor(Qt::DragMoveCursor);
    return true;
}

void EditDrag::moveTo(QPoint at, Qt::KeyboardModifiers modifiers) {
    at_ = at;
    if (node_) {
        const bool copies = modifiers.testFlag(Qt::ControlModifier);
        node_->moveTo(at, copies);
        canvas_.setCursor(copies ? Qt::DragCopyCursor : Qt::DragMoveCursor);
        canvas_.update();
        return;
    }
    const NodeId leaf = leaf_->leaf();
    if (canvas_.session().selection() != leaf) { // the tree was changed by other means
        end(true);
        return;
    }
    const Value value = leaf_->valueAt(at, modifiers.testFlag(Qt::ShiftModifier));
    if (value != canvas_.session().document()->tree.staticValue(leaf)) {
        const auto merge = leaf_->changed() ? History::Merge::withPrevious : History::Merge::never;
        leaf_->setChanged();
        canvas_.perform(SetValue{leaf, value}, merge);
    }
}

void EditDrag::end(bool drop) {
    if (!runs()) {
        return;
    }
    const auto node = std::exchange(node_, nullptr);
    const auto leaf = std::exchange(leaf_, nullptr);
    canvas_.unsetCursor();
    canvas_.update();
    if (leaf && !drop && leaf->changed()) {
        canvas_.session().editing().undo();
    }
    if (const auto edit = node && drop ? node->edit() : std::nullopt) {
        canvas_.perform(*edit);
    }
}

void EditDrag::paint(QPainter& painter) const {
    if (node_) {
        node_->paint(painter);
    }
}

} // namespace prunus
