#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/drawing/drawnnode.h"
#include "ui/figures/latextext.h"
#include "ui/look/theme.h"

#include <QByteArray>

namespace prunus {

/// Whether the node has a card large enough to be read.
[[nodiscard]] bool hasTikzCard(const DrawnNode& node);

/// Returns the shapes, styles and colours that boards are drawn with.
[[nodiscard]] QByteArray tikzBoardStyles(const Theme& theme, double factor);

/// Returns the card of a node as lines of TikZ: a scope that hangs on the node's place, in which a
/// unit is the side of a square (in Nim, the height of a counter) and the board begins at (0,0).
/// The card looks as on the canvas, but without the letters at the edges of large boards. Needs
/// hasTikzCard(node).
[[nodiscard]] QByteArray tikzCard(const DrawnNode& node, const QByteArray& place,
                                  const BoardRoom& room, LatexText& latex);

} // namespace prunus
