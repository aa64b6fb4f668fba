#include "core/practice/leaffilling.h"

#include "core/practice/childorder.h"
#include "core/practice/smalltrees.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <list>

namespace prunus {

namespace {

/// Numbers of leaves, as a set.
using LeafCounts = std::bitset<256>;

LeafCounts sums(const LeafCounts& a, const LeafCounts& b) {
    LeafCounts all;
    for (std::size_t k = 0; k < a.size(); ++k) {
        all |= a.test(k) ? b << k : LeafCounts();
    }
    return all;
}

/// Where a value lies against a window: from the mover's side.
enum class Outcome : std::uint8_t { low, exact, high };

Outcome fromOtherSide(Outcome outcome) {
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}

/// A call of alpha-beta as far as its cost depends on it: which bounds are finite, and what comes
/// of it. From the mover's side.
struct ImaginedCall {
    using enum Outcome;
    NodeId node;
    bool alpha = false;
    bool beta = false;
    Outcome outcome = exact;

    [[nodiscard]] bool possible() const {
        return (outcome != low || alpha) && (outcome != high || beta);
    }
};

/// The child of a call while it has found a value above alpha, or not yet.
ImaginedCall childOf(const ImaginedCall& call, NodeId child, bool raised, Outcome found) {
    return {child, call.beta, call.alpha || raised, fromOtherSide(found)};
}

/// How many leaves calls can take, on a tree whose leaves may have any values that differ: only the
/// order of values counts, and there is always room for one more.
class Fillings {
    using enum Outcome;

  public:
    Fillings(const GameTree& tree, bool rightToLeft, NodeId unread)
        : tree_(tree), rightToLeft_(rightToLeft), unread_(unread), counts_(tree.nodeCount()) {
        for (NodeId n{tree.nodeCount()}; n.value > 0;) {
            n = n - 1;
            for (std::size_t key = 0; key < counts_[n.value].size(); ++key) {
                const ImaginedCall call{n, key % 2 == 1, key / 2 % 2 == 1, Outcome(key / 4)};
                counts_[n.value].at(key) = countsOf(call);
            }
        }
    }

    [[nodiscard]] const LeafCounts& at(const ImaginedCall& call) const {
        return counts_[call.node.value].at((call.alpha ? 1U : 0U) + (call.beta ? 2U : 0U) +
                                           4U * static_cast<unsigned>(call.outcome));
    }
    [[nodiscard]] NodeId child(NodeId n, std::uint32_t k) const {
        const NodeRange family = tree_.children(n);
        return family[rightToLeft_ ? family.size() - 1 - k : k];
    }
    /// From the k-th child on, without a value above alpha and with one: how many the rest takes.
    [[nodiscard]] std::vector<std::array<LeafCounts, 2>> restsOf(const ImaginedCall& call) const {
        const std::uint32_t size = tree_.childCount(call.node);
        std::vector<std::array<LeafCounts, 2>> rests(size + 1);
        rests[size][0][0] = call.outcome == low;
        rests[size][1][0] = call.outcome == exact;
        for (std::uint32_t k = size; k-- > 0;) {
            for (const bool raised : {false, true}) {
                LeafCounts& rest = rests[k].at(raised ? 1 : 0);
                for (const Outcome found : {high, low, exact}) {
                    const ImaginedCall next = childOf(call, child(call.node, k), raised, found);
                    if (next.possible()) {
                        rest |= sums(at(next), behind(call, rests[k + 1], raised, found));
                    }
                }
            }
        }
        return rests;
    }
    /// What is left to search behind a child in which that was found.
    [[nodiscard]] static LeafCounts behind(const ImaginedCall& call,
                                           const std::array<LeafCounts, 2>& rest, bool raised,
                                           Outcome found) {
        LeafCounts nothing;
        nothing[0] = call.outcome == high;
        return found == high ? nothing : rest.at(raised || found == exact ? 1 : 0);
    }

  private:
    [[nodiscard]] LeafCounts countsOf(const ImaginedCall& call) const {
        if (!call.possible() || call.node == unread_) {
            return {};
        }
        return tree_.isLeaf(call.node) ? LeafCounts().set(1) : restsOf(call).front()[0];
    }

    const GameTree& tree_;
    bool rightToLeft_;
    NodeId unread_;                                  ///< which no call may reach
    std::vector<std::array<LeafCounts, 12>> counts_; ///< of the nodes
};

/// Puts leaves into an order of their values in which calls come out as wanted.
class Filler {
    using enum Outcome;

  public:
    Filler(const GameTree& tree, const Fillings& fillings, Player root)
        : tree_(tree), fillings_(fillings), root_(root) {}

    /// From the least value to the greatest; leaves that are not read come last.
    [[nodiscard]] std::vector<NodeId> orderFor(std::uint32_t reads) {
        search({GameTree::root()}, {ascending_.end(), ascending_.end()}, reads);
        std::vector<NodeId> order(ascending_.begin(), ascending_.end());
        for (NodeId n{0}; n.value < tree_.nodeCount(); ++n) {
            if (tree_.isLeaf(n) && std::ranges::find(ascending_, n) == ascending_.end()) {
                order.push_back(n);
            }
        }
        return order;
    }

