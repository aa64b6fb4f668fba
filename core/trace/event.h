#pragma once

#include "core/tree/value.h"

#include <optional>

namespace prunus {

/// The steps of a search; see SearchTrace. Names and meanings are those of `prunus trace`.
enum class EventKind : std::uint8_t {
    start,  ///< step 0, before the first event
    enter,  ///< the search is called on a node that will search children
    leaf,   ///< the search is called on a node that returns its static value: one step
    back,   ///< after a child returned, at its parent, the comparison is made
    cutoff, ///< right after a back that closed the window: the children left are skipped
    leave,  ///< a node that was entered returns
    recall, ///< the search is called on a node of which the memory knows enough: one step
};

/// One event. The comment on each field names the kinds of event that set it. Values and windows
/// are as the call sees them: from the mover's side in the negamax forms, from MAX's side
/// otherwise.
struct Event {
    EventKind kind = EventKind::start;
    Step step;
    NodeId node = noNode;                   ///< all but start; for back and cutoff it is the parent
    Player player = Player::max;            ///< who moves at `node`
    std::optional<std::uint32_t> depthLeft; ///< enter: the plies left; none for the whole tree
    /// enter, leaf, recall, and back (after the comparison); none if the algorithm has no windows.
    std::optional<Window> window;
    NodeId child = noNode;         ///< back, cutoff: the child that just returned
    std::uint32_t childNumber = 0; ///< back, cutoff: its number in the tree as written
    Value value = 0;           ///< leaf, recall, back (the child's, as its parent sees it), leave
    bool improved = false;     ///< back: whether the child changed `best`
    Value best = 0;            ///< back: after the comparison
    std::uint32_t skipped = 0; ///< cutoff: how many children were left out
    bool again = false; ///< back: whether it was a probe, after which the child is searched again
    /// The visit of `node` that the event belongs to, from 1; 0 in searches that visit no node
    /// twice.
    std::uint32_t visit = 0;
    /// enter, leaf, recall: what the memory knew of the node when it was called, from MAX's side;
    /// none if the algorithm has no memory.
    std::optional<Bounds> known;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace prunus
