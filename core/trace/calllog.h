#pragma once

#include "core/base/rankedbits.h"
#include "core/tree/value.h"

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

struct Call {
    NodeId node = noNode;
    CallId parent = noCall; ///< the call that made this one
    Step entered;
    Step left; ///< as `entered` if in one step
    /// The node's latest call that was entered, this one included; noCall if none ever was.
    CallId searched = noCall;
    /// Which call held the best of the parent when this one was compared with it.
    CallId bestBefore = noCall;
    /// How many other children the parent had called before this child.
    std::uint32_t place = 0;
    /// What the leaves evaluated so far proved of the node when the call returned: the leaf that
    /// gives each end, or noNode for an infinite one.
    NodeId lowerWitness = noNode;
    NodeId upperWitness = noNode;
    Bounds known;    ///< by the memory when the call came, from MAX's side
    Value value = 0; ///< what it returned, as it saw it
    Window window;   ///< what it was given, as it saw it
    CallKind kind = CallKind::searched;
    bool improved = false;    ///< it changed its parent's best
    bool again = false;       ///< a probe: the same child was called again right after
    bool firstVisit = false;  ///< of its node
    bool revived = false;     ///< the first visit of a node that a cutoff had skipped before
    bool revivedLeaf = false; ///< likewise, and the node is a leaf, or lies at the depth limit
};

/// What the memory knew of the node once the call had returned; in the algorithms with one, which
/// see all numbers from MAX's side.
[[nodiscard]] Bounds knownAfter(const Call& call);

/// What a search that may visit a node again leaves behind beside the tree: each of its calls, in
/// the order of entering. Where a SearchTrace keeps one visit a node, this keeps all; CallMoment
/// does the asking. About 90 bytes a call, twice that while it grows, and 24 a node. A search makes
/// one or several passes, each a call of the root.
class CallLog {
  public:
    static constexpr std::uint32_t landmarkSpacing = 128;
    /// After all steps.
    static constexpr Step never{0xFFFFFFFFU};
    /// About 4 GB while it grows; a search that makes more calls is refused.
    static constexpr std::uint32_t mostCalls = 24'000'000;

    /// Passes with the same depth limit: from a step on. Leaves that an earlier stage evaluated at
    /// another limit prove nothing about it.
    struct Stage {
        Step begin;
        std::uint32_t limit = 0; ///< plies; allPlies for the whole tree
    };

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(calls_.size()); }
    [[nodiscard]] const Call& operator[](CallId c) const { return calls_[c.value]; }
    /// The calls that this one made, in order.
    [[nodiscard]] std::span<const CallId> madeBy(CallId c) const {
        return range(made_, madeBegin_, c.value);
    }
    /// The calls of a node, its visits, in order.
    [[nodiscard]] std::span<const CallId> of(NodeId n) const {
        return range(visits_, visitsBegin_, n.value);
    }
    /// How many calls were made up to and with this step. O(log calls).
    [[nodiscard]] std::uint32_t madeUntil(Step t) const;
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

    /// A bit a call; see Call for what they say.
    [[nodiscard]] const RankedBits& searched() const { return searched_; }
    [[nodiscard]] const RankedBits& recalled() const { return recalled_; }
    [[nodiscard]] const RankedBits& firstVisits() const { return firstVisits_; }
    [[nodiscard]] const RankedBits& revived() const { return revived_; }
    [[nodiscard]] const RankedBits& revivedLeaves() const { return revivedLeaves_; }

    /// Memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend class CallRecorder;

    [[nodiscard]] static std::span<const CallId> range(const std::vector<CallId>& list,
                                                       const std::vector<std::uint32_t>& begins,
                                                       std::uint32_t i) {
        return std::span(list).subspan(begins[i], begins[i + 1] - begins[i]);
    }

    std::vector<Call> calls_;
    std::vector<std::uint32_t> madeBegin_;
    std::vector<CallId> made_;
    std::vector<std::uint32_t> visitsBegin_;
    std::vector<CallId> visits_;
    std::vector<CallId> landmarks_;
    std::vector<Stage> stages_;
    std::vector<Step> firstVisitSteps_; ///< of each node, like the next two
    std::vector<Step> cutSteps_;
    std::vector<Step> markSteps_;
    RankedBits searched_;
    RankedBits recalled_;
    RankedBits firstVisits_;
    RankedBits revived_;
    RankedBits revivedLeaves_;
};

} // namespace prunus
