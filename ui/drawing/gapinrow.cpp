#include "ui/drawing/gapinrow.h"

#include <algorithm>

namespace prunus {

double gapInRow(const TreePicture& picture, Row row, ShapeKind kind, double own) {
    const double least =
        picture.layout->leastGap(row, kind == ShapeKind::leafBox) * picture.view.columnGap;
    const double scale = scaleInGap(kind, least, 1);
    const double apart = (readableScale - scale) / (readableScale - tooSmallToRead);
    return apart <= 0 || own <= least ? least : least + (own - least) * std::min(apart, 1.0);
}

} // namespace prunus
