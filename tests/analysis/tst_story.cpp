// What is told of a node at a step, against expectations worked out by hand from the definitions
// of the searches. Nodes are given by their path. The events of figure 5.2 under alpha-beta:
// 1 A  2 B  3 5 7 its leaves  9 B returns  11 C  12 leaf 2  14 cutoff  15 C returns
// 17 D  18 20 22 its leaves  24 D returns  26 A returns.

#include "core/analysis/story.h"
#include "core/analysis/viewpoint.h"
#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;
using Path = std::vector<std::uint32_t>;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

struct Searched {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;

    Searched(GameTree t, const SearchOptions& options)
        : tree(std::move(t)), trace(recordSearch(tree, options).value()) {}
    explicit Searched(const char* text, const SearchOptions& options = {})
        : Searched(readTree(text).value(), options) {}

    [[nodiscard]] NodeStory at(std::uint32_t t, const Path& path) const {
        return storyOf(Moment(tree, *trace, Step{t}), node(path));
    }
    [[nodiscard]] NodeId node(const Path& path) const { return tree.at(path); }
};

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

/// Nothing but who it is and why nothing can be told.
bool tellsNothing(const NodeStory& s) {
    return !s.entered && !s.left && !s.window && !s.returned && !s.clamped && s.proven.nothing() &&
           s.bestChild == noNode && s.childrenSkipped == 0 && !s.cutoff && s.cutAt == noNode &&
           !s.refutation;
}

/// What is told at one step is still told at the next.
bool goesOn(const NodeStory& before, const NodeStory& after) {
    return (!before.entered || before.entered == after.entered) &&
           (!before.left || (before.left == after.left && before.returned == after.returned)) &&
           (!before.window || before.window == after.window) &&
           (!before.cutoff || (before.cutoff == after.cutoff && before.cutAt == after.cutAt &&
                               before.refutation == after.refutation)) &&
           before.proven.lower <= after.proven.lower && before.proven.upper >= after.proven.upper;
}

bool liesInThePast(const NodeStory& s, Step t) {
    const auto past = [t](const std::optional<Step>& step) { return !step || *step <= t; };
    return past(s.entered) && past(s.left) && past(s.cutoff) &&
           s.left.has_value() == s.returned.has_value();
}

} // namespace

class TestStory : public QObject {
    Q_OBJECT

  private slots:
    void aNodeThatReturnedClamped_data();
    void aNodeThatReturnedClamped();
    void aNodeThatReturnedItsValue();
    void anOpenNode();
    void theStepBeforeTheCutoffTellsNothingOfIt();
    void aLeafThatWasRead();
    void aCutLeaf_data() { aNodeThatReturnedClamped_data(); }
    void aCutLeaf();
    void aNodeDeepInACutSubtree();
    void aDeepCutoff();
    void aNodeNotReachedYet();
    void aNodeThatWillBeCutIsNotReachedYet();
    void theDepthLimit();
    void failSoftReturnsTheBound();
    void theLastChildSkipsNothing();
    void minimaxHasNoWindow();
    void theFirstWindowIsNoMove();
    void nothingLiesInTheFuture_data();
    void nothingLiesInTheFuture();
    void viewpoints();
};

void TestStory::aNodeThatReturnedClamped_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("two functions") << int(Algorithm::alphaBeta);
    QTest::newRow("the negamax form, told from MAX's side") << int(Algorithm::alphaBetaNegamax);
}

void TestStory::aNodeThatReturnedClamped() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));
    const NodeStory c = s.at(26, {1});
    QVERIFY(c.node == s.node({1}) && c.player == Player::min && !c.leaf);
    QVERIFY(c.state == NodeState::returned);
    QVERIFY(c.entered == Step{11} && c.left == Step{15});
    QVERIFY((c.window == Window{3, infinity}));
    QVERIFY(c.returned == 3.0 && c.clamped);
    QVERIFY((c.proven == Bounds{-infinity, 2}));
    QVERIFY(c.childrenSkipped == 2 && c.cutoff == Step{14} && c.cutAt == s.node({1}));
    QVERIFY(c.refutation && c.refutation->child == s.node({1, 0}) && c.refutation->value == 2.0);
    QVERIFY((c.refutation->rival == Alternative{s.node({}), s.node({0}), 3}));
    QVERIFY((witnessesOf(*c.refutation) == std::vector{s.node({1, 0}), s.node({0})}));
}

void TestStory::aNodeThatReturnedItsValue() {
    const Searched s(figure52);
    const NodeStory b = s.at(9, {0});
    QVERIFY(b.state == NodeState::returned && b.entered == Step{2} && b.left == Step{9});
    QVERIFY(b.window == Window{} && b.returned == 3.0 && !b.clamped);
    QVERIFY((b.proven == Bounds{3, 3}) && b.bestChild == s.node({0, 0}));
    QVERIFY(b.childrenSkipped == 0 && !b.cutoff && !b.refutation);
}