  private:
    using Place = std::list<NodeId>::iterator;
    /// From MAX's side; at the end of the list for an infinite one.
    struct Between {
        Place alpha;
        Place beta;
    };

    Place search(const ImaginedCall& call, Between window, std::uint32_t reads) {
        const bool isMax = playerAt(root_, tree_.rowOf(call.node)) == Player::max;
        if (tree_.isLeaf(call.node)) {
            return place(call.node, window, isMax ? call.outcome : fromOtherSide(call.outcome));
        }
        const auto rests = fillings_.restsOf(call);
        auto best = ascending_.end();
        bool raised = false;
        for (std::uint32_t k = 0; k + 1 < rests.size(); ++k) {
            const auto [found, taken] = choose(call, rests[k + 1], k, raised, reads);
            const auto v =
                search(childOf(call, fillings_.child(call.node, k), raised, found), window, taken);
            reads -= taken;
            best = found != low || best == ascending_.end() ? v : best;
            if (found == high) {
                break;
            }
            if (found == exact) {
                raised = true;
                (isMax ? window.alpha : window.beta) = v;
            }
        }
        return best;
    }

    /// What the k-th child is to come to, and in how many leaves.
    [[nodiscard]] std::pair<Outcome, std::uint32_t> choose(const ImaginedCall& call,
                                                           const std::array<LeafCounts, 2>& rest,
                                                           std::uint32_t k, bool raised,
                                                           std::uint32_t reads) const {
        for (const Outcome found : {high, low, exact}) {
            const ImaginedCall next = childOf(call, fillings_.child(call.node, k), raised, found);
            const LeafCounts left = Fillings::behind(call, rest, raised, found);
            for (std::uint32_t taken = 1; next.possible() && taken <= reads; ++taken) {
                if (fillings_.at(next).test(taken) && left.test(reads - taken)) {
                    return {found, taken};
                }
            }
        }
        return {exact, reads};
    }

    /// Next to a bound, where there is always room.
    Place place(NodeId leaf, Between window, Outcome outcome) {
        const bool above = outcome == high || (outcome == exact && hasBound(window.alpha));
        auto at = outcome == low           ? window.alpha
                  : outcome == high        ? window.beta
                  : hasBound(window.alpha) ? window.alpha
                                           : window.beta;
        return ascending_.insert(above ? std::next(at) : at, leaf);
    }
    [[nodiscard]] bool hasBound(Place bound) { return bound != ascending_.end(); }

    const GameTree& tree_;
    const Fillings& fillings_;
    Player root_;
    std::list<NodeId> ascending_;
};

/// From left to right, each as far above the least as it stands in the order.
std::vector<Value> valuesIn(const GameTree& tree, const std::vector<NodeId>& order,
                            std::int32_t least) {
    std::vector<Value> values;
    for (const NodeId leaf : leavesAsWritten(tree)) {
        values.push_back(least +
                         static_cast<Value>(std::ranges::find(order, leaf) - order.begin()));
    }
    return values;
}

} // namespace

bool isFilledFor(const Procedure& procedure) {
    const SearchOptions& options = procedure.options;
    const AlgorithmTraits& algorithm = traits(options.algorithm);
    const bool sameCuts = options.cut == CutRule::greaterOrEqual || options.fail == FailMode::soft;
    return algorithm.windowed && algorithm.handsDown == HandsDown::stands && !algorithm.repeats &&
           options.window == Window{} && sameCuts && !procedure.callPerRootChild &&
           !procedure.misconception;
}

std::vector<std::uint32_t> possibleReads(const GameTree& tree, const Procedure& procedure,
                                         NodeId unread) {
    const Fillings fillings(tree, procedure.rightToLeft, unread);
    const LeafCounts counts = fillings.at({GameTree::root()});
    std::vector<std::uint32_t> reads;
    for (std::uint32_t k = 0; k < counts.size(); ++k) {
        if (counts.test(k)) {
            reads.push_back(k);
        }
    }
    return reads;
}

std::vector<Value> fillingThatReads(const GameTree& tree, const Procedure& procedure,
                                    std::uint32_t reads, std::int32_t least, NodeId unread) {
    const Fillings fillings(tree, procedure.rightToLeft, unread);
    Filler filler(tree, fillings, rootOf(tree, procedure));
    return valuesIn(tree, filler.orderFor(reads), least);
}

GameTree withLeaves(const GameTree& tree, const std::vector<Value>& values) {
    std::vector<Value> all = tree.ownValues();
    const std::vector<NodeId> leaves = leavesAsWritten(tree);
    for (std::size_t k = 0; k < leaves.size(); ++k) {
        all[leaves[k].value] = values[k];
    }
    return {tree.offsets(), std::move(all), tree.header(), tree.names(), tree.moves()};
}

} // namespace prunus
