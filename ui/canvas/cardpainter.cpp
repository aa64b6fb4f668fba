#include "ui/canvas/cardpainter.h"

#include "core/games/treeboards.h"
#include "ui/board/boardpainter.h"
#include "ui/canvas/canvastext.h"
#include "ui/canvas/nodelook.h"

#include <QCache>
#include <QPixmap>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Boards at least this large get letters and numbers at their edges; from the second size on
/// those have all their room.
constexpr double leastNamed = 170;
constexpr double wholeNamed = 240;

/// Cards larger than this are few, and seldom drawn twice at one size.
constexpr double greatestSprite = 400;

/// What a card shows.
struct Card {
    const NodeCard& card;
    BoardRoom room;
    Look look;
    const Theme& theme;
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

void paintCard(QPainter& painter, const Card& card) {
    const QRectF& rect = card.card.rect;
    const Theme& theme = card.theme;
    const double greater = std::max(rect.width(), rect.height());
    const double round = std::clamp(0.04 * greater, 2.0, 12.0);
    const NodeColours& colours = coloursOf(card.look, theme);
    const bool dull = card.look == Look::cut || card.look == Look::notReached;
    QPainterPath outline;
    outline.addRoundedRect(rect, round, round);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outline, dull ? colours.fill : theme.background);
    if (card.look == Look::cut) {
        // Square corners: the round ones would cost more than all the rest of the card.
        paintHatch(painter, QPolygonF(rect.adjusted(1, 1, -1, -1)),
                   std::clamp(greater / 8, 5.0, 24.0), theme.cutHatch);
    }
    BoardLook look;
    look.tone = toneOf(card.look);
    look.names = std::clamp((greater - leastNamed) / (wholeNamed - leastNamed), 0.0, 1.0);
    look.room = card.room;
    look.strikes = card.card.showsResult;
    paintBoard(painter, *card.card.board, card.card.boardRect, theme, look);
    if (!card.card.caption.isEmpty()) {
        paintCaption(painter, card);
    }
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(
        outline, outlinePen(card.look, theme, colours.line, std::clamp(greater / 50, 1.2, 4.0)));
}

/// Room around a card for half of its outline.
constexpr double spriteMargin = 3;

/// All that the picture of a card depends on.
struct SpriteKey {
    std::uint64_t boards;
    std::uint32_t node;
    QSize size;
    int look;
    bool showsResult;
    QRgb theme;
    double ratio;

    friend bool operator==(const SpriteKey&, const SpriteKey&) = default;
    friend size_t qHash(const SpriteKey& of, size_t seed) {
        return qHashMulti(seed, of.boards, of.node, of.size.width(), of.size.height(), of.look,
                          of.theme);
    }
};

/// Cards as they were drawn last: most frames show the same as the one before. One store a thread:
/// figures may be drawn beside the window.
QPixmap sprite(const SpriteKey& key, const Card& card, double ratio) {
    constexpr int kilobytes = 48 * 1024;
    static thread_local QCache<SpriteKey, QPixmap> kept(kilobytes);
    if (const QPixmap* const known = kept.object(key)) {
        return *known;
    }
    const QSizeF size = card.card.rect.size() + QSizeF(2 * spriteMargin, 2 * spriteMargin);
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(QPointF(spriteMargin, spriteMargin) - card.card.rect.topLeft());
    paintCard(painter, card);
    painter.end();
    const auto bytes = static_cast<int>(qint64{4} * picture.width() * picture.height());
    kept.insert(key, new QPixmap(picture), 1 + bytes / 1024);
    return picture;
}

/// The same card at a place and of a size of whole pixels, so that few pictures serve all frames.
NodeCard stepped(NodeCard card) {
    const auto whole = [](const QRectF& rect) {
        return QRectF(std::round(rect.left()), std::round(rect.top()), std::floor(rect.width()),
                      std::floor(rect.height()));
    };
    card.rect = whole(card.rect);
    card.boardRect = whole(card.boardRect);
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
    const NodeCard at = stepped(node.card);
    const Card card{at, room, look, *picture_.theme};
    if (std::max(at.rect.width(), at.rect.height()) > greatestSprite) {
        paintCard(painter_, card);
    } else {
        const double ratio = painter_.device()->devicePixelRatio();
        const SpriteKey key{picture_.boards->id(),
                            node.where.node.value,
                            at.rect.size().toSize(),
                            int(look),
                            at.showsResult,
                            card.theme.background.rgb() ^ (card.theme.max.line.rgb() << 1U),
                            ratio};
        painter_.drawPixmap(at.rect.topLeft() - QPointF(spriteMargin, spriteMargin),
                            sprite(key, card, ratio));
    }
    painter_.setOpacity(opacity);
}

} // namespace prunus
