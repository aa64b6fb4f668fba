#pragma once

#include "core/trace/moment.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace prunus {

/// What a step of a search amounts to.
enum class Fact : std::uint8_t {
    notStarted,
    entered,       ///< a node was entered
    leafRead,      ///< a static value was read
    improved,      ///< a child changed its parent's best
    notImproved,   ///< a child changed nothing
    searchedAgain, ///< a probe found its child better, so that is searched again; nothing changes
    recalled,      ///< the memory answered a call
    cutoff,        ///< the children left are skipped
    returned,      ///< a node returned
};

/// How the result of a search relates to the window of the first call, from MAX's side.
enum class Outcome : std::uint8_t { exact, failLow, failHigh };

/// How a call came about.
enum class Approach : std::uint8_t {
    plain,     ///< as its parent's next child, or as the root
    probe,     ///< with a null window, which only asks whether the child is better
    again,     ///< for a child that a probe found better
    pass,      ///< of the root, with a null window around a guess of its value
    iteration, ///< of the root, to some depth
};

/// Something a player has already: `value` by moving from `node` to `through`. From MAX's side.
struct Alternative {
    NodeId node = noNode;    ///< noNode: the window of the first call says so, or of a probe
    NodeId through = noNode; ///< noNode where `node` is
    Value value = 0;
    /// Whose child was probed, and which: the probe asks no further. noNode if there was none.
    NodeId prober = noNode;
    NodeId probed = noNode;

    /// Nobody has it: a call was told not to look any further.
    [[nodiscard]] bool fromFirstWindow() const { return node == noNode; }
    [[nodiscard]] bool fromProbe() const { return prober != noNode; }
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// Why a window is closed. Two moves prove it: one at the node itself, which refutes the way
/// there, and one by which the opponent does as well further up.
struct Refutation {
    NodeId node = noNode;  ///< the node whose window closed
    NodeId child = noNode; ///< the move that its player has
    Value value = 0;       ///< what the evaluated leaves prove that move to reach: at MIN, at most
                           ///< this; at MAX, at least
    Alternative rival;     ///< what the opponent has already
    bool equal = false;    ///< value == rival.value: no better, rather than worse
    bool direct = false;   ///< the opponent has it at the node's parent: a shallow cutoff

    friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// What a step means, as data for sentences in any language. All numbers are from MAX's side,
/// whatever the form of the algorithm.
struct Explanation {
    static constexpr std::size_t namedChildren = 3;

    Fact fact = Fact::notStarted;
    NodeId node = noNode; ///< where it happened; the root if nothing has yet
    Player player = Player::max;
    NodeId child = noNode;        ///< improved, notImproved, cutoff: the child that returned
    std::optional<Window> window; ///< after the step; none if the algorithm has no windows
    Value value = 0;              ///< leafRead, returned: the number; (not)Improved: the child's
    Value best = 0;               ///< improved, notImproved: the best after the comparison
    Bounds proven;                ///< what the leaves prove of the child, or else of the node
    /// improved: the leaves prove that the player can reach `value`. In fail-soft a child's number
    /// may be no more than a bound on the other side.
    bool inHand = false;
    /// notImproved: who has the best value that the child did not beat, if the leaves prove it.
    std::optional<Alternative> holder;
    /// improved, cutoff, returned: the window is closed, by the child that returned last.
    std::optional<Refutation> refutation;
    std::uint32_t skipped = 0;           ///< cutoff: children left out
    std::vector<NodeId> skippedChildren; ///< the first of them, namedChildren at most
    std::uint32_t childrenLeft = 0;      ///< improved: children that were not searched yet
    /// returned: fail-hard returned a bound of the window, and the leaves prove something else;
    /// improved, notImproved, cutoff: that happened to the child.
    bool clamped = false;
    Value fromChild = 0; ///< improved, notImproved, cutoff: what the child's call returned
    bool last = false;   ///< the search is over; `value` is its result
    Outcome outcome = Outcome::exact; ///< if `last`
    NodeId bestMove = noNode;         ///< if `last`: noNode if no child improved on the window
    bool skippedAreLast = true;       ///< cutoff: the children skipped are the last ones as written

    // In a search that may visit a node again:
    Approach approach = Approach::plain; ///< entered, leafRead, recalled, returned: of this call
    /// entered, leafRead, recalled, returned: which visit of the node, from 1; 0 elsewhere.
    std::uint32_t visit = 0;
    std::optional<Value> before; ///< what the visit before returned
    Bounds known; ///< by the memory when the call came; of a pass that returned, since
    NodeId triedFirst = noNode;         ///< entered: the move that an earlier iteration found best
    std::optional<std::uint32_t> depth; ///< of an iteration
    Window next;                        ///< searchedAgain: what the child is searched with
};

/// Whether nothing is left between alpha and beta.
[[nodiscard]] constexpr bool closed(Window w, CutRule rule) {
    return rule == CutRule::greaterOrEqual ? w.alpha >= w.beta : w.alpha > w.beta;
}

/// Explains the moment's step. O(depth log nodes + children searched).
[[nodiscard]] Explanation explain(const Moment& moment);

/// The window of an entered node after the moment's step, from MAX's side.
[[nodiscard]] Window windowFromMax(const Moment& moment, NodeId n);

} // namespace prunus
