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
    searched, ///< it was entered, to search children
    read,     ///< it returned the node's static value in one step
    recalled, ///< the memory answered it, in one step
};

/// The leaves that give the ends of what is proved of a node; noNode for an infinite end.
struct Witnesses {
    NodeId lower = noNode;
    NodeId upper = noNode;
};
[[nodiscard]] Bounds boundsOf(const GameTree& tree, Witnesses witnesses);

/// What a search that may visit a node again leaves behind beside the tree: each of its calls, in
/// the order of entering. Where a SearchTrace keeps one visit a node, this keeps all; CallMoment
/// does the asking. A search makes one or several passes, each a call of the root. Only what the
/// rest does not follow from is kept, 15 bytes a call and up to 28 more of one that searched
/// children; 16 a node; and 16 wherever a call is given another window than the call before it:
///
///     node                       of each call
///     calledIn                   a bit a step: a call was made in it
///     made, madeBegin            the calls by the call that made them, a bit where each group
///                                begins
///     improved, again            a bit a place in `made`: it changed its parent's best, and it was
///                                a probe, the same child was called again right after
///     visits, visitsBegin        the calls by node; its parent's latest one made each
///     searchedVisits             a bit a place in `visits`
///     windowChanges, windows     a bit a call, and the new window of those where it is set
///     left, values, proven       the step of the return, what was returned and what the leaves
///                                evaluated so far proved, of each call that searched children
///     known                      likewise, if there is a memory: which of them gave the bounds
///                                that it knew afterwards
///     held                       of each call, where the memory takes several nodes for one
///                                position: by which call it knew what it knew of this one
///
/// Values and windows are from MAX's side. Questions are O(log calls) unless they say otherwise.
class CallLog {
  public:
    static constexpr std::uint32_t landmarkSpacing = 128;
    /// After all steps.
    static constexpr Step never{0xFFFFFFFFU};

    /// Passes with the same depth limit: from a step on. Leaves that an earlier stage evaluated at
    /// another limit prove nothing about it.
    struct Stage {
        Step begin;
        CallId first;            ///< of its calls
        std::uint32_t limit = 0; ///< plies; allPlies for the whole tree
    };

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
    /// O(1).
    [[nodiscard]] NodeId node(CallId c) const { return nodes_[c.value]; }
    [[nodiscard]] CallKind kind(CallId c) const {
        return searched_.test(c.value)   ? CallKind::searched
               : recalled_.test(c.value) ? CallKind::recalled
                                         : CallKind::read;
    }
    [[nodiscard]] Step entered(CallId c) const { return Step{calledIn_.select(c.value)}; }
    /// As `entered` if in one step.
    [[nodiscard]] Step left(CallId c) const {
        return searched_.test(c.value) ? left_[searched_.rank(c.value)] : entered(c);
    }
    /// Whether it had come and returned by this step. O(1).
    [[nodiscard]] bool returnedBy(Step t, CallId c) const {
        return c.value < madeUntil(t) &&
               (!searched_.test(c.value) || left_[searched_.rank(c.value)] <= t);
    }
    /// What it was given. O(1).
    [[nodiscard]] Window window(CallId c) const {
        return windows_[windowChanges_.rank(c.value + 1) - 1];
    }
    [[nodiscard]] Value returned(const GameTree& tree, CallId c) const;
    /// The call that made this one, or noCall.
    [[nodiscard]] CallId parent(const GameTree& tree, CallId c) const;
    /// The node's latest call that was entered, this one included; noCall if none ever was.
    [[nodiscard]] CallId searchedUntil(CallId c) const;
    /// The call whose result the memory held last of the node's position when this one came; noCall
    /// if it held none.
    [[nodiscard]] CallId heldBy(CallId c) const;
    /// Of a call that the memory answered: the one that found the bound which it answered with.
    [[nodiscard]] CallId answeredBy(const GameTree& tree, CallId c) const;
    /// What the memory knew of the node when the call came, and once it had returned.
    [[nodiscard]] Bounds known(const GameTree& tree, CallId c) const {
        return leftBy(tree, heldBy(c));
    }
    [[nodiscard]] Bounds knownAfter(const GameTree& tree, CallId c) const {
        return leftBy(tree, kind(c) == CallKind::recalled ? heldBy(c) : c);
    }
    /// What the leaves evaluated so far proved of the node when the call returned.
    [[nodiscard]] Witnesses proven(CallId c) const;

