// What each step means, against expectations worked out by hand from the definitions of the
// searches. Nodes are given by their path.

#include "core/analysis/story.h"
#include "core/notation/readtree.h"
#include "tests/search/randomsearches.h"

#include <QTest>

using namespace prunus;
using oracle::optionsOf;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
const char* const deep = "[5,[[[3,9],1],2]]";

/// A tree that was searched, and what its steps mean.
struct Searched {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;

    Searched(const char* text, const SearchOptions& options)
        : tree(readText(text).value()), trace(recordSearch(tree, options).value()) {}
    [[nodiscard]] Explanation at(std::uint32_t t) const {
        return explain(Moment(tree, *trace, Step{t}));
    }
    /// Of a step that is of this kind; fails if it is of another.
    template <class Fact> [[nodiscard]] Fact fact(std::uint32_t t) const {
        const Explanation e = at(t);
        const auto* const found = std::get_if<Fact>(&e);
        if (found == nullptr) {
            QTest::qFail("the step is of another kind", __FILE__, __LINE__);
        }
        return found != nullptr ? *found : Fact{};
    }
    [[nodiscard]] std::vector<Claim> claims(std::uint32_t t) const {
        const Moment moment(tree, *trace, Step{t});
        return claimsOf(moment, explain(moment));
    }
    [[nodiscard]] NodeId node(const std::vector<std::uint32_t>& path) const {
        return tree.at(path);
    }
};

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT

  private slots:
    void figure52InBothForms_data();
    void figure52InBothForms();
    void figure52Cutoff_data() { figure52InBothForms_data(); }
    void figure52Cutoff();
    void figure52Claims();
    void deepCutoffNamesTheFarAncestor();
    void firstDraftHandsDownOneLevel();
    void secondDraftNarrowsNothing();
    void theEndsOfTheWindowHaveSetters();
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
    QTest::addColumn<Algorithm>("algorithm");
    QTest::newRow("two functions") << Algorithm::alphaBeta;
    QTest::newRow("negamax form, numbers from MAX's side") << Algorithm::alphaBetaNegamax;
}

void TestExplanation::figure52InBothForms() {
    QFETCH(Algorithm, algorithm);
    const Searched s(figure52, optionsOf(algorithm));

    QVERIFY(s.fact<NotStarted>(0).player == Player::max);

    const auto enterB = s.fact<Entered>(2);
    QVERIFY(enterB.node == s.node({0}) && enterB.player == Player::min);
    QVERIFY(enterB.window == Window{});

    QCOMPARE(s.fact<LeafRead>(3).value, 3.0);

    const auto first = s.fact<Improved>(4); // B: 3 is the first child
    QVERIFY(first.child == s.node({0, 0}) && first.bestChild == first.child);
    QCOMPARE(first.best, 3.0);
    QVERIFY(first.inHand && first.narrowed && !first.refutation);
    QVERIFY((first.window == Window{-infinity, 3}));

    const auto second = s.fact<NotImproved>(6); // 12 does not beat 3 at B
    QCOMPARE(second.value, 12.0);
    QVERIFY((second.holder == Alternative{s.node({0}), s.node({0, 0}), 3}));

    const auto leaveB = s.fact<Returned>(9);
    QVERIFY(!leaveB.clamped && !leaveB.refutation);
    QVERIFY((leaveB.proven == Bounds{3, 3}));

    const auto atA = s.fact<Improved>(10);
    QVERIFY(atA.inHand);
    QVERIFY((atA.window == Window{3, infinity}));

    const auto enterC = s.fact<Entered>(11);
    QVERIFY((enterC.window == Window{3, infinity}));

    const auto lastOfD = s.fact<Improved>(23); // which closes the window
    QVERIFY(lastOfD.refutation.has_value());
    QCOMPARE(lastOfD.refutation->value, 2.0);
    QCOMPARE(lastOfD.childrenLeft, 0U);
    const auto leaveD = s.fact<Returned>(24);
    QVERIFY(leaveD.clamped && leaveD.refutation);
    QCOMPARE(leaveD.value, 3.0);
    QVERIFY((leaveD.proven == Bounds{2, 2}));

    QVERIFY(std::holds_alternative<NotImproved>(s.at(25)));
    const auto result = s.fact<SearchOver>(26);
    QCOMPARE(result.value, 3.0);
    QVERIFY(result.outcome == Outcome::exact);
    QVERIFY(result.bestMove == s.node({0}));
}

