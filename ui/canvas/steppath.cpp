#include "ui/canvas/steppath.h"

#include <algorithm>

namespace prunus {

StepPath stepPath(const Moment& moment) {
    StepPath path{moment.event(), moment.stack(), moment.provenOnStack(), moment.bestLine()};
    std::ranges::reverse(path.open);
    std::ranges::reverse(path.proven);
    return path;
}

} // namespace prunus
