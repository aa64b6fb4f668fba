#pragma once

#include "core/base/rankedbits.h"
#include "core/base/zeroedarray.h"
#include "core/search/options.h"
#include "core/search/samepositions.h"
#include "core/search/searchorder.h"
#include "core/trace/calllog.h"
#include "core/trace/plainlog.h"
#include "core/tree/gametree.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace prunus {

/// How much a search has done; the words are those of `prunus compare`.
struct Counts {
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;
    std::uint64_t interiorVisited = 0;
    std::uint64_t cutoffs = 0;
    std::uint64_t nodesPruned = 0;
    std::uint64_t leavesPruned = 0;
    /// How many of nodesVisited were visits of a node that had been visited before.
    std::uint64_t revisits = 0;
    /// How many of nodesVisited the memory answered.
    std::uint64_t recalls = 0;

    [[nodiscard]] std::uint64_t differentNodes() const { return nodesVisited - revisits; }

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// What a search leaves behind. It never changes, and everything about any step follows from it and
/// the tree; Moment answers questions from it. It is not a log of events, but keeps only what
/// cannot be derived from the rest:
///
///     slot of a node     0: never visited; a leaf's step; an inner node's record + 1
///     record             one for each visit of an inner node, in the order of entering
///     improved           a bit a place in search order: this child changed its parent's best
///     visited, firstCut  a bit a node, with ranks for counting whole intervals
///     cutoffs            step and what was pruned up to there
///     cutSteps           the step of each bit of firstCut, in the order of nodes
///     proofs             after every 64th place, what the children up to there prove
///     innermost          the record at work in every 128th step
///     settled            in tall trees, when each node was visited or skipped
///
/// The `leave` of a leaf is its step; `back` is the child's return + 1; a cutoff is its node's
/// leave - 1, exactly when the last child in search order was not visited.
///
/// A search that visits no node twice needs all of that. A search that may visit a node again
/// leaves a CallLog instead of slots, records, improvements, proofs and the innermost records; see
/// calls(). A run that may break any rule has a PlainLog in their place; see plain().
class SearchTrace {
  public:
    using RecordId = Index<struct RecordTag>;
    static constexpr RecordId noRecord{0xFFFFFFFFU};
    static constexpr std::uint32_t innermostSpacing = 128;
    static constexpr std::uint32_t proofSpacing = 64;
    static constexpr std::uint32_t tallTree = 128;
    static constexpr Step neverSettled{0xFFFFFFFFU};

    struct Cutoff {
        Step step;
        /// How many nodes, and leaves among them, were skipped by the cutoffs up to this one
        /// without having been visited before. (Where nodes are visited again, some may be visited
        /// later.)
        std::uint32_t nodesPruned;
        std::uint32_t leavesPruned;
    };

    /// The trace of a search that nobody has run: it has options, but no step. Every node is still
    /// to be reached, and nothing is proved. Only for trees lower than tallTree.
    [[nodiscard]] static std::shared_ptr<const SearchTrace>
    unsearched(const GameTree& tree, const SearchOptions& options);
    /// The trace of a run on the tree; `options` describe what the run did, not what was asked for.
    /// It takes O(events + nodes · cutoffs).
    [[nodiscard]] static std::shared_ptr<const SearchTrace>
    ofRun(const GameTree& tree, const SearchOptions& options, PlainRun run);
    /// Whether this is the trace of a search that nobody has run.
    [[nodiscard]] bool isUnsearched() const { return end_ == Step{0}; }

    [[nodiscard]] const SearchOptions& options() const { return options_; }
    /// Whether nodes may have been visited again, so that their states do not follow from each
    /// other and each node must be asked about by itself.
    [[nodiscard]] bool repeats() const { return plain_ != nullptr || traits().repeats; }
    [[nodiscard]] const AlgorithmTraits& traits() const {
        return prunus::traits(options_.algorithm);
    }
    [[nodiscard]] const SearchOrder& order() const { return order_; }
    /// The player who moves at the root: that of the options, or else of the tree; a run has its
    /// own.
    [[nodiscard]] Player rootPlayer() const { return rootPlayer_; }
    [[nodiscard]] Player playerAt(Row row) const { return prunus::playerAt(rootPlayer_, row); }

