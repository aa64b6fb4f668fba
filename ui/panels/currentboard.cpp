#include "ui/panels/currentboard.h"

#include "core/games/treeboards.h"
#include "ui/base/connecteach.h"
#include "ui/board/boardpainter.h"
#include "ui/look/canvastext.h"
#include "ui/look/theme.h"
#include "ui/session/positionwords.h"
#include "ui/words/gamewords.h"

#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

/// The greater side of the board, in lines of text, where the window is high enough.
constexpr int sideInLines = 12;
/// Of the window's height, what it takes even where the panels below need more.
constexpr double leastShare = 0.15;
/// What window and panels need without it, in lines of text, and its share of what is over.
constexpr int linesOfOthers = 30;
constexpr double shareOfRest = 0.4;
/// Of the panel's width, what it takes at most beside a text.
constexpr double greatestPart = 0.43;
/// A smaller board stands below the text instead.
constexpr int leastLinesBeside = 7;

/// Whether letters and numbers at the edges are large enough to be read.
bool hasRoomForNames(const BoardRoom& room, const QRectF& area) {
    const QRectF name = BoardGeometry(room, area, 1).columnName(0);
    return 0.8 * std::min(name.width(), name.height()) >= leastTextPixels;
}

} // namespace

CurrentBoard::CurrentBoard(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
    setObjectName(QStringLiteral("currentBoard"));
    setAccessibleName(tr("Board of the current node"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connectEach(&session, this, &CurrentBoard::refresh, &Session::documentChanged,
                &Session::traceChanged, &Session::stepChanged, &Session::showBoardsChanged,
                &Session::hideUnreadLeavesChanged);
    refresh();
}

NodeId CurrentBoard::node() const {
    const NodeId current = session_.hasSearch() ? session_.moment().currentNode() : noNode;
    return current == noNode ? GameTree::root() : current;
}

void CurrentBoard::refresh() {
    const bool before = needed_;
    needed_ = session_.hasSearch() && session_.showsBoards() && session_.boards() != nullptr;
    board_ = needed_ ? session_.boards()->at(node()) : nullptr;
    setAccessibleDescription(needed_ ? positionWords(session_, node()) : QString());
    setVisible(needed_);
    update();
    if (before != needed_) {
        emit neededChanged();
    }
}

QString CurrentBoard::caption() const {
    if (!board_) {
        return {};
    }
    if (board_->ended) {
        return tellsResult() ? shownResult(*board_) : QString();
    }
    return board_->passed ? shownPass(*board_) : shownMover(*board_);
}

QStringList CurrentBoard::longCaptions() const {
    QStringList captions;
    if (!needed_) {
        return captions;
    }
    Board like = session_.boards()->start();
    for (const Player mover : {Player::max, Player::min}) {
        like.placement.toMove = mover;
        like.result = mover == Player::max ? 10 : -10; // discs, or who has won
        captions << shownMover(like) << shownPass(like) << shownResult(like);
        like.stoodPat = like.kind == BoardKind::chess;
        captions << shownMover(like);
        like.stoodPat = false;
    }
    return captions;
}

BoardRoom CurrentBoard::room() const {
    return roomFor(session_.boards()->start());
}

void CurrentBoard::fitPanel(int width) {
    if (!needed_) {
        return;
    }
    const int line = fontMetrics().lineSpacing();
    const int height = window()->height();
    const double share =
        std::max(leastShare * height, shareOfRest * (height - linesOfOthers * line));
    const int wanted = std::max(leastLinesBeside * line / 2,
                                std::min(sideInLines * line, static_cast<int>(share)));
    const int part = static_cast<int>(greatestPart * width);
    beside_ = part >= leastLinesBeside * line;
    const double side = std::min(wanted, beside_ ? part : width);
    const double aspect = aspectOf(room());
    size_ = QSizeF(aspect > 1 ? side : side * aspect, aspect > 1 ? side / aspect : side).toSize();
    updateGeometry();
}

QSize CurrentBoard::minimumSizeHint() const {
    // The panel may become narrower: then another size is chosen.
    return {std::min(size_.width(), leastLinesBeside * 4), size_.height()};
}

bool CurrentBoard::tellsResult() const {
    return !session_.hidesUnreadLeaves() || session_.moment().state(node()) == NodeState::evaluated;
}

void CurrentBoard::paintEvent(QPaintEvent* /*event*/) {
    if (!board_) {
        return;
    }
    BoardLook look;
    look.room = room();
    // Half of a line's width or what stands out, and no more of its place.
    const double rim = std::max(1.5, standsOut(*look.room) * width());
    const QRectF area = QRectF(rect()).adjusted(rim, rim, -rim, -rim);
    look.names = hasRoomForNames(*look.room, area) ? 1 : 0;
    look.strikes = tellsResult();
    QPainter painter(this);
    paintBoard(painter, *board_, area, themeFor(palette()), look);
}

} // namespace prunus

#include "moc_currentboard.cpp"
