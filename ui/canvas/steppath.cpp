#include "ui/canvas/steppath.h"

#include <algorithm>

namespace prunus {

StepPath stepPath(const Moment& moment) {
    StepPath path{moment.event(), moment.stack(), moment.bestLine()};
    std::ranges::reverse(path.open);
    return path;
}

} // namespace prunus
