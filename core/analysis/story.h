#pragma once

#include "core/analysis/explanation.h"

#include <optional>
#include <vector>

namespace prunus {

/// One of several visits of a node, up to a moment. Numbers are from MAX's side.
struct ToldVisit {
    Step entered;
    std::optional<Step> left; ///< as in NodeStory
    Window window;
    std::optional<Value> returned;
    CallKind kind = CallKind::searched;
    Approach approach = Approach::plain;
    NodeId foundAt = noNode; ///< if recalled: the node whose call found the answer
};

/// What has happened to one node up to a moment, as data. Nothing of it lies in the future, so
/// that a class can be asked what comes next. Numbers are from MAX's side.
struct NodeStory {
    NodeId node = noNode;
    Player player = Player::max;
    NodeState state = NodeState::notReached;
    bool leaf = false; ///< the search reads its static value: it is a leaf, or at the depth limit

    std::optional<Step> entered; ///< when the node was entered or, if it is a leaf, read
    std::optional<Step> left; ///< when it was left; nullopt while it is open; for a leaf, the same
                              ///< step as `entered`
    /// The window that the call was given; nullopt if the node was not entered, or where the
    /// algorithm has no windows.
    std::optional<Window> window;
    std::optional<Value> returned; ///< what the node returned, once it has
    /// Fail-hard returned a bound of the window, and the leaves prove something else.
    bool clamped = false;
    Bounds proven;                     ///< what the leaves evaluated so far prove of its value
    NodeId bestChild = noNode;         ///< the child that improved the node last
    std::uint32_t childrenSkipped = 0; ///< how many children the node's own cutoff skipped

    // In a search that may visit a node again, the fields above are about the latest visit.
    static constexpr std::size_t mostVisits = 5;
    std::uint32_t visit = 0;       ///< the number of that visit, from 1; 0 in other searches
    std::vector<ToldVisit> visits; ///< the latest mostVisits visits, in order
    Bounds known;                  ///< what the transposition table knows of the node now

    /// The step of the cutoff that skipped children of the node or, for a cut node, skipped the
    /// node.
    std::optional<Step> cutoff;
    NodeId cutAt = noNode; ///< the node at which that cutoff happened; noNode without a cutoff
    /// The two moves that prove that cutoff; nullopt if they do not, or if it was in an earlier
    /// iteration.
    std::optional<Refutation> refutation;
    /// The pass or iteration of that cutoff, from 1; 0 if there is none.
    std::uint32_t cutoffIn = 0;

    // What an earlier iteration found proves nothing in this one.
    /// The iteration at work, if it has not visited the node; otherwise 0.
    std::uint32_t iteration = 0;
    std::uint32_t visitedIn = 0; ///< the iteration of the latest visit, where `iteration` is not 0;
                                 ///< 0 if there was no visit
};

/// The story of any node of the tree. O(depth log nodes + children searched).
[[nodiscard]] NodeStory storyOf(const Moment& moment, NodeId n);

/// At a step in which the transposition table answers with what was found at another node of the
/// same position, returns that other node; otherwise noNode. O(log calls).
[[nodiscard]] NodeId recalledFrom(const Moment& moment);

/// The moves that prove a cutoff, to be pointed at: the refuting move, and the move that the
/// opponent already has, unless the opponent's bound comes from no move.
[[nodiscard]] std::vector<NodeId> witnessesOf(const Refutation& refutation);

} // namespace prunus
