#include "tests/generate/plainminimax.h"
#include "tests/generate/plaintree.h"
#include "tests/generate/wishing.h"
#include "tests/practice/naiveexam.h"
#include "tests/practice/naiveslip.h"
#include "tests/rows.h"
#include "tests/search/oracle/replay.h"

#include <QTest>
#include <set>

using namespace prunus;
using oracle::Log;
using oracle::NaiveNode;
using oracle::NaiveTree;
using Kind = Wish::Kind;
using Relation = Wish::Relation;

namespace {

/// A tree with what the naive search makes of it.
struct Searched {
    NaiveTree tree;
    SearchOptions options;
    oracle::Orders orders;
    Log log;

    Searched(const GameTree& gameTree, const SearchOptions& how)
        : tree(oracle::nested(gameTree)), options(how), orders(naiveOrders(tree, how)),
          log(std::get<Log>(naiveSearch(tree, how, orders))) {}

    [[nodiscard]] std::set<std::uint32_t> visited() const {
        std::set<std::uint32_t> nodes;
        for (const oracle::LoggedEvent& event : log) {
            if (event.kind == EventKind::leaf || event.kind == EventKind::enter) {
                nodes.insert(event.node);
            }
        }
        return nodes;
    }
    [[nodiscard]] std::uint64_t events(EventKind kind) const {
        return static_cast<std::uint64_t>(
            std::ranges::count(log, kind, &oracle::LoggedEvent::kind));
    }
    [[nodiscard]] std::uint64_t leaves() const {
        return static_cast<std::uint64_t>(std::ranges::count_if(
            tree.nodes, [](const NaiveNode* n) { return n->children.empty(); }));
    }
    [[nodiscard]] std::uint64_t deepCutoffs() const {
        std::uint64_t deep = 0;
        for (std::size_t t = 1; t <= log.size(); ++t) {
            deep += log[t - 1].kind == EventKind::cutoff && isDeep(t) ? 1U : 0U;
        }
        return deep;
    }

    [[nodiscard]] std::uint64_t cutoffsOf(Kind kind) const {
        std::uint64_t count = 0;
        for (std::size_t k = 1; k < log.size(); ++k) {
            count += log[k].kind == EventKind::cutoff && isOf(kind, log[k], log[k - 1]) ? 1U : 0U;
        }
        return count;
    }

