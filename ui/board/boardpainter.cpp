#include "ui/board/boardpainter.h"

#include "ui/board/boardpieces.h"
#include "ui/board/winninglines.h"
#include "ui/canvas/canvastext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

namespace {

/// Squares at least this wide, in pixels, have room for the detail.
constexpr double roomForPieces = 2.5;
constexpr double roomForLastFrame = 3.5;
constexpr double roomForHoles = 6;
constexpr double roomForTurned = 9;

bool holds(const std::vector<std::uint8_t>& squares, std::uint32_t square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// The parts of a picture, in the order in which they are laid on each other.
class BoardPainting {
  public:
    BoardPainting(QPainter& painter, const Board& board, const BoardGeometry& places,
                  const Theme& theme, const BoardLook& look)
        : painter_(painter), board_(board), places_(places),
          colours_(boardColours(theme, look.tone)), look_(look) {}

    void paintSquares();
    void paintHeaps();
    void paintNames();

  private:
    [[nodiscard]] Mark at(std::uint32_t square) const { return board_.placement.squares[square]; }
    [[nodiscard]] bool onFelt() const {
        return board_.kind == BoardKind::columns || board_.kind == BoardKind::discs;
    }
    [[nodiscard]] static std::uint32_t smallBoardOf(std::uint32_t square) {
        return square / 27 * 3 + square % 9 / 3;
    }

    void paintGround();
    void paintLastMove();
    void paintGrid();
    void paintGridOf(const QRectF& rect, std::uint32_t columns, std::uint32_t rows);
    void paintPieces();
    void paintSmallBoards();
    void paintNextBoards();
    void paintLines();
    void paintHeap(std::uint32_t heap);
    void paintCounter(const QRectF& place, bool taken);
    void paintName(const QRectF& place, const QString& name);

    QPainter& painter_;
    const Board& board_;
    const BoardGeometry& places_;
    BoardColours colours_;
    const BoardLook& look_;
};

void BoardPainting::paintSquares() {
    if (look_.tone != BoardTone::cut) {
        paintGround();
    }
    paintLastMove();
    paintGrid();
    paintPieces();
    if (board_.kind == BoardKind::nested) {
        paintSmallBoards();
    }
    if (look_.strikes) {
        paintLines();
    }
}

void BoardPainting::paintGround() {
    const double cell = places_.cell();
    painter_.setPen(Qt::NoPen);
    if (onFelt()) {
        painter_.setBrush(colours_.felt);
        const double round = board_.kind == BoardKind::columns ? 0.2 * cell : 0;
        painter_.drawRoundedRect(places_.frame(), round, round);
        return;
    }
    painter_.setBrush(colours_.paper);
    painter_.drawRect(places_.frame());
    for (std::uint32_t small = 0; board_.kind == BoardKind::nested && small < 9; ++small) {
        if (board_.closed.at(small)) {
            const Mark winner = board_.small.at(small);
            painter_.setBrush(winner == Mark::none ? blended(colours_.paper, colours_.grid, 0.14)
                                                   : colours_.of(winner).fill);
            painter_.drawRect(places_.smallBoard(small));
        }
    }
}

void BoardPainting::paintLastMove() {
    const double cell = places_.cell();
    for (const std::uint8_t square : board_.put) {
        const QRectF place = places_.square(square);
        if (look_.tone == BoardTone::full) {
            painter_.fillRect(place, colours_.lastFill);
        }
        if (cell >= roomForLastFrame) {
            const double wide = std::clamp(0.06 * cell, 1.0, 4.0);
            const double inset = wide / 2 + 0.02 * cell;
            painter_.setPen(
                QPen(colours_.lastLine, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRect(place.adjusted(inset, inset, -inset, -inset));
        }
    }
}

void BoardPainting::paintGridOf(const QRectF& rect, std::uint32_t columns, std::uint32_t rows) {
    for (std::uint32_t k = 1; k < columns; ++k) {
        const double x = rect.left() + rect.width() * k / columns;
        painter_.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    }
    for (std::uint32_t k = 1; k < rows; ++k) {
        const double y = rect.top() + rect.height() * k / rows;
        painter_.drawLine(QLineF(rect.left(), y, rect.right(), y));
    }
}

void BoardPainting::paintGrid() {
    const double cell = places_.cell();
    const QRectF frame = places_.frame();
    const double wide = std::clamp(0.045 * cell, 0.6, 5.0);
    painter_.setBrush(Qt::NoBrush);
    if (board_.kind == BoardKind::nested) {
        painter_.setPen(QPen(colours_.faintGrid, wide, Qt::SolidLine, Qt::FlatCap));
        for (std::uint32_t small = 0; cell >= roomForHoles && small < 9; ++small) {
            paintGridOf(places_.smallBoard(small), 3, 3);
        }
        painter_.setPen(QPen(colours_.grid, std::max(1.0, 1.8 * wide), Qt::SolidLine, Qt::FlatCap));
        paintGridOf(frame, 3, 3);
        return;
    }
    painter_.setPen(
        QPen(onFelt() ? colours_.faintGrid : colours_.grid, wide, Qt::SolidLine, Qt::FlatCap));
    if (board_.kind == BoardKind::columns) {
        painter_.drawRoundedRect(frame, 0.2 * cell, 0.2 * cell);
        return;
    }
    if (board_.kind == BoardKind::marks || cell >= roomForHoles) {
        paintGridOf(frame, board_.measures.columns, board_.measures.rows);
    }
    if (board_.kind == BoardKind::discs) {
        painter_.drawRect(frame);
    }
}

void BoardPainting::paintPieces() {
    const double cell = places_.cell();
    for (std::uint32_t square = 0; cell >= roomForPieces && square < places_.squares(); ++square) {
        const Mark side = at(square);
        const QRectF place = places_.square(square);
        if (side == Mark::none) {
            if (board_.kind == BoardKind::columns && cell >= roomForHoles) {
                painter_.setPen(QPen(colours_.faintGrid, std::clamp(0.04 * cell, 0.7, 3.0)));
                painter_.setBrush(colours_.paper);
                painter_.drawEllipse(place.center(), 0.36 * cell, 0.36 * cell);
            }
        } else if (onFelt()) {
            paintDisc(painter_, place, side, colours_.of(side));
            if (cell >= roomForTurned && holds(board_.turned, square)) {
                paintTurned(painter_, place, side, colours_);
            }
        } else if (board_.kind != BoardKind::nested ||
                   board_.small.at(smallBoardOf(square)) == Mark::none) {
            paintMark(painter_, place, side, colours_.of(side).line);
        } else if (cell >= roomForHoles) { // under the large mark of who won there
            const NodeColours& faded = colours_.of(board_.small.at(smallBoardOf(square)));
            paintMark(painter_, place, side, blended(faded.fill, colours_.of(side).line, 0.45));
        }
    }
}

void BoardPainting::paintSmallBoards() {
    for (std::uint32_t small = 0; small < 9; ++small) {
        const Mark winner = board_.small.at(small);
        if (winner != Mark::none) {
            paintMark(painter_, places_.smallBoard(small), winner, colours_.of(winner).line, 0.11);
        }
    }
    if (!board_.ended) {
        paintNextBoards();
    }
}

/// Frames the small board to move on, or thinly all that are open where any may be chosen.
void BoardPainting::paintNextBoards() {
    const std::uint8_t next = board_.placement.sentTo;
    const bool any = next == UltimateTicTacToe::anyBoard;
    const double cell = places_.cell();
    const bool begun = std::any_of(board_.placement.squares.begin(), board_.placement.squares.end(),
                                   [](Mark mark) { return mark != Mark::none; });
    if (any && (!begun || cell < roomForHoles)) {
        return;
    }
    const NodeColours& mover =
        board_.placement.toMove == Player::max ? colours_.first : colours_.second;
    QPen pen(mover.line,
             any ? std::clamp(0.05 * cell, 1.0, 3.0) : std::clamp(0.12 * cell, 1.5, 6.0));
    pen.setJoinStyle(Qt::MiterJoin);
    if (any) {
        pen.setDashPattern({4, 3});
    }
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    for (std::uint32_t small = 0; small < 9; ++small) {
        if (any ? !board_.closed.at(small) : small == next) {
            const double out = 0.1 * cell;
            painter_.drawRect(places_.smallBoard(small).adjusted(-out, -out, out, out));
        }
    }
}

void BoardPainting::paintLines() {
    for (const WinningLine& line : winningLines(board_)) {
        const bool small = board_.kind == BoardKind::nested;
        const Mark side = small ? board_.small.at(line.from) : at(line.from);
        const auto place = [&](std::uint32_t k) {
            return small ? places_.smallBoard(k) : places_.square(k);
        };
        paintStrike(painter_, place(line.from), place(line.to), colours_.of(side).text,
                    colours_.paper);
    }
}

void BoardPainting::paintCounter(const QRectF& place, bool taken) {
    // Who took it wears the colour; counters belong to nobody.
    const NodeColours& mover =
        board_.placement.toMove == Player::max ? colours_.second : colours_.first;
    const double round = place.height() / 2;
    if (taken) {
        const double wide = std::clamp(0.09 * place.height(), 0.8, 3.0);
        QPen pen(mover.line, wide, Qt::SolidLine, Qt::FlatCap);
        if (place.height() > 5) {
            pen.setDashPattern({3, 2});
        }
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        const double inset = wide / 2;
        painter_.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), round, round);
        return;
    }
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colours_.grid);
    painter_.drawRoundedRect(place, round, round);
}

void BoardPainting::paintHeap(std::uint32_t heap) {
    const std::uint32_t left =
        heap < board_.placement.heaps.size() ? board_.placement.heaps[heap] : 0U;
    const bool fromHere = board_.taken && board_.taken->heap == heap;
    const std::uint32_t before = left + (fromHere ? board_.taken->taken : 0U);
    const QRectF bottom = places_.counter({heap, 0});
    if (places_.cell() < roomForPieces && left > 0) { // a bar of the same height
        const QRectF top = places_.counter({heap, left - 1});
        painter_.fillRect(QRectF(top.topLeft(), bottom.bottomRight()), colours_.grid);
    }
    for (std::uint32_t k = places_.cell() < roomForPieces ? left : 0; k < before; ++k) {
        paintCounter(places_.counter({heap, k}), k >= left);
    }
}

void BoardPainting::paintHeaps() {
    const QRectF frame = places_.frame();
    if (look_.tone != BoardTone::cut) {
        painter_.fillRect(frame, colours_.paper);
    }
    for (std::uint32_t heap = 0; heap < places_.room().measures.columns; ++heap) {
        paintHeap(heap);
    }
    const double wide = std::clamp(frame.width() / 100, 1.0, 3.0);
    painter_.setPen(QPen(colours_.grid, wide, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(frame.bottomLeft(), frame.bottomRight());
}

void BoardPainting::paintName(const QRectF& place, const QString& name) {
    const double across = std::min(place.width(), place.height());
    const int pixels = static_cast<int>(std::lround(std::min(0.8 * across, 26.0)));
    const QSizeF size =
        pixels >= leastTextPixels ? textSize(name, Face::regular, pixels) : QSizeF();
    if (size.isEmpty() || size.width() > place.width()) {
        return;
    }
    painter_.setPen(colours_.text);
    const QPointF half(size.width() / 2, size.height() / 2);
    drawText(painter_, place.center() - half, name, Face::regular, pixels);
}

void BoardPainting::paintNames() {
    const BoardMeasures& measures = places_.room().measures;
    const bool numbers = board_.kind == BoardKind::columns;
    const bool heaps = board_.kind == BoardKind::heaps;
    for (std::uint32_t column = 0; column < measures.columns; ++column) {
        const auto letter = static_cast<char16_t>((heaps ? u'A' : u'a') + column);
        paintName(places_.columnName(column),
                  numbers ? QString::number(column + 1) : QString(QChar(letter)));
    }
    for (std::uint32_t row = 0; !numbers && row < measures.rows; ++row) {
        paintName(places_.rowName(row), QString::number(row + 1));
    }
}

} // namespace

void paintBoard(QPainter& painter, const Board& board, const QRectF& area, const Theme& theme,
                const BoardLook& look) {
    const BoardGeometry places(look.room.value_or(roomFor(board)), area, look.names);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainting painting(painter, board, places, theme, look);
    if (board.kind == BoardKind::heaps) {
        painting.paintHeaps();
    } else {
        painting.paintSquares();
    }
    if (look.names > 0) {
        painting.paintNames();
    }
    painter.restore();
}

} // namespace prunus
