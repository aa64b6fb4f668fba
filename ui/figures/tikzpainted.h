#pragma once

#include "ui/figures/latextext.h"

#include <QPainter>
#include <functional>

namespace prunus {

/// Returns what is painted on an area of this size as lines of TikZ: each shape is a path, each
/// text a node whose middle is where it is on the screen. Pictures and gradients are left out.
[[nodiscard]] QByteArray tikzPainted(const std::function<void(QPainter&)>& paint, QSize size,
                                     LatexText& latex);

} // namespace prunus
