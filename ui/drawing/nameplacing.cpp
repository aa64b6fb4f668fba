#include "ui/drawing/nameplacing.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/edgeline.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <map>

namespace prunus {

namespace {

/// The whole name if it fits, else its beginning; in heights of a line.
constexpr std::array lengths{22.0, 7.0, 3.5};
/// Nodes of a smaller scale have neither names nor moves.
constexpr double named = 0.2;
constexpr double moved = 0.25;

bool isLeaf(const DrawnNode& node) {
    return node.where.kind == ShapeKind::leafBox;
}

} // namespace

/// Whether all of a kind in a row are of one size, so that they have all the same room.
bool NamePlacing::isAlike(std::size_t row, bool leaves) const {
    double scale = 0;
    const bool alike = std::ranges::all_of(frame_.nodes[row], [&](const DrawnNode& node) {
        scale = scale == 0 && isLeaf(node) == leaves ? node.where.scale : scale;
        return isLeaf(node) != leaves || node.where.scale == scale;
    });
    return alike && frame_.visible.rows[row].columns.empty();
}

void NamePlacing::fitRows() {
    fits_.assign(frame_.nodes.size(), {});
    if (frame_.visible.rowStride != 1) {
        return;
    }
    const OccupiedArea before = occupied_;
    const std::size_t labels = frame_.labels.size();
    constexpr double beyond = 1000; // what hangs over the edge has room all the same
    occupied_ = OccupiedArea(area_.adjusted(-beyond, -beyond, beyond, beyond));
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            occupied_.add(shapeOf(node));
            occupied_.add(node.card.rect);
        }
    }
    for (std::size_t k = 0; k < frame_.nodes.size(); ++k) {
        if (std::ranges::none_of(frame_.nodes[k],
                                 [](const DrawnNode& node) { return node.where.scale > named; })) {
            continue;
        }
        const auto haveRoom = [&](const auto& place) {
            const OccupiedArea free = occupied_;
            const bool all = std::ranges::all_of(frame_.nodes[k], place);
            occupied_ = all ? occupied_ : free;
            return all;
        };
        for (const bool leaves : {false, true}) {
            const bool alike = isAlike(k, leaves);
            for (std::size_t length = 0; alike && length <= lengths.size(); ++length) {
                fits_[k].names[leaves ? 1 : 0] = length < lengths.size() ? length : none;
                if (haveRoom([&](const DrawnNode& node) {
                        return isLeaf(node) != leaves || node.where.scale <= named ||
                               placeName(node, length);
                    })) {
                    break;
                }
            }
        }
        fits_[k].moves = picture_.tree().moves().empty() || !isAlike(k, false) ||
                         !isAlike(k, true) ||
                         haveRoom([&](const DrawnNode& node) { return placeMoveOf(node); });
    }
    frame_.labels.resize(labels);
    occupied_ = before;
}

