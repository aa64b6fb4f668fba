#pragma once

#include <QPainter>
#include <QPalette>
#include <vector>

namespace prunus {

/// Paints diamonds at these places on the track of the timeline, in the colour of the notes' arrows
/// and boxes. `half` is half their width, in pixels.
void paintNoteMarks(QPainter& painter, const std::vector<QPointF>& places, double half,
                    const QPalette& palette);

} // namespace prunus
