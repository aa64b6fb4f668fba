// What is said of a step of UCT. The numbers are those of the iterations that tst_uct.cpp has from
// elsewhere, and worked out by hand.

#include "core/formats/importtree.h"
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

Said at(const UctTrace& trace, std::uint32_t iteration, UctEventKind kind, std::uint32_t more = 0) {
    return tellUct(UctMoment(trace, firstStepOf(trace, iteration, kind) + more),
                   DisplayNames(trace.tree()));
}

} // namespace

class TestUctSentences : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void theSixthIteration();
    void beforeAndAfter();
    void minWishesForLess();
    void childrenWithoutVisits();
    void onAGame();
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

/// The first choice of MIN that UCB1 makes.
void TestUctSentences::minWishesForLess() {
    const auto trace = figure52(Player::min);
    const Said said = at(*trace, 4, UctEventKind::select);
    const std::vector<UctChoice> choices = UctMoment(*trace, trace->firstStep(4)).choices();
    double greatest = 0;
    for (const UctChoice& each : choices) {
        greatest = std::max(greatest, 1 - each.statistics.mean());
    }
    QVERIFY2(said.title.contains(shownMean(greatest) + QStringLiteral(" + ")),
             qPrintable(said.title));
    QVERIFY(said.body.startsWith(QStringLiteral("MIN moves at A, so the first number is 1 − ")));
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

/// Wherever one is told, the sign stands before it, and nothing is proved.
void TestUctSentences::noEstimateIsCalledAValue() {
    const auto trace = figure52();
    const DisplayNames names(trace->tree());
    for (Step t{0}; t <= trace->end(); ++t) {
        const Said said = tellUct(UctMoment(*trace, t), names);
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
