#include "ui/canvas/accessiblenode.h"

#include "ui/canvas/accessibletree.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/positionwords.h"
#include "ui/words/lists.h"
#include "ui/words/nodewords.h"
#include "ui/words/notewords.h"

#include <QCoreApplication>
#include <QWindow>

namespace prunus {

QString TreeCanvas::description(NodeId n) const {
    const Moment moment = session_.moment();
    const NodeWords words(moment, session_.document()->names,
                          {hidesUnreadLeaves(), session_.side()});
    const QString position = positionWords(session_, n);
    const Naming naming(moment, session_.document()->names, hidesUnreadLeaves());
    const QString note = session_.showsNotes() ? NoteWords(naming).of(n) : QString();
    const QString state = listed({words.state(n), note});
    return position.isEmpty()
               ? state
               //: What a screen reader says of a node: the position on its board, and its state.
               : QCoreApplication::translate("AccessibleNode", "%1. %2").arg(position, state);
}

QString TreeCanvas::pressWords() const {
    return QCoreApplication::translate("AccessibleNode", "Selects the node");
}

std::vector<TreeCanvas::NodeAction> TreeCanvas::nodeActions(NodeId /*n*/) const {
    return {};
}

void TreeCanvas::act(NodeId /*n*/, const QString& /*action*/) {
    // There are none.
}

bool AccessibleNode::isValid() const {
    return tree_.isValid() && tree_.session() != nullptr &&
           node_.value < tree_.session()->document()->tree.nodeCount();
}

QWindow* AccessibleNode::window() const {
    return tree_.window();
}

QAccessibleInterface* AccessibleNode::parent() const {
    if (!isValid() || node_ == GameTree::root()) {
        return QAccessible::queryAccessibleInterface(tree_.object());
    }
    return tree_.node(tree_.session()->document()->tree.parent(node_));
}

int AccessibleNode::childCount() const {
    return isValid() ? static_cast<int>(tree_.session()->document()->tree.childCount(node_)) : 0;
}

QAccessibleInterface* AccessibleNode::child(int index) const {
    if (index < 0 || index >= childCount()) {
        return nullptr;
    }
    const NodeRange children = tree_.session()->document()->tree.children(node_);
    return tree_.node(children[static_cast<std::uint32_t>(index)]);
}

int AccessibleNode::indexOfChild(const QAccessibleInterface* child) const {
    const auto* const other = dynamic_cast<const AccessibleNode*>(child);
    if (other == nullptr || !isValid()) {
        return -1;
    }
    const NodeRange children = tree_.session()->document()->tree.children(node_);
    return children.contains(other->node_)
               ? static_cast<int>(other->node_.value - children.first.value)
               : -1;
}

/// The canvas finds nodes by place, however deep they are; no node lies inside another.
QAccessibleInterface* AccessibleNode::childAt(int /*x*/, int /*y*/) const {
    return nullptr;
}

QAccessibleInterface* AccessibleNode::focusChild() const {
    return state().focused ? tree_.node(node_) : nullptr;
}

QString AccessibleNode::text(QAccessible::Text kind) const {
    if (!isValid()) {
        return {};
    }
    const TreeCanvas& canvas = tree_.canvas();
    const Moment moment = tree_.session()->moment();
    const NodeWords words(moment, tree_.session()->document()->names,
                          {canvas.hidesUnreadLeaves(), tree_.session()->side()});
    switch (kind) {
    case QAccessible::Name:
        return words.name(node_);
    case QAccessible::Description:
        return canvas.description(node_);
    default:
        return {};
    }
}

void AccessibleNode::setText(QAccessible::Text /*kind*/, const QString& /*text*/) {
    // What a node says follows from the search.
}

QRect AccessibleNode::rect() const {
    if (!isValid()) {
        return {};
    }
    const QRect drawn = tree_.canvas().nodeArea(node_).toAlignedRect();
    return {tree_.canvas().mapToGlobal(drawn.topLeft()), drawn.size()};
}

QAccessible::State AccessibleNode::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const TreeCanvas& canvas = tree_.canvas();
    const bool selected = tree_.session()->selection() == node_;
    state.focusable = true;
    state.selectable = true;
    state.selected = selected;
    state.focused = selected && canvas.hasFocus();
    state.invisible = !canvas.isVisible();
    state.offscreen = !canvas.nodeRect(node_).intersects(QRectF(canvas.rect()));
    return state;
}

void* AccessibleNode::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QStringList AccessibleNode::actionNames() const {
    QStringList names{pressAction(), setFocusAction()};
    if (isValid() && !tree_.session()->trace()->isUnsearched()) {
        names << jumpAction();
    }
    for (const TreeCanvas::NodeAction& each : more()) {
        names << each.name;
    }
    return names;
}

std::vector<TreeCanvas::NodeAction> AccessibleNode::more() const {
    return isValid() ? tree_.canvas().nodeActions(node_) : std::vector<TreeCanvas::NodeAction>();
}

QString AccessibleNode::localizedActionName(const QString& name) const {
    for (const TreeCanvas::NodeAction& each : more()) {
        if (each.name == name) {
            return each.words;
        }
    }
    //: A verb: what a screen reader offers to do with a node.
    return name == jumpAction() ? tr("Jump")
                                : QAccessibleActionInterface::localizedActionName(name);
}

QString AccessibleNode::localizedActionDescription(const QString& name) const {
    if (name == jumpAction()) {
        return tr("Goes to the step in which the node is first entered, or cut off");
    }
    return name == pressAction() ? tree_.canvas().pressWords()
                                 : QAccessibleActionInterface::localizedActionDescription(name);
}

void AccessibleNode::doAction(const QString& name) {
    if (!isValid()) {
        return;
    }
    if (name == jumpAction()) {
        jump();
        return;
    }
    if (name == setFocusAction()) {
        // As by Tab, so that the arrow keys walk on from here.
        tree_.canvas().setFocus(Qt::ShortcutFocusReason);
        tree_.session()->select(node_);
    } else if (name == pressAction()) {
        tree_.canvas().press(node_);
    } else {
        tree_.canvas().act(node_, name);
    }
}

QStringList AccessibleNode::keyBindingsForAction(const QString& name) const {
    //: The key.
    return name == jumpAction() ? QStringList{tr("Enter")} : QStringList();
}

void AccessibleNode::jump() const {
    Session& session = *tree_.session();
    const Moment atEnd(session.document()->tree, *session.trace(), session.trace()->end());
    const NodeStory story = storyOf(atEnd, node_);
    if (const auto step = story.entered ? story.entered : story.cutoff) {
        session.setStep(*step);
    }
}

} // namespace prunus
