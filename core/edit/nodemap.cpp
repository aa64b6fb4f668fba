#include "core/edit/nodemap.h"

namespace prunus {

NodeMap NodeMap::inverted(std::uint32_t nodeCount) const {
    if (identity()) {
        return {};
    }
    std::vector<NodeId> back(nodeCount, noNode);
    for (std::uint32_t n = 0; n < targets_.size(); ++n) {
        if (targets_[n] != noNode) {
            back[targets_[n].value] = NodeId{n};
        }
    }
    return NodeMap(std::move(back));
}

} // namespace prunus
