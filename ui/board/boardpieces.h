#pragma once

#include "core/games/placement.h"
#include "ui/board/boardpainter.h"

namespace prunus {

/// The colours of a picture of a board.
struct BoardColours {
    QColor paper; ///< the ground behind marks and heaps
    QColor felt;  ///< the ground under discs
    QColor grid;
    QColor faintGrid;
    QColor text;
    QColor lastFill; ///< the ground of the squares that the last move filled
    QColor lastLine;
    QColor white; ///< fills White's chess pieces and outlines Black's; `black` the reverse
    QColor black;
    QColor lightSquare;
    QColor darkSquare;
    QColor check; ///< the frame around a king in check
    NodeColours first;
    NodeColours second;

    [[nodiscard]] const NodeColours& of(Mark side) const {
        return side == Mark::first ? first : second;
    }
};

[[nodiscard]] BoardColours boardColours(const Theme& theme, BoardTone tone);

/// Paints a cross or a nought that fills a square. `weight` is the width of its line as a part of
/// the square's width.
void paintMark(QPainter& painter, const QRectF& square, Mark side, const QColor& colour,
               double weight = 0.13);
/// Paints a full disc for the first side, or a ring for the second.
void paintDisc(QPainter& painter, const QRectF& square, Mark side, const NodeColours& colours);
/// Paints the sign that a disc was turned over: a dot in its middle.
void paintTurned(QPainter& painter, const QRectF& square, Mark side, const BoardColours& colours);
/// Paints a line through the middles of two squares and a little beyond them, with a halo that sets
/// it off from what it crosses.
void paintStrike(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                 const QColor& halo);

} // namespace prunus
