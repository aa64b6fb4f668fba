#include "ui/drawing/steppath.h"

#include <algorithm>

namespace prunus {

namespace {

/// From the innermost up; where that meets what is known, the rest is known too.
std::vector<NodeId> openNodes(const Moment& moment, const StepPath* known) {
    const GameTree& tree = moment.tree();
    NodeId n = moment.innermost();
    if (n == noNode) {
        return {};
    }
    std::size_t row = tree.rowOf(n).value;
    std::vector<NodeId> open(row + 1);
    const auto isKnown = [&] {
        return known != nullptr && row < known->open.size() && known->open[row] == n;
    };
    for (; row > 0 && !isKnown(); --row) {
        open[row] = n;
        n = tree.parent(n, Row{static_cast<std::uint32_t>(row)});
    }
    open[row] = n; // at the latest the root
    if (isKnown()) {
        std::copy_n(known->open.begin(), row, open.begin());
    }
    return open;
}

} // namespace

StepPath stepPath(const Moment& moment, const StepPath* known) {
    StepPath path;
    path.event = moment.event();
    path.open = openNodes(moment, known);
    path.bestLine = moment.bestLine();
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