void TestStory::anOpenNode() {
    const Searched s(figure52);
    const NodeStory a = s.at(14, {});
    QVERIFY(a.state == NodeState::open && a.player == Player::max);
    QVERIFY(a.entered == Step{1} && !a.left && !a.returned && !a.clamped);
    QVERIFY(a.window == Window{}); // as it was entered, although α is 3 by now
    QVERIFY((a.proven == Bounds{3, infinity}) && a.bestChild == s.node({0}));
    QVERIFY(a.childrenSkipped == 0 && !a.cutoff);

    const NodeStory c = s.at(14, {1});
    QVERIFY(c.state == NodeState::open && c.childrenSkipped == 2 && c.cutoff == Step{14});
    QVERIFY(c.refutation && !c.left);
}

void TestStory::theStepBeforeTheCutoffTellsNothingOfIt() {
    const NodeStory c = Searched(figure52).at(13, {1});
    QVERIFY(c.state == NodeState::open && c.entered == Step{11});
    QVERIFY(c.childrenSkipped == 0 && !c.cutoff && c.cutAt == noNode && !c.refutation);
}

void TestStory::aLeafThatWasRead() {
    const NodeStory leaf = Searched(figure52).at(12, {1, 0});
    QVERIFY(leaf.state == NodeState::evaluated && leaf.leaf);
    QVERIFY(leaf.entered == Step{12} && leaf.left == Step{12});
    QVERIFY(leaf.returned == 2.0 && !leaf.clamped); // below α, but a leaf is not clamped
    QVERIFY((leaf.window == Window{3, infinity}) && (leaf.proven == Bounds{2, 2}));
}

void TestStory::aCutLeaf() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));
    const NodeStory four = s.at(14, {1, 1});
    QVERIFY(four.state == NodeState::cut && four.leaf);
    QVERIFY(!four.entered && !four.window && !four.returned && four.proven.nothing());
    QVERIFY(four.cutoff == Step{14} && four.cutAt == s.node({1}) && four.childrenSkipped == 0);
    QVERIFY((witnessesOf(*four.refutation) == std::vector{s.node({1, 0}), s.node({0})}));
    QCOMPARE(four.refutation->value, 2.0);
    QCOMPARE(four.refutation->rival.value, 3.0);
}

void TestStory::aNodeDeepInACutSubtree() {
    // A MAX, B and C MIN; C reads 2 at step 8 and skips its other child at step 10.
    const Searched s("[[3],[2,[7,[8,9]]]]");
    for (const Path& path : {Path{1, 1}, Path{1, 1, 0}, Path{1, 1, 1}, Path{1, 1, 1, 1}}) {
        QVERIFY(tellsNothing(s.at(9, path)));
        const NodeStory cut = s.at(10, path);
        QVERIFY(cut.state == NodeState::cut && cut.cutoff == Step{10});
        QVERIFY(cut.cutAt == s.node({1}));
        QVERIFY((witnessesOf(*cut.refutation) == std::vector{s.node({1, 0}), s.node({0})}));
    }
}

void TestStory::aDeepCutoff() {
    // A has 5 in hand; three levels further down D can hold MAX to 3.
    const Searched s("[5,[[[3,9],1],2]]");
    const NodeStory nine = s.at(9, {1, 0, 0, 1});
    QVERIFY(nine.state == NodeState::cut && nine.cutAt == s.node({1, 0, 0}));
    QVERIFY((nine.refutation->rival == Alternative{s.node({}), s.node({0}), 5}));
    QVERIFY(nine.refutation->levels == 3 && nine.refutation->value == 3.0);

    const NodeStory d = s.at(10, {1, 0, 0});
    QVERIFY((d.window == Window{5, infinity}) && d.returned == 5.0 && d.clamped);
    QVERIFY((d.proven == Bounds{-infinity, 3}));
}

void TestStory::aNodeNotReachedYet() {
    const NodeStory d = Searched(figure52).at(14, {2});
    QVERIFY(d.state == NodeState::notReached && d.player == Player::min && tellsNothing(d));
    QVERIFY(tellsNothing(Searched(figure52).at(0, {})));
}

void TestStory::aNodeThatWillBeCutIsNotReachedYet() {
    const NodeStory four = Searched(figure52).at(13, {1, 1});
    QVERIFY(four.state == NodeState::notReached && tellsNothing(four));
}

void TestStory::theDepthLimit() {
    SearchOptions options;
    options.depth = 1;
    const Searched s(R"({"format": "prunus-tree", "version": 1,
        "tree": [{"value": 4, "children": [1, 2]}, 3]})",
                     options);
    const NodeStory limit = s.at(2, {0});
    QVERIFY(limit.state == NodeState::evaluated && limit.leaf && limit.player == Player::min);
    QVERIFY(limit.entered == Step{2} && limit.returned == 4.0);
    const NodeStory below = s.at(s.trace->end().value, {0, 1});
    QVERIFY(below.state == NodeState::belowLimit && tellsNothing(below));
}

