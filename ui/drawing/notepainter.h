#pragma once

#include "ui/drawing/treelabels.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

namespace prunus {

// The arrows and frames by which the author's notes mark nodes; see NoteMarks.

/// Returns the frames around subtrees. Each frame follows the subtree row by row, so that no other
/// node is within. O(rows + labels) each.
[[nodiscard]] std::vector<QPolygonF> noteBoxes(const TreePicture& picture,
                                               const LabelledTree& frame, const QRectF& area);
/// Returns the arrows, from tail to point, placed where they hide least; one for each marked node
/// in view.
[[nodiscard]] std::vector<QLineF> noteArrows(const TreePicture& picture, const LabelledTree& frame,
                                             const QRectF& area);

/// Paints the frames, which lie under edges and nodes.
void paintNoteBoxes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                    const QRectF& area);
/// Paints the arrows, which lie over the tree and its labels.
void paintNoteArrows(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                     const QRectF& area);

} // namespace prunus
