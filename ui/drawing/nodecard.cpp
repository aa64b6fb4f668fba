#include "ui/drawing/nodecard.h"

#include "core/games/treeboards.h"
#include "ui/board/boardgeometry.h"
#include "ui/drawing/cardroom.h"
#include "ui/look/canvastext.h"
#include "ui/words/gamewords.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Of the gap to the nearer neighbour, what a card may take.
constexpr double gapShare = 0.9;

/// How high the line for a caption is, of the height of a card without one.
constexpr double captionShare = 0.19;

double marginOf(QSizeF card) {
    const double usual = std::clamp(0.05 * std::max(card.width(), card.height()), 2.0, 12.0);
    // A board that is one row high is mostly board, too.
    return std::min(usual, std::min(card.width(), card.height()) / 4);
}

/// Sizes in small steps, so that cards of nearly one size share their stamps.
double steppedCell(double cell) {
    const double step = cell < 6 ? 0.25 : cell < 12 ? 0.5 : 1;
    return cell < step ? cell : std::floor(cell / step) * step;
}

/// Makes card and board as large as the room below (x, top) lets them be.
void place(NodeCard& card, QPointF at, QSizeF room, QSizeF squares, bool exact) {
    const double around = marginOf(room);
    const double fitting = std::min((room.width() - 2 * around) / squares.width(),
                                    (room.height() - 2 * around) / squares.height());
    const QSizeF board = squares * (exact ? fitting : steppedCell(fitting));
    const double margin = exact ? around : std::floor(marginOf(board));
    card.boardRect = {at + QPointF(-board.width() / 2, margin), board};
    card.rect = card.boardRect.adjusted(-margin, -margin, margin, margin);
}

/// How high a card may be, apart from its caption, so that both stay within the depth: below it
/// the edges to children and the names of moves have their place.
double heightAbove(double leastLine, double depth, double high) {
    return std::min({high, depth - leastLine, depth / (1 + captionShare)});
}

/// The longest that fits. What an unread leaf is worth must not stand there.
void addCaption(NodeCard& card, const QStringList& forms) {
    const double room = card.rect.width() - 4;
    const double high = card.rect.bottom() - card.boardRect.bottom();
    const int most = static_cast<int>(std::lround(std::min(0.72 * high, 26.0)));
    for (const QString& form : forms) {
        const int wanted = std::max(most, leastTextPixels);
        const double width = textSize(form, Face::bold, wanted).width();
        const int fitting = width <= room ? wanted : static_cast<int>(wanted * room / width);
        // Smaller rather than shorter, but not by much.
        if (fitting >= std::max(leastTextPixels, wanted * 3 / 4)) {
            card.caption = form;
            card.captionPixels = fitting;
            return;
        }
    }
}

bool isHidden(const TreePicture& picture, const VisibleNode& node) {
    return picture.hideUnreadLeaves && node.kind == ShapeKind::leafBox &&
           node.state != NodeState::evaluated;
}

} // namespace

NodeCard cardOf(const TreePicture& picture, const VisibleNode& node, const NodeShape& shape) {
    const double depth =
        picture.boards == nullptr ? 0 : cardDepth(picture.view.rowGap, picture.textScale);
    if (depth == 0) {
        return {};
    }
    const BoardRoom room = roomFor(picture.boards->start());
    const double aspect = aspectOf(room);
    const double high = std::min(depth, (gapShare * node.gap - 4) / aspect);
    NodeCard card;
    card.presence = cardPresence(std::max(high * aspect, high));
    if (card.presence > 0) {
        card.board = picture.boards->at(node.node);
    }
    if (!card.board) {
        return {};
    }
    card.showsResult = !isHidden(picture, node);
    const double top = node.centre.y() + boundsOf(shape).bottom();
    const auto placeWithin = [&](double height) {
        place(card, {node.centre.x(), top}, {height * aspect, height}, sizeOf(room),
              picture.exactShapes);
    };
    placeWithin(high);
    card.usualSide = std::max(card.rect.width(), card.rect.height());
    if (const QStringList forms = boardCaptions(*card.board); !forms.empty()) {
        const double least = leastTextPixels + 3.0;
        // Where the game ends nothing follows, and the caption may hang into that place.
        const double lower = card.board->ended ? high : heightAbove(least, depth, high);
        placeWithin(lower);
        const double line = std::max(captionShare * lower, least);
        card.rect.setHeight(card.rect.height() + (picture.exactShapes ? line : std::floor(line)));
        if (card.showsResult || !card.board->ended) {
            addCaption(card, forms);
        }
    }
    return card;
}

double cardOverhang(const TreePicture& picture) {
    if (picture.boards == nullptr) {
        return 0;
    }
    const double aspect = aspectOf(roomFor(picture.boards->start()));
    return 0.5 * aspect * cardDepth(picture.view.rowGap, picture.textScale) + 20;
}

} // namespace prunus
