#pragma once

#include "ui/drawing/treepicture.h"

#include <QPainter>
#include <QRectF>

namespace prunus {

/// Paints a tree as a search knew it at one moment: the same drawing on screen and in files. It
/// fills `area` with the background and keeps within it; on screen the caller clips. A frame costs
/// O(pixels of the area), not O(tree).
void paintTree(QPainter& painter, const TreePicture& picture, const QRectF& area);

} // namespace prunus
