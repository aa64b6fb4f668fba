#include "tests/generate/wishing.h"
#include "tests/rows.h"

#include <QTest>
#include <limits>
#include <thread>

using namespace prunus;
using Kind = Wish::Kind;
using Relation = Wish::Relation;

/// Looking for a tree ends without one: when it is said why, and after how many tries.
class TestNotFound : public QObject {
    Q_OBJECT

  private slots:
    void theImpossibleIsNotFound();
    void whatIsKnownToBeImpossibleIsNotLookedFor_data();
    void whatIsKnownToBeImpossibleIsNotLookedFor();
    void seedsThatGiveNoTreeAreTries();
    void cancelledIsNotFound();
    void outOfTimeIsNotFound();
    void aFaultyRecipeSaysSo();
};

void TestNotFound::theImpossibleIsNotFound() {
    // At least b^floor(d/2) + b^ceil(d/2) - 1 of a uniform tree's leaves are always read: here 7.
    WishedTree wished = wishing({{Kind::leavesEvaluated, Relation::atMost, 6}});
    wished.recipe.shape.minDepth = wished.recipe.shape.maxDepth = 4;
    wished.recipe.shape.minBranching = wished.recipe.shape.maxBranching = 2;
    wished.tries = 3000;
    WishControl control;
    const auto found = findTree(wished, &control);
    QVERIFY(!found);
    QVERIFY(found.error().reason == NotFound::Reason::triesUsedUp);
    QCOMPARE(found.error().tries, std::uint64_t{3000});
    QCOMPARE(control.tries.load(), std::uint64_t{3000});
    wished.wishes[0].count = 7;
    wished.tries = 100'000;
    QVERIFY(findTree(wished).has_value());
}

void TestNotFound::whatIsKnownToBeImpossibleIsNotLookedFor_data() {
    const Rows<Wish, SearchOptions, std::uint32_t, bool> row("wish", "options", "depth",
                                                             "possible");
    SearchOptions atLeast;
    atLeast.algorithm = Algorithm::alphaBeta;
    SearchOptions greater = atLeast;
    greater.cut = CutRule::greater;
    SearchOptions negamax = atLeast;
    negamax.algorithm = Algorithm::alphaBetaNegamax;
    SearchOptions exhaustive;
    exhaustive.algorithm = Algorithm::minimax;
    const Wish failModes{Kind::failModesDiffer, {}, 0};
    const Wish deep{Kind::deepCutoffs, Relation::atLeast, 1};
    const Wish pruned{Kind::leavesPruned, Relation::exactly, 1};
    row("hard and soft differ at >", failModes, greater, 4, true);
    row("but not at ≥", failModes, atLeast, 4, false);
    row("nor there in negamax form", failModes, negamax, 4, false);
    row("a deep cutoff takes four plies", deep, atLeast, 4, true);
    row("three are too few", deep, atLeast, 3, false);
    row("and at > too", deep, greater, 3, false);
    row("alpha-beta prunes", pruned, atLeast, 3, true);
    row("minimax does not", pruned, exhaustive, 3, false);
}

/// And no tree of thousands has it.
void TestNotFound::whatIsKnownToBeImpossibleIsNotLookedFor() {
    QFETCH(const Wish, wish);
    QFETCH(const SearchOptions, options);
    QFETCH(const std::uint32_t, depth);
    QFETCH(const bool, possible);
    WishedTree wished = wishing({wish});
    wished.options = options;
    wished.recipe.shape.minDepth = wished.recipe.shape.maxDepth = depth;
    wished.recipe.shape.low = 1;
    wished.recipe.shape.high = 9;
    const auto found = findTree(wished);
    QCOMPARE(found.has_value(), possible);
    if (!found) {
        QVERIFY(found.error().reason == NotFound::Reason::impossible);
        QCOMPARE(found.error().tries, std::uint64_t{0});
    }
    bool any = false;
    for (wished.recipe.shape.seed = 1; wished.recipe.shape.seed <= 2000;
         ++wished.recipe.shape.seed) {
        any = any || distanceTo(wish, generateTree(wished.recipe).value(), options) == 0;
    }
    QCOMPARE(any, possible);
}

/// Some seeds of this recipe have more leaves than there are values, but not its own.
void TestNotFound::seedsThatGiveNoTreeAreTries() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::atLeast, 1'000'000}});
    RandomShape& shape = wished.recipe.shape;
    wished.recipe.distinct = true;
    shape.minDepth = shape.maxDepth = 2;
    shape.minBranching = 2;
    shape.maxBranching = 4;
    shape.low = 1;
    shape.high = 8;
    int without = 0;
    for (shape.seed = 1; shape.seed <= 100; ++shape.seed) {
        without += generateTree(wished.recipe) ? 0 : 1;
    }
    QVERIFY(without > 20 && without < 80);
    shape.seed = 1;
    while (!generateTree(wished.recipe)) {
        ++shape.seed;
    }
    wished.tries = 3000;
    WishControl control;
    const auto found = findTree(wished, &control);
    QVERIFY(!found && found.error().reason == NotFound::Reason::triesUsedUp);
    QCOMPARE(control.tries.load(), std::uint64_t{3000});
}

void TestNotFound::cancelledIsNotFound() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::atLeast, 1'000'000}});
    wished.tries = std::numeric_limits<std::uint64_t>::max();
    WishControl control;
    std::thread canceller([&] {
        while (control.tries.load() < 10) {
            std::this_thread::yield();
        }
        control.cancel = true;
    });
    const auto found = findTree(wished, &control);
    canceller.join();
    QVERIFY(!found && found.error().reason == NotFound::Reason::cancelled);
    QVERIFY(found.error().tries >= 10);
}

void TestNotFound::outOfTimeIsNotFound() {
    WishedTree wished = wishing({{Kind::leavesPruned, Relation::atLeast, 1'000'000}});
    wished.time = std::chrono::milliseconds(0);
    const auto found = findTree(wished);
    QVERIFY(!found && found.error().reason == NotFound::Reason::timeUsedUp);
    QCOMPARE(found.error().tries, std::uint64_t{1});
}

void TestNotFound::aFaultyRecipeSaysSo() {
    WishedTree wished = wishing({});
    wished.recipe.shape.minDepth = 9;
    const auto found = findTree(wished);
    QVERIFY(!found && found.error().reason == NotFound::Reason::recipe);
    QVERIFY(found.error().fault.kind == RecipeFault::Kind::depthRange);
}

QTEST_APPLESS_MAIN(TestNotFound)
#include "tst_notfound.moc"
