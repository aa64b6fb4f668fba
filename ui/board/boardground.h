#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/boardpieces.h"

#include <QLineF>
#include <QPainter>
#include <QVector>

namespace prunus {

// What lies on no single square: the same for all boards of a game that have one size.

/// Squares at least this wide, in pixels, have room for holes and for faint lines.
inline constexpr double roomForHoles = 6;

/// Go: the lines through the points.
[[nodiscard]] QVector<QLineF> pointLines(const BoardGeometry& places);
/// Go: a small square on a point, whose place this is.
[[nodiscard]] QRectF onPoint(const QRectF& square);
/// Whether pieces lie on felt rather than on paper.
[[nodiscard]] bool isOnFelt(BoardKind kind);
/// Chess: whether a square is a light one.
[[nodiscard]] bool isLight(const BoardRoom& room, std::uint32_t square);
/// Felt, paper, or light and dark squares.
void paintPaper(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);
/// The lines between the squares, in Go through the points; in Nim the ground that the heaps stand
/// on.
void paintGrid(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);
/// Letters and numbers at the edges, as far as the geometry has room for them.
void paintNames(QPainter& painter, const BoardGeometry& places, const BoardColours& colours);

} // namespace prunus