  private:
    [[nodiscard]] bool isOf(Kind kind, const oracle::LoggedEvent& cutoff,
                            const oracle::LoggedEvent& back) const {
        if (kind == Kind::tiesOnBound) {
            return back.window->alpha == back.window->beta;
        }
        if (kind != Kind::innerCutoffs) {
            return (kind == Kind::alphaCutoffs) == (cutoff.player == Player::min);
        }
        // As written, the last children are skipped.
        const std::vector<NaiveNode>& children = tree.nodes[cutoff.node]->children;
        return std::any_of(children.end() - cutoff.skipped, children.end(),
                           [](const NaiveNode& child) { return !child.children.empty(); });
    }
    /// Whether the parent still has the bound that it was called with.
    [[nodiscard]] bool isDeep(std::size_t t) const {
        const oracle::LoggedEvent& cutoff = log[t - 1];
        oracle::Path path = cutoff.path;
        path.pop_back();
        const auto parent = std::ranges::find(tree.paths, path) - tree.paths.begin();
        const oracle::Replay replay(tree, options, orders, log, t);
        const oracle::NodeStory& story = replay.story(static_cast<std::uint32_t>(parent));
        return (cutoff.player == Player::min ? story.alphas : story.betas).size() == 1;
    }
};

std::uint64_t countOf(Kind kind, const GameTree& tree, const SearchOptions& options) {
    const Searched search(tree, options);
    switch (kind) {
    case Kind::leavesPruned:
        return search.leaves() - search.events(EventKind::leaf);
    case Kind::nodesPruned:
        return search.tree.nodes.size() - search.visited().size();
    case Kind::leavesEvaluated:
        return search.events(EventKind::leaf);
    case Kind::cutoffs:
        return search.events(EventKind::cutoff);
    case Kind::deepCutoffs:
        return search.deepCutoffs();
    case Kind::alphaCutoffs:
    case Kind::betaCutoffs:
    case Kind::innerCutoffs:
    case Kind::tiesOnBound:
        return search.cutoffsOf(kind);
    case Kind::prunedPercent:
        return 100 - (search.events(EventKind::leaf) * 100 + search.leaves() - 1) / search.leaves();
    default:
        break;
    }
    const Value best = trueValue(search.tree, options);
    return static_cast<std::uint64_t>(
        std::ranges::count_if(search.tree.root.children, [&](const NaiveNode& child) {
            return trueValue(search.tree, options, child.id) == best;
        }));
}

bool differs(Kind kind, const GameTree& tree, SearchOptions one) {
    SearchOptions other = one;
    if (kind == Kind::bestMoveNotFirst) {
        const Searched search(tree, one);
        return trueValue(search.tree, one, 1) != trueValue(search.tree, one);
    }
    if (kind == Kind::bestFirstSaves || kind == Kind::worstFirstPrunes) {
        one.order = kind == Kind::bestFirstSaves ? MoveOrder::bestFirst : MoveOrder::worstFirst;
        const Searched ordered(tree, one);
        const std::uint64_t read = ordered.events(EventKind::leaf);
        return read < (kind == Kind::bestFirstSaves ? Searched(tree, other).events(EventKind::leaf)
                                                    : ordered.leaves());
    }
    if (kind == Kind::cutRuleMatters) {
        other.cut = one.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
    } else if (kind == Kind::failModesDiffer) {
        other.fail = one.fail == FailMode::hard ? FailMode::soft : FailMode::hard;
    } else {
        one.algorithm = Algorithm::alphaBeta;
        other.algorithm = Algorithm::alphaBetaFirstDraft;
    }
    return Searched(tree, one).visited() != Searched(tree, other).visited();
}

bool fulfilled(const Wish& wish, const GameTree& tree, const SearchOptions& options) {
    if (!isCounted(wish.kind)) {
        return differs(wish.kind, tree, options);
    }
    const std::uint64_t count = countOf(wish.kind, tree, options);
    return wish.relation == Relation::exactly   ? count == wish.count
           : wish.relation == Relation::atLeast ? count >= wish.count
                                                : count <= wish.count;
}

/// What is found from each of the first seeds.
std::vector<GameTree> foundTrees(WishedTree wished, std::uint64_t seeds) {
    std::vector<GameTree> trees;
    for (wished.recipe.shape.seed = 1; wished.recipe.shape.seed <= seeds;
         ++wished.recipe.shape.seed) {
        trees.push_back(findTree(wished).value().tree);
    }
    return trees;
}

/// Of the slips in the table, those whose reads are neither right nor another's.
std::ptrdiff_t slipsTold(const NaiveTree& tree) {
    std::vector<std::set<std::uint32_t>> all;
    for (const char* id : {"", "M01", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12",
                           "M13", "M15", "M21", "M22", "M27", "M28"}) {
        oracle::NaiveSlip slip;
        slip.id = id;
        const auto reads = oracle::naiveOutcome(tree, slip)->reads;
        all.emplace_back(reads.begin(), reads.end());
    }
    return std::count_if(all.begin() + 1, all.end(),
                         [&](const auto& each) { return std::ranges::count(all, each) == 1; });
}

} // namespace

/// Trees with wished properties: what is found has them by an independent search.
class TestWished : public QObject {
    Q_OBJECT

  private slots:
    void hasWhatWasWished_data();
    void hasWhatWasWished();
    void severalWishesAtOnce();
    void makesGoodQuestions();
    void makesRobustQuestions();
    void distancesAgreeWithTheNaiveSearch();
    void staysWithinItsRecipe();
    void theSameSeedFindsTheSameTree();
};

