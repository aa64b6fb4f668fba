// What each step means, against expectations worked out by hand from the definitions of the
// searches. Nodes are given by their path.

#include "core/analysis/explanation.h"
#include "core/notation/readtree.h"
#include "core/search/run.h"

#include <QTest>

using namespace prunus;
using Path = std::vector<std::uint32_t>;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
const char* const deep = "[5,[[[3,9],1],2]]";

struct Searched {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;

    Searched(const char* text, const SearchOptions& options)
        : tree(readText(text).value()), trace(recordSearch(tree, options).value()) {}
    [[nodiscard]] Explanation at(std::uint32_t t) const {
        return explain(Moment(tree, *trace, Step{t}));
    }
    [[nodiscard]] NodeId node(const Path& path) const { return tree.at(path); }
};

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT

  private slots:
    void figure52InBothForms_data();
    void figure52InBothForms();
    void figure52Cutoff_data() { figure52InBothForms_data(); }
    void figure52Cutoff();
    void figure52LastChildClosesTheWindow_data() { figure52InBothForms_data(); }
    void figure52LastChildClosesTheWindow();
    void figure52Result_data() { figure52InBothForms_data(); }
    void figure52Result();
    void deepCutoffNamesTheFarAncestor();
    void firstDraftHasNoDeepCutoff();
    void minRoot();
    void tieUnderBothRules();
    void firstWindowIsTheRival_data();
    void firstWindowIsTheRival();
    void failLowHasNoBestMove();
    void softReturnsWhatTheLeavesProve();
    void softImprovementMayBeNoMoreThanABound();
    void rootThatIsALeaf();
    void minimaxHasNoWindow();
};

void TestExplanation::figure52InBothForms_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("two functions") << int(Algorithm::alphaBeta);
    QTest::newRow("negamax form, numbers from MAX's side") << int(Algorithm::alphaBetaNegamax);
}

void TestExplanation::figure52InBothForms() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));

    QVERIFY(s.at(0).fact == Fact::notStarted);
    QVERIFY(s.at(0).player == Player::max);

    const Explanation enterB = s.at(2);
    QVERIFY(enterB.fact == Fact::entered);
    QVERIFY(enterB.node == s.node({0}) && enterB.player == Player::min);
    QVERIFY(enterB.window == Window{});

    QVERIFY(s.at(3).fact == Fact::leafRead);
    QCOMPARE(s.at(3).value, 3.0);

    const Explanation first = s.at(4); // B: 3 is the first child
    QVERIFY(first.fact == Fact::improved);
    QVERIFY(first.child == s.node({0, 0}));
    QCOMPARE(first.best, 3.0);
    QVERIFY(first.inHand && !first.refutation);
    QVERIFY((first.window == Window{-infinity, 3}));

    const Explanation second = s.at(6); // 12 does not beat 3 at B
    QVERIFY(second.fact == Fact::notImproved);
    QCOMPARE(second.value, 12.0);
    QVERIFY((second.holder == Alternative{s.node({0}), s.node({0, 0}), 3}));

    const Explanation leaveB = s.at(9);
    QVERIFY(leaveB.fact == Fact::returned && !leaveB.clamped && !leaveB.refutation);
    QVERIFY((leaveB.proven == Bounds{3, 3}));

    const Explanation atA = s.at(10);
    QVERIFY(atA.fact == Fact::improved && atA.inHand);
    QVERIFY((atA.window == Window{3, infinity}));

    const Explanation enterC = s.at(11);
    QVERIFY((enterC.window == Window{3, infinity}));
}

