#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/latextext.h"

#include <QByteArray>
#include <QStringList>
#include <map>
#include <tl/expected.hpp>

namespace prunus {

/// A page holds no more nodes than this, and LaTeX needs seconds for them.
inline constexpr std::uint32_t mostTikzNodes = 1000;

/// What is typed in the empty boxes of nodes, in order.
using TypedTexts = std::map<NodeId, QStringList>;

/// The lines of a picture, and the styles that they have.
struct TikzPicture {
    QByteArray styles;
    QByteArray drawing;
};

/// The figure at the places of the screen, in pixels; or why TikZ cannot hold it.
[[nodiscard]] tl::expected<TikzPicture, QString>
tikzPictureOf(const Figure& figure, LatexText& latex, const TypedTexts& typed = {});

} // namespace prunus