    /// The nodes that the search's table took for the same position; null where every node is a
    /// position of its own.
    [[nodiscard]] const SamePositions* positions() const { return positions_.get(); }

    /// The last step; the first is 1.
    [[nodiscard]] Step end() const { return end_; }
    /// The result, from MAX's side.
    [[nodiscard]] Value value() const { return value_; }
    [[nodiscard]] const std::vector<Cutoff>& cutoffs() const { return cutoffs_; }
    [[nodiscard]] Counts totals() const;

    /// Whether the search treats the node as a leaf: it is one, or it lies at the depth limit.
    [[nodiscard]] bool isSearchLeaf(const GameTree& tree, NodeId n) const {
        return n >= horizon_ || tree.isLeaf(n);
    }
    /// The first node of the row at the depth limit, or noNode.
    [[nodiscard]] NodeId horizon() const { return horizon_; }
    /// The first node that lies below the depth limit, or noNode.
    [[nodiscard]] NodeId belowHorizon() const { return belowHorizon_; }

    /// All calls of a search that may visit a node again, or null. With it, the questions from here
    /// to innermostNear() have no answer, except countsAfter(), visited(), visitedNodes(),
    /// marksCutoff() and forEachCutoff().
    [[nodiscard]] const CallLog* calls() const { return calls_.get(); }
    /// The events of a run that may break any rule, such as a run with a slip, or null. With it,
    /// the same questions have no answer, nor has countsAfter().
    [[nodiscard]] const PlainLog* plain() const { return plain_.get(); }
    /// The counts after so many calls and so many cutoffs. Needs calls(). O(1).
    [[nodiscard]] Counts countsAfter(std::uint32_t calls, std::size_t cutoffs) const;

    [[nodiscard]] bool visited(NodeId n) const { return visited_.test(n.value); }
    /// The step in which a visited leaf was evaluated.
    [[nodiscard]] Step leafStep(NodeId n) const { return Step{slots_[n.value]}; }
    /// The record of a visited inner node.
    [[nodiscard]] RecordId record(NodeId n) const { return RecordId{slots_[n.value] - 1}; }

    [[nodiscard]] std::uint32_t recordCount() const {
        return static_cast<std::uint32_t>(enters_.size());
    }
    [[nodiscard]] Step entered(RecordId r) const { return enters_[r.value]; }
    [[nodiscard]] Step left(RecordId r) const { return leaves_[r.value]; }
    [[nodiscard]] NodeId node(RecordId r) const { return nodes_[r.value]; }
    /// The value that the call returned, as the call saw it.
    [[nodiscard]] Value returned(RecordId r) const { return values_[r.value]; }
    /// The window that the call was given, as the call saw it; open if the algorithm has no
    /// windows.
    [[nodiscard]] Window entryWindow(RecordId r) const {
        return windows_.size() == 0 ? Window{} : windows_[r.value];
    }
    /// What the leaves evaluated below a node prove once it has returned: the leaf that gives
    /// each end, or noNode for an infinite one.
    [[nodiscard]] NodeId lowerWitness(RecordId r) const { return lower_[r.value]; }
    [[nodiscard]] NodeId upperWitness(RecordId r) const { return upper_[r.value]; }

    /// What the children searched first together prove of their parent: those from place f, where
    /// their family starts, up to place `end` in search order, where f < end <= f + children
    /// compared. It is kept where `end` is a multiple of proofSpacing.
    [[nodiscard]] Witnesses provenUpTo(std::uint32_t end) const {
        return proofs_[end / proofSpacing];
    }

