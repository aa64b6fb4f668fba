#pragma once

#include "core/analysis/claim.h"
#include "core/trace/moment.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace prunus {

// What a step means, as data for sentences in any language: one struct for each kind of fact. All
// numbers are from MAX's side, also for algorithms in negamax form.

/// How the result of a search relates to the window of the first call, from MAX's side.
enum class Outcome : std::uint8_t { exact, failLow, failHigh };

/// How a call came about.
enum class Approach : std::uint8_t {
    plain,     ///< the node is its parent's next child, or the root
    probe,     ///< the null window only asks whether the child is better
    again,     ///< the child is searched again because a probe found it better
    pass,      ///< the root is called with a null window around a guess of its value
    iteration, ///< the root is called, to be searched to some depth
};

/// A value that a player is already sure of: `value`, by moving from `node` to `through`.
struct Alternative {
    NodeId node = noNode;    ///< noNode if the first call's window, a probe or a table gives it
    NodeId through = noNode; ///< noNode where `node` is noNode
    Value value = 0;
    /// The node whose child was probed, and that child, if the value is an end of the probe's null
    /// window, beyond which the probe does not ask. noNode if there was no probe.
    NodeId prober = noNode;
    NodeId probed = noNode;
    /// The node for which a transposition table held this bound when the node was called, or
    /// noNode.
    NodeId held = noNode;

    /// True if no move gives the value: a call was only told not to look any further.
    [[nodiscard]] bool fromFirstWindow() const { return node == noNode; }
    [[nodiscard]] bool fromProbe() const { return prober != noNode; }
    [[nodiscard]] bool fromTable() const { return held != noNode; }
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// The reason why a window is closed. Two moves prove it: one at the node itself, and one further
/// up by which the opponent does at least as well.
struct Refutation {
    NodeId node = noNode;  ///< the node whose window closed
    NodeId child = noNode; ///< the move by which the node's player reaches `value`
    Value value = 0;   ///< the evaluated leaves prove that the move reaches this: at most this for
                       ///< MIN, at least this for MAX
    Alternative rival; ///< what the opponent is already sure of
    std::uint32_t levels = 0; ///< how many plies above the node the rival's move is; 1: at the
                              ///< parent, a shallow cutoff; 0: the rival is no move
    /// Whether value == rival.value: for the opponent the node is no better, rather than worse.
    bool equal = false;

    /// Whether the opponent's move lies further up than at the node's parent.
    [[nodiscard]] bool deep() const { return levels > 1; }
    friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Where a step happened, and who moves there.
struct Place {
    NodeId node = noNode;
    Player player = Player::max;
};

/// What is known of a call in a search that may visit a node again. In other searches, all fields
/// but `depth` keep these defaults.
struct CallFacts {
    Approach approach = Approach::plain;
    std::uint32_t visit = 0;     ///< which visit of the node this is, from 1
    std::optional<Value> before; ///< what the previous visit of the node returned
    Bounds known; ///< what the table knew when the call came; in a leave, what it knows now
    /// The number of the pass or iteration at work, from 1; 0 if there is none.
    std::uint32_t number = 0;
    std::optional<std::uint32_t> depth; ///< the depth limit of that iteration, or of the search
    std::optional<std::uint32_t> depthBefore; ///< the depth limit of the iteration before

    /// Whether the iteration at work is more than one ply deeper than the iteration before; the
    /// first iteration, whether it is deeper than one ply.
    [[nodiscard]] bool leavesOutDepths() const {
        return approach == Approach::iteration && depth && *depth > depthBefore.value_or(0) + 1;
    }
};

/// The search has not begun.
struct NotStarted : Place {};

/// A node was entered.
struct Entered : Place {
    /// The variables α and β of the node's call; nullopt if the listing has none.
    std::optional<Window> window;
    CallFacts call;
    NodeId triedFirst = noNode; ///< the move that is tried first because an earlier iteration found
                                ///< it best, or noNode
    /// The moves that set the values of α and β, where a move set them and the leaves prove it.
    std::optional<Alternative> alphaFrom;
    std::optional<Alternative> betaFrom;
    bool firstNullWindow = false; ///< this call is the first that was made with a null window
    /// For a child that is searched again: the bounds that its probe found, if the leaves prove
    /// them.
    std::optional<Bounds> byProbe;
    /// In the first draft: the best value so far of the node's parent, which the node is handed
    /// down; nullopt if the parent has none yet.
    std::optional<Alternative> parentsBest;
    /// In the drafts: a value above the node that alpha-beta would hand down to it and this draft
    /// does not, with the move that gives the value.
    std::optional<Alternative> notHandedDown;
};

/// A static value was read.
struct LeafRead : Place {
    Value value = 0;
    CallFacts call;
    Window window;                ///< the window of the call; of a probe, its null window
    bool firstNullWindow = false; ///< as in Entered
};

/// The transposition table answered a call.
struct Recalled : Place {
    NodeId foundAt =
        noNode; ///< the node whose call found the answer: the same position, or the node itself
    Value value = 0;
    Window window;
    CallFacts call;
};

/// A child returned, and its value was compared with the best so far.
struct Compared : Place {
    NodeId child = noNode;
    Value value = 0; ///< what the child's call returned
    Bounds proven;   ///< what the leaves prove of the child's value
    /// Fail-hard returned a bound of the child's window, and the leaves prove something else.
    bool clamped = false;
    /// The call's own variables α and β after the comparison; in the second draft, its parameters.
    std::optional<Window> window;
    Value best = 0;
    /// The child that `best` came through; noNode if no child improved the node.
    NodeId bestChild = noNode;
    std::uint32_t childrenLeft = 0;
};

/// A child changed its parent's best value.
struct Improved : Compared {
    /// The leaves prove that the player can reach `value`. (In fail-soft, the number that a child
    /// returned may be only a bound on the other side.)
    bool inHand = false;
    bool narrowed = false; ///< the child moved the player's own bound
    /// Set if the window is closed now and the leaves prove it.
    std::optional<Refutation> refutation;
};

/// A child changed nothing.
struct NotImproved : Compared {
    /// Where the best value that the child did not beat comes from, if the leaves prove it.
    std::optional<Alternative> holder;
};

/// A probe found its child better, so the child is searched again. Nothing changes yet.
struct SearchedAgain : Compared {
    bool inHand = false; ///< as in Improved
    Window next;         ///< the window with which the child is searched then
};

/// A cutoff skips the children that are left.
struct CutOff : Place {
    static constexpr std::size_t namedChildren = 3;

