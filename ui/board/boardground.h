#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/boardpieces.h"

#include <QLineF>
#include <QPainter>
#include <QVector>

namespace prunus {

// What belongs to no single square of a board. It looks the same on all boards of a game that have
// the same size.

/// Squares at least this wide, in pixels, have room for holes and for faint lines.
inline constexpr double roomForHoles = 6;

/// The lines through the points of a Go board.
[[nodiscard]] QVector<QLineF> pointLines(const BoardGeometry& places);
/// In Go, a small square on a point, in the middle of the point's square.
[[nodiscard]] QRectF onPoint(const QRectF& square);
/// Whether pieces lie on felt rather than on paper.
[[nodiscard]] bool isOnFelt(BoardKind kind);
/// Whether a square of a chessboard is a light one.
[[nodiscard]] bool isLight(const BoardRoom& room, std::uint32_t square);
/// Paints what lies under the pieces: felt, paper, or in chess the light and dark squares.
void paintPaper(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);
/// Paints the lines between the squares, in Go the lines through the points, and in Nim the line
/// that the heaps stand on.
void paintGrid(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);
/// Paints the letters and numbers at the edges, as far as the geometry has room for them.
void paintNames(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);

} // namespace prunus
