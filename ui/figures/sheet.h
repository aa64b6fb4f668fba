#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <functional>

namespace prunus {

/// A drawing that fills a file or stands on a page, with what programs show of such a file. It
/// keeps what it needs.
struct FigureSheet {
    QSize size; ///< in pixels at 96 dots an inch
    QString title;
    QString description; ///< for those who cannot see the drawing
    /// Paints an area of that size with its corner at (0, 0). Any thread.
    std::function<void(QPainter&)> paint;
};

} // namespace prunus
