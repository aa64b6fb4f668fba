#include "ui/drawing/joinedring.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// How wide half of the shape is at a height below its middle.
double halfShapeAt(const QRectF& shape, double below) {
    const double radius = shape.height() / 2;
    return shape.width() / 2 - radius + std::sqrt(std::max(0.0, radius * radius - below * below));
}

double halfCardAt(const QRectF& card, double round, double y) {
    const double above = std::max(0.0, card.top() + round - y);
    return card.width() / 2 - round + std::sqrt(std::max(0.0, round * round - above * above));
}

/// Where the outline changes from the shape to the card. From the card's top on the shape becomes
/// narrower and the card does not.
double crossing(const QRectF& shape, const QRectF& card, double round) {
    double low = card.top();
    double high = shape.bottom();
    const auto cardIsWider = [&](double y) {
        return halfCardAt(card, round, y) >= halfShapeAt(shape, y - shape.center().y());
    };
    for (int k = 0; k < 40 && !cardIsWider(low); ++k) {
        const double middle = (low + high) / 2;
        (cardIsWider(middle) ? high : low) = middle;
    }
    return cardIsWider(low) ? low : high;
}

QPainterPath unionOf(const QRectF& shape, const QRectF& card, double round) {
    QPainterPath ring;
    ring.addRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    QPainterPath below;
    below.addRoundedRect(card, round, round);
    return ring.united(below);
}

double degrees(double sine) {
    return std::asin(std::clamp(sine, -1.0, 1.0)) * 45 / std::atan(1.0);
}

} // namespace

QPainterPath joinedRing(const QRectF& shape, const QRectF& card, double round) {
    const bool joined = round > 0 && card.top() > shape.center().y() &&
                        card.top() < shape.bottom() && card.bottom() - round > shape.bottom();
    if (!joined) {
        return unionOf(shape, card, round);
    }
    const double y = crossing(shape, card, round);
    const double radius = shape.height() / 2;
    const double down = degrees((y - shape.center().y()) / radius);
    // What is left of the card's upper corner; all of it if its top edge is crossed.
    const double corner = degrees((card.top() + round - y) / round);
    const bool curved = y < card.top() + round;
    const QSizeF end(2 * radius, 2 * radius);
    const QSizeF turn(2 * round, 2 * round);
    QPainterPath ring(QPointF(shape.left() + radius, shape.top()));
    ring.arcTo(QRectF({shape.right() - 2 * radius, shape.top()}, end), 90, -90 - down);
    if (curved) {
        ring.arcTo(QRectF({card.right() - 2 * round, card.top()}, turn), corner, -corner);
    }
    ring.arcTo(QRectF({card.right() - 2 * round, card.bottom() - 2 * round}, turn), 0, -90);
    ring.arcTo(QRectF({card.left(), card.bottom() - 2 * round}, turn), -90, -90);
    if (curved) {
        ring.arcTo(QRectF({card.left(), card.top()}, turn), 180, -corner);
    }
    ring.arcTo(QRectF({shape.left(), shape.top()}, end), 180 + down, -90 - down);
    ring.closeSubpath();
    return ring;
}

} // namespace prunus
