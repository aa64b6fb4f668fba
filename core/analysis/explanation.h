#pragma once

#include "core/analysis/claim.h"
#include "core/trace/moment.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace prunus {

// What a step means, as data for sentences in any language: one struct a fact. All numbers are
// from MAX's side, whatever the form of the algorithm.

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

/// Something a player has already: `value` by moving from `node` to `through`.
struct Alternative {
    NodeId node = noNode; ///< noNode: the window of the first call says so, of a probe, or a table
    NodeId through = noNode; ///< noNode where `node` is
    Value value = 0;
    /// Whose child was probed, and which: the probe asks no further. noNode if there was none.
    NodeId prober = noNode;
    NodeId probed = noNode;
    /// The node of which a transposition table held this bound when its call came, or noNode.
    NodeId held = noNode;

    /// Nobody has it: a call was told not to look any further.
    [[nodiscard]] bool fromFirstWindow() const { return node == noNode; }
    [[nodiscard]] bool fromProbe() const { return prober != noNode; }
    [[nodiscard]] bool fromTable() const { return held != noNode; }
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// Why a window is closed. Two moves prove it: one at the node itself, and one by which the
/// opponent does as well further up.
struct Refutation {
    NodeId node = noNode;  ///< the node whose window closed
    NodeId child = noNode; ///< the move that its player has
    Value value = 0;       ///< what the evaluated leaves prove that move to reach: at MIN, at most
                           ///< this; at MAX, at least
    Alternative rival;     ///< what the opponent has already
    std::uint32_t levels = 0; ///< how far above the node that is; 1: a shallow cutoff, at its
                              ///< parent; 0: it is no move
    bool equal = false;       ///< value == rival.value: no better, rather than worse

    /// Whether the opponent has it further up than at the node's parent.
    [[nodiscard]] bool deep() const { return levels > 1; }
    friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Where a step happened, and who moves there.
struct Place {
    NodeId node = noNode;
    Player player = Player::max;
};

/// What a search that may visit a node again knows of a call; elsewhere all is as here.
struct CallFacts {
    Approach approach = Approach::plain;
    std::uint32_t visit = 0;     ///< which visit of the node, from 1
    std::optional<Value> before; ///< what the visit before returned
    Bounds known;                ///< by the table when the call came; of a leave, since
    std::uint32_t number = 0;    ///< of the pass or iteration at work, from 1; 0: there is none
    std::optional<std::uint32_t> depth;       ///< of that iteration
    std::optional<std::uint32_t> depthBefore; ///< of the iteration before it

    /// Whether the iteration at work is deeper by more than one.
    [[nodiscard]] bool leavesOutDepths() const {
        return approach == Approach::iteration && depth && *depth > depthBefore.value_or(0) + 1;
    }
};

/// The search has not begun.
struct NotStarted : Place {};

/// A node was entered.
struct Entered : Place {
    /// The variables α and β of its call; none if its listing has none.
    std::optional<Window> window;
    CallFacts call;
    NodeId triedFirst = noNode; ///< the move that an earlier iteration found best
    /// Who has what these variables stand for, where it is a player and the leaves prove it.
    std::optional<Alternative> alphaFrom;
    std::optional<Alternative> betaFrom;
    bool firstNullWindow = false; ///< no call before it was made with a null window
    /// Searched again: what the probe has told, if the leaves prove it.
    std::optional<Bounds> byProbe;
    /// In the first draft, what the node is handed down: its parent's best, if it has one.
    std::optional<Alternative> parentsBest;
    /// In the drafts: who has something that alpha-beta would hand down, and this draft does not.
    std::optional<Alternative> notHandedDown;
};

/// A static value was read.
struct LeafRead : Place {
    Value value = 0;
    CallFacts call;
    Window window;                ///< of a probe: its null window
    bool firstNullWindow = false; ///< as of Entered
};

/// The transposition table answered a call.
struct Recalled : Place {
    NodeId foundAt =
        noNode; ///< by a call of this node, which is the same position or the node itself
    Value value = 0;
    Window window;
    CallFacts call;
};

/// A child returned, and was compared.
struct Compared : Place {
    NodeId child = noNode;
    Value value = 0; ///< what the child's call returned
    Bounds proven;   ///< of the child
    /// Fail-hard returned a bound of the child's window, and the leaves prove something else.
    bool clamped = false;
    /// After the comparison. The call's own variables: in the second draft, its parameters.
    std::optional<Window> window;
    Value best = 0;
    NodeId bestChild = noNode; ///< the child it came through; noNode if none improved it
    std::uint32_t childrenLeft = 0;
};

/// A child changed its parent's best.
struct Improved : Compared {
    /// The leaves prove that the player can reach `value`. In fail-soft a child's number may be no
    /// more than a bound on the other side.
    bool inHand = false;
    bool narrowed = false;                ///< it moved the bound of the player's
    std::optional<Refutation> refutation; ///< the window is closed now
};

/// A child changed nothing.
struct NotImproved : Compared {
    /// Who has the best value that the child did not beat, if the leaves prove it.
    std::optional<Alternative> holder;
};

/// A probe found its child better, so that is searched again; nothing changes.
struct SearchedAgain : Compared {
    bool inHand = false; ///< as of Improved
    Window next;         ///< with what the child is searched then
};

/// The children left are skipped.
struct CutOff : Place {
    static constexpr std::size_t namedChildren = 3;

