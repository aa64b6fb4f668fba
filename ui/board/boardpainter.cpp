#include "ui/board/boardpainter.h"

#include "ui/board/boardground.h"
#include "ui/board/boardpieces.h"
#include "ui/board/chessmen.h"
#include "ui/board/stamps.h"
#include "ui/board/winninglines.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

namespace {

/// Squares at least this wide, in pixels, have room for the detail.
constexpr double roomForPieces = 2.5;
constexpr double roomForLastFrame = 3.5;
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

  private:
    /// By a stamp, where they are wanted.
    template <class Paint>
    void put(const QRectF& place, double reach, const StampLook& stamp, const Paint& paint) {
        if (look_.stamps != nullptr) {
            look_.stamps->put(painter_, place, reach, stamp, paint);
        } else {
            paint(painter_, place);
        }
    }

    [[nodiscard]] Mark at(std::uint32_t square) const { return board_.placement.squares[square]; }
    [[nodiscard]] static std::uint32_t smallBoardOf(std::uint32_t square) {
        return square / 27 * 3 + square % 9 / 3;
    }

    void paintGround();
    void paintLastMove();
    void putGrid();
    void paintPieces();
    void putMark(const QRectF& place, Mark side, const QColor& colour, double weight = 0.13);
    void putDisc(const QRectF& place, Mark side, bool turned);
    void putMan(const QRectF& place, Mark side, Man man);
    void paintCheck();
    void paintKo();
    void paintTerritory();
    void paintSmallBoards();
    void paintNextBoards();
    void paintLines();
    void paintHeap(std::uint32_t heap);
    void putCounter(const QRectF& place, bool taken);

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
    putGrid();
    paintPieces();
    paintCheck();
    paintKo();
    if (board_.kind == BoardKind::nested) {
        paintSmallBoards();
    }
    if (look_.strikes) {
        paintTerritory();
        paintLines();
    }
}