void TestExplanation::figure52Cutoff() {
    QFETCH(Algorithm, algorithm);
    const Searched s(figure52, optionsOf(algorithm));
    const Refutation proof{s.node({1}), s.node({1, 0}), 2, {s.node({}), s.node({0}), 3}, 1, false};

    const auto back = s.fact<Improved>(13);
    QVERIFY(back.refutation == proof);
    QCOMPARE(back.childrenLeft, 2U);

    const auto cutoff = s.fact<CutOff>(14);
    QVERIFY(cutoff.player == Player::min);
    QVERIFY(cutoff.refutation == proof && !proof.deep());
    QCOMPARE(cutoff.skipped, 2U);
    QVERIFY((cutoff.skippedChildren == std::vector{s.node({1, 1}), s.node({1, 2})}));
    QVERIFY(cutoff.of == s.node({}) && cutoff.scope == Scope::root);
    QVERIFY((witnessesOf(proof) == std::vector{s.node({1, 0}), s.node({0})}));

    const auto leave = s.fact<Returned>(15);
    QCOMPARE(leave.value, 3.0);
    QVERIFY((leave.proven == Bounds{-infinity, 2}));
    QVERIFY(leave.clamped);

    const auto backAtA = s.fact<NotImproved>(16);
    QVERIFY((backAtA.holder == Alternative{s.node({}), s.node({0}), 3}));
}

/// What the steps of a shallow cutoff say, as claims; worked out by hand.
void TestExplanation::figure52Claims() {
    const Searched s(figure52, {});
    const NodeId a = s.node({});
    const NodeId b = s.node({0});
    const NodeId c = s.node({1});
    const NodeId two = s.node({1, 0});
    const std::vector skipped{s.node({1, 1}), s.node({1, 2})};

    QVERIFY(s.claims(0).empty());
    QVERIFY((s.claims(11) ==
             std::vector<Claim>{WindowClaim{c, {3, infinity}}, InHandClaim{Player::max, a, b, 3}}));
    QVERIFY((s.claims(12) == std::vector<Claim>{StaticClaim{two, 2}, ReturnedClaim{two, 2}}));
    QVERIFY((s.claims(13) == std::vector<Claim>{ReturnedClaim{two, 2}, BestClaim{c, two, 2},
                                                WindowClaim{c, {3, 2}},
                                                InHandClaim{Player::min, c, two, 2}}));
    QVERIFY(
        (s.claims(14) ==
         std::vector<Claim>{InHandClaim{Player::min, c, two, 2}, InHandClaim{Player::max, a, b, 3},
                            BoundFromClaim{c, a, 1, 3, BoundSource::ancestor},
                            SkippedClaim{skipped}, CannotChangeClaim{skipped, a, Scope::root}}));
    QVERIFY(
        (s.claims(15) == std::vector<Claim>{ReturnedClaim{c, 3}, WorthClaim{Relation::atMost, c, 2},
                                            WindowClaim{c, {3, 2}}}));
    QVERIFY((s.claims(26) == std::vector<Claim>{WorthClaim{Relation::is, a, 3},
                                                InHandClaim{Player::max, a, b, 3}}));
}

void TestExplanation::deepCutoffNamesTheFarAncestor() {
    const Searched s(deep, optionsOf(Algorithm::alphaBeta));
    const Refutation proof{
        s.node({1, 0, 0}), s.node({1, 0, 0, 0}), 3, {s.node({}), s.node({0}), 5}, 3, false};
    QVERIFY(s.fact<CutOff>(9).refutation == proof);
    QVERIFY(proof.deep());
}

/// Its listing has no α and β: a node is handed its parent's best, and nothing from further up.
void TestExplanation::firstDraftHandsDownOneLevel() {
    const Searched s(deep, optionsOf(Algorithm::alphaBetaFirstDraft));
    const auto b = s.fact<Entered>(4); // A has 5 by then
    QVERIFY(!b.window && !b.notHandedDown);
    QVERIFY((b.parentsBest == Alternative{s.node({}), s.node({0}), 5}));
    const auto d = s.fact<Entered>(6); // two levels further down
    QVERIFY(!d.window && !d.parentsBest);
    QVERIFY((d.notHandedDown == Alternative{s.node({}), s.node({0}), 5}));
    QVERIFY((s.claims(6) == std::vector<Claim>{BestClaim{s.node({}), s.node({0}), 5}}));
}

/// α and β are its parameters: they never change, and children get the same.
void TestExplanation::secondDraftNarrowsNothing() {
    const Searched s(figure52, optionsOf(Algorithm::alphaBetaSecondDraft));
    const auto atA = s.fact<Improved>(10);
    QVERIFY(atA.window == Window{});
    QCOMPARE(atA.best, 3.0);
    const auto c = s.fact<Entered>(11);
    QVERIFY(c.window == Window{} && !c.parentsBest);
    QVERIFY((c.notHandedDown == Alternative{s.node({}), s.node({0}), 3}));
}

/// The window's ends are told with the moves that set them, however far up that was.
void TestExplanation::theEndsOfTheWindowHaveSetters() {
    // A has 5 from its first child; B has 7 from C when D is entered.
    const Searched s("[5,[[7,6],[8,9]]]", {});
    const auto d = s.fact<Entered>(12);
    QVERIFY(d.node == s.node({1, 1}) && d.window == (Window{5, 7}));
    QVERIFY((d.alphaFrom == Alternative{s.node({}), s.node({0}), 5}));
    QVERIFY((d.betaFrom == Alternative{s.node({1}), s.node({1, 0}), 7}));
    const auto a = s.fact<Entered>(1);
    QVERIFY(!a.alphaFrom && !a.betaFrom);
}

