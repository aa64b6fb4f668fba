// Searches side by side in a session: which there are, where each is, and who follows whom. Steps
// of figure 5.2: minimax returns from C in step 18 and ends in 29, alpha-beta in 15 and 26.

#include "ui/session/editing.h"
#include "ui/session/session.h"
#include "ui/session/sidebyside.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

namespace {

const QString figure52 = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

/// Alpha-beta in the first pane, picked; minimax in the second.
struct TwoPanes {
    Session session;
    SideBySide& comparison = session.comparison();

    explicit TwoPanes(const QString& tree = figure52) {
        session.openText(tree, QStringLiteral("a tree"));
        comparison.open(with(Algorithm::minimax));
    }
    [[nodiscard]] std::uint32_t step(int pane) const { return comparison.step(pane).value; }
    [[nodiscard]] Algorithm algorithm(int pane) const { return comparison.options(pane).algorithm; }
};

/// A tree that is too large to be searched before the next frame.
QString largeTree() {
    QString text = QStringLiteral("[");
    for (int i = 0; i < 30'000; ++i) {
        text += QStringLiteral("[%1,%2],").arg(i % 97).arg(i % 89);
    }
    return text + QStringLiteral("[1]]");
}

} // namespace

class TestSideBySide : public QObject {
    Q_OBJECT

  private slots:
    void aSingleSearchCountsItsSteps();
    void theOtherPaneFollowsByPlace();
    void theOtherPaneFollowsByWork();
    void eachCanTakeItsOwnSteps();
    void whileLeavesAreHiddenSearchesThatComeBackGoByWork();
    void aStepOfThePickedSearchMovesTheTimeline();
    void pickingChangesTheSessionsSearchAndNothingElse();
    void otherOptionsGoToThePickedPane();
    void aPaneCanBeDuplicatedWithoutSearching();
    void thereAreFourPanesAtMost();
    void panesChangePlaces();
    void closingThePickedPanePicksAnother();
    void theOnlyPaneStays();
    void cutoffsOfAllPanesAreStops();
    void anEditIsSearchedInEveryPane();
    void anotherTreeIsSearchedInEveryPaneWithoutItsDepth();
    void aPaneThatCannotBeSearchedSaysWhy();
    void aLargeTreeIsSearchedBesideTheWindow();
    void noPaneFallsBackWhereAnotherIsOpened();
    void publishedRulesStaySoWhenAnotherPaneWasPicked();
    void cancellingClosesThePaneThatIsNotSearched();
};

void TestSideBySide::aSingleSearchCountsItsSteps() {
    Session session;
    QCOMPARE(session.comparison().end(), Beat{0});
    session.openText(figure52, QStringLiteral("a tree"));
    QCOMPARE(session.comparison().count(), 1);
    QCOMPARE(session.comparison().end(), Beat{26});
    session.comparison().setBeat(Beat{14});
    QCOMPARE(session.step(), Step{14});
    session.comparison().setBeat(Beat{99});
    QCOMPARE(session.step(), Step{26});
}

void TestSideBySide::theOtherPaneFollowsByPlace() {
    TwoPanes panes;
    QCOMPARE(panes.comparison.pace(), Pace::place);
    panes.session.setStep(Step{15}); // alpha-beta has left C, and waits for minimax
    QCOMPARE(panes.step(1), 18U);
    panes.comparison.setBeat(panes.comparison.end());
    QCOMPARE(panes.step(0), 26U);
    QCOMPARE(panes.step(1), 29U);
}

void TestSideBySide::theOtherPaneFollowsByWork() {
    TwoPanes panes;
    panes.comparison.setPace(Pace::work);
    panes.session.setStep(Step{18}); // alpha-beta's fifth leaf is minimax's second of C
    QCOMPARE(panes.step(1), 14U);
}

void TestSideBySide::eachCanTakeItsOwnSteps() {
    TwoPanes panes;
    panes.comparison.setPace(Pace::own);
    panes.comparison.setBeat(Beat{14});
    QCOMPARE(panes.step(0), 14U);
    QCOMPARE(panes.step(1), 14U);
    panes.comparison.setBeat(Beat{28});
    QCOMPARE(panes.step(0), 26U);
    QCOMPARE(panes.step(1), 28U);
}

void TestSideBySide::aStepOfThePickedSearchMovesTheTimeline() {
    TwoPanes panes;
    QSignalSpy moved(&panes.comparison, &SideBySide::beatChanged);
    panes.session.setStep(Step{9}); // B is left: in both the same
    QCOMPARE(moved.count(), 1);
    QCOMPARE(panes.comparison.beat(), Beat{9});
    QCOMPARE(panes.step(1), 9U);
}

