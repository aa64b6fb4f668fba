#include "ui/drawing/cardpainter.h"

#include "core/games/treeboards.h"
#include "ui/board/boardpainter.h"
#include "ui/board/stamps.h"
#include "ui/drawing/nodelook.h"
#include "ui/look/canvastext.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Boards at least this large get letters and numbers at their edges; from the second size on
/// those have all their room.
constexpr double leastNamed = 170;
constexpr double wholeNamed = 240;

/// Room around a card for half of its outline.
constexpr double outlineReach = 3;

/// What a card shows.
struct Card {
    const NodeCard& card;
    BoardRoom room;
    Look look;
    const Theme& theme;
    /// Null for real shapes.
    Stamps* stamps = nullptr;
};

BoardTone toneOf(Look look) {
    return look == Look::cut          ? BoardTone::cut
           : look == Look::notReached ? BoardTone::notReached
                                      : BoardTone::full;
}

void paintCaption(QPainter& painter, const Card& card) {
    const NodeCard& at = card.card;
    const QSizeF size = textSize(at.caption, Face::bold, at.captionPixels);
    const double middle = (at.boardRect.bottom() + at.rect.bottom()) / 2;
    painter.setPen(coloursOf(card.look, card.theme).text);
    drawText(painter, {at.rect.center().x() - size.width() / 2, middle - size.height() / 2},
             at.caption, Face::bold, at.captionPixels);
}

QPainterPath outlineOf(const QRectF& rect) {
    const double round = std::clamp(0.04 * std::max(rect.width(), rect.height()), 2.0, 12.0);
    QPainterPath outline;
    outline.addRoundedRect(rect, round, round);
    return outline;
}

/// By a stamp, where they are wanted.
template <class Paint>
void put(QPainter& painter, const Card& card, const StampLook& stamp, const Paint& paint) {
    if (card.stamps != nullptr) {
        card.stamps->put(painter, card.card.rect, outlineReach, stamp, paint);
    } else {
        paint(painter, card.card.rect);
    }
}

void paintGround(QPainter& painter, const Card& card) {
    const bool dull = card.look == Look::cut || card.look == Look::notReached;
    const QColor fill = dull ? coloursOf(card.look, card.theme).fill : card.theme.background;
    const bool hatched = card.look == Look::cut;
    put(painter, card, {Motif::cardGround, hatched ? card.theme.cutHatch : QColor(), fill},
        [&](QPainter& own, const QRectF& rect) {
            own.fillPath(outlineOf(rect), fill);
            if (hatched) {
                // Square corners: the round ones would cost more than all the rest of the card.
                paintHatch(own, QPolygonF(rect.adjusted(1, 1, -1, -1)),
                           std::clamp(card.card.usualSide / 8, 5.0, 24.0), card.theme.cutHatch);
            }
        });
}

void paintOutline(QPainter& painter, const Card& card) {
    const QPen pen = outlinePen(card.look, card.theme, coloursOf(card.look, card.theme).line,
                                std::clamp(card.card.usualSide / 50, 1.2, 4.0));
    put(painter, card,
        {Motif::cardOutline,
         pen.color(),
         {},
         pen.style() == Qt::SolidLine ? 0 : 1 + int(card.look)},
        [&](QPainter& own, const QRectF& rect) {
            own.setBrush(Qt::NoBrush);
            own.strokePath(outlineOf(rect), pen);
        });
}

void paintCard(QPainter& painter, const Card& card) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, card);
    BoardLook look;
    look.tone = toneOf(card.look);
    look.names =
        std::clamp((card.card.usualSide - leastNamed) / (wholeNamed - leastNamed), 0.0, 1.0);
    look.room = card.room;
    look.strikes = card.card.showsResult;
    look.stamps = card.stamps;
    paintBoard(painter, *card.card.board, card.card.boardRect, card.theme, look);
    if (!card.card.caption.isEmpty()) {
        paintCaption(painter, card);
    }
    paintOutline(painter, card);
}

/// The same card with a corner at a whole pixel, so that few stamps serve all frames.
NodeCard onPixels(NodeCard card) {
    const QPointF corner = card.rect.topLeft();
    const QPointF by(std::round(corner.x()) - corner.x(), std::round(corner.y()) - corner.y());
    card.rect.translate(by);
    card.boardRect.translate(by);
    return card;
}

} // namespace

void CardWriter::paint(const DrawnNode& node) {
    const BoardRoom room = roomFor(picture_.boards->start());
    const Look look = lookOf(node.where);
    if (picture_.exactShapes) {
        if (node.card.presence > 0.5) {
            paintCard(painter_, {node.card, room, look, *picture_.theme});
        }
        return;
    }
    const double opacity = painter_.opacity();
    painter_.setOpacity(opacity * node.card.presence);
    const NodeCard at = onPixels(node.card);
    paintCard(painter_, {at, room, look, *picture_.theme, &Stamps::ofThread()});
    painter_.setOpacity(opacity);
}

} // namespace prunus