void BoardPainting::paintGround() {
    paintPaper(painter_, places_, colours_);
    for (std::uint32_t small = 0; board_.kind == BoardKind::nested && small < 9; ++small) {
        if (board_.closed.at(small)) {
            const Mark winner = board_.small.at(small);
            painter_.fillRect(places_.smallBoard(small),
                              winner == Mark::none ? blended(colours_.paper, colours_.grid, 0.14)
                                                   : colours_.of(winner).fill);
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
            put(place, 0, {Motif::lastFrame, colours_.lastLine},
                [&](QPainter& painter, const QRectF& at) {
                    const double wide = std::clamp(0.06 * cell, 1.0, 4.0);
                    const double inset = wide / 2 + 0.02 * cell;
                    painter.setPen(
                        QPen(colours_.lastLine, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawRect(at.adjusted(inset, inset, -inset, -inset));
                });
        }
    }
}

void BoardPainting::putGrid() {
    put(places_.frame(), 0.05 * places_.cell() + 3,
        {Motif::grid, colours_.grid, colours_.felt, 0, places_.room()},
        [&](QPainter& painter, const QRectF& frame) {
            paintGrid(painter, BoardGeometry(places_.room(), frame), colours_);
        });
    if (look_.names > 0) {
        paintNames(painter_, places_, colours_);
    }
}

void BoardPainting::putMark(const QRectF& place, Mark side, const QColor& colour, double weight) {
    put(place, 0,
        {side == Mark::first ? Motif::cross : Motif::nought,
         colour,
         {},
         static_cast<int>(weight * 1000)},
        [&](QPainter& painter, const QRectF& at) { paintMark(painter, at, side, colour, weight); });
}

void BoardPainting::putDisc(const QRectF& place, Mark side, bool turned) {
    const NodeColours& colours = colours_.of(side);
    put(place, 0,
        {Motif::disc, colours.line, side == Mark::first ? colours_.felt : colours.fill,
         (side == Mark::first ? 1 : 0) + (turned ? 2 : 0)},
        [&](QPainter& painter, const QRectF& at) {
            paintDisc(painter, at, side, colours);
            if (turned) {
                paintTurned(painter, at, side, colours_);
            }
        });
}

void BoardPainting::putMan(const QRectF& place, Mark side, Man man) {
    put(place, 0,
        {Motif::man, colours_.white, colours_.black,
         static_cast<int>(man) * 2 + (side == Mark::first ? 1 : 0)},
        [&](QPainter& painter, const QRectF& at) { paintMan(painter, at, man, side, colours_); });
}

/// A frame about the king in check.
void BoardPainting::paintCheck() {
    if (board_.checked && places_.cell() >= roomForLastFrame) {
        const double wide = std::clamp(0.08 * places_.cell(), 1.0, 4.0);
        painter_.setPen(QPen(colours_.check, wide, Qt::DotLine, Qt::FlatCap, Qt::MiterJoin));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(places_.square(*board_.checked).adjusted(wide, wide, -wide, -wide));
    }
}

void BoardPainting::paintPieces() {
    const double cell = places_.cell();
    for (std::uint32_t square = 0; cell >= roomForPieces && square < places_.squares(); ++square) {
        const Mark side = at(square);
        const QRectF place = places_.square(square);
        if (side == Mark::none) {
            continue;
        }
        if (board_.kind == BoardKind::chess) {
            putMan(place, side, board_.placement.men[square]);
        } else if (isOnFelt(board_.kind) || board_.kind == BoardKind::stones) {
            putDisc(place, side, cell >= roomForTurned && holds(board_.turned, square));
        } else if (board_.kind != BoardKind::nested ||
                   board_.small.at(smallBoardOf(square)) == Mark::none) {
            putMark(place, side, colours_.of(side).line);
        } else if (cell >= roomForHoles) { // under the large mark of who won there
            const NodeColours& faded = colours_.of(board_.small.at(smallBoardOf(square)));
            putMark(place, side, blended(faded.fill, colours_.of(side).line, 0.45));
        }
    }
}

/// A small square where no stone may be put, because a board would be repeated.
void BoardPainting::paintKo() {
    for (const std::uint8_t point : board_.ko) {
        painter_.setPen(QPen(colours_.grid, std::clamp(0.06 * places_.cell(), 0.8, 3.0)));
        painter_.setBrush(colours_.paper);
        painter_.drawRect(onPoint(places_.square(point)));
    }
}

/// Small squares on the free points that are a side's.
void BoardPainting::paintTerritory() {
    for (std::uint32_t point = 0; point < board_.territory.size(); ++point) {
        if (const Mark side = board_.territory[point]; side != Mark::none) {
            const NodeColours& colours = colours_.of(side);
            painter_.setPen(QPen(colours.line, std::clamp(0.06 * places_.cell(), 0.8, 3.0)));
            painter_.setBrush(side == Mark::first ? colours.line : colours.fill);
            painter_.drawRect(onPoint(places_.square(point)));
        }
    }
}

void BoardPainting::paintSmallBoards() {
    for (std::uint32_t small = 0; small < 9; ++small) {
        const Mark winner = board_.small.at(small);
        if (winner != Mark::none) {
            putMark(places_.smallBoard(small), winner, colours_.of(winner).line, 0.11);
        }
    }
    if (!board_.ended) {
        paintNextBoards();
    }
}

/// Frames the small board to move on, or thinly all that are open where any may be chosen.
void BoardPainting::paintNextBoards() {
    const std::uint8_t next = board_.placement.sentTo;
    const bool any = next == Placement::anyBoard;
    const double cell = places_.cell();
    const bool begun = std::any_of(board_.placement.squares.begin(), board_.placement.squares.end(),
                                   [](Mark mark) { return mark != Mark::none; });
    if (any && (!begun || cell < roomForHoles)) {
        return;
    }
    const NodeColours& mover =
        board_.placement.toMove == Player::max ? colours_.first : colours_.second;
    const double out = 0.1 * cell;
    for (std::uint32_t small = 0; small < 9; ++small) {
        if (any ? !board_.closed.at(small) : small == next) {
            put(places_.smallBoard(small), out + 4, {Motif::nextFrame, mover.line, {}, any ? 1 : 0},
                [&](QPainter& painter, const QRectF& at) {
                    QPen pen(mover.line, any ? std::clamp(0.05 * cell, 1.0, 3.0)
                                             : std::clamp(0.12 * cell, 1.5, 6.0));
                    pen.setJoinStyle(Qt::MiterJoin);
                    if (any) {
                        pen.setDashPattern({4, 3});
                    }
                    painter.setPen(pen);
                    painter.setBrush(Qt::NoBrush);
                    painter.drawRect(at.adjusted(-out, -out, out, out));
                });
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
        put(places_.frame(), 0.2 * places_.cell(),
            {Motif::strike, colours_.of(side).text, colours_.paper,
             static_cast<int>(line.from * 256 + line.to), places_.room()},
            [&](QPainter& painter, const QRectF& frame) {
                const QPointF by = frame.topLeft() - places_.frame().topLeft();
                paintStrike(painter, place(line.from).translated(by), place(line.to).translated(by),
                            colours_.of(side).text, colours_.paper);
            });
    }
}

void BoardPainting::putCounter(const QRectF& place, bool taken) {
    // Who took it wears the colour; counters belong to nobody.
    const NodeColours& mover =
        board_.placement.toMove == Player::max ? colours_.second : colours_.first;
    const StampLook stamp{taken ? Motif::takenCounter : Motif::counter,
                          taken ? mover.line : colours_.grid};
    put(place, 0, stamp, [&](QPainter& painter, const QRectF& at) {
        const double round = at.height() / 2;
        if (!taken) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours_.grid);
            painter.drawRoundedRect(at, round, round);
            return;
        }
        const double wide = std::clamp(0.09 * at.height(), 0.8, 3.0);
        QPen pen(mover.line, wide, Qt::SolidLine, Qt::FlatCap);
        if (at.height() > 5) {
            pen.setDashPattern({3, 2});
        }
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const double inset = wide / 2;
        painter.drawRoundedRect(at.adjusted(inset, inset, -inset, -inset), round, round);
    });
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
        putCounter(places_.counter({heap, k}), k >= left);
    }
}

void BoardPainting::paintHeaps() {
    if (look_.tone != BoardTone::cut) {
        paintPaper(painter_, places_, colours_);
    }
    for (std::uint32_t heap = 0; heap < places_.room().measures.columns; ++heap) {
        paintHeap(heap);
    }
    putGrid();
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
    painter.restore();
}

} // namespace prunus