void TestSideBySide::pickingChangesTheSessionsSearchAndNothingElse() {
    TwoPanes panes;
    panes.session.setStep(Step{15});
    panes.session.select(NodeId{2});
    const Beat beat = panes.comparison.beat();
    panes.comparison.pick(1);
    QCOMPARE(panes.session.options().algorithm, Algorithm::minimax);
    QCOMPARE(panes.session.step(), Step{18});
    QCOMPARE(panes.session.selection(), NodeId{2});
    QCOMPARE(panes.comparison.beat(), beat);
    QCOMPARE(panes.step(0), 15U);
    panes.comparison.pick(0);
    QCOMPARE(panes.session.options().algorithm, Algorithm::alphaBeta);
    QCOMPARE(panes.session.step(), Step{15});
}

void TestSideBySide::otherOptionsGoToThePickedPane() {
    TwoPanes panes;
    panes.session.setOptions(with(Algorithm::alphaBetaFirstDraft));
    QCOMPARE(panes.algorithm(0), Algorithm::alphaBetaFirstDraft);
    QCOMPARE(panes.algorithm(1), Algorithm::minimax);
    panes.comparison.setBeat(panes.comparison.end());
    QCOMPARE(panes.comparison.step(0), panes.comparison.trace(0)->end());
    QCOMPARE(panes.step(1), 29U);
}

void TestSideBySide::aPaneCanBeDuplicatedWithoutSearching() {
    TwoPanes panes;
    panes.comparison.open(panes.comparison.options(1));
    QCOMPARE(panes.comparison.count(), 3);
    QCOMPARE(panes.comparison.trace(2), panes.comparison.trace(1));
}

void TestSideBySide::thereAreFourPanesAtMost() {
    TwoPanes panes;
    for (int i = 0; i < 5; ++i) {
        panes.comparison.open(with(Algorithm::negamax));
    }
    QCOMPARE(panes.comparison.count(), 4);
}

void TestSideBySide::panesChangePlaces() {
    TwoPanes panes;
    panes.session.setStep(Step{15});
    panes.comparison.swap(0, 1);
    QCOMPARE(panes.algorithm(0), Algorithm::minimax);
    QCOMPARE(panes.algorithm(1), Algorithm::alphaBeta);
    QCOMPARE(panes.comparison.picked(), 1);
    QCOMPARE(panes.step(0), 18U);
    QCOMPARE(panes.step(1), 15U);
    QCOMPARE(panes.session.options().algorithm, Algorithm::alphaBeta);
}

void TestSideBySide::closingThePickedPanePicksAnother() {
    TwoPanes panes;
    panes.comparison.close(0);
    QCOMPARE(panes.comparison.count(), 1);
    QCOMPARE(panes.comparison.picked(), 0);
    QCOMPARE(panes.session.options().algorithm, Algorithm::minimax);
    QCOMPARE(panes.comparison.end(), Beat{29});
}

void TestSideBySide::theOnlyPaneStays() {
    TwoPanes panes;
    panes.comparison.close(1);
    panes.comparison.close(0);
    QCOMPARE(panes.comparison.count(), 1);
    QCOMPARE(panes.session.options().algorithm, Algorithm::alphaBeta);
}

void TestSideBySide::cutoffsOfAllPanesAreStops() {
    TwoPanes panes;
    panes.comparison.pick(1); // minimax, which has none
    QVERIFY(!panes.comparison.cutoffBefore());
    panes.comparison.setBeat(panes.comparison.cutoffAfter().value());
    QCOMPARE(panes.step(0), 14U);
    QVERIFY(!panes.comparison.cutoffAfter());
    panes.comparison.setBeat(panes.comparison.end());
    QCOMPARE(panes.comparison.cutoffBefore(), panes.comparison.beatOf(0, Step{14}));
}

void TestSideBySide::anEditIsSearchedInEveryPane() {
    TwoPanes panes;
    QVERIFY(!panes.session.editing().retype(QStringLiteral("[[3,12],[2,4]]")));
    QCOMPARE(panes.comparison.trace(0)->totals().leavesEvaluated, std::uint64_t(3));
    QCOMPARE(panes.comparison.trace(1)->totals().leavesEvaluated, std::uint64_t(4));
}

