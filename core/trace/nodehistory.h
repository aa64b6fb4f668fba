#pragma once

#include "core/trace/searchtrace.h"

#include <optional>
#include <vector>

namespace prunus {

enum class NodeState : std::uint8_t {
    notReached, ///< the search may still visit the node
    open,       ///< entered and not yet returned: the node is on the call stack
    evaluated,  ///< a leaf (or a node at the depth limit) whose static value was read
    returned,   ///< an inner node that has returned
    cut,        ///< a node in a subtree that a cutoff skipped
    belowLimit, ///< a node deeper than the depth limit: it is not part of this search
};

/// The values that a bound of a node's window has had, oldest first; the last one holds now.
struct BoundHistory {
    std::vector<Value> values;
    /// Whether older values are left out, between the first and the second or at the start.
    bool shortened = false;
};

/// One visit of a node, as far as it has come.
struct NodeVisit {
    Step entered;
    std::optional<Step> left; ///< none while the node is open; of a leaf, the same step
    /// The window that the call was given, as the call saw it; open in the algorithms without
    /// windows.
    Window window;
    std::optional<Value> returned; ///< what the call returned, from MAX's side; none until then
    Bounds known{};                ///< what the memory knew when the call was made, from MAX's side

    friend bool operator==(const NodeVisit&, const NodeVisit&) = default;
};

/// The first and last step at which the search dealt with a node: the steps of its enter and leave,
/// or twice the step of a leaf.
struct Visit {
    Step first;
    Step last;
};
/// From the first step of the node's first visit to the last step of its last visit; none if the
/// search never visited it.
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace,
                                           NodeId n);
/// The steps of one visit of the node, counted from 1, or of its last visit if there are fewer;
/// none if the search never visited it.
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n,
                                           std::uint32_t number);

/// The steps in which a search evaluated leaves, ascending. O(nodes + steps).
[[nodiscard]] std::vector<Step> leafSteps(const GameTree& tree, const SearchTrace& trace);

/// The step of the first cutoff after t, or the last one before t; none if there is none.
[[nodiscard]] std::optional<Step> nextCutoff(const SearchTrace& trace, Step t);
[[nodiscard]] std::optional<Step> previousCutoff(const SearchTrace& trace, Step t);

} // namespace prunus
