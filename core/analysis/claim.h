#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace prunus {

// What sentences are made of: a claim says one thing of some nodes, with numbers, that a
// computation apart from search and trace can prove or refute. All numbers are from MAX's side.
// "Unread" are the leaves that no event up to the step has read; in iterative deepening everything
// is about the tree of the iteration at work.

/// How a claim says that the minimax value of a node relates to a number.
enum class Relation : std::uint8_t { atLeast, atMost, is };

/// The node's value (of the depth-limited tree) is so for every assignment to the unread leaves.
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

/// Of what a sentence speaks that says that something cannot change it.
enum class Scope : std::uint8_t { root, probe, pass, iteration };

/// Whatever the unread leaves are worth, the value of `of` does not depend on the leaves under
/// `nodes`; where the search asks within a window, neither on which side of it the value lies, nor
/// the value if inside.
struct CannotChangeClaim {
    std::vector<NodeId> nodes;
    NodeId of = noNode;
    Scope scope = Scope::root;

    friend bool operator==(const CannotChangeClaim&, const CannotChangeClaim&) = default;
};

/// Where a bound comes from.
enum class BoundSource : std::uint8_t { ancestor, firstWindow, probe, pass, table };

/// The bound that closed the window of `node` was set at `ancestor`, `levels` above it, by a child
/// that returned `value` and is proved to be worth at least (at a MIN ancestor at most) that. From
/// elsewhere than an ancestor, `ancestor` is noNode and `levels` 0.
struct BoundFromClaim {
    NodeId node = noNode;
    NodeId ancestor = noNode;
    std::uint32_t levels = 0;
    Value value = 0;
    BoundSource source = BoundSource::ancestor;

    friend bool operator==(const BoundFromClaim&, const BoundFromClaim&) = default;
};

/// So stand the variables α and β of the node's call, as the listing has them.
struct WindowClaim {
    NodeId node = noNode;
    Window window;

    friend bool operator==(const WindowClaim&, const WindowClaim&) = default;
};

/// The best so far of the node's latest call, and the child it came through; noNode if none
/// improved it.
struct BestClaim {
    NodeId node = noNode;
    NodeId child = noNode;
    Value value = 0;

    friend bool operator==(const BestClaim&, const BestClaim&) = default;
};

/// The latest call of the node that has returned, returned this.
struct ReturnedClaim {
    NodeId node = noNode;
    Value value = 0;

    friend bool operator==(const ReturnedClaim&, const ReturnedClaim&) = default;
};

/// The node's static value.
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

/// The node's latest call was made with this window: all that is asked is on which side of it the
/// value lies, and the value if inside.
struct AskedClaim {
    NodeId node = noNode;
    Window window;

    friend bool operator==(const AskedClaim&, const AskedClaim&) = default;
};

/// The pass or iteration at work, or just over, is this one, from 1; an iteration is to this depth.
struct AtWorkClaim {
    Scope scope = Scope::pass;
    std::uint32_t number = 0;
    std::optional<std::uint32_t> depth;

    friend bool operator==(const AtWorkClaim&, const AtWorkClaim&) = default;
};

/// The pass or iteration is over and the answer not found: of a pass, because the two bounds of the
/// root's value differ; of an iteration, because it has read nodes that have children. So another
/// follows.
struct GoesOnClaim {
    Scope scope = Scope::pass;

    friend bool operator==(const GoesOnClaim&, const GoesOnClaim&) = default;
};

/// At each depth from the one after the last iteration's to the one before this one's, some node
/// has no static value. These are the first and the last of them.
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

/// The memory's answer for `node` was found by a call of the node `at`, which is the same position.
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
