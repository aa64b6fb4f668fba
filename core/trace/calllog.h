#pragma once

#include "core/base/rankedbits.h"
#include "core/tree/gametree.h"

#include <cstddef>
#include <span>
#include <vector>

namespace prunus {

/// A call of a search: one visit of a node.
using CallId = Index<struct CallTag>;
inline constexpr CallId noCall{0xFFFFFFFFU};

enum class CallKind : std::uint8_t {
    searched, ///< the node was entered, to search its children
    read,     ///< the call returned the node's static value, in one step
    recalled, ///< the memory answered the call, in one step
};

/// The two leaves whose static values are the ends of the bounds proved of a node; noNode for an
/// infinite end.
struct Witnesses {
    NodeId lower = noNode;
    NodeId upper = noNode;
};
[[nodiscard]] Bounds boundsOf(const GameTree& tree, Witnesses witnesses);

/// What a search that may visit a node again leaves behind beside the tree: each of its calls, in
/// the order of entering. Where a SearchTrace keeps one visit of a node, a CallLog keeps all of
/// them; CallMoment answers questions from it. A search makes one or several passes, each of which
/// is a call of the root. The log keeps only what cannot be derived from the rest: 15 bytes a call,
/// and up to 28 more for a call that searched children; 16 bytes a node; and 16 wherever a call is
/// given another window than the call before it:
///
///     node                       of each call
///     calledIn                   a bit a step: a call was made in it
///     made, madeBegin            the calls by the call that made them, a bit where each group
///                                begins
///     improved, again            a bit a place in `made`: the call changed its parent's best, and
///                                it was a probe, after which the same child was called again
///     visits, visitsBegin        the calls by node, in order; each was made by the latest call
///                                of the node's parent before it
///     searchedVisits             a bit a place in `visits`: the call searched children
///     windowChanges, windows     a bit a call: its window differs from that of the call before;
///                                and the new windows
///     left, values, proven       the step of the return, what was returned and what the leaves
///                                evaluated so far proved, of each call that searched children
///     known                      of each call that searched children, if there is a memory: the
///                                calls whose values are the bounds that it knew afterwards
///     held                       of each call, where the memory takes several nodes for one
///                                position: the call whose result the memory held of this position
///
/// Values and windows are from MAX's side. A question takes O(log calls) unless its comment says
/// otherwise.
class CallLog {
  public:
    static constexpr std::uint32_t landmarkSpacing = 128;
    /// The step of what never happens: it is after all steps.
    static constexpr Step never{0xFFFFFFFFU};

    /// A series of passes with the same depth limit, from its first step until the next stage
    /// begins. Leaves that an earlier stage evaluated at another limit prove nothing in this one.
    struct Stage {
        Step begin;
        CallId first;            ///< the first of its calls
        std::uint32_t limit = 0; ///< in plies; allPlies for the whole tree
    };

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
    /// The node that the call visits. O(1).
    [[nodiscard]] NodeId node(CallId c) const { return nodes_[c.value]; }
    [[nodiscard]] CallKind kind(CallId c) const {
        return searched_.test(c.value)   ? CallKind::searched
               : recalled_.test(c.value) ? CallKind::recalled
                                         : CallKind::read;
    }
    [[nodiscard]] Step entered(CallId c) const { return Step{calledIn_.select(c.value)}; }
    /// The step in which the call returned; the same as entered(c) for a call of one step.
    [[nodiscard]] Step left(CallId c) const {
        return searched_.test(c.value) ? left_[searched_.rank(c.value)] : entered(c);
    }
    /// Whether the call had been made and had returned by step t. O(1).
    [[nodiscard]] bool returnedBy(Step t, CallId c) const {
        return c.value < madeUntil(t) &&
               (!searched_.test(c.value) || left_[searched_.rank(c.value)] <= t);
    }
    /// The window that the call was given. O(1).
    [[nodiscard]] Window window(CallId c) const {
        return windows_[windowChanges_.rank(c.value + 1) - 1];
    }
    [[nodiscard]] Value returned(const GameTree& tree, CallId c) const;
    /// The call that made this one, or noCall.
    [[nodiscard]] CallId parent(const GameTree& tree, CallId c) const;
    /// The latest call of the node of c, up to c itself, that searched children; noCall if there is
    /// none.
    [[nodiscard]] CallId searchedUntil(CallId c) const;
    /// The call whose result the memory held of the node's position when call c was made; noCall if
    /// the memory held nothing.
    [[nodiscard]] CallId heldBy(CallId c) const;
    /// For a call that the memory answered, returns the call that found the bound used as the
    /// answer.
    [[nodiscard]] CallId answeredBy(const GameTree& tree, CallId c) const;
    /// What the memory knew of the node when call c was made, and once c had returned.
    [[nodiscard]] Bounds known(const GameTree& tree, CallId c) const {
        return leftBy(tree, heldBy(c));
    }
    [[nodiscard]] Bounds knownAfter(const GameTree& tree, CallId c) const {
        return leftBy(tree, kind(c) == CallKind::recalled ? heldBy(c) : c);
    }
    /// What the leaves evaluated so far proved of the node when call c returned.
    [[nodiscard]] Witnesses proven(CallId c) const;