void TestExplanation::figure52Cutoff() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));
    const Refutation proof{s.node({1}), s.node({1, 0}), 2, {s.node({}), s.node({0}), 3}, false,
                           true};

    const Explanation back = s.at(13);
    QVERIFY(back.fact == Fact::improved);
    QVERIFY(back.refutation == proof);
    QCOMPARE(back.childrenLeft, 2U);

    const Explanation cutoff = s.at(14);
    QVERIFY(cutoff.fact == Fact::cutoff && cutoff.player == Player::min);
    QVERIFY(cutoff.refutation == proof);
    QCOMPARE(cutoff.skipped, 2U);
    QVERIFY((cutoff.skippedChildren == std::vector{s.node({1, 1}), s.node({1, 2})}));

    const Explanation leave = s.at(15);
    QVERIFY(leave.fact == Fact::returned);
    QCOMPARE(leave.value, 3.0);
    QVERIFY((leave.proven == Bounds{-infinity, 2}));
    QVERIFY(leave.clamped);

    const Explanation backAtA = s.at(16);
    QVERIFY(backAtA.fact == Fact::notImproved);
    QVERIFY((backAtA.holder == Alternative{s.node({}), s.node({0}), 3}));
}

void TestExplanation::figure52LastChildClosesTheWindow() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));
    const Explanation back = s.at(23);
    QVERIFY(back.fact == Fact::improved);
    QVERIFY(back.refutation.has_value());
    QCOMPARE(back.refutation->value, 2.0);
    QCOMPARE(back.childrenLeft, 0U);

    const Explanation leave = s.at(24);
    QVERIFY(leave.fact == Fact::returned && leave.clamped && leave.refutation);
    QCOMPARE(leave.value, 3.0);
    QVERIFY((leave.proven == Bounds{2, 2}));
}

void TestExplanation::figure52Result() {
    QFETCH(int, algorithm);
    const Searched s(figure52, with(Algorithm(algorithm)));
    const Explanation result = s.at(26);
    QVERIFY(result.fact == Fact::returned && result.last && !s.at(25).last);
    QCOMPARE(result.value, 3.0);
    QVERIFY(result.outcome == Outcome::exact && !result.clamped);
    QVERIFY(result.bestMove == s.node({0}));
}

void TestExplanation::deepCutoffNamesTheFarAncestor() {
    const Searched s(deep, with(Algorithm::alphaBeta));
    const Explanation cutoff = s.at(9);
    QVERIFY(cutoff.fact == Fact::cutoff);
    const Refutation proof{
        s.node({1, 0, 0}), s.node({1, 0, 0, 0}), 3, {s.node({}), s.node({0}), 5}, false, false};
    QVERIFY(cutoff.refutation == proof);
}

void TestExplanation::firstDraftHasNoDeepCutoff() {
    const Searched s(deep, with(Algorithm::alphaBetaFirstDraft));
    QVERIFY(s.at(9).fact == Fact::leafRead);
    QCOMPARE(s.at(9).value, 9.0);

    const Searched shallow(figure52, with(Algorithm::alphaBetaFirstDraft));
    const Explanation cutoff = shallow.at(14);
    QVERIFY(cutoff.fact == Fact::cutoff);
    QVERIFY((cutoff.refutation->rival == Alternative{shallow.node({}), shallow.node({0}), 3}));
}

void TestExplanation::minRoot() {
    SearchOptions options;
    options.root = Player::min;
    const Searched s("[[3,5],[7,9]]", options);
    const Explanation cutoff = s.at(12);
    QVERIFY(cutoff.fact == Fact::cutoff && cutoff.player == Player::max);
    const Refutation proof{s.node({1}), s.node({1, 0}), 7, {s.node({}), s.node({0}), 5}, false,
                           true};
    QVERIFY(cutoff.refutation == proof);
    QVERIFY((cutoff.skippedChildren == std::vector{s.node({1, 1})}));
}

void TestExplanation::tieUnderBothRules() {
    const char* const tie = "[[3,4],[3,9]]";
    const Explanation cutoff = Searched(tie, {}).at(12);
    QVERIFY(cutoff.fact == Fact::cutoff);
    QVERIFY(cutoff.refutation->equal);
    QCOMPARE(cutoff.refutation->value, 3.0);

    SearchOptions strict;
    strict.cut = CutRule::greater;
    QVERIFY(Searched(tie, strict).at(12).fact == Fact::leafRead);
    QVERIFY(!Searched(tie, strict).at(11).refutation);

    const Explanation worse = Searched("[[3,4],[2,9]]", strict).at(12);
    QVERIFY(worse.fact == Fact::cutoff && !worse.refutation->equal);
}

