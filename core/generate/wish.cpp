#include "core/generate/wish.h"

#include "core/analysis/explanation.h"
#include "core/base/unreachable.h"
#include "core/generate/questionwish.h"
#include "core/search/searchorder.h"
#include "core/trace/run.h"

namespace prunus {

namespace {

using Kind = Wish::Kind;

std::shared_ptr<const SearchTrace> traceOf(const GameTree& tree, const SearchOptions& options) {
    return recordSearch(tree, options).value();
}

std::uint64_t deepCutoffs(const GameTree& tree, const SearchTrace& trace) {
    std::uint64_t deep = 0;
    for (const SearchTrace::Cutoff& cutoff : trace.cutoffs()) {
        const auto refutation = refutationOf(explain(Moment(tree, trace, cutoff.step)));
        deep += refutation && refutation->deep() ? 1U : 0U;
    }
    return deep;
}

/// How many cutoffs are so; they are asked as events, with the window that they closed.
template <class Is>
std::uint64_t cutoffsThat(const GameTree& tree, const SearchTrace& trace, Is is) {
    std::uint64_t count = 0;
    for (const SearchTrace::Cutoff& cutoff : trace.cutoffs()) {
        Event event = Moment(tree, trace, cutoff.step).event();
        event.window = Moment(tree, trace, cutoff.step - 1).event().window;
        count += is(event) ? 1U : 0U;
    }
    return count;
}

bool skipsInnerNode(const GameTree& tree, const SearchTrace& trace, const Event& cutoff) {
    const NodeRange family = tree.children(cutoff.node);
    for (std::uint32_t left = cutoff.skipped; left > 0; --left) {
        if (!trace.isSearchLeaf(tree, trace.order().at(family, family.size() - left))) {
            return true;
        }
    }
    return false;
}

std::uint64_t prunedPercent(const Counts& totals) {
    const std::uint64_t leaves = totals.leavesEvaluated + totals.leavesPruned;
    return leaves == 0 ? 0 : totals.leavesPruned * 100 / leaves;
}

std::uint64_t bestMoves(const GameTree& tree, const SearchOptions& options) {
    const Player root = options.root.value_or(tree.header().root);
    const std::vector<Value> values = minimaxValues(tree, root, options.depth);
    std::uint64_t best = 0;
    for (const NodeId child : tree.children(GameTree::root())) {
        best += values[child.value] == values[0] ? 1U : 0U;
    }
    return best;
}

std::uint64_t countOf(Kind kind, const GameTree& tree, const SearchOptions& options) {
    if (kind == Kind::bestMoves) {
        return bestMoves(tree, options);
    }
    if (kind >= Kind::difficulty) {
        return countInQuestion(kind, tree, options);
    }
    const auto trace = traceOf(tree, options);
    const Counts totals = trace->totals();
    switch (kind) {
    case Kind::leavesPruned:
        return totals.leavesPruned;
    case Kind::nodesPruned:
        return totals.nodesPruned;
    case Kind::leavesEvaluated:
        return totals.leavesEvaluated;
    case Kind::cutoffs:
        return totals.cutoffs;
    case Kind::deepCutoffs:
        return deepCutoffs(tree, *trace);
    case Kind::alphaCutoffs:
    case Kind::betaCutoffs:
        return cutoffsThat(tree, *trace, [&](const Event& cutoff) {
            return (cutoff.player == Player::min) == (kind == Kind::alphaCutoffs);
        });
    case Kind::innerCutoffs:
        return cutoffsThat(tree, *trace, [&](const Event& cutoff) {
            return skipsInnerNode(tree, *trace, cutoff);
        });
    case Kind::tiesOnBound:
        return cutoffsThat(tree, *trace, [](const Event& cutoff) {
            return cutoff.window && cutoff.window->alpha == cutoff.window->beta;
        });
    case Kind::prunedPercent:
        return prunedPercent(totals);
    case Kind::bestMoves:
    case Kind::cutRuleMatters:
    case Kind::failModesDiffer:
    case Kind::draftsDiffer:
    case Kind::bestMoveNotFirst:
    case Kind::bestFirstSaves:
    case Kind::worstFirstPrunes:
    case Kind::difficulty:
    case Kind::guessPercent:
    case Kind::slipsTold:
    case Kind::fragileLeaves:
    case Kind::slipShows:
    case Kind::conventionProof:
        break;
    }
    unreachable();
}

bool firstMoveIsBest(const GameTree& tree, const SearchOptions& options) {
    const NodeRange family = tree.children(GameTree::root());
    const Player root = options.root.value_or(tree.header().root);
    const std::vector<Value> values = minimaxValues(tree, root, options.depth);
    return family.empty() || values[makeOrder(tree, options).at(family, 0).value] == values[0];
}

bool visitsDiffer(const GameTree& tree, const SearchOptions& one, const SearchOptions& other) {
    const auto a = traceOf(tree, one);
    const auto b = traceOf(tree, other);
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        if (a->visited(n) != b->visited(n)) {
            return true;
        }
    }
    return false;
}

bool holds(Kind kind, const GameTree& tree, const SearchOptions& options) {
    SearchOptions one = options;
    SearchOptions other = options;
    switch (kind) {
    case Kind::cutRuleMatters:
        one.cut = CutRule::greaterOrEqual;
        other.cut = CutRule::greater;
        return visitsDiffer(tree, one, other);
    case Kind::failModesDiffer:
        one.fail = FailMode::hard;
        other.fail = FailMode::soft;
        return visitsDiffer(tree, one, other);
    case Kind::draftsDiffer:
        one.algorithm = Algorithm::alphaBetaFirstDraft;
        other.algorithm = Algorithm::alphaBeta;
        return visitsDiffer(tree, one, other);
    case Kind::bestMoveNotFirst:
        return !firstMoveIsBest(tree, options);
    case Kind::bestFirstSaves:
        one.order = MoveOrder::bestFirst;
        other.order = MoveOrder::asWritten;
        return traceOf(tree, one)->totals().leavesEvaluated <
               traceOf(tree, other)->totals().leavesEvaluated;
    case Kind::worstFirstPrunes:
        one.order = MoveOrder::worstFirst;
        return traceOf(tree, one)->totals().leavesPruned > 0;
    case Kind::conventionProof:
        return !holds(Kind::cutRuleMatters, tree, options) &&
               !holds(Kind::failModesDiffer, tree, options);
    case Kind::leavesPruned:
    case Kind::nodesPruned:
    case Kind::leavesEvaluated:
    case Kind::cutoffs:
    case Kind::deepCutoffs:
    case Kind::alphaCutoffs:
    case Kind::betaCutoffs:
    case Kind::innerCutoffs:
    case Kind::tiesOnBound:
    case Kind::prunedPercent:
    case Kind::bestMoves:
    case Kind::difficulty:
    case Kind::guessPercent:
    case Kind::slipsTold:
    case Kind::fragileLeaves:
    case Kind::slipShows:
        break;
    }
    unreachable();
}

} // namespace

std::uint64_t distanceTo(const Wish& wish, const GameTree& tree, const SearchOptions& options) {
    if (wish.kind == Kind::slipShows) {
        return showsInQuestion(wish.slip, tree, options) ? 0 : 1;
    }
    if (!isCounted(wish.kind)) {
        return holds(wish.kind, tree, options) ? 0 : 1;
    }
    const std::uint64_t count = countOf(wish.kind, tree, options);
    if (count < wish.count) {
        return wish.relation == Wish::Relation::atMost ? 0 : wish.count - count;
    }
    return wish.relation == Wish::Relation::atLeast ? 0 : count - wish.count;
}

} // namespace prunus