/// Those of open nodes however small they are: the call stack names them, too. Where their rows are
/// nearer to each other than names, only some are tried.
void NamePlacing::placeNames(bool open) {
    double next = area_.top();
    for (std::size_t k = 0; k < frame_.nodes.size(); ++k) {
        for (const DrawnNode& node : frame_.nodes[k]) {
            const bool small = node.where.scale <= named;
            if ((node.where.state == NodeState::open) != open || isCurrent(node) ||
                isSelected(node) || (small && (!open || node.where.centre.y() < next))) {
                continue;
            }
            const std::size_t fit = fits_[k].names[isLeaf(node) ? 1 : 0];
            placeName(node, open && fit == none ? any : fit);
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

bool NamePlacing::placeName(const DrawnNode& node, std::size_t length) {
    const QString name = QString::fromStdString(picture_.names->shortOf(node.where.node));
    if (name.isEmpty() || !area_.contains(node.where.centre)) {
        return true;
    }
    // Where the frame of a selection leaves no room, the name stays where it was without the frame.
    return (isSelected(node) && placeNameText(node, name, frameMargin(node), length)) ||
           placeNameText(node, name, 0, length);
}

/// In one of the lengths, or in the greatest that fits.
bool NamePlacing::placeNameText(const DrawnNode& node, const QString& name, double frame,
                                std::size_t length) {
    if (length == none) {
        return false;
    }
    const QFontMetricsF metrics(canvasFont(Face::bold, pixels_));
    for (std::size_t k = 0; k < lengths.size(); ++k) {
        if (length != any && length != k) {
            continue;
        }
        const QString shown = metrics.elidedText(name, Qt::ElideRight, lengths.at(k) * pixels_);
        const Label label = nameLabel(node.where.node, shown);
        if (tryBeside(node, label, frame)) {
            return true;
        }
        if (shown == name && label.rect.width() < lengths.back() * pixels_) {
            return false;
        }
    }
    return false;
}

Label NamePlacing::nameLabel(NodeId n, const QString& text) const {
    return singleLabel(Label::Kind::name, n, text, Face::bold, Ink::muted, pixels_);
}

/// Under a leaf; at the left of an inner node, or above it: nearer to it than to its neighbour,
/// whose name it would seem to be.
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
    const auto tryAtLeft = [&](double side) {
        const QPointF place(centre.x() - side - width, top);
        QRectF apart = label.rect.translated(place);
        apart.setLeft(std::max(apart.left() - (side - node.shape.halfWidth), area_.left()));
        return occupied_.isFree(apart) && tryAt(label, place);
    };
    return tryAtLeft(far) || tryAtLeft(near) ||
           (width + 5 <= node.where.gap / 2 && tryAt(label, {centre.x() - width - 5, over}));
}

/// The static values that inner nodes have of their own, where all else has left room: nothing
/// gives way to them. They matter to a search with a depth limit; of a node at it the value is
/// inside. Without one only the selected node shows its own.
void NamePlacing::placeOwnValues() {
    const SearchOptions& options = picture_.trace().options();
    const bool matter = options.depth || traits(options.algorithm).deepens;
    std::map<NodeId, std::size_t> ownNames;
    for (std::size_t k = 0; k < frame_.labels.size(); ++k) {
        if (frame_.labels[k].kind == Label::Kind::name) {
            ownNames[frame_.labels[k].node] = k;
        }
    }
    const GameTree& tree = picture_.tree();
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const NodeId n = node.where.node;
            if (node.where.scale <= 0.2 || !tree.hasOwnValue(n) || !(matter || isSelected(node)) ||
                picture_.trace().isSearchLeaf(tree, n) || !area_.contains(node.where.centre)) {
                continue;
            }
            const QString value =
                QCoreApplication::translate("Canvas", "static %1", "value of a node")
                    .arg(shownNumber(tree.staticValue(n)));
            const auto name = ownNames.find(n);
            if (name == ownNames.end() || !lengthen(frame_.labels[name->second], value)) {
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
    if (picture_.tree().moves().empty() || frame_.visible.rowStride != 1) {
        return;
    }
    for (std::size_t k = 0; k < frame_.nodes.size(); ++k) {
        for (const DrawnNode& node : frame_.nodes[k]) {
            if (fits_[k].moves) {
                placeMoveOf(node);
            }
        }
    }
}

/// Whether it stands there, if there is one to place.
bool NamePlacing::placeMoveOf(const DrawnNode& node) {
    const auto move = picture_.tree().moves().at(node.where.node);
    if (move.empty() || node.where.scale < moved || node.where.node == GameTree::root()) {
        return true;
    }
    return placeMove(node, singleLabel(Label::Kind::move, node.where.node,
                                       QString::fromUtf8(move.data(), qsizetype(move.size())),
                                       Face::regular, Ink::muted, smallPixels()));
}

/// Nearer to the child, unless its ring is there; where there are cards, below that of the parent.
bool NamePlacing::placeMove(const DrawnNode& node, Label label) {
    const EdgeLine edge = edgeInto(picture_, node.where.node);
    const QPointF half(label.rect.width() / 2, label.rect.height() / 2);
    if (picture_.boards != nullptr) {
        const double clear = clearOfCards(0.68, picture_.view.rowGap, picture_.textScale);
        const QPointF at = edge.at(clear);
        // Beside the slash of a cut edge.
        const QPointF beside(node.where.state == NodeState::cut ? half.x() + 0.9 * pixels_ : 0, 0);
        // A sibling's card where play ended may hang so far down: then just above the child.
        if (tryAt(label, at + beside - half) || tryAt(label, edge.at(0.76) + beside - half)) {
            return true;
        }
    }
    return std::ranges::any_of(std::array{0.32, 0.44, 0.56},
                               [&](double part) { return tryAt(label, edge.at(1 - part) - half); });
}

} // namespace prunus