    /// The calls that this one made, in order.
    [[nodiscard]] std::span<const CallId> madeBy(CallId c) const;
    /// Which of the first so many of them gave the best among these, counted from 1; 0 for none.
    [[nodiscard]] std::uint32_t bestOf(CallId c, std::uint32_t first) const;
    /// How many different children the first so many of them called.
    [[nodiscard]] std::uint32_t childrenOf(CallId c, std::uint32_t first) const;
    /// Whether the one of that number, counted from 1, was a probe after which it was called again.
    [[nodiscard]] bool again(CallId c, std::uint32_t number) const {
        return again_.test(madeFrom(c) + number - 1);
    }

    /// The calls of a node, its visits, in order.
    [[nodiscard]] std::span<const CallId> of(NodeId n) const {
        return std::span(visits_).subspan(visitsBegin_[n.value],
                                          visitsBegin_[n.value + 1] - visitsBegin_[n.value]);
    }
    /// How many calls were made up to and with this step. O(1).
    [[nodiscard]] std::uint32_t madeUntil(Step t) const { return calledIn_.rank(t.value + 1); }
    /// The call at work in step t rounded down to a multiple of landmarkSpacing, or noCall.
    [[nodiscard]] CallId landmark(Step t) const {
        const std::uint32_t k = t.value / landmarkSpacing;
        return k == 0 ? noCall : landmarks_[k - 1];
    }
    /// The stage at work in step t. Needs t > 0.
    [[nodiscard]] const Stage& stage(Step t) const;

    /// The step of the node's first visit; `never` if none came.
    [[nodiscard]] Step firstVisit(NodeId n) const { return firstVisitSteps_[n.value]; }
    /// The step at which a cutoff first skipped a subtree with this node, or `never`. From then on
    /// it is cut until it is visited.
    [[nodiscard]] Step cutFrom(NodeId n) const { return cutSteps_[n.value]; }
    /// From this step until the node is visited, its edge wears the mark of a cutoff: the node is
    /// cut, its parent is not, nor is the sibling before it; or that one was cut later.
    [[nodiscard]] Step markFrom(NodeId n) const { return markSteps_[n.value]; }
    /// Whether the edge into the node wears that mark after step t.
    [[nodiscard]] bool marked(NodeId n, Step t) const {
        return markFrom(n) <= t && t < firstVisit(n);
    }

    /// A bit a step: a call was made in it.
    [[nodiscard]] const RankedBits& calledIn() const { return calledIn_; }
    /// A bit a call each: what kind it is, whether it is the first visit of its node, whether a
    /// cutoff had skipped that before, and whether that is a leaf, too, or at the depth limit.
    [[nodiscard]] const RankedBits& searched() const { return searched_; }
    [[nodiscard]] const RankedBits& recalled() const { return recalled_; }
    [[nodiscard]] const RankedBits& firstVisits() const { return firstVisits_; }
    [[nodiscard]] const RankedBits& revived() const { return revived_; }
    [[nodiscard]] const RankedBits& revivedLeaves() const { return revivedLeaves_; }

    /// Memory held.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend class CallRecorder;

    /// Of which calls that searched children a memory's bounds are the values; noSource for an
    /// infinite one.
    struct Sources {
        std::uint32_t lower = noSource;
        std::uint32_t upper = noSource;
    };
    static constexpr std::uint32_t noSource = 0xFFFFFFFFU;

    [[nodiscard]] std::uint32_t placeInVisits(CallId c) const;
    /// What the memory knows by a call that it did not answer, or by none.
    [[nodiscard]] Bounds leftBy(const GameTree& tree, CallId c) const;
    [[nodiscard]] Bounds boundsOf(Sources s) const {
        return {s.lower == noSource ? -infinity : values_[s.lower],
                s.upper == noSource ? infinity : values_[s.upper]};
    }
    /// Where in `made` those of a call that searched children begin.
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
    std::vector<std::uint32_t> visitsBegin_; ///< of each node, and one more
    RankedBits searchedVisits_;
    std::vector<CallId> landmarks_;
    std::vector<Stage> stages_;
    std::vector<Step> firstVisitSteps_; ///< of each node, like the next two
    std::vector<Step> cutSteps_;
    std::vector<Step> markSteps_;
};

} // namespace prunus
