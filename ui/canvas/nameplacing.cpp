#include "ui/canvas/cardroom.h"
#include "ui/canvas/labelplacing.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>

namespace prunus {

void LabelPlacing::placeNames(bool open) {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            if ((node.where.state == NodeState::open) == open && node.where.scale > 0.2 &&
                !isCurrent(node) && !isSelected(node)) {
                placeName(node);
            }
        }
    }
}

void LabelPlacing::placeMarkedNames() {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            if ((isCurrent(node) || isSelected(node)) && node.where.scale > 0.2) {
                placeName(node);
            }
        }
    }
}

/// What is written beside a node, the fullest first: its name, and of an inner node the static
/// value that its author gave it. One at the depth limit has it inside.
QStringList LabelPlacing::nameTexts(const DrawnNode& node) const {
    const GameTree& tree = picture_.tree();
    const NodeId n = node.where.node;
    const QString name =
        picture_.showNames ? QString::fromStdString(picture_.names->shortOf(n)) : QString();
    const bool inner = !tree.isLeaf(n) && node.where.kind != ShapeKind::leafBox;
    if (!inner || !tree.hasOwnValue(n) || picture_.hideUnreadLeaves) {
        return {name};
    }
    const QString value = QCoreApplication::translate("Canvas", "static %1", "value of a node")
                              .arg(shownNumber(tree.staticValue(n)));
    return {name.isEmpty() ? value : name + QStringLiteral(" · ") + value, name};
}

void LabelPlacing::placeName(const DrawnNode& node) {
    if (!area_.contains(node.where.centre)) {
        return;
    }
    // Where the frame of a selection leaves no room, the name stays where it was without the frame.
    const double frame = isSelected(node) ? frameMargin(node) : 0;
    for (const QString& name : nameTexts(node)) {
        if (placeNameText(node, name, frame) || (frame > 0 && placeNameText(node, name, 0))) {
            return;
        }
    }
}

bool LabelPlacing::placeNameText(const DrawnNode& node, const QString& name, double frame) {
    if (name.isEmpty()) {
        return false;
    }
    const QPointF centre = node.where.centre;
    const bool leaf = node.where.kind == ShapeKind::leafBox;
    const QFontMetricsF metrics(canvasFont(Face::bold, pixels_));
    // The whole name if it fits, else its beginning.
    for (const double room : {22.0 * pixels_, 7.0 * pixels_, 3.5 * pixels_}) {
        const QString shown = metrics.elidedText(name, Qt::ElideRight, room);
        Label label =
            singleLabel(Label::Kind::name, node.where.node, shown, Face::bold, Ink::muted, pixels_);
        const double width = label.rect.width();
        const double height = label.rect.height();
        const double top = centre.y() - 12 * node.shape.scale - height / 2;
        const double under =
            std::max(centre.y() + lowerReach(node, 18 * node.shape.scale) + 3, belowWorth(node)) +
            frame;
        const double over =
            centre.y() - height -
            (isRinged(node) ? ringReach(node) : -boundsOf(node.shape).top() + frame);
        if (leaf) {
            if (tryAt(label, {centre.x() - width / 2, under})) {
                return true;
            }
        } else {
            const auto [far, near] =
                sidesAt(node, reachWith(node, frame), besideNode * std::min(node.shape.scale, 1.0));
            if (tryAt(label, {centre.x() - far - width, top}) ||
                tryAt(label, {centre.x() - near - width, top}) ||
                tryAt(label, {centre.x() - width - 5, over})) {
                return true;
            }
        }
        if (shown == name && width < 3.5 * pixels_) {
            return false;
        }
    }
    return false;
}

void LabelPlacing::placeMoves() {
    const GameTree& tree = picture_.tree();
    if (tree.moves().empty() || frame_.visible.rowStride != 1) {
        return;
    }
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const auto move = tree.moves().at(node.where.node);
            if (move.empty() || node.where.scale < 0.25) {
                continue;
            }
            Label label = singleLabel(Label::Kind::move, node.where.node,
                                      QString::fromUtf8(move.data(), qsizetype(move.size())),
                                      Face::regular, Ink::muted, smallPixels());
            const QPointF parent = pixelOf(picture_, tree.parent(node.where.node));
            placeMove(node, label, parent);
        }
    }
}

/// Nearer to the child, unless its ring is there; where there are cards, below that of the parent.
void LabelPlacing::placeMove(const DrawnNode& node, Label label, QPointF parent) {
    const QPointF centre = node.where.centre;
    const QPointF half(label.rect.width() / 2, label.rect.height() / 2);
    if (picture_.boards != nullptr) {
        const double clear = 1 - clearOfCards(0.68, picture_.view.rowGap, picture_.textScale);
        const QPointF at = centre + (parent - centre) * clear;
        // Beside the slash of a cut edge.
        const QPointF beside(node.where.state == NodeState::cut ? half.x() + 0.9 * pixels_ : 0, 0);
        // A sibling's card where play ended may hang so far down: then just above the child.
        const QPointF low = centre + (parent - centre) * 0.24;
        if (tryAt(label, at + beside - half) || tryAt(label, low + beside - half)) {
            return;
        }
    }
    for (const double part : {0.32, 0.44, 0.56}) {
        if (tryAt(label, centre + (parent - centre) * part - half)) {
            return;
        }
    }
}

} // namespace prunus
