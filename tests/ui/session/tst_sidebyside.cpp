// Searches side by side in a session: which there are, where each is, and who follows whom. Steps
// of figure 5.2: minimax returns from C in step 18 and ends in 29, alpha-beta in 15 and 26.

#include "core/practice/misconception.h"
#include "tests/ui/session/opened.h"
#include "ui/session/editing.h"
#include "ui/session/panes.h"
#include "ui/session/session.h"

using namespace prunus;

namespace {

/// Alpha-beta in the first pane, picked; minimax in the second.
struct TwoPanes {
    Session session;
    Panes& panes = session.panes();

    explicit TwoPanes(const QString& tree = figure52Text) {
        session.openText(tree, QStringLiteral("a tree"));
        panes.open(with(Algorithm::minimax));
    }
    [[nodiscard]] std::uint32_t step(int pane) const { return panes.at(pane).step.value; }
    [[nodiscard]] Algorithm algorithm(int pane) const { return panes.at(pane).options.algorithm; }
};

} // namespace

class TestSideBySide : public QObject {
    Q_OBJECT

  private slots:
    void aSingleSearchCountsItsSteps() {
        Session session;
        QCOMPARE(session.panes().end(), Beat{0});
        session.openText(figure52Text, QStringLiteral("a tree"));
        QCOMPARE(session.panes().count(), 1);
        QCOMPARE(session.panes().end(), Beat{26});
        session.panes().setBeat(Beat{14});
        QCOMPARE(session.step(), Step{14});
        session.panes().setBeat(Beat{99});
        QCOMPARE(session.step(), Step{26});
    }

    void theOtherPaneFollowsByPlace() {
        TwoPanes both;
        QCOMPARE(both.panes.pace(), Pace::place);
        both.session.setStep(Step{15}); // alpha-beta has left C, and waits for minimax
        QCOMPARE(both.step(1), 18U);
        both.panes.setBeat(both.panes.end());
        QCOMPARE(both.step(0), 26U);
        QCOMPARE(both.step(1), 29U);
    }

    void theOtherPaneFollowsByWork() {
        TwoPanes both;
        both.panes.setPace(Pace::work);
        both.session.setStep(Step{18}); // alpha-beta's fifth leaf is minimax's second of C
        QCOMPARE(both.step(1), 14U);
    }

    void eachCanTakeItsOwnSteps() {
        TwoPanes both;
        both.panes.setPace(Pace::own);
        both.panes.setBeat(Beat{14});
        QCOMPARE(both.step(0), 14U);
        QCOMPARE(both.step(1), 14U);
        both.panes.setBeat(Beat{28});
        QCOMPARE(both.step(0), 26U);
        QCOMPARE(both.step(1), 28U);
    }

    void aStepOfThePickedSearchMovesTheTimeline() {
        TwoPanes both;
        QSignalSpy moved(&both.panes, &Panes::beatChanged);
        both.session.setStep(Step{9}); // B is left: in both the same
        QCOMPARE(moved.count(), 1);
        QCOMPARE(both.panes.beat(), Beat{9});
        QCOMPARE(both.step(1), 9U);
    }

    void pickingChangesTheSessionsSearchAndNothingElse() {
        TwoPanes both;
        both.session.setStep(Step{15});
        both.session.select(NodeId{2});
        const Beat beat = both.panes.beat();
        both.panes.pick(1);
        QCOMPARE(both.session.options().algorithm, Algorithm::minimax);
        QCOMPARE(both.session.step(), Step{18});
        QCOMPARE(both.session.selection(), NodeId{2});
        QCOMPARE(both.panes.beat(), beat);
        QCOMPARE(both.step(0), 15U);
        both.panes.pick(0);
        QCOMPARE(both.session.options().algorithm, Algorithm::alphaBeta);
        QCOMPARE(both.session.step(), Step{15});
    }

    void otherOptionsGoToThePickedPane() {
        TwoPanes both;
        both.session.setOptions(with(Algorithm::alphaBetaFirstDraft));
        QCOMPARE(both.algorithm(0), Algorithm::alphaBetaFirstDraft);
        QCOMPARE(both.algorithm(1), Algorithm::minimax);
        both.panes.setBeat(both.panes.end());
        QCOMPARE(both.panes.at(0).step, both.panes.at(0).trace->end());
        QCOMPARE(both.step(1), 29U);
    }