void TestWished::hasWhatWasWished_data() {
    const Rows<Wish, CutRule> row("wish", "cut");
    constexpr CutRule usual = CutRule::greaterOrEqual;
    row("exactly 5 leaves pruned", {Kind::leavesPruned, Relation::exactly, 5}, usual);
    row("no leaf pruned", {Kind::leavesPruned, Relation::exactly, 0}, usual);
    row("at least 12 nodes pruned", {Kind::nodesPruned, Relation::atLeast, 12}, usual);
    row("at most 6 leaves evaluated", {Kind::leavesEvaluated, Relation::atMost, 6}, usual);
    row("exactly 7 cutoffs", {Kind::cutoffs, Relation::exactly, 7}, usual);
    row("at least one deep cutoff", {Kind::deepCutoffs, Relation::atLeast, 1}, usual);
    row("no deep cutoff", {Kind::deepCutoffs, Relation::exactly, 0}, usual);
    row("two cutoffs at MIN nodes", {Kind::alphaCutoffs, Relation::exactly, 2}, usual);
    row("at least two at MAX nodes", {Kind::betaCutoffs, Relation::atLeast, 2}, usual);
    row("an inner node skipped whole", {Kind::innerCutoffs, Relation::atLeast, 1}, usual);
    row("exactly one tie on a bound", {Kind::tiesOnBound, Relation::exactly, 1}, usual);
    row("at least half of the leaves pruned", {Kind::prunedPercent, Relation::atLeast, 50}, usual);
    row("the best move is not the first", {Kind::bestMoveNotFirst}, usual);
    row("two best moves", {Kind::bestMoves, Relation::exactly, 2}, usual);
    row("a cut that depends on >= against >", {Kind::cutRuleMatters}, usual);
    row("hard and soft differ when cutting at >", {Kind::failModesDiffer}, CutRule::greater);
    row("the first draft differs", {Kind::draftsDiffer}, usual);
    row("best-first saves leaves", {Kind::bestFirstSaves}, usual);
    row("worst-first still prunes", {Kind::worstFirstPrunes}, usual);
}

void TestWished::hasWhatWasWished() {
    QFETCH(Wish, wish);
    QFETCH(CutRule, cut);
    WishedTree wished = wishing({wish});
    wished.options.cut = cut;
    if (wish.kind == Kind::failModesDiffer) {
        wished.recipe.shape.high = 4; // it takes many ties
    }
    for (const GameTree& tree : foundTrees(wished, 15)) {
        QVERIFY2(fulfilled(wish, tree, wished.options), plainText(tree).c_str());
    }
}

void TestWished::severalWishesAtOnce() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::exactly, 6},
                                 {Kind::deepCutoffs, Relation::exactly, 1},
                                 {Kind::bestMoves, Relation::exactly, 1},
                                 {Kind::cutRuleMatters}});
    const GameTree found = foundTrees(wished, 1).front();
    for (const Wish& wish : wished.wishes) {
        QVERIFY(fulfilled(wish, found, wished.options));
    }
}

void TestWished::makesGoodQuestions() {
    WishedTree wished = wishing({{Kind::difficulty, Relation::atMost, 60},
                                 {Kind::guessPercent, Relation::atMost, 50},
                                 {Kind::slipsTold, Relation::atLeast, 6},
                                 {Kind::slipShows}});
    wished.wishes.back().slip = Misconception::noBetaCutoffs;
    for (const GameTree& found : foundTrees(wished, 6)) {
        const NaiveTree tree = oracle::nested(found);
        oracle::NaiveRun run;
        run.carryOut(tree);
        QVERIFY(oracle::naiveDifficulty(tree, run) <= 60);
        QVERIFY(oracle::bestGuess(tree, run) <= 0.5);
        QVERIFY(slipsTold(tree) >= 6);
        oracle::NaiveSlip slip;
        slip.id = "M11";
        QVERIFY(std::ranges::any_of(oracle::naiveOutcome(tree, slip)->reads, [&](auto leaf) {
            return run.unread(tree).contains(tree.nodes[leaf]);
        }));
    }
}