void TestStory::failSoftReturnsTheBound() {
    SearchOptions options;
    options.fail = FailMode::soft;
    const NodeStory c = Searched(figure52, options).at(15, {1});
    QVERIFY(c.returned == 2.0 && !c.clamped && (c.proven == Bounds{-infinity, 2}));
}

void TestStory::theLastChildSkipsNothing() {
    const NodeStory d = Searched(figure52).at(26, {2});
    QVERIFY(d.returned == 3.0 && d.clamped && (d.proven == Bounds{2, 2}));
    QVERIFY(d.childrenSkipped == 0 && !d.cutoff && !d.refutation);
}

void TestStory::minimaxHasNoWindow() {
    // Nothing is cut, so C enters at 11, reads three leaves and returns at 18.
    for (const Algorithm algorithm : {Algorithm::minimax, Algorithm::negamax}) {
        const NodeStory c = Searched(figure52, with(algorithm)).at(18, {1});
        QVERIFY(c.entered == Step{11} && c.left == Step{18} && !c.window);
        QVERIFY(c.returned == 2.0 && !c.clamped && (c.proven == Bounds{2, 2}));
    }
}

void TestStory::theFirstWindowIsNoMove() {
    // B reads 3 at step 3, below the 5 that the first call asks for.
    SearchOptions options;
    options.window = {5, infinity};
    const Searched s(figure52, options);
    const NodeStory b = s.at(5, {0});
    QVERIFY(b.cutoff == Step{5} && b.refutation->rival.fromFirstWindow());
    QVERIFY(witnessesOf(*b.refutation) == std::vector{s.node({0, 0})});
}

void TestStory::nothingLiesInTheFuture_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("minimax") << int(Algorithm::minimax);
    QTest::newRow("first draft") << int(Algorithm::alphaBetaFirstDraft);
    QTest::newRow("second draft") << int(Algorithm::alphaBetaSecondDraft);
    QTest::newRow("alpha-beta") << int(Algorithm::alphaBeta);
    QTest::newRow("negamax form") << int(Algorithm::alphaBetaNegamax);
}

void TestStory::nothingLiesInTheFuture() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        oracle::Draw draw(seed);
        SearchOptions options = with(Algorithm(algorithm));
        options.order = MoveOrder::random;
        const Searched s(oracle::gameTree(oracle::randomTree(draw, 4, 4)), options);
        for (std::uint32_t n = 0; n < s.tree.nodeCount(); ++n) {
            NodeStory before;
            for (Step t{0}; t <= s.trace->end(); ++t) {
                const NodeStory now = storyOf(Moment(s.tree, *s.trace, t), NodeId{n});
                QVERIFY(liesInThePast(now, t));
                QVERIFY(goesOn(before, now));
                QVERIFY((now.state == NodeState::notReached) == tellsNothing(now));
                before = now;
            }
        }
    }
}

void TestStory::viewpoints() {
    const Searched plain(figure52);
    const Searched negamax(figure52, with(Algorithm::alphaBetaNegamax));
    const Viewpoint asHeld(*negamax.trace, Side::mover);
    const Viewpoint fromMax(*negamax.trace, Side::max);
    // C is called with α = −∞ and β = −3, which is [3, +∞] from MAX's side.
    const Window held{-infinity, -3};
    const Window turned{3, infinity};
    QVERIFY(asHeld.ofCall(Player::min, held) == held);
    QVERIFY(fromMax.ofCall(Player::min, held) == turned);
    QVERIFY(asHeld.ofMax(Player::min, turned) == held);
    QVERIFY(fromMax.ofMax(Player::min, turned) == turned);
    QVERIFY(asHeld.asMinSeesIt(Player::min) && !fromMax.asMinSeesIt(Player::min));
    QVERIFY(fromMax.ofCall(Player::max, held) == held && !asHeld.asMinSeesIt(Player::max));
    QCOMPARE(fromMax.ofCall(Player::min, -2.0), 2.0);
    QCOMPARE(asHeld.ofMax(Player::min, 2.0), -2.0);
    // In the maximising form the calls hold numbers from MAX's side, which the mover's turns round.
    const Viewpoint plainFromMax(*plain.trace, Side::max);
    QVERIFY(plainFromMax.ofCall(Player::min, turned) == turned);
    QVERIFY(plainFromMax.ofMax(Player::min, turned) == turned);
    const Viewpoint plainFromMover(*plain.trace, Side::mover);
    QVERIFY(plainFromMover.ofCall(Player::min, turned) == held);
    QVERIFY(plainFromMover.ofMax(Player::min, turned) == held);
    QVERIFY(plainFromMover.ofMax(Player::max, turned) == turned);
}

QTEST_APPLESS_MAIN(TestStory)
#include "tst_story.moc"
