#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Draws the shapes of a frame's nodes, without their texts.
void paintNodes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& area);
/// Draws the ring around the current node, the witnesses' circles and the selection's frame.
void paintMarks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& area);

} // namespace prunus
