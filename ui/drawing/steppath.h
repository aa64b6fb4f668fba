#pragma once

#include "core/trace/moment.h"
#include "ui/drawing/mixedfamily.h"

#include <map>
#include <memory>
#include <vector>

namespace prunus {

/// What a drawing needs to know of a step before it looks at single nodes.
struct StepPath {
    Event event;
    std::vector<NodeId> open;     ///< the call stack, outermost first: one node a row
    std::vector<NodeId> bestLine; ///< from the root: one node a row

    /// What the evaluated leaves prove of the open node of a row; `moment` is that of this step.
    /// The first time O(open nodes from the innermost up to it), since each follows from the next.
    [[nodiscard]] Bounds proven(const Moment& moment, Row row) const;
    /// The children of the open node above a row, if they are searched in an order of their own.
    [[nodiscard]] const MixedFamily& mixedFamily(const Moment& moment, Row row) const;

  private:
    /// Found on demand; shared by copies, since a step has only one answer.
    struct Found {
        std::vector<Bounds> proven; ///< innermost first
        std::map<std::uint32_t, MixedFamily> families;
    };
    std::shared_ptr<Found> found_ = std::make_shared<Found>();
};

/// A search that is shown beside another, with its path where that is known already.
struct OtherSearch {
    Moment moment;
    std::shared_ptr<const StepPath> path = nullptr;
};

/// O(depth log nodes), so a canvas keeps it as long as the step stays; and O(depth) copied where
/// the open nodes are those of `known`, which may be of any step and search of the tree.
[[nodiscard]] StepPath stepPath(const Moment& moment, const StepPath* known = nullptr);

} // namespace prunus
