#include "ui/drawing/drawnnode.h"

#include "ui/drawing/joinedring.h"
#include "ui/look/canvastext.h"
#include "ui/words/numbertext.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

bool showsStaticValue(const TreePicture& picture, NodeId n) {
    return picture.tree().isLeaf(n) ||
           (picture.ownValuesInside && picture.trace().isUnsearched()) ||
           (!picture.blanks && picture.trace().isSearchLeaf(picture.tree(), n));
}

QString textOf(const TreePicture& picture, NodeId n, NodeState state, bool rough) {
    if (showsStaticValue(picture, n)) {
        if (!picture.tree().hasStaticValue(n) ||
            (picture.hideUnreadLeaves && state != NodeState::evaluated)) {
            return {};
        }
        const Value value = picture.tree().staticValue(n);
        return rough ? roughNumber(value) : shownNumber(value);
    }
    if (!picture.showValues || picture.trace().isUnsearched() ||
        (state != NodeState::open && state != NodeState::returned)) {
        return {};
    }
    if (picture.trace().plain() != nullptr) {
        const Value held =
            state == NodeState::open ? picture.moment->best(n) : picture.moment->returnedValue(n);
        const Player mover = picture.moverAt(n);
        const Value seen = state == NodeState::open ? picture.viewpoint().ofCall(mover, held)
                                                    : picture.viewpoint().ofMax(mover, held);
        return std::abs(seen) == infinity ? QString()
               : rough                    ? roughNumber(seen)
                                          : shownHeld(picture.trace().options().algorithm, seen);
    }
    const Bounds bounds = state == NodeState::open && picture.path
                              ? picture.path->proven(*picture.moment, picture.tree().rowOf(n))
                              : picture.moment->proven(n);
    const Bounds seen = picture.viewpoint().ofMax(picture.moverAt(n), bounds);
    return rough ? roughBounds(seen) : shownBounds(seen);
}

/// The height of the text before it is made to fit the width: that of the shape, but where the
/// shape is small as much of the chosen text size as its height allows, which is more in a box.
int wantedPixels(ShapeKind kind, double scale, double textScale) {
    const double most = (kind == ShapeKind::leafBox ? 28 : 20) * scale;
    return static_cast<int>(std::lround(std::max(16 * scale, std::min(12 * textScale, most))));
}

/// The shape of a node without a text.
NodeShape bareShape(const TreePicture& picture, const VisibleNode& where) {
    return drawnAs(squeezedShape(where.kind, where.scale, greatestScaleOf(picture)),
                   picture.players.outlineOf(where.kind));
}

/// Tries to fit a text; false if it would be too small to read.
bool fitText(DrawnNode& node, const QString& text, int pixels) {
    const double width = textSize(text, Face::bold, pixels).width();
    NodeShape shape = widenedFor(node.shape, width, node.where.gap);
    const double room = textRoom(shape).width();
    const int fitting =
        width <= room ? pixels : static_cast<int>(std::floor(pixels * room / width));
    if (fitting < leastTextPixels) {
        return false;
    }
    node.shape = shape;
    node.text = text;
    node.textPixels = fitting;
    return true;
}

} // namespace

QString nodeText(const TreePicture& picture, NodeId n, NodeState state) {
    return textOf(picture, n, state, false);
}

DrawnNode drawnNode(const TreePicture& picture, const VisibleNode& where) {
    DrawnNode node{where, bareShape(picture, where), {}, 0, {}};
    node.card = cardOf(picture, where, node.shape);
    const int pixels = wantedPixels(where.kind, where.scale, picture.textScale);
    if (pixels < leastTextPixels) {
        return node;
    }
    const QString full = nodeText(picture, where.node, where.state);
    if (!full.isEmpty() && !fitText(node, full, pixels)) {
        const QString rough = textOf(picture, where.node, where.state, true);
        if (!rough.isEmpty()) {
            fitText(node, rough, pixels);
        }
    }
    return node;
}

void makeTextsAlike(const TreePicture& picture, std::vector<DrawnNode>& row, ShapeKind kind) {
    const auto isOther = [kind](const DrawnNode& node) { return node.where.kind != kind; };
    const auto first = std::find_if_not(row.begin(), row.end(), isOther);
    const auto eachText = [&](bool rough, auto&& visit) {
        return std::all_of(first, row.end(), [&](DrawnNode& node) {
            const QString text = isOther(node)
                                     ? QString()
                                     : textOf(picture, node.where.node, node.where.state, rough);
            return text.isEmpty() || visit(node, text);
        });
    };
    if (first == row.end() || std::any_of(first, row.end(), [&](const DrawnNode& node) {
            return !isOther(node) && node.where.scale != first->where.scale;
        })) {
        return;
    }
    const int wanted = wantedPixels(kind, first->where.scale, picture.textScale);
    const auto isShown = [](const DrawnNode& node, const QString& text) {
        return node.text == text;
    };
    const auto fits = [wanted](DrawnNode& node, const QString& text) {
        return fitText(node, text, wanted);
    };
    const bool shown =
        eachText(false, isShown) || (wanted >= leastTextPixels && eachText(true, fits));
    int pixels = wanted;
    for (const DrawnNode& node : row) {
        pixels = isOther(node) || node.text.isEmpty() ? pixels : std::min(pixels, node.textPixels);
    }
    for (DrawnNode& node : row) {
        if (!isOther(node)) {
            node.textPixels = pixels;
        }
        if (!isOther(node) && !shown) {
            node.text.clear();
            node.shape = bareShape(picture, node.where);
        }
    }
}

QRectF shapeOf(const DrawnNode& node) {
    return boundsOf(node.shape).translated(node.where.centre);
}

QRectF wholeOf(const DrawnNode& node) {
    return node.card.presence > 0 ? shapeOf(node) | node.card.rect : shapeOf(node);
}

double ringFromCard(const DrawnNode& node) {
    return 6 * std::min(node.shape.scale, 1.5);
}

QPainterPath ringAround(const DrawnNode& node, double away) {
    const double radius = ringRadius(node.shape) + away;
    const double half = ringHalfWidth(node.shape) + away;
    const QRectF shape(node.where.centre - QPointF(half, radius), QSizeF(2 * half, 2 * radius));
    if (node.card.presence > 0) {
        // It grows with the card, from where the ring hides it.
        const double out = (ringFromCard(node) + away) * node.card.presence;
        return joinedRing(shape, node.card.rect.adjusted(-out, -out, out, out), out);
    }
    QPainterPath ring;
    ring.addRoundedRect(shape, radius, radius);
    return ring;
}

} // namespace prunus
