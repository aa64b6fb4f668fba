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

    /// Returns the bounds that the evaluated leaves prove for the open node of a row; `moment` is
    /// the moment of this step. The first call takes O(open nodes from the innermost up to it),
    /// since the bounds of each follow from those of the next.
    [[nodiscard]] Bounds proven(const Moment& moment, Row row) const;
    /// Returns the children of the open node above a row, for searches that do not search them as
    /// written.
    [[nodiscard]] const MixedFamily& mixedFamily(const Moment& moment, Row row) const;

  private:
    /// What is found on demand. Copies share it, since a step has only one answer.
    struct Found {
        std::vector<Bounds> proven; ///< the bounds of the open nodes, innermost first
        std::map<std::uint32_t, MixedFamily> families;
    };
    std::shared_ptr<Found> found_ = std::make_shared<Found>();
};

/// A search that is shown beside another one, with its step path if that is known already.
struct OtherSearch {
    Moment moment;
    std::shared_ptr<const StepPath> path = nullptr;
};

/// Finds the step path of a moment. O(depth log nodes), so a canvas keeps it as long as the step
/// stays. Open nodes that are the same as in `known`, which may be of any step and search of the
/// tree, are copied instead, O(depth).
[[nodiscard]] StepPath stepPath(const Moment& moment, const StepPath* known = nullptr);

} // namespace prunus
