#pragma once

#include <QImage>

namespace prunus {

/// How many places of a part of an image are so.
template <class Is> int pixelsWhere(const QRect& part, const Is& is) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            count += is(x, y) ? 1 : 0;
        }
    }
    return count;
}

/// How many pixels have this colour.
inline int pixelsOf(const QImage& image, const QColor& colour) {
    return pixelsWhere(image.rect(),
                       [&](int x, int y) { return image.pixel(x, y) == colour.rgb(); });
}

} // namespace prunus
