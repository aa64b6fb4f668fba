#pragma once

#include "core/analysis/explanation.h"

#include <optional>
#include <vector>

namespace prunus {

/// One of several visits of a node, as far as it has come. Numbers are from MAX's side.
struct ToldVisit {
    Step entered;
    std::optional<Step> left; ///< as in NodeStory
    Window window;
    std::optional<Value> returned;
    CallKind kind = CallKind::searched;
    Approach approach = Approach::plain;
    NodeId foundAt = noNode; ///< recalled: the node whose call found the answer
};

/// What has happened to one node up to a moment, as data. Nothing of it lies in the future, so
/// that a class can be asked what comes next. Numbers are from MAX's side.
struct NodeStory {
    NodeId node = noNode;
    Player player = Player::max;
    NodeState state = NodeState::notReached;
    bool leaf = false; ///< the search reads its static value: it is a leaf, or at the depth limit

    std::optional<Step> entered; ///< or read, if a leaf
    std::optional<Step> left;    ///< none while open; of a leaf the same step
    /// What the call was given; none if not entered, or where the algorithm has no windows.
    std::optional<Window> window;
    std::optional<Value> returned; ///< once it has
    /// Fail-hard returned a bound of the window, and the leaves prove something else.
    bool clamped = false;
    Bounds proven;                     ///< by the leaves evaluated so far
    NodeId bestChild = noNode;         ///< the child that improved it last
    std::uint32_t childrenSkipped = 0; ///< by its own cutoff

    // In a search that may visit a node again, what stands above is of the latest visit.
    static constexpr std::size_t mostVisits = 5;
    std::uint32_t visit = 0;       ///< which that is, from 1; 0 in other searches
    std::vector<ToldVisit> visits; ///< in order, the latest mostVisits of them
    Bounds known;                  ///< what the memory knows of the node now

    /// Where children were skipped: the node's own, or for a cut node those it belongs to.
    std::optional<Step> cutoff;
    NodeId cutAt = noNode; ///< the node whose children those are; noNode without a cutoff
    /// The two moves that prove that cutoff; none if that was in an earlier iteration.
    std::optional<Refutation> refutation;
    std::uint32_t cutoffIn = 0; ///< in which pass or iteration that was, from 1; 0: there is none

    // What an earlier iteration found proves nothing in this one.
    std::uint32_t iteration = 0; ///< the one at work, if it has not visited the node; otherwise 0
    std::uint32_t visitedIn = 0; ///< the one of the latest visit, where `iteration` is told
};

/// The story of any node of the tree. O(depth log nodes + children searched).
[[nodiscard]] NodeStory storyOf(const Moment& moment, NodeId n);

/// At a step in which a transposition table answers with what was found at another node, the same
/// position: that node; else noNode. O(log calls).
[[nodiscard]] NodeId recalledFrom(const Moment& moment);

/// The moves that prove a cutoff, to be pointed at: the one that refutes, and the one that the
/// opponent has already, unless that is the first window's and no move's.
[[nodiscard]] std::vector<NodeId> witnessesOf(const Refutation& refutation);

} // namespace prunus