    /// The calls that call c made, in order.
    [[nodiscard]] std::span<const CallId> madeBy(CallId c) const;
    /// Which of the first `first` calls that c made gave the best value, counted from 1; 0 if none
    /// improved the best.
    [[nodiscard]] std::uint32_t bestOf(CallId c, std::uint32_t first) const;
    /// How many different children were visited by the first `first` calls that c made.
    [[nodiscard]] std::uint32_t childrenOf(CallId c, std::uint32_t first) const;
    /// Whether the call of this number that c made, counted from 1, was a probe after which the
    /// same child was called again.
    [[nodiscard]] bool again(CallId c, std::uint32_t number) const {
        return again_.test(madeFrom(c) + number - 1);
    }

    /// The calls of a node, which are its visits, in order.
    [[nodiscard]] std::span<const CallId> of(NodeId n) const {
        return std::span(visits_).subspan(visitsBegin_[n.value],
                                          visitsBegin_[n.value + 1] - visitsBegin_[n.value]);
    }
    /// How many calls were made in the steps up to and including t. O(1).
    [[nodiscard]] std::uint32_t madeUntil(Step t) const { return calledIn_.rank(t.value + 1); }
    /// The call at work in the last step up to t whose number is a multiple of landmarkSpacing;
    /// noCall if there is none.
    [[nodiscard]] CallId landmark(Step t) const {
        const std::uint32_t k = t.value / landmarkSpacing;
        return k == 0 ? noCall : landmarks_[k - 1];
    }
    /// The stage at work in step t. Needs t > 0.
    [[nodiscard]] const Stage& stage(Step t) const;

    /// The step of the node's first visit; `never` if none came.
    [[nodiscard]] Step firstVisit(NodeId n) const { return firstVisitSteps_[n.value]; }
    /// The step at which a cutoff first skipped a subtree with this node, or `never`. From this
    /// step on the node is cut until it is visited.
    [[nodiscard]] Step cutFrom(NodeId n) const { return cutSteps_[n.value]; }
    /// The step from which the edge into the node bears the mark of a cutoff, until the node is
    /// visited; or `never`. From then on the node is cut, its parent is not, and the sibling before
    /// it is not cut either or was cut later.
    [[nodiscard]] Step markFrom(NodeId n) const { return markSteps_[n.value]; }
    /// Whether the edge into the node bears the mark of a cutoff after step t.
    [[nodiscard]] bool marked(NodeId n, Step t) const {
        return markFrom(n) <= t && t < firstVisit(n);
    }

    /// One bit for each step: set if a call was made in it.
    [[nodiscard]] const RankedBits& calledIn() const { return calledIn_; }
    /// One bit for each call. searched() and recalled() give its kind. firstVisits() marks the
    /// first visit of a node, revived() a first visit of a node that a cutoff had skipped before,
    /// and revivedLeaves() such a visit of a leaf or of a node at the depth limit.
    [[nodiscard]] const RankedBits& searched() const { return searched_; }
    [[nodiscard]] const RankedBits& recalled() const { return recalled_; }
    [[nodiscard]] const RankedBits& firstVisits() const { return firstVisits_; }
    [[nodiscard]] const RankedBits& revived() const { return revived_; }
    [[nodiscard]] const RankedBits& revivedLeaves() const { return revivedLeaves_; }

    /// The bytes of memory held.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend class CallRecorder;

    /// The two calls whose values are the bounds that a memory knows, by their numbers among the
    /// calls that searched children; noSource for an infinite bound.
    struct Sources {
        std::uint32_t lower = noSource;
        std::uint32_t upper = noSource;
    };
    static constexpr std::uint32_t noSource = 0xFFFFFFFFU;

    [[nodiscard]] std::uint32_t placeInVisits(CallId c) const;
    /// What the memory knows after a call that it did not answer; nothing for noCall.
    [[nodiscard]] Bounds leftBy(const GameTree& tree, CallId c) const;
    [[nodiscard]] Bounds boundsOf(Sources s) const {
        return {s.lower == noSource ? -infinity : values_[s.lower],
                s.upper == noSource ? infinity : values_[s.upper]};
    }
    /// The place in `made` at which the calls made by c begin. Call c must have searched children.
    [[nodiscard]] std::uint32_t madeFrom(CallId c) const {
        return madeBegin_.select(searched_.rank(c.value));
    }

    bool remembers_ = false;
    std::vector<NodeId> nodes_;
    RankedBits calledIn_;
    RankedBits searched_;
    RankedBits recalled_;
    RankedBits firstVisits_;
    RankedBits revived_;
    RankedBits revivedLeaves_;
    RankedBits windowChanges_;
    std::vector<Window> windows_;
    std::vector<Step> left_;
    std::vector<Value> values_;
    std::vector<Witnesses> proven_;
    std::vector<Sources> known_;
    std::vector<CallId> held_; ///< empty where every node is a position of its own
    std::vector<CallId> made_;
    RankedBits madeBegin_;
    RankedBits improved_;
    RankedBits again_;
    std::vector<CallId> visits_;
    std::vector<std::uint32_t> visitsBegin_; ///< of each node, and one past the last
    RankedBits searchedVisits_;
    std::vector<CallId> landmarks_;
    std::vector<Stage> stages_;
    std::vector<Step> firstVisitSteps_; ///< of each node, like the next two
    std::vector<Step> cutSteps_;
    std::vector<Step> markSteps_;
};

} // namespace prunus
