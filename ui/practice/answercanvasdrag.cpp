// Nodes that are moved among their siblings, by dragging them or by keys.

#include "ui/practice/answercanvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace prunus {

void AnswerCanvas::moveSelected(int by) {
    const NodeId n = session().selection();
    if (exercise_.movesNodes() && n != noNode && n != GameTree::root()) {
        const NodeId now = exercise_.move(n, std::int64_t{exercise_.tree()->childNumber(n)} + by);
        walkOn();
        session().select(now);
        keepVisible(now);
    }
}

std::uint32_t AnswerCanvas::placeUnder(QPoint at) const {
    const GameTree& tree = *exercise_.tree();
    std::uint32_t place = 0;
    for (const NodeId sibling : tree.children(tree.parent(held_))) {
        place += sibling != held_ && nodeRect(sibling).center().x() < at.x() ? 1U : 0U;
    }
    return place;
}

void AnswerCanvas::mousePressEvent(QMouseEvent* event) {
    const NodeId n = nodeAt(event->position().toPoint());
    const bool moves = exercise_.movesNodes() && event->button() == Qt::LeftButton;
    held_ = moves && n != GameTree::root() ? n : noNode;
    heldAt_ = event->position().toPoint();
    TreeCanvas::mousePressEvent(event);
}

void AnswerCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (held_ == noNode) {
        TreeCanvas::mouseMoveEvent(event);
    } else if (draggedTo_ ||
               (at - heldAt_).manhattanLength() >= QApplication::startDragDistance()) {
        draggedTo_ = at;
        setCursor(Qt::ClosedHandCursor);
        update();
    }
}

void AnswerCanvas::mouseReleaseEvent(QMouseEvent* event) {
    TreeCanvas::mouseReleaseEvent(event);
    const NodeId n = std::exchange(held_, noNode);
    if (!std::exchange(draggedTo_, std::nullopt) || n == noNode) {
        return;
    }
    unsetCursor();
    held_ = n;
    const std::uint32_t place = placeUnder(event->position().toPoint());
    held_ = noNode;
    session().select(exercise_.move(n, place));
    update();
}

/// A bar where the node would be put down, between its siblings.
void AnswerCanvas::paintDrag(QPainter& painter) const {
    if (!draggedTo_ || held_ == noNode) {
        return;
    }
    const GameTree& tree = *exercise_.tree();
    const NodeRange family = tree.children(tree.parent(held_));
    const std::uint32_t place = placeUnder(*draggedTo_);
    const bool further = place > tree.childNumber(held_);
    const QRectF beside = nodeRect(family[place]);
    const double gap = 0.35 * beside.width();
    const double x = place == tree.childNumber(held_) ? beside.center().x()
                     : further                        ? beside.right() + gap
                                                      : beside.left() - gap;
    painter.setPen(QPen(theme().ownMark, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(x, beside.top() - 6), QPointF(x, beside.bottom() + 6));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(nodeRect(held_).adjusted(-4, -4, 4, 4));
}

} // namespace prunus