    /// Bit f + k: the k-th child searched of the family that starts at f improved its parent.
    [[nodiscard]] const RankedBits& improved() const { return improved_; }
    [[nodiscard]] const RankedBits& visitedNodes() const { return visited_; }
    /// One bit for each node: set for the first child that each cutoff skipped.
    [[nodiscard]] const RankedBits& firstCut() const { return firstCut_; }
    /// The steps in which the nodes of a range whose bits in firstCut() are set were skipped, in
    /// the order of nodes. O(1).
    [[nodiscard]] std::span<const Step> cutSteps(NodeRange nodes) const {
        const std::uint32_t begin = firstCut_.rank(nodes.first.value);
        return std::span(cutSteps_).subspan(begin, firstCut_.rank(nodes.last.value) - begin);
    }

    /// Whether, after step t, the edge into a node bears the mark of a cutoff in drawings where
    /// neighbours are so near to each other that each cutoff has only one mark. O(1).
    [[nodiscard]] bool marksCutoff(NodeId n, Step t) const {
        return calls_   ? calls_->marked(n, t)
               : plain_ ? plain_->marked(n, t)
                        : firstCut_.test(n.value) && cutSteps({n, n + 1}).front() <= t;
    }
    /// Calls visit(node) for each node of a range for which marksCutoff() is true. O(marks), or
    /// O(nodes) in a search that may visit nodes again.
    template <class Visit> void forEachCutoff(NodeRange nodes, Step t, const Visit& visit) const {
        if (calls_ || plain_) {
            for (const NodeId n : nodes) {
                if (marksCutoff(n, t)) {
                    visit(n);
                }
            }
            return;
        }
        std::uint32_t n = nodes.first.value;
        for (const Step step : cutSteps(nodes)) {
            n = firstCut_.firstSet(n, nodes.last.value);
            if (step <= t) {
                visit(NodeId{n});
            }
            ++n;
        }
    }

    /// In a tree with a height of tallTree or more, where a drawing must look at many rows at once:
    /// the step in which each node was first visited, or was skipped by a cutoff; neverSettled
    /// below the depth limit. Empty in lower trees, and with calls() or plain().
    [[nodiscard]] std::span<const Step> settled() const {
        return {settled_.begin(), settled_.size()};
    }

    /// The record at work in the last step up to t whose number is a multiple of innermostSpacing;
    /// noRecord if there is none.
    [[nodiscard]] RecordId innermostNear(Step t) const {
        const std::uint32_t k = t.value / innermostSpacing;
        return k == 0 ? noRecord : innermost_[k - 1];
    }

    /// The bytes of memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend class Recorder;
    friend class CallRecorder;
    SearchTrace() = default;
    /// Sets what is known before the search.
    void describe(const GameTree& tree, const SearchOptions& options, SearchOrder order);

    SearchOptions options_;
    SearchOrder order_;
    std::shared_ptr<const SamePositions> positions_;
    Player rootPlayer_ = Player::max;
    Step end_;
    Value value_ = 0;
    NodeId horizon_ = noNode;
    NodeId belowHorizon_ = noNode;
    ZeroedArray<std::uint32_t> slots_;
    ZeroedArray<Step> enters_;
    ZeroedArray<Step> leaves_;
    ZeroedArray<NodeId> nodes_;
    ZeroedArray<Value> values_;
    ZeroedArray<Window> windows_;
    ZeroedArray<NodeId> lower_;
    ZeroedArray<NodeId> upper_;
    ZeroedArray<Witnesses> proofs_;
    RankedBits improved_;
    RankedBits visited_;
    RankedBits firstCut_;
    std::vector<Cutoff> cutoffs_;
    std::vector<Step> cutSteps_;
    ZeroedArray<Step> settled_;
    std::vector<RecordId> innermost_;
    std::unique_ptr<const CallLog> calls_;
    std::unique_ptr<const PlainLog> plain_;
    Counts plainTotals_;
};

} // namespace prunus