void TestExplanation::firstWindowIsTheRival_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("alpha-beta") << int(Algorithm::alphaBeta);
    QTest::newRow("negamax form") << int(Algorithm::alphaBetaNegamax);
    QTest::newRow("second draft") << int(Algorithm::alphaBetaSecondDraft);
}

void TestExplanation::firstWindowIsTheRival() {
    QFETCH(int, algorithm);
    SearchOptions options = with(Algorithm(algorithm));
    options.window = {5, infinity};
    const Searched s(figure52, options);
    const Explanation cutoff = s.at(5);
    QVERIFY(cutoff.fact == Fact::cutoff);
    QVERIFY((cutoff.refutation->rival == Alternative{noNode, noNode, 5}));
    QVERIFY(cutoff.refutation->rival.fromFirstWindow());
    QCOMPARE(cutoff.refutation->value, 3.0);
}

void TestExplanation::failLowHasNoBestMove() {
    SearchOptions options;
    options.window = {6, infinity};
    const Searched s(figure52, options);
    const Explanation result = s.at(s.trace->end().value);
    QVERIFY(result.last && result.outcome == Outcome::failLow);
    QCOMPARE(result.value, 6.0);
    QVERIFY(result.clamped); // D proves no more than 5
    QVERIFY(result.bestMove == noNode);

    options.window = {-infinity, 2};
    const Searched high(figure52, options);
    const Explanation cut = high.at(high.trace->end().value);
    QVERIFY(cut.last && cut.outcome == Outcome::failHigh);
    QCOMPARE(cut.value, 2.0);
}

void TestExplanation::softReturnsWhatTheLeavesProve() {
    SearchOptions options;
    options.fail = FailMode::soft;
    const Searched s(figure52, options);
    const Explanation leave = s.at(15);
    QCOMPARE(leave.value, 2.0);
    QVERIFY(!leave.clamped && leave.refutation);
    QVERIFY((s.at(16).holder == Alternative{s.node({}), s.node({0}), 3}));
}

void TestExplanation::softImprovementMayBeNoMoreThanABound() {
    SearchOptions options;
    options.fail = FailMode::soft;
    options.window = {5, infinity};
    const Searched s(figure52, options);
    const Explanation back = s.at(7); // B returned 3: at most 3, which proves nothing for MAX
    QVERIFY(back.fact == Fact::improved && back.node == s.node({}));
    QVERIFY(!back.inHand);
    const Explanation next = s.at(13); // C returned 2
    QVERIFY(next.fact == Fact::notImproved && !next.holder);
}

void TestExplanation::rootThatIsALeaf() {
    const Searched s("7", {});
    const Explanation only = s.at(1);
    QVERIFY(only.fact == Fact::leafRead && only.last);
    QCOMPARE(only.value, 7.0);
    QVERIFY(only.bestMove == noNode);
}

void TestExplanation::minimaxHasNoWindow() {
    const Searched s(figure52, with(Algorithm::minimax));
    QVERIFY(!s.at(1).window);
    QVERIFY(!s.at(4).window && s.at(4).inHand && !s.at(4).refutation);
    const Explanation worse = s.at(6);
    QVERIFY((worse.holder == Alternative{s.node({0}), s.node({0, 0}), 3}));

    const Searched n(figure52, with(Algorithm::negamax));
    QCOMPARE(n.at(3).value, 3.0); // MIN's child 3, although the call there returns it as MAX's
    QCOMPARE(n.at(4).best, 3.0);  // the code holds -3
    QVERIFY(n.at(4).inHand);
}

QTEST_APPLESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
