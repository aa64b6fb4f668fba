#include "ui/drawing/steppath.h"

#include <algorithm>

namespace prunus {

StepPath stepPath(const Moment& moment) {
    StepPath path;
    path.event = moment.event();
    path.open = moment.stack();
    path.bestLine = moment.bestLine();
    std::ranges::reverse(path.open);
    return path;
}

Bounds StepPath::proven(const Moment& moment, Row row) const {
    const std::size_t fromInside = open.size() - 1 - row.value;
    std::vector<Bounds>& known = found_->proven;
    if (known.size() <= fromInside) {
        // Whoever asks for one asks for its neighbours next.
        known = moment.provenOnStack(2 * fromInside + 64);
    }
    return known[fromInside];
}

const MixedFamily& StepPath::mixedFamily(const Moment& moment, Row row) const {
    const auto known = found_->families.find(row.value);
    if (known != found_->families.end()) {
        return known->second;
    }
    const NodeId parent = open[row.value - 1];
    return found_->families
        .try_emplace(row.value, moment.trace().order(), moment.tree().children(parent), row,
                     moment.childrenReturned(parent))
        .first->second;
}

} // namespace prunus