void TestExplanation::tieUnderBothRules() {
    const char* const tie = "[[3,4],[3,9]]";
    const auto cutoff = Searched(tie, {}).fact<CutOff>(12);
    QVERIFY(cutoff.refutation->equal);
    QCOMPARE(cutoff.refutation->value, 3.0);

    SearchOptions strict;
    strict.cut = CutRule::greater;
    QVERIFY(std::holds_alternative<LeafRead>(Searched(tie, strict).at(12)));
    QVERIFY(!Searched(tie, strict).fact<Improved>(11).refutation);

    QVERIFY(!Searched("[[3,4],[2,9]]", strict).fact<CutOff>(12).refutation->equal);
}

void TestExplanation::firstWindowIsTheRival_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::newRow("alpha-beta") << Algorithm::alphaBeta;
    QTest::newRow("negamax form") << Algorithm::alphaBetaNegamax;
    QTest::newRow("second draft") << Algorithm::alphaBetaSecondDraft;
}

void TestExplanation::firstWindowIsTheRival() {
    QFETCH(Algorithm, algorithm);
    SearchOptions options = optionsOf(algorithm);
    options.window = {5, infinity};
    const Searched s(figure52, options);
    const auto cutoff = s.fact<CutOff>(5);
    QVERIFY((cutoff.refutation->rival == Alternative{noNode, noNode, 5}));
    QVERIFY(cutoff.refutation->rival.fromFirstWindow() && cutoff.refutation->levels == 0);
    QVERIFY(witnessesOf(*cutoff.refutation) == std::vector{s.node({0, 0})}); // no move of MAX's
    QCOMPARE(cutoff.refutation->value, 3.0);
}

void TestExplanation::failLowHasNoBestMove() {
    SearchOptions options;
    options.window = {6, infinity};
    const Searched s(figure52, options);
    const auto result = s.fact<SearchOver>(s.trace->end().value);
    QVERIFY(result.outcome == Outcome::failLow);
    QCOMPARE(result.value, 6.0);
    QVERIFY(result.bestMove == noNode);

    options.window = {-infinity, 2};
    const Searched high(figure52, options);
    const auto cut = high.fact<SearchOver>(high.trace->end().value);
    QVERIFY(cut.outcome == Outcome::failHigh);
    QCOMPARE(cut.value, 2.0);
}

void TestExplanation::softReturnsWhatTheLeavesProve() {
    SearchOptions options;
    options.fail = FailMode::soft;
    const Searched s(figure52, options);
    const auto leave = s.fact<Returned>(15);
    QCOMPARE(leave.value, 2.0);
    QVERIFY(!leave.clamped && leave.refutation);
    QVERIFY((s.fact<NotImproved>(16).holder == Alternative{s.node({}), s.node({0}), 3}));
}

void TestExplanation::softImprovementMayBeNoMoreThanABound() {
    SearchOptions options;
    options.fail = FailMode::soft;
    options.window = {5, infinity};
    const Searched s(figure52, options);
    const auto back = s.fact<Improved>(7); // B returned 3: at most 3, which proves nothing for MAX
    QVERIFY(back.node == s.node({}));
    QVERIFY(!back.inHand && !back.narrowed);
    QVERIFY((s.claims(7) == std::vector<Claim>{ReturnedClaim{s.node({0}), 3},
                                               BestClaim{s.node({}), s.node({0}), 3},
                                               WindowClaim{s.node({}), {5, infinity}},
                                               WorthClaim{Relation::atMost, s.node({0}), 3}}));
    QVERIFY(!s.fact<NotImproved>(13).holder); // C returned 2
}

void TestExplanation::rootThatIsALeaf() {
    const Searched s("7", {});
    const auto only = s.fact<SearchOver>(1);
    QCOMPARE(only.value, 7.0);
    QVERIFY(only.bestMove == noNode);
    QVERIFY((s.claims(1) == std::vector<Claim>{WorthClaim{Relation::is, s.node({}), 7},
                                               StaticClaim{s.node({}), 7}}));
}

void TestExplanation::minimaxHasNoWindow() {
    const Searched s(figure52, optionsOf(Algorithm::minimax));
    QVERIFY(!s.fact<Entered>(1).window);
    const auto first = s.fact<Improved>(4);
    QVERIFY(!first.window && first.inHand && !first.refutation);
    QVERIFY((s.fact<NotImproved>(6).holder == Alternative{s.node({0}), s.node({0, 0}), 3}));

    const Searched n(figure52, optionsOf(Algorithm::negamax));
    // MIN's child 3, although the call there returns it as MAX's
    QCOMPARE(n.fact<LeafRead>(3).value, 3.0);
    QCOMPARE(n.fact<Improved>(4).best, 3.0); // the code holds -3
    QVERIFY(n.fact<Improved>(4).inHand);
}

QTEST_APPLESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
