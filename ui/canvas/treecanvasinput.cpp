#include "ui/canvas/nodeeditor.h"
#include "ui/canvas/nodeplace.h"
#include "ui/canvas/treecanvas.h"
#include "ui/drawing/drawnnode.h"
#include "ui/session/positionwords.h"
#include "ui/words/naming.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

constexpr double zoomStep = 1.25;

} // namespace

bool TreeCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The window's arrow keys step; here they walk, so they must not become shortcuts.
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (isWalkingKey(*key) || (edit_.runs() && key->key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        if (!showToolTip(help->pos(), help->globalPos())) {
            QToolTip::hideText();
            event->ignore();
        }
        return true;
    }
    return event->type() == QEvent::Gesture ? pinch(*static_cast<QGestureEvent*>(event))
                                            : QWidget::event(event);
}

/// Two fingers zoom, and one drags: Qt makes a mouse of it.
bool TreeCanvas::pinch(QGestureEvent& event) {
    const auto* pinched = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (pinched == nullptr || !session_.hasSearch()) {
        return false;
    }
    pressedAt_.reset(); // the first of the fingers, which then did not drag
    edit_.end(false);
    pull_ = Pull::nothing;
    if (pinched->scaleFactor() == pinched->lastScaleFactor()) {
        return true; // Qt tells of each move of two fingers twice
    }
    zoomBy(pinched->scaleFactor(), mapFromGlobal(pinched->hotSpot()), false);
    return true;
}

bool TreeCanvas::showToolTip(QPoint place, QPoint onScreen) {
    const NodeId n = nodeAt(place);
    if (n == noNode) {
        return false;
    }
    // The whole name and number, for where the drawing had no room.
    const Moment moment = session_.moment();
    const QString name = Naming(moment, session_.document()->names, hidesUnreadLeaves()).of(n);
    const QString text = nodeText(picture(moment), n, moment.state(n));
    const bool plain = text.isEmpty() || text == name;
    QString told = (plain ? name : name + QStringLiteral(": ") + text).toHtmlEscaped();
    if (const QString position = positionWords(session_, n); !position.isEmpty()) {
        told += QStringLiteral("<br/>") + position.toHtmlEscaped();
    }
    QToolTip::showText(onScreen, told, this);
    return true;
}

void TreeCanvas::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0 || !session_.hasSearch()) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(1.2, notches), event->position(), false);
    event->accept();
}

void TreeCanvas::zoomIn() {
    zoomBy(zoomStep, zoomCentre(), true);
}

void TreeCanvas::zoomOut() {
    zoomBy(1 / zoomStep, zoomCentre(), true);
}

QPointF TreeCanvas::zoomCentre() const {
    const QRectF area(rect());
    if (session_.hasSearch()) {
        const bool walks = walking_ && session_.selection() != noNode;
        const NodeId n = walks ? session_.selection() : session_.moment().currentNode();
        // At step 0 the search is about to start at the root.
        const NodeId looked = n == noNode ? GameTree::root() : n;
        const QPointF at = view_.pixel(NodePlace(*this, looked).inTree());
        if (area.contains(at)) {
            return at;
        }
    }
    return area.center();
}

void TreeCanvas::fit() {
    fitRows(false);
}

void TreeCanvas::fitFirstRows() {
    fitRows(true);
}

void TreeCanvas::fitRows(bool first) {
    fitted_ = true;
    firstRows_ = first;
    goTo(fittedView(), true);
}

void TreeCanvas::zoomBy(double factor, QPointF at, bool glide) {
    fitted_ = false;
    goTo(zoomed(view_, factor, at, viewport()), glide);
}

void TreeCanvas::mousePressEvent(QMouseEvent* event) {
    if (edit_.runs()) {
        if (event->button() == Qt::RightButton) {
            edit_.end(false);
        }
        return; // the button that drags goes on
    }
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) {
        event->ignore();
        return;
    }
    // From now on the mouse leads: arrow keys step again, as everywhere.
    walking_ = false;
    pressedAt_ = event->position().toPoint();
    draggedTo_ = *pressedAt_;
    pull_ = Pull::nothing;
    pressedWith_ = event->button();
}

void TreeCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!pressedAt_ || !session_.hasSearch()) {
        return;
    }
    const QPoint at = event->position().toPoint();
    const QPoint pulled = at - *pressedAt_;
    if (pull_ == Pull::nothing) {
        if (pulled.manhattanLength() < QApplication::startDragDistance()) {
            return;
        }
        if (pressedWith_ == Qt::LeftButton && edit_.begin(*pressedAt_, pulled)) {
            pull_ = Pull::edits;
        } else {
            pull_ = Pull::pans;
            setCursor(Qt::ClosedHandCursor);
        }
    }
    if (edit_.runs()) {
        edit_.moveTo(at, event->modifiers());
    }
    if (pull_ == Pull::edits) {
        return;
    }
    fitted_ = false;
    goTo(panned(view_, at - draggedTo_, viewport()), false);
    draggedTo_ = at;
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != pressedWith_) {
        return;
    }
    const bool clicked = pressedAt_ && pull_ == Pull::nothing && event->button() == Qt::LeftButton;
    pressedAt_.reset();
    edit_.end(true);
    if (pull_ != Pull::nothing) {
        pull_ = Pull::nothing;
        unsetCursor();
    }
    if (clicked && session_.hasSearch()) {
        click(event->position().toPoint());
    }
    update();
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const NodeId n = nodeAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || n == noNode || !canEdit()) {
        mousePressEvent(event);
        return;
    }
    pressedAt_.reset();
    nodeEditor_->open(n, NodeEditor::Field::node);
}

void TreeCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard) {
        askMenu();
    } else if (!edit_.runs() && !pressedAt_) {
        if (session_.hasSearch()) {
            session_.select(nodeAt(event->pos()));
        }
        emit menuAsked(event->globalPos());
    }
}

void TreeCanvas::askMenu() {
    if (QApplication::mouseButtons() != Qt::NoButton) {
        return; // beside the tree the right button asks for nothing
    }
    const NodeId at = session_.hasSearch() && session_.selection() == noNode
                          ? session_.moment().currentNode()
                          : session_.selection();
    if (at != noNode) {
        session_.select(at);
        keepVisible(at);
    }
    const QPoint place = at == noNode ? rect().center() : nodeRect(at).center().toPoint();
    emit menuAsked(
        mapToGlobal(QPoint(std::clamp(place.x(), 0, width()), std::clamp(place.y(), 0, height()))));
}

void TreeCanvas::focusInEvent(QFocusEvent* event) {
    switch (event->reason()) {
    case Qt::ActiveWindowFocusReason:
    case Qt::PopupFocusReason:
    case Qt::MenuBarFocusReason:
        break; // back from elsewhere: as it was
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason: // from a screen reader
        walking_ = true;
        break;
    default:
        walking_ = false;
    }
    QWidget::focusInEvent(event);
    update();
}

void TreeCanvas::walkOn() {
    walking_ = true;
    update();
}

void TreeCanvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool TreeCanvas::isWalkingKey(const QKeyEvent& event) const {
    if (!walking_ || !session_.hasSearch() || (event.modifiers() & ~Qt::KeypadModifier) != 0) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    default:
        return false;
    }
}

void TreeCanvas::keyPressEvent(QKeyEvent* event) {
    if (edit_.runs() && event->key() == Qt::Key_Escape) {
        edit_.end(false);
        return;
    }
    if (edit_.movesNode() && event->key() == Qt::Key_Control) {
        edit_.press(Qt::ControlModifier);
        return;
    }
    if (!isWalkingKey(*event) || !walk(event->key())) {
        QWidget::keyPressEvent(event);
    }
}

void TreeCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (edit_.movesNode() && event->key() == Qt::Key_Control) {
        edit_.press(Qt::NoModifier);
        return;
    }
    QWidget::keyReleaseEvent(event);
}

bool TreeCanvas::walk(int key) {
    const NodeId from = session_.selection();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        const auto visit = from == noNode
                               ? std::nullopt
                               : visitOf(session_.document()->tree, *session_.trace(), from);
        if (visit) {
            session_.setStep(visit->first);
        }
        return visit.has_value();
    }
    const NodeId to = neighbour(key);
    if (to != noNode) {
        session_.select(to);
        keepVisible(to);
    }
    return true;
}

NodeId TreeCanvas::neighbour(int key) const {
    const GameTree& tree = session_.document()->tree;
    const NodeId from = session_.selection();
    if (from == noNode) {
        const NodeId current = session_.moment().currentNode();
        return current == noNode ? GameTree::root() : current;
    }
    const NodeRange row = tree.row(tree.rowOf(from));
    switch (key) {
    case Qt::Key_Left:
        return from > row.first ? from - 1 : noNode;
    case Qt::Key_Right:
        return from + 1 < row.last ? from + 1 : noNode;
    case Qt::Key_Up:
        return tree.parent(from);
    case Qt::Key_Down:
        return tree.isLeaf(from) ? noNode : tree.children(from).first;
    default:
        return noNode;
    }
}

} // namespace prunus
