#pragma once

#include "core/games/placement.h"
#include "ui/board/boardpainter.h"

namespace prunus {

/// The colours of a picture of a board.
struct BoardColours {
    QColor paper; ///< behind marks and heaps
    QColor felt;  ///< under discs
    QColor grid;
    QColor faintGrid;
    QColor text;
    QColor lastFill; ///< under what the last move put there
    QColor lastLine;
    QColor white; ///< chess: White's pieces, which Black's colour outlines, and the other way
    QColor black;
    QColor lightSquare;
    QColor darkSquare;
    QColor check; ///< about a king in check
    NodeColours first;
    NodeColours second;

    [[nodiscard]] const NodeColours& of(Mark side) const {
        return side == Mark::first ? first : second;
    }
};

[[nodiscard]] BoardColours boardColours(const Theme& theme, BoardTone tone);

/// A cross or a nought that fills a square; `weight` is the part of the square that is its line.
void paintMark(QPainter& painter, const QRectF& square, Mark side, const QColor& colour,
               double weight = 0.13);
/// A full disc or a ring.
void paintDisc(QPainter& painter, const QRectF& square, Mark side, const NodeColours& colours);
/// What tells that a disc was turned over: a dot in its middle.
void paintTurned(QPainter& painter, const QRectF& square, Mark side, const BoardColours& colours);
/// A line through the middles of two squares and beyond them, clear of what it crosses.
void paintStrike(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                 const QColor& halo);

} // namespace prunus
