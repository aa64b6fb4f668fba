#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <functional>
#include <tl/expected.hpp>

namespace prunus {

/// A drawing that fills a file or stands on a page, with the title and description that programs
/// show of such a file. It keeps what it needs, unless the function that makes it says otherwise.
struct FigureSheet {
    QSize size; ///< in pixels at 96 dots an inch
    QString title;
    QString description; ///< for those who cannot see the drawing
    /// Paints an area of that size with its corner at (0, 0). Can run on any thread.
    std::function<void(QPainter&)> paint;
    /// Returns the drawing as a LaTeX document, or why there is none. Null where TikZ has no form
    /// for it.
    std::function<tl::expected<QByteArray, QString>()> tikz = {};
};

} // namespace prunus