/// Neither a slip of the pen in a leaf nor another course's convention changes what is right.
void TestWished::makesRobustQuestions() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::atLeast, 2},
                                 {Kind::fragileLeaves, Relation::atMost, 0},
                                 {Kind::conventionProof}});
    wished.recipe.shape.high = 99;
    const auto readsOf = [](const GameTree& game, bool soft, bool atTies) {
        const NaiveTree tree = oracle::nested(game);
        oracle::NaiveRun run;
        run.soft = soft;
        run.atTies = atTies;
        run.carryOut(tree);
        std::vector<std::uint32_t> reads{static_cast<std::uint32_t>(run.move)};
        for (const oracle::NaiveNode* leaf : run.reads) {
            reads.push_back(leaf->id);
        }
        return reads;
    };
    for (const GameTree& found : foundTrees(wished, 4)) {
        const auto right = readsOf(found, false, true);
        QVERIFY(right.size() + 1 <= found.leafCount());
        QVERIFY(readsOf(found, true, true) == right);
        QVERIFY(readsOf(found, false, false) == right);
        for (std::size_t k = 1; k < right.size(); ++k) {
            for (const Value change : {-1.0, 1.0}) {
                std::vector<Value> values = found.ownValues();
                values[right[k]] += change;
                const GameTree changed(found.offsets(), std::move(values));
                QVERIFY(readsOf(changed, false, true) == right);
            }
        }
    }
}

void TestWished::distancesAgreeWithTheNaiveSearch() {
    TreeRecipe recipe = wishing({}).recipe;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 400; ++recipe.shape.seed) {
        recipe.shape.high = recipe.shape.seed % 2 == 0 ? 4 : 30;
        recipe.root = recipe.shape.seed % 3 == 0 ? Player::min : Player::max;
        const GameTree tree = *generateTree(recipe);
        SearchOptions options;
        options.fail = recipe.shape.seed % 5 < 2 ? FailMode::soft : FailMode::hard;
        options.cut = recipe.shape.seed % 7 < 3 ? CutRule::greater : CutRule::greaterOrEqual;
        for (int k = 0; k <= static_cast<int>(Kind::worstFirstPrunes); ++k) {
            const Kind kind = static_cast<Kind>(k);
            const std::uint64_t distance = distanceTo({kind, Relation::exactly, 0}, tree, options);
            const std::uint64_t wanted = isCounted(kind) ? countOf(kind, tree, options)
                                                         : (differs(kind, tree, options) ? 0U : 1U);
            QVERIFY2(distance == wanted,
                     (std::to_string(k) + ": " + plainText(tree) + " " + std::to_string(distance) +
                      " not " + std::to_string(wanted))
                         .c_str());
        }
    }
}

void TestWished::staysWithinItsRecipe() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::exactly, 9}});
    wished.recipe.distinct = true;
    wished.recipe.shape.high = 99;
    wished.recipe.arrangement = Arrangement::worstFirst;
    for (const GameTree& found : foundTrees(wished, 10)) {
        const std::vector<Value> leaves = plainLeaves(found);
        const std::set<Value> values(leaves.begin(), leaves.end());
        QCOMPARE(values.size(), leaves.size());
        QVERIFY(*values.begin() >= 0 && *values.rbegin() <= 99);
        const std::vector<Value> truth = plainMinimaxOfAll(found);
        for (NodeId n{0}; n.value < found.nodeCount(); ++n) {
            // Worst first: the best child, whose value is the node's, comes last.
            const NodeId last = found.isLeaf(n) ? n : found.children(n).last - 1;
            QCOMPARE(truth[last.value], truth[n.value]);
        }
    }
}

void TestWished::theSameSeedFindsTheSameTree() {
    const WishedTree wished = wishing({{Kind::deepCutoffs, Relation::exactly, 3}});
    const auto one = findTree(wished);
    const auto other = findTree(wished);
    QVERIFY(one.has_value() && other.has_value());
    QCOMPARE(plainText(one->tree), plainText(other->tree));
    QCOMPARE(one->tries, other->tries);
}

QTEST_APPLESS_MAIN(TestWished)
#include "tst_wished.moc"
