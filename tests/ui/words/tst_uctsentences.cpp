// What is said of a step of UCT. The numbers are those of the iterations that tst_uct.cpp has from
// elsewhere, and worked out by hand.

#include "core/formats/importtree.h"
#include "core/games/namedgame.h"
#include "core/uct/recorduct.h"
#include "ui/words/language.h"
#include "ui/words/uctsentences.h"

#include <QTest>

using namespace prunus;

namespace {

std::shared_ptr<const UctTrace> figure52(Player root = Player::max) {
    UctOptions options;
    options.iterations = 12;
    options.root = root;
    return recordUct(
               std::make_shared<const GameTree>(readTree("[[3,12,8],[2,4,6],[14,5,2]]").value()),
               options)
        .value();
}

Said at(const UctTrace& trace, std::uint32_t iteration, UctEventKind kind, std::uint32_t more = 0,
        UctSide side = UctSide::max) {
    return tellUct(UctMoment(trace, firstStepOf(trace, iteration, kind) + more),
                   DisplayNames(trace.tree()), side);
}

} // namespace

class TestUctSentences : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void theSixthIteration();
    void beforeAndAfter();
    void minWishesForLess_data();
    void minWishesForLess();
    void whoMovedThereCounts();
    void childrenWithoutVisits();
    void onAGame();
    void aPlayoutThatIsGivenUpIsNoEnd();
    void noEstimateIsCalledAValue();
};

/// A has counted a playout worth 8; B, 2; C 14, 14 and 5.
void TestUctSentences::theSixthIteration() {
    const auto trace = figure52();
    Said said = at(*trace, 6, UctEventKind::select);
    QCOMPARE(said.title,
             QStringLiteral("B is chosen: 0.500 + 1.794 = 2.294; C has 1.794, D 1.786."));
    QCOMPARE(said.body,
             QStringLiteral("MAX moves at A, so the first number is the mean of B. The second is "
                            "C·√(ln N ∕ n) with C = 1.414, N = 5 visits of A and n = 1 of B."));
    said = at(*trace, 6, UctEventKind::expand);
    QCOMPARE(said.title, QStringLiteral("Leaf 3 is added to the tree."));
    QCOMPARE(said.body, QStringLiteral("The tree has 7 nodes now."));
    said = at(*trace, 6, UctEventKind::simulate);
    QCOMPARE(said.title, QStringLiteral("Nothing is played: leaf 3 is an end of play."));
    QCOMPARE(said.body, QStringLiteral("The end is worth 3, and that is a reward of 0.083."));
    said = at(*trace, 6, UctEventKind::backpropagate, 1);
    QCOMPARE(said.title,
             QStringLiteral("B counts the playout: 2 visits, rewards of 0.583 in all, a "
                            "mean of 0.292."));
    QVERIFY(said.body.isEmpty());
    // 8, 2, 14, 14, 5 and 3 have a mean of 46/6.
    said = at(*trace, 6, UctEventKind::backpropagate, 2);
    QCOMPARE(said.body, QStringLiteral("The iteration is over, and the root is worth ≈7.667."));
    QCOMPARE(uctTitle(UctMoment(*trace, trace->firstStep(6))),
             QStringLiteral("What just happened · iteration 6"));
}

void TestUctSentences::beforeAndAfter() {
    const auto trace = figure52();
    Said said = at(*trace, 0, UctEventKind::start);
    QCOMPARE(said.title, QStringLiteral("The search has not started."));
    QCOMPARE(said.body,
             QStringLiteral("It will make 12 playouts. Rewards go from 0 for an end that "
                            "is worth 2 to 1 for one that is worth 14."));
    // A and C have five visits each; C's leaves came to 14, 14, 5, 2, 2, A's to 8, 3, 12, 8, 3.
    said = at(*trace, 13, UctEventKind::leave);
    QCOMPARE(
        said.title,
        QStringLiteral("The search is over: D is the move, since none has more visits: 5 of 12."));
    QVERIFY(said.body.endsWith(
        QStringLiteral("That is an estimate: no number of playouts proves a value.")));
}

/// The first choice of MIN that UCB1 makes. The playouts so far ended at 8, 2 and 14, so MAX's
/// means are 6/12, 0 and 1; the bonus is √2 · √(ln 3) = 1.4823 for each.
void TestUctSentences::minWishesForLess_data() {
    QTest::addColumn<UctSide>("side");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");

    QTest::newRow("from MAX's side the mean is taken from 1")
        << UctSide::max << "C is chosen: 1 − 0.000 + 1.482 = 2.482; B has 1.982, D 1.482."
        << "MIN moves at A, and means are from MAX’s side, so the mean of C is taken from 1. The "
           "last summand is C·√(ln N ∕ n) with C = 1.414, N = 3 visits of A and n = 1 of C.";
    QTest::newRow("from the side of who chose it stays as it is")
        << UctSide::mover << "C is chosen: 1.000 + 1.482 = 2.482; B has 1.982, D 1.482."
        << "MIN moves at A, and the first number is the mean of C from the side of MIN. The second "
           "is C·√(ln N ∕ n) with C = 1.414, N = 3 visits of A and n = 1 of C.";
}

