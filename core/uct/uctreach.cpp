#include "core/uct/uctreach.h"

#include <limits>

namespace prunus {

namespace {

constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

} // namespace

UctReach::UctReach(const UctTrace& trace) : first_(trace.tree().nodeCount(), never) {
    for (std::uint32_t k = 1; k <= trace.iterations(); ++k) {
        NodeId n = trace.leaf(k);
        // All above a node that was seen were seen.
        while (first_[n.value] == never) {
            first_[n.value] = k;
            n = n == GameTree::root() ? n : trace.tree().parent(n);
        }
    }
}

} // namespace prunus
