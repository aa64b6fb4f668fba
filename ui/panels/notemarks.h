#pragma once

#include <QPainter>
#include <QPalette>
#include <vector>

namespace prunus {

/// Diamonds on the track of the timeline, in the colour of what notes point with.
void paintNoteMarks(QPainter& painter, const std::vector<QPointF>& places, double half,
                    const QPalette& palette);

} // namespace prunus
