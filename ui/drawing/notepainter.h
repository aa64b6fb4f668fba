#pragma once

#include "ui/drawing/treelabels.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

namespace prunus {

// What the author's notes point at and frame; see NoteMarks.

/// The frames around subtrees. They follow their rows, so that no other node is within.
/// O(rows + labels) each.
[[nodiscard]] std::vector<QPolygonF> noteBoxes(const TreePicture& picture,
                                               const LabelledTree& frame, const QRectF& area);
/// The arrows, from their tails to their points, where they hide least; one a node in view.
[[nodiscard]] std::vector<QLineF> noteArrows(const TreePicture& picture, const LabelledTree& frame,
                                             const QRectF& area);

/// Under edges and nodes.
void paintNoteBoxes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                    const QRectF& area);
/// Over all.
void paintNoteArrows(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                     const QRectF& area);

} // namespace prunus