    NodeId child = noNode; ///< the child that returned
    Value fromChild = 0;   ///< what that child returned
    Bounds proven;         ///< what the leaves prove of the child's value
    bool clamped = false;  ///< as in Compared
    std::optional<Window> window;
    std::optional<Refutation> refutation;
    std::uint32_t skipped = 0; ///< how many children are skipped
    /// The first of the skipped children, namedChildren at most.
    std::vector<NodeId> skippedChildren;
    bool skippedAreLast = true; ///< the skipped children are the last ones in the written order
    /// The node whose value the skipped children cannot change, in the sense of `scope`.
    NodeId of = GameTree::root();
    Scope scope = Scope::root;
};

/// A node returned.
struct Returned : Place {
    Value value = 0;
    Bounds proven; ///< what the leaves prove of the node's value
    /// Fail-hard returned a bound of the window, and the leaves prove something else.
    bool clamped = false;
    std::optional<Window> window;
    std::optional<Alternative> parentsBest; ///< as in Entered
    CallFacts call;
    /// Set if the node's window was closed and the leaves prove it.
    std::optional<Refutation> refutation;
};

/// A pass is over, and another follows.
struct PassOver : Place {
    Value value = 0;
    CallFacts call;
};

/// An iteration is over, and another follows.
struct IterationOver : Place {
    Value value = 0;
    CallFacts call;
};

/// The search is over.
struct SearchOver : Place {
    Value value = 0; ///< the result of the search
    Outcome outcome = Outcome::exact;
    /// The best move at the root; noNode if no child improved on the window.
    NodeId bestMove = noNode;
    CallFacts call;
};

/// What a right search finds in the tree, to compare with the answer of a slip.
struct RightAnswer {
    Value value = 0;             ///< the minimax value of the root
    std::optional<Value> ofMove; ///< the minimax value of the move that the slip plays
};

/// A step of a search with a slip: what the wrong program does. Nothing in it is proved. A field
/// may be set in steps of some kinds only, which are named behind it.
struct SlipStep : Place {
    EventKind kind = EventKind::start;
    NodeId child = noNode; ///< back, cutoff: the child that returned
    Value value = 0;       ///< leaf, recall, leave: the node's value; back: the child's value
    /// The window after the step; nullopt in a leave step and if there are no windows.
    std::optional<Window> window;
    Value best = 0;             ///< back: the best value after the comparison
    bool improved = false;      ///< back: the child changed `best`
    std::optional<Value> start; ///< enter: what `best` starts from, if that start is the slip
    std::uint32_t leftOut = 0;  ///< cutoff, leave: how many children of the node were not searched
    bool leftOutAreLast = true; ///< those children are the last ones in the written order

    // These fields are set in the last step only.
    bool over = false;
    NodeId move = noNode;     ///< the move that the program would play; noNode if it has none
    bool lineIsInTree = true; ///< the program's line of best moves stays within the tree
    NodeId lineEnd = noNode;  ///< the node where that line ends, if it stays within the tree
    std::optional<RightAnswer> right; ///< nullopt where a static value is missing for it
};

using Explanation =
    std::variant<NotStarted, Entered, LeafRead, Recalled, Improved, NotImproved, SearchedAgain,
                 CutOff, Returned, PassOver, IterationOver, SearchOver, SlipStep>;

/// Whether the window is closed under this rule: nothing is left between alpha and beta.
[[nodiscard]] constexpr bool closed(Window w, CutRule rule) {
    return rule == CutRule::greaterOrEqual ? w.alpha >= w.beta : w.alpha > w.beta;
}

/// Explains the moment's step. O(depth log nodes + children searched).
[[nodiscard]] Explanation explain(const Moment& moment);
/// Explains a step of a slip: the part of explain() for a trace with a plain log. O(nodes) in the
/// last step, otherwise as explain().
[[nodiscard]] SlipStep explainSlip(const Moment& moment);
/// Returns why the children were skipped, if the step is a cutoff and the leaves prove it.
[[nodiscard]] std::optional<Refutation> refutationOf(const Explanation& explanation);

/// Returns the claims about the moment's step; `explanation` must be of the same step. No sentence
/// about the step says more than these. O(children).
[[nodiscard]] std::vector<Claim> claimsOf(const Moment& moment, const Explanation& explanation);

/// Returns the window of an entered node after the moment's step, from MAX's side, as the events
/// have it.
[[nodiscard]] Window windowFromMax(const Moment& moment, NodeId n);
/// Returns listedWindow() from MAX's side; nullopt if the call has no window. A call of the first
/// draft has none: there, α and β are the best values of the node and of its parent.
[[nodiscard]] std::optional<Window> variablesFromMax(const Moment& moment, NodeId n);

} // namespace prunus
