#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Paints the lines of pixels that several rows share; each pixel has the mixed colour of all that
/// it covers.
void paintSharedLines(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);
/// Paints a tick in each pixel of a shared line in which a cutoff begins. Ticks lie over the nodes,
/// since one node can cover hundreds of rows.
void paintSharedTicks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);

} // namespace prunus
