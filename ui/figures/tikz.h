#pragma once

#include "ui/figures/figure.h"

#include <tl/expected.hpp>

namespace prunus {

/// A page holds no more nodes than this, and LaTeX needs seconds for them.
inline constexpr std::uint32_t mostTikzNodes = 1000;

/// The figure as a LaTeX document that pdflatex compiles as it is: a page with one picture, drawn
/// in TikZ at the places of the screen, in pixels. It is meant to be read and changed: a named
/// style for each kind of node and edge, a place for each node that all its lines follow, and a
/// line for each node, edge and text; a game's board is a few lines. The error says why there is
/// none.
[[nodiscard]] tl::expected<QByteArray, QString> tikzOf(const Figure& figure);

} // namespace prunus