void TestSideBySide::anotherTreeIsSearchedInEveryPaneWithoutItsDepth() {
    TwoPanes panes;
    SearchOptions limited = with(Algorithm::negamax);
    limited.depth = 2;
    panes.comparison.open(limited);
    panes.session.openText(QStringLiteral("[[[1,2],[3]],[[4]]]"), QStringLiteral("deeper"));
    QCOMPARE(panes.comparison.count(), 3);
    QCOMPARE(panes.comparison.trace(2)->totals().leavesEvaluated, std::uint64_t(4));
}

void TestSideBySide::aPaneThatCannotBeSearchedSaysWhy() {
    TwoPanes panes;
    SearchOptions shallow = with(Algorithm::minimax);
    shallow.depth = 1;
    panes.comparison.open(shallow);
    QVERIFY(!panes.comparison.trace(2));
    QVERIFY(panes.comparison.error(2).contains(QStringLiteral("static value")));
    panes.comparison.pick(2);
    QCOMPARE(panes.comparison.picked(), 0);
    panes.comparison.setBeat(panes.comparison.end());
    QCOMPARE(panes.step(1), 29U); // the others go on without it
}

void TestSideBySide::aLargeTreeIsSearchedBesideTheWindow() {
    TwoPanes panes(largeTree());
    QTRY_VERIFY(panes.session.hasSearch());
    panes.comparison.open(with(Algorithm::minimax));
    QVERIFY(panes.comparison.busy());
    QVERIFY(!panes.comparison.trace(1));
    QCOMPARE(panes.comparison.end().value, panes.session.trace()->end().value);
    QTRY_VERIFY(!panes.comparison.busy());
    panes.comparison.setBeat(panes.comparison.end());
    QCOMPARE(panes.comparison.step(1), panes.comparison.trace(1)->end());
}

/// When PVS has dealt with a node for the last time is known at the end alone.
void TestSideBySide::whileLeavesAreHiddenSearchesThatComeBackGoByWork() {
    TwoPanes panes;
    panes.session.setOptions(with(Algorithm::principalVariationSearch));
    const auto alwaysSameWork = [&panes] {
        bool same = true;
        for (Beat beat{0}; beat <= panes.comparison.end(); ++beat) {
            panes.comparison.setBeat(beat);
            const auto read = [&](int pane) {
                return panes.comparison.moment(pane).counts().leavesEvaluated;
            };
            const auto all = [&](int pane) {
                return panes.comparison.trace(pane)->totals().leavesEvaluated;
            };
            same = same && (read(0) == read(1) || read(0) == all(0) || read(1) == all(1));
        }
        return same;
    };
    QVERIFY(!alwaysSameWork());
    panes.session.setHideUnreadLeaves(true);
    QVERIFY(alwaysSameWork());
    QCOMPARE(panes.comparison.pace(), Pace::place);
    panes.session.setHideUnreadLeaves(false);
    QVERIFY(!alwaysSameWork());
}

/// Alpha-beta is over at 26; minimax has gone on to its end at 29.
void TestSideBySide::noPaneFallsBackWhereAnotherIsOpened() {
    TwoPanes panes;
    panes.comparison.setPace(Pace::own);
    panes.comparison.setBeat(panes.comparison.end());
    panes.comparison.open(with(Algorithm::negamax));
    QCOMPARE(panes.step(0), 26U);
    QCOMPARE(panes.step(1), 29U);
    panes.comparison.setPace(Pace::place);
    QCOMPARE(panes.step(1), 29U);
}

void TestSideBySide::publishedRulesStaySoWhenAnotherPaneWasPicked() {
    Session session;
    session.openText(figure52, QStringLiteral("a tree"), Rules{FailMode::soft, CutRule::greater});
    QVERIFY(session.hasPublishedRules());
    session.comparison().open(with(Algorithm::alphaBeta)); // fail-hard
    session.comparison().pick(1);
    QVERIFY(!session.hasPublishedRules());
    session.comparison().pick(0);
    QVERIFY(session.hasPublishedRules());
    QCOMPARE(session.chosenOptions().fail, FailMode::hard);
}

void TestSideBySide::cancellingClosesThePaneThatIsNotSearched() {
    TwoPanes panes(largeTree());
    QTRY_VERIFY(panes.session.hasSearch());
    panes.comparison.open(with(Algorithm::minimax));
    panes.comparison.cancel();
    QVERIFY(!panes.comparison.busy());
    QCOMPARE(panes.comparison.count(), 1);
    QCOMPARE(panes.session.options().algorithm, Algorithm::alphaBeta);
}

QTEST_GUILESS_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
