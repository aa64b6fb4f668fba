#pragma once

#include "core/trace/searchtrace.h"

#include <optional>
#include <vector>

namespace prunus {

enum class NodeState : std::uint8_t {
    notReached, ///< the search may still come here
    open,       ///< entered and not yet returned: on the call stack
    evaluated,  ///< a leaf (or a node at the depth limit) whose static value was read
    returned,   ///< an inner node that has returned
    cut,        ///< in a subtree that a cutoff skipped
    belowLimit, ///< deeper than the depth limit: not part of this search
};

/// A bound of a node's window through time, oldest first; the last one holds now.
struct BoundHistory {
    std::vector<Value> values;
    /// Whether older ones were left out between the first and the second.
    bool shortened = false;
};

/// One visit of a node, as far as it has come.
struct NodeVisit {
    Step entered;
    std::optional<Step> left; ///< none while open; of a leaf, the same step
    /// What the call was given, as it saw it; open in the algorithms without windows.
    Window window;
    std::optional<Value> returned; ///< once it has, from MAX's side
    Bounds known{};                ///< by the memory when the call came, from MAX's side

    friend bool operator==(const NodeVisit&, const NodeVisit&) = default;
};

/// The first and last step at which the search dealt with a node: enter and leave (of the last
/// visit), or twice the step of a leaf. None if it never did.
struct Visit {
    Step first;
    Step last;
};
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace,
                                           NodeId n);
/// The same of one visit, counted from 1, or of the last one if there are not so many.
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n,
                                           std::uint32_t number);

/// The steps in which a search evaluated leaves, ascending. O(nodes + steps).
[[nodiscard]] std::vector<Step> leafSteps(const GameTree& tree, const SearchTrace& trace);

/// The step of the first cutoff after t, or the last one before t; none if there is none.
[[nodiscard]] std::optional<Step> nextCutoff(const SearchTrace& trace, Step t);
[[nodiscard]] std::optional<Step> previousCutoff(const SearchTrace& trace, Step t);

} // namespace prunus