void TestUctSentences::minWishesForLess() {
    QFETCH(const UctSide, side);
    QFETCH(const QString, title);
    QFETCH(const QString, body);
    const Said said = at(*figure52(Player::min), 4, UctEventKind::select, 0, side);
    QCOMPARE(said.title, title);
    QCOMPARE(said.body, body);
}

/// The first two playouts end at 8 and 2: rewards of 6/12 and 0 for MAX, of 6/12 and 1 for MIN.
void TestUctSentences::whoMovedThereCounts() {
    const auto trace = figure52();
    const auto told = [&](UctEventKind kind, std::uint32_t more) {
        return at(*trace, 2, kind, more, UctSide::mover);
    };
    QCOMPARE(told(UctEventKind::simulate, 0).body,
             QStringLiteral("The end is worth 2 to MAX, and that is a reward of 0.000 for MAX and "
                            "of 1.000 for MIN."));
    QCOMPARE(told(UctEventKind::backpropagate, 0).title,
             QStringLiteral("C counts the playout: 1 visit, rewards of 0.000 in all for MAX, a "
                            "mean of 0.000."));
    const Said root = told(UctEventKind::backpropagate, 1);
    QCOMPARE(root.title, QStringLiteral("A counts the playout: 2 visits, rewards of 1.500 in all "
                                        "for MIN, a mean of 0.750."));
    QCOMPARE(root.body,
             QStringLiteral("The iteration is over, and the root is worth ≈−5.000 to MIN."));
    QVERIFY(at(*trace, 0, UctEventKind::start, 0, UctSide::mover)
                .body.endsWith(QStringLiteral("MAX’s rewards go from 0 for an end that is worth 2 "
                                              "to 1 for one that is worth 14; MIN’s are 1 less "
                                              "MAX’s.")));
}

void TestUctSentences::childrenWithoutVisits() {
    const auto trace = figure52();
    const Said said = at(*trace, 1, UctEventKind::select);
    QCOMPARE(said.title, QStringLiteral("B is chosen: it has no visits yet."));
    QCOMPARE(said.body,
             QStringLiteral("Children of A without visits come before all others, in the "
                            "order of moves."));
    const Said playout = at(*trace, 1, UctEventKind::simulate);
    QCOMPARE(playout.title, QStringLiteral("A playout from B ends after 1 move."));
}

void TestUctSentences::onAGame() {
    UctOptions options;
    options.iterations = 50;
    const auto trace = recordUct(gameNamed("tic-tac-toe").value(), options).value();
    QCOMPARE(at(*trace, 2, UctEventKind::select).title,
             QStringLiteral("b1 is chosen: it has no visits yet."));
    QCOMPARE(at(*trace, 2, UctEventKind::expand).title, QStringLiteral("b1 is added to the tree."));
    QVERIFY(at(*trace, 0, UctEventKind::start)
                .body.contains(QStringLiteral("A win of MAX is rewarded with 1")));
    const Said tenth = at(*trace, 10, UctEventKind::select);
    QVERIFY2(tenth.title.endsWith(QStringLiteral(", and others no more.")),
             qPrintable(tenth.title));
    QVERIFY(tenth.body.contains(QStringLiteral("MAX moves at the root")));
}

/// Three plies a square, and the position is judged as it stands.
void TestUctSentences::aPlayoutThatIsGivenUpIsNoEnd() {
    UctOptions options;
    options.iterations = 1;
    const auto trace = recordUct(gameNamed("chess@7k/8/5K2/8/8/8/8/R7_w").value(), options).value();
    const Said said = at(*trace, 1, UctEventKind::simulate);
    QVERIFY2(said.title.endsWith(QStringLiteral("is given up after 192 moves.")),
             qPrintable(said.title));
    QCOMPARE(
        said.body,
        QStringLiteral("The position there is worth 0.6 to MAX as it stands, which counts as a "
                       "win of MAX. That is a reward of 1.000."));
}

/// Wherever one is told, the sign stands before it, and nothing is proved.
void TestUctSentences::noEstimateIsCalledAValue() {
    const auto trace = figure52();
    const DisplayNames names(trace->tree());
    for (Step t{0}; t.value <= 2 * trace->end().value + 1; ++t) {
        const bool again = t > trace->end(); // from the other side
        const Step step{again ? t.value - trace->end().value - 1 : t.value};
        const Said said =
            tellUct(UctMoment(*trace, step), names, again ? UctSide::mover : UctSide::max);
        const QString all = said.title + u' ' + said.body;
        QVERIFY(!said.title.isEmpty());
        for (const char* const word : {"at least", "at most", "proved", "sure"}) {
            QVERIFY2(!all.contains(QLatin1String(word)), qPrintable(all));
        }
        const qsizetype worth = all.indexOf(QStringLiteral("root is worth "));
        QVERIFY2(worth < 0 || all.at(worth + 14) == u'≈', qPrintable(all));
    }
}

QTEST_GUILESS_MAIN(TestUctSentences)
#include "tst_uctsentences.moc"