    void aPaneCanBeDuplicatedWithoutSearching() {
        TwoPanes both;
        both.panes.open(both.panes.at(1).options);
        QCOMPARE(both.panes.count(), 3);
        QCOMPARE(both.panes.at(2).trace, both.panes.at(1).trace);
    }

    void thereAreFourPanesAtMost() {
        TwoPanes both;
        for (int i = 0; i < 5; ++i) {
            both.panes.open(with(Algorithm::negamax));
        }
        QCOMPARE(both.panes.count(), 4);
    }

    void panesChangePlaces() {
        TwoPanes both;
        both.session.setStep(Step{15});
        both.panes.swap(0, 1);
        QCOMPARE(both.algorithm(0), Algorithm::minimax);
        QCOMPARE(both.algorithm(1), Algorithm::alphaBeta);
        QCOMPARE(both.panes.picked(), 1);
        QCOMPARE(both.step(0), 18U);
        QCOMPARE(both.step(1), 15U);
        QCOMPARE(both.session.options().algorithm, Algorithm::alphaBeta);
    }

    void closingThePickedPanePicksAnother() {
        TwoPanes both;
        both.panes.close(0);
        QCOMPARE(both.panes.count(), 1);
        QCOMPARE(both.panes.picked(), 0);
        QCOMPARE(both.session.options().algorithm, Algorithm::minimax);
        QCOMPARE(both.panes.end(), Beat{29});
    }

    void theOnlyPaneStays() {
        TwoPanes both;
        both.panes.close(1);
        both.panes.close(0);
        QCOMPARE(both.panes.count(), 1);
        QCOMPARE(both.session.options().algorithm, Algorithm::alphaBeta);
    }

    void cutoffsOfAllPanesAreStops() {
        TwoPanes both;
        both.panes.pick(1); // minimax, which has none
        QVERIFY(!both.panes.cutoffBefore());
        both.panes.setBeat(both.panes.cutoffAfter().value());
        QCOMPARE(both.step(0), 14U);
        QVERIFY(!both.panes.cutoffAfter());
        both.panes.setBeat(both.panes.end());
        QCOMPARE(both.panes.cutoffBefore(), both.panes.firstBeatShowing(0, Step{14}));
    }

    void anEditIsSearchedInEveryPane() {
        TwoPanes both;
        QVERIFY(!both.session.editing().retype(QStringLiteral("[[3,12],[2,4]]")));
        QCOMPARE(both.panes.at(0).trace->totals().leavesEvaluated, std::uint64_t(3));
        QCOMPARE(both.panes.at(1).trace->totals().leavesEvaluated, std::uint64_t(4));
    }

    void anotherTreeIsSearchedInEveryPaneWithoutItsDepth() {
        TwoPanes both;
        SearchOptions limited = with(Algorithm::negamax);
        limited.depth = 2;
        both.panes.open(limited);
        both.session.openText(QStringLiteral("[[[1,2],[3]],[[4]]]"), QStringLiteral("deeper"));
        QCOMPARE(both.panes.count(), 3);
        QCOMPARE(both.panes.at(2).trace->totals().leavesEvaluated, std::uint64_t(4));
    }

    void aPaneThatCannotBeSearchedSaysWhy() {
        TwoPanes both;
        SearchOptions shallow = with(Algorithm::minimax);
        shallow.depth = 1;
        both.panes.open(shallow);
        QVERIFY(!both.panes.at(2).trace);
        QVERIFY(both.panes.at(2).error.contains(QStringLiteral("static value")));
        both.panes.pick(2);
        QCOMPARE(both.panes.picked(), 0);
        both.panes.setBeat(both.panes.end());
        QCOMPARE(both.step(1), 29U); // the others go on without it
    }