    NodeId child = noNode; ///< the child that returned
    Value fromChild = 0;   ///< what it returned
    Bounds proven;         ///< of the child
    bool clamped = false;  ///< as of Compared
    std::optional<Window> window;
    std::optional<Refutation> refutation;
    std::uint32_t skipped = 0;           ///< how many
    std::vector<NodeId> skippedChildren; ///< the first of them, namedChildren at most
    bool skippedAreLast = true;          ///< they are the last ones as written
    /// What they cannot change: the value of this node, in this sense.
    NodeId of = GameTree::root();
    Scope scope = Scope::root;
};

/// A node returned.
struct Returned : Place {
    Value value = 0;
    Bounds proven; ///< of the node
    /// Fail-hard returned a bound of the window, and the leaves prove something else.
    bool clamped = false;
    std::optional<Window> window;
    std::optional<Alternative> parentsBest; ///< as of Entered
    CallFacts call;
    std::optional<Refutation> refutation; ///< its window was closed
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
    Value value = 0; ///< its result
    Outcome outcome = Outcome::exact;
    NodeId bestMove = noNode; ///< noNode if no child improved on the window
    CallFacts call;
};

/// What a right search makes of the tree, held against the answer of a slip.
struct RightAnswer {
    Value value = 0;             ///< minimax's
    std::optional<Value> ofMove; ///< of the move that the slip plays
};

/// A step of a slip: what its program does, and nothing that would be proved.
struct SlipStep : Place {
    EventKind kind = EventKind::start;
    NodeId child = noNode;        ///< back, cutoff
    Value value = 0;              ///< leaf, recall, leave, back (the child's)
    std::optional<Window> window; ///< after the step; none if there are no windows
    Value best = 0;               ///< back: after the comparison
    bool improved = false;        ///< back
    std::optional<Value> start;   ///< enter: what `best` starts from, where that is the slip
    std::uint32_t leftOut = 0;    ///< cutoff, leave: children of the node that were not searched
    bool leftOutAreLast = true;   ///< they are the last ones as written

    // Of the last step.
    bool over = false;
    NodeId move = noNode;             ///< that it would play; noNode if it has none
    bool lineIsInTree = true;         ///< the line that it gives leads through nodes of the tree
    NodeId lineEnd = noNode;          ///< where it ends, if that is in the tree
    std::optional<RightAnswer> right; ///< none where a static value is missing for it
};

using Explanation =
    std::variant<NotStarted, Entered, LeafRead, Recalled, Improved, NotImproved, SearchedAgain,
                 CutOff, Returned, PassOver, IterationOver, SearchOver, SlipStep>;

/// Whether nothing is left between alpha and beta.
[[nodiscard]] constexpr bool closed(Window w, CutRule rule) {
    return rule == CutRule::greaterOrEqual ? w.alpha >= w.beta : w.alpha > w.beta;
}

/// Explains the moment's step. O(depth log nodes + children searched).
[[nodiscard]] Explanation explain(const Moment& moment);
/// The part of it about slips: of a trace with a plain log. O(nodes) at the end, else as above.
[[nodiscard]] SlipStep explainSlip(const Moment& moment);
/// Why the children were skipped, if the step is a cutoff and the leaves prove it.
[[nodiscard]] std::optional<Refutation> refutationOf(const Explanation& explanation);

/// What is said of the moment's step, which the explanation must be of: no sentence about it says
/// more. O(children).
[[nodiscard]] std::vector<Claim> claimsOf(const Moment& moment, const Explanation& explanation);

/// The window of an entered node after the moment's step, from MAX's side, as the events have it.
[[nodiscard]] Window windowFromMax(const Moment& moment, NodeId n);
/// listedWindow() from MAX's side; none if the call has no window: in the first draft α and β are
/// the node's own best and its parent's.
[[nodiscard]] std::optional<Window> variablesFromMax(const Moment& moment, NodeId n);

} // namespace prunus
