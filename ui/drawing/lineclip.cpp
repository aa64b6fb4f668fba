#include "ui/drawing/lineclip.h"

#include <algorithm>
#include <array>
#include <utility>

namespace prunus {

QLineF clippedTo(const QLineF& line, const QRectF& area) {
    // Liang and Barsky, "A new concept and method for line clipping", 1984.
    double from = 0;
    double to = 1;
    const std::array<std::pair<double, double>, 4> edges{{
        {-line.dx(), line.x1() - area.left()},
        {line.dx(), area.right() - line.x1()},
        {-line.dy(), line.y1() - area.top()},
        {line.dy(), area.bottom() - line.y1()},
    }};
    for (const auto& [towards, distance] : edges) {
        if (towards == 0) {
            if (distance < 0) {
                return {};
            }
        } else if (towards < 0) {
            from = std::max(from, distance / towards);
        } else {
            to = std::min(to, distance / towards);
        }
    }
    return from < to ? QLineF(line.pointAt(from), line.pointAt(to)) : QLineF();
}

} // namespace prunus