    void aLargeTreeIsSearchedBesideTheWindow() {
        TwoPanes both(QString::fromLatin1(wideTree(9'000)));
        QTRY_VERIFY(both.session.hasSearch());
        both.panes.open(with(Algorithm::minimax));
        QVERIFY(both.panes.busy());
        QVERIFY(!both.panes.at(1).trace);
        QCOMPARE(both.panes.end().value, both.session.trace()->end().value);
        QTRY_VERIFY(!both.panes.busy());
        both.panes.setBeat(both.panes.end());
        QCOMPARE(both.panes.at(1).step, both.panes.at(1).trace->end());
    }

    /// When PVS has dealt with a node for the last time is known at the end alone.
    void whileLeavesAreHiddenSearchesThatComeBackGoByWork() {
        TwoPanes both;
        both.session.setOptions(with(Algorithm::principalVariationSearch));
        const auto alwaysSameWork = [&both] {
            bool same = true;
            for (Beat beat{0}; beat <= both.panes.end(); ++beat) {
                both.panes.setBeat(beat);
                const auto read = [&](int pane) {
                    return both.panes.moment(pane).counts().leavesEvaluated;
                };
                const auto all = [&](int pane) {
                    return both.panes.at(pane).trace->totals().leavesEvaluated;
                };
                same = same && (read(0) == read(1) || read(0) == all(0) || read(1) == all(1));
            }
            return same;
        };
        QVERIFY(!alwaysSameWork());
        both.session.setHideUnreadLeaves(true);
        QVERIFY(alwaysSameWork());
        QCOMPARE(both.panes.pace(), Pace::place);
        both.session.setHideUnreadLeaves(false);
        QVERIFY(!alwaysSameWork());
    }

    /// Alpha-beta is over at 26; minimax has gone on to its end at 29.
    void noPaneFallsBackWhereAnotherIsOpened() {
        TwoPanes both;
        both.panes.setPace(Pace::own);
        both.panes.setBeat(both.panes.end());
        both.panes.open(with(Algorithm::negamax));
        QCOMPARE(both.step(0), 26U);
        QCOMPARE(both.step(1), 29U);
        both.panes.setPace(Pace::place);
        QCOMPARE(both.step(1), 29U);
    }

    void publishedRulesStaySoWhenAnotherPaneWasPicked() {
        Session session;
        session.openText(figure52Text, QStringLiteral("a tree"),
                         Rules{FailMode::soft, CutRule::greater});
        QVERIFY(session.hasPublishedRules());
        session.panes().open(with(Algorithm::alphaBeta)); // fail-hard
        session.panes().pick(1);
        QVERIFY(!session.hasPublishedRules());
        session.panes().pick(0);
        QVERIFY(session.hasPublishedRules());
        QCOMPARE(session.chosenOptions().fail, FailMode::hard);
    }

    void cancellingClosesThePaneThatIsNotSearched() {
        TwoPanes both(QString::fromLatin1(wideTree(9'000)));
        QTRY_VERIFY(both.session.hasSearch());
        both.panes.open(with(Algorithm::minimax));
        both.panes.cancel();
        QVERIFY(!both.panes.busy());
        QCOMPARE(both.panes.count(), 1);
        QCOMPARE(both.session.options().algorithm, Algorithm::alphaBeta);
    }

    void aPairTakesThePlaceOfAllPanes() {
        TwoPanes two;
        two.panes.open(with(Algorithm::negamax));
        SearchOptions slip = with(Algorithm::alphaBeta);
        slip.slip = {static_cast<std::uint8_t>(Misconception::testBeforeUpdate), 0};
        two.panes.showPair(slip, with(Algorithm::alphaBeta), Step{14});
        QCOMPARE(two.panes.count(), 2);
        QCOMPARE(two.panes.picked(), 0);
        QCOMPARE(two.session.options(), slip);
        QCOMPARE(two.step(0), 14U); // the second leaf of C, where alpha-beta has its cutoff
        QCOMPARE(two.session.moment().event().kind, EventKind::leaf);
        two.session.setStep(two.session.trace()->end());
        QCOMPARE(two.step(1), 26U);
        SearchOptions impossible = with(Algorithm::alphaBeta);
        impossible.depth = 1; // no static values there
        QSignalSpy failed(&two.session, &Session::failed);
        two.panes.showPair(impossible, slip, Step{0});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(two.session.options(), slip);
    }
};

QTEST_GUILESS_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
