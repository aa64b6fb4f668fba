#include "ui/drawing/nameplacing.h"

#include "ui/drawing/cardroom.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <map>

namespace prunus {

/// Those of open nodes however small they are: the call stack names them, too. Where their rows are
/// nearer to each other than names, only some are tried.
void NamePlacing::placeNames(bool open) {
    constexpr double large = 0.2;
    double next = area_.top();
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const bool small = node.where.scale <= large;
            if ((node.where.state == NodeState::open) != open || isCurrent(node) ||
                isSelected(node) || (small && (!open || node.where.centre.y() < next))) {
                continue;
            }
            placeName(node);
            if (small) {
                next = node.where.centre.y() + pixels_ / 2.0;
            }
        }
    }
}

bool NamePlacing::placeNameOf(NodeId n) {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.node == n) {
                return placeName(node);
            }
        }
    }
    return true;
}

bool NamePlacing::placeName(const DrawnNode& node) {
    const QString name = QString::fromStdString(picture_.names->shortOf(node.where.node));
    if (name.isEmpty() || !area_.contains(node.where.centre)) {
        return true;
    }
    // Where the frame of a selection leaves no room, the name stays where it was without the frame.
    return (isSelected(node) && placeNameText(node, name, frameMargin(node))) ||
           placeNameText(node, name, 0);
}

bool NamePlacing::placeNameText(const DrawnNode& node, const QString& name, double frame) {
    const QFontMetricsF metrics(canvasFont(Face::bold, pixels_));
    // The whole name if it fits, else its beginning.
    for (const double room : {22.0 * pixels_, 7.0 * pixels_, 3.5 * pixels_}) {
        const QString shown = metrics.elidedText(name, Qt::ElideRight, room);
        const Label label = nameLabel(node.where.node, shown);
        if (tryBeside(node, label, frame)) {
            return true;
        }
        if (shown == name && label.rect.width() < 3.5 * pixels_) {
            return false;
        }
    }
    return false;
}

Label NamePlacing::nameLabel(NodeId n, const QString& text) const {
    return singleLabel(Label::Kind::name, n, text, Face::bold, Ink::muted, pixels_);
}

/// Under a leaf; at the left of an inner node, or above it.
bool NamePlacing::tryBeside(const DrawnNode& node, Label label, double frame) {
    const QPointF centre = node.where.centre;
    const double width = label.rect.width();
    const double height = label.rect.height();
    if (node.where.kind == ShapeKind::leafBox) {
        const double under =
            std::max(centre.y() + lowerReach(node, 18 * node.shape.scale) + 3, belowWorth(node)) +
            frame;
        return tryAt(label, {centre.x() - width / 2, under});
    }
    const double top = centre.y() - 12 * node.shape.scale - height / 2;
    const double over = centre.y() - height -
                        (isRinged(node) ? ringReach(node) : -boundsOf(node.shape).top() + frame);
    const auto [far, near] =
        sidesAt(node, reachWith(node, frame), besideNode * std::min(node.shape.scale, 1.0));
    return tryAt(label, {centre.x() - far - width, top}) ||
           tryAt(label, {centre.x() - near - width, top}) ||
           tryAt(label, {centre.x() - width - 5, over});
}

/// The static values that inner nodes have of their own, where all else has left room: nothing
/// gives way to them. A node at the depth limit has its value inside.
void NamePlacing::placeOwnValues() {
    std::map<NodeId, std::size_t> named;
    for (std::size_t k = 0; k < frame_.labels.size(); ++k) {
        if (frame_.labels[k].kind == Label::Kind::name) {
            named[frame_.labels[k].node] = k;
        }
    }
    const GameTree& tree = picture_.tree();
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const NodeId n = node.where.node;
            if (node.where.scale <= 0.2 || !tree.hasOwnValue(n) ||
                picture_.trace().isSearchLeaf(tree, n) || !area_.contains(node.where.centre)) {
                continue;
            }
            const QString value =
                QCoreApplication::translate("Canvas", "static %1", "value of a node")
                    .arg(shownNumber(tree.staticValue(n)));
            const auto name = named.find(n);
            if (name == named.end() || !lengthen(frame_.labels[name->second], value)) {
                tryBeside(node, nameLabel(n, value), 0);
            }
        }
    }
}

/// Adds a value to a name, to the left of where that stands, if there is room.
bool NamePlacing::lengthen(Label& name, const QString& value) {
    Label longer = nameLabel(name.node, name.text() + QStringLiteral(" · ") + value);
    longer.rect.moveTopRight(name.rect.topRight());
    const double air = 0.7 * pixels_; // about the name, taken by itself
    QRectF added = longer.rect.adjusted(-2, 0, 0, 0);
    added.setRight(name.rect.left() - air);
    if (!occupied_.isFree(added)) {
        return false;
    }
    occupied_.add(added.adjusted(2 - air, 0, 0, 0));
    name = longer;
    return true;
}

void NamePlacing::placeMoves() {
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
void NamePlacing::placeMove(const DrawnNode& node, Label label, QPointF parent) {
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
