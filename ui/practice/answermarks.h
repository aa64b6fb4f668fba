#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/practice/exercise.h"

#include <QPainter>

namespace prunus {

/// Paints over a canvas what was answered: crosses, the order of leaves, the line of play; and once
/// it was checked, which of it is right.
void paintAnswer(QPainter& painter, const TreeCanvas& canvas, const Exercise& exercise);

} // namespace prunus
