#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace prunus {

// Sentences are made of claims. A claim states one thing about some nodes, with numbers; a
// computation apart from search and trace can prove or refute it. All numbers are from MAX's side.
// A leaf is "unread" if no event up to the step has read it. In iterative deepening, every claim is
// about the tree of the iteration at work.

/// How a claim says that the minimax value of a node relates to a number.
enum class Relation : std::uint8_t { atLeast, atMost, is };

/// The minimax value of `node` (in the depth-limited tree) relates to `value` as `relation` says,
/// whatever the unread leaves are worth.
struct WorthClaim {
    Relation relation = Relation::is;
    NodeId node = noNode;
    Value value = 0;

    friend bool operator==(const WorthClaim&, const WorthClaim&) = default;
};

/// `player` moves at `node`, and by moving to its child `through` is sure of at least (MAX) or at
/// most (MIN) `value`, for every assignment to the unread leaves.
struct InHandClaim {
    Player player = Player::max;
    NodeId node = noNode;
    NodeId through = noNode;
    Value value = 0;

    friend bool operator==(const InHandClaim&, const InHandClaim&) = default;
};

/// What it is that skipped nodes cannot change: the value of the root, or the result of the probe,
/// pass or iteration at work.
enum class Scope : std::uint8_t { root, probe, pass, iteration };

/// Whatever the unread leaves are worth, the value of `of` does not depend on the leaves under
/// `nodes`. Where the search asks within a window, this is claimed only of the side of the window
/// on which the value lies, and of the value itself if it is inside.
struct CannotChangeClaim {
    std::vector<NodeId> nodes;
    NodeId of = noNode;
    Scope scope = Scope::root;

    friend bool operator==(const CannotChangeClaim&, const CannotChangeClaim&) = default;
};

/// Where a bound comes from.
enum class BoundSource : std::uint8_t { ancestor, firstWindow, probe, pass, table };

/// The bound that closed the window of `node` was set at `ancestor`, `levels` above it, by a child
/// that returned `value` and is proved to be worth at least (at a MIN ancestor: at most) `value`.
/// If the bound does not come from an ancestor, `ancestor` is noNode and `levels` is 0.
struct BoundFromClaim {
    NodeId node = noNode;
    NodeId ancestor = noNode;
    std::uint32_t levels = 0;
    Value value = 0;
    BoundSource source = BoundSource::ancestor;

    friend bool operator==(const BoundFromClaim&, const BoundFromClaim&) = default;
};

/// The variables α and β of the node's call have these values, as in the listing.
struct WindowClaim {
    NodeId node = noNode;
    Window window;

    friend bool operator==(const WindowClaim&, const WindowClaim&) = default;
};

/// The best value so far of the node's latest call is `value`, and it came through `child`; `child`
/// is noNode if no child improved the node.
struct BestClaim {
    NodeId node = noNode;
    NodeId child = noNode;
    Value value = 0;

    friend bool operator==(const BestClaim&, const BestClaim&) = default;
};

/// The node's latest call that is over returned `value`.
struct ReturnedClaim {
    NodeId node = noNode;
    Value value = 0;

    friend bool operator==(const ReturnedClaim&, const ReturnedClaim&) = default;
};

/// The node's static value is `value`.
struct StaticClaim {
    NodeId node = noNode;
    Value value = 0;

    friend bool operator==(const StaticClaim&, const StaticClaim&) = default;
};

/// These children are skipped by this step's cutoff.
struct SkippedClaim {
    std::vector<NodeId> nodes;

    friend bool operator==(const SkippedClaim&, const SkippedClaim&) = default;
};

/// The search of the node begins with this child, which an earlier iteration found best.
struct TriedFirstClaim {
    NodeId node = noNode;
    NodeId child = noNode;

    friend bool operator==(const TriedFirstClaim&, const TriedFirstClaim&) = default;
};

/// The node's latest call was made with this window. It asks only on which side of the window the
/// value lies, and for the value itself if it is inside.
struct AskedClaim {
    NodeId node = noNode;
    Window window;

    friend bool operator==(const AskedClaim&, const AskedClaim&) = default;
};

/// The pass or iteration at work, or just over, has this number, counted from 1; an iteration
/// searches to this depth.
struct AtWorkClaim {
    Scope scope = Scope::pass;
    std::uint32_t number = 0;
    std::optional<std::uint32_t> depth;

    friend bool operator==(const AtWorkClaim&, const AtWorkClaim&) = default;
};

/// The pass or iteration is over and has not found the answer, so another one follows: after a pass
/// because the two bounds of the root's value differ, after an iteration because it has read nodes
/// that have children.
struct GoesOnClaim {
    Scope scope = Scope::pass;

    friend bool operator==(const GoesOnClaim&, const GoesOnClaim&) = default;
};

/// At each depth from the one after the last iteration's to the one before this one's, some node
/// has no static value. `first` and `last` are the first and the last of these depths.
struct LeftOutClaim {
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    friend bool operator==(const LeftOutClaim&, const LeftOutClaim&) = default;
};

/// The search goes on by calling this node, which was probed, with this window.
struct CalledNextClaim {
    NodeId node = noNode;
    Window window;

    friend bool operator==(const CalledNextClaim&, const CalledNextClaim&) = default;
};

/// The transposition table's answer for `node` was found by a call of the node `at`, which is the
/// same position.
struct FoundAtClaim {
    NodeId node = noNode;
    NodeId at = noNode;

    friend bool operator==(const FoundAtClaim&, const FoundAtClaim&) = default;
};

using Claim =
    std::variant<WorthClaim, InHandClaim, CannotChangeClaim, BoundFromClaim, WindowClaim, BestClaim,
                 ReturnedClaim, StaticClaim, SkippedClaim, TriedFirstClaim, AskedClaim, AtWorkClaim,
                 GoesOnClaim, LeftOutClaim, CalledNextClaim, FoundAtClaim>;

} // namespace prunus
