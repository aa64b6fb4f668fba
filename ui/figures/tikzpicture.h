#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/latextext.h"

#include <QByteArray>
#include <QStringList>
#include <map>
#include <tl/expected.hpp>

namespace prunus {

/// The greatest number of nodes on a page; LaTeX needs seconds for that many.
inline constexpr std::uint32_t mostTikzNodes = 1000;

/// The texts typed in the empty boxes of nodes, by node and in order.
using TypedTexts = std::map<NodeId, QStringList>;

/// The lines of a picture, and the styles that they use.
struct TikzPicture {
    QByteArray styles;
    QByteArray drawing;
};

/// Returns the figure in TikZ, at the places of the screen and in pixels; or why TikZ cannot hold
/// it.
[[nodiscard]] tl::expected<TikzPicture, QString>
tikzPictureOf(const Figure& figure, LatexText& latex, const TypedTexts& typed = {});

} // namespace prunus
