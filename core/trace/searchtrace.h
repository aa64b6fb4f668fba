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

/// How much a search has done; see `prunus compare` for the words.
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

/// What a search leaves behind. It never changes, and everything about any step follows from it
/// and the tree; Moment does the asking. Not a log of events: only what the rest follows from.
///
///     slot of a node     0: never visited; a leaf's step; an inner node's record + 1
///     record             one for each visit of an inner node, in the order of entering
///     improved           a bit a place in search order: this child changed its parent's best
///     visited, firstCut  a bit a node, with ranks for counting whole intervals
///     cutoffs            step and what was pruned up to there
///     cutSteps           the step of each bit of firstCut, in the order of nodes
///     proofs             after every 64th place, what the children up to there prove of theirs
///     innermost          the record at work in every 128th step
///     settled            in tall trees, when each node was visited or skipped
///
/// The `leave` of a leaf is its step; `back` is the child's return + 1; a cutoff is its node's
/// leave - 1, exactly when the last child in search order was not visited.
///
/// All that needs a search that visits no node twice. One that may leaves a CallLog instead of
/// slots, records, improvements, proofs and the innermost; see calls(). Of a run that may break any
/// rule there is a PlainLog in their place; see plain().
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
        /// In all cutoffs up to this one: nodes and leaves that were never visited before. (Where
        /// nodes are visited again, some may have been since.)
        std::uint32_t nodesPruned;
        std::uint32_t leavesPruned;
    };

    /// What there is of a search that nobody has run: the options, and no step. Every node is yet
    /// to be reached, and there is nothing to find out. Of trees lower than tallTree.
    [[nodiscard]] static std::shared_ptr<const SearchTrace>
    unsearched(const GameTree& tree, const SearchOptions& options);
    /// Of a run on the tree, under the options that it came to. O(events + nodes · cutoffs).
    [[nodiscard]] static std::shared_ptr<const SearchTrace>
    ofRun(const GameTree& tree, const SearchOptions& options, PlainRun run);
    /// Whether it is that of a search that nobody has run.
    [[nodiscard]] bool isUnsearched() const { return end_ == Step{0}; }

    [[nodiscard]] const SearchOptions& options() const { return options_; }
    /// Whether a node may have been visited again, so that each is asked for by itself.
    [[nodiscard]] bool repeats() const { return plain_ != nullptr || traits().repeats; }
    [[nodiscard]] const AlgorithmTraits& traits() const {
        return prunus::traits(options_.algorithm);
    }
    [[nodiscard]] const SearchOrder& order() const { return order_; }
    /// Who moves at the root, with the option and the tree's own word taken together.
    [[nodiscard]] Player rootPlayer() const { return rootPlayer_; }
    [[nodiscard]] Player playerAt(Row row) const { return prunus::playerAt(rootPlayer_, row); }

    /// What its table took for one position; null where every node is a position of its own.
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

    /// All calls of a search that may visit a node again, or null. With it, the questions from
    /// here to innermostNear() but visited() and visitedNodes() have no answer.
    [[nodiscard]] const CallLog* calls() const { return calls_.get(); }
    /// The events of a run that may break any rule, such as that of a slip, or null. With it, the
    /// same questions have no answer.
    [[nodiscard]] const PlainLog* plain() const { return plain_.get(); }
    /// With calls(): after so many of them, and so many cutoffs. O(1).
    [[nodiscard]] Counts countsAfter(std::uint32_t calls, std::size_t cutoffs) const;

    [[nodiscard]] bool visited(NodeId n) const { return visited_.test(n.value); }
    /// The step of a visited leaf's evaluation.
    [[nodiscard]] Step leafStep(NodeId n) const { return Step{slots_[n.value]}; }
    /// The record of a visited inner node.
    [[nodiscard]] RecordId record(NodeId n) const { return RecordId{slots_[n.value] - 1}; }

    [[nodiscard]] std::uint32_t recordCount() const {
        return static_cast<std::uint32_t>(enters_.size());
    }
    [[nodiscard]] Step entered(RecordId r) const { return enters_[r.value]; }
    [[nodiscard]] Step left(RecordId r) const { return leaves_[r.value]; }
    [[nodiscard]] NodeId node(RecordId r) const { return nodes_[r.value]; }
    /// What the call returned, as it saw it.
    [[nodiscard]] Value returned(RecordId r) const { return values_[r.value]; }
    /// The window the call was given, as it saw it; open if the algorithm has none.
    [[nodiscard]] Window entryWindow(RecordId r) const {
        return windows_.size() == 0 ? Window{} : windows_[r.value];
    }
    /// What the leaves evaluated below a node prove once it has returned: the leaf that gives
    /// each end, or noNode for an infinite one.
    [[nodiscard]] NodeId lowerWitness(RecordId r) const { return lower_[r.value]; }
    [[nodiscard]] NodeId upperWitness(RecordId r) const { return upper_[r.value]; }

    /// What the children searched first prove together of their parent: those from place f, where
    /// their family starts, up to place `end` in search order, f < end <= f + children compared.
    /// Kept where `end` is a multiple of proofSpacing.
    [[nodiscard]] Witnesses provenUpTo(std::uint32_t end) const {
        return proofs_[end / proofSpacing];
    }

    /// Bit f + k: the k-th child searched of the family that starts at f improved its parent.
    [[nodiscard]] const RankedBits& improved() const { return improved_; }
    [[nodiscard]] const RankedBits& visitedNodes() const { return visited_; }
    /// The first child that each cutoff skipped.
    [[nodiscard]] const RankedBits& firstCut() const { return firstCut_; }
    /// When the nodes of a range that firstCut() tells of were skipped, in the order of nodes.
    /// O(1).
    [[nodiscard]] std::span<const Step> cutSteps(NodeRange nodes) const {
        const std::uint32_t begin = firstCut_.rank(nodes.first.value);
        return std::span(cutSteps_).subspan(begin, firstCut_.rank(nodes.last.value) - begin);
    }

    /// Whether the edge into a node wears after step t the one mark that its cutoff has where
    /// neighbours are near to each other. O(1).
    [[nodiscard]] bool marksCutoff(NodeId n, Step t) const {
        return calls_   ? calls_->marked(n, t)
               : plain_ ? plain_->marked(n, t)
                        : firstCut_.test(n.value) && cutSteps({n, n + 1}).front() <= t;
    }
    /// Calls visit(node) for each node of a range whose edge wears that mark. O(marks), or O(nodes)
    /// in a search that may visit nodes again.
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

    /// In a tree of tallTree rows or more, where a drawing must look at many rows at once: the step
    /// in which each node was visited first, or skipped by a cutoff; neverSettled below the depth
    /// limit. Empty in lower trees, and with calls().
    [[nodiscard]] std::span<const Step> settled() const {
        return {settled_.begin(), settled_.size()};
    }

    /// The record at work in step t rounded down to a multiple of innermostSpacing, or noRecord.
    [[nodiscard]] RecordId innermostNear(Step t) const {
        const std::uint32_t k = t.value / innermostSpacing;
        return k == 0 ? noRecord : innermost_[k - 1];
    }

    /// Memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend class Recorder;
    friend class CallRecorder;
    SearchTrace() = default;
    /// What is known before the search.
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
