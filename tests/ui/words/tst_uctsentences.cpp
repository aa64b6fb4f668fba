// What is said of a step of UCT, and of the nodes then. The numbers are those of the iterations
// that tst_uct.cpp has from elsewhere, and worked out by hand.

#include "core/formats/importtree.h"
#include "core/games/namedgame.h"
#include "core/uct/recorduct.h"
#include "tests/rows.h"
#include "ui/words/language.h"
#include "ui/words/uctsentences.h"
#include "ui/words/uctwords.h"

#include <QSet>

using namespace prunus;

namespace {

std::shared_ptr<const UctTrace> figure52(Player root = Player::max) {
    UctOptions options;
    options.iterations = 12;
    options.root = root;
    GameTree tree = readTree("[[3,12,8],[2,4,6],[14,5,2]]").value();
    return recordUct(std::make_shared<const GameTree>(std::move(tree)), options).value();
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
    void whereItIs();
    void whatIsKnownOfANode();
    void whoseNumbersTheyAre();
    void movesHaveTheirNames();
    void everyPhaseHasALine();
};

/// A has counted a playout worth 8; B, 2; C 14, 14 and 5.
void TestUctSentences::theSixthIteration() {
    const auto trace = figure52();
    Said said = at(*trace, 6, UctEventKind::select);
    QCOMPARE(said.title, "B is chosen: 0.500 + 1.794 = 2.294; C has 1.794, D 1.786.");
    QCOMPARE(said.body, "MAX moves at A, so the first number is the mean of B. The second is "
                        "C·√(ln N ∕ n) with C = 1.414, N = 5 visits of A and n = 1 of B.");
    said = at(*trace, 6, UctEventKind::expand);
    QCOMPARE(said.title, "Leaf 3 is added to the tree.");
    QCOMPARE(said.body, "The tree has 7 nodes now.");
    said = at(*trace, 6, UctEventKind::simulate);
    QCOMPARE(said.title, "Nothing is played: leaf 3 is an end of play.");
    QCOMPARE(said.body, "The end is worth 3, and that is a reward of 0.083.");
    said = at(*trace, 6, UctEventKind::backpropagate, 1);
    QCOMPARE(said.title,
             "B counts the playout: 2 visits, rewards of 0.583 in all, a mean of 0.292.");
    QVERIFY(said.body.isEmpty());
    // 8, 2, 14, 14, 5 and 3 have a mean of 46/6.
    said = at(*trace, 6, UctEventKind::backpropagate, 2);
    QCOMPARE(said.body, "The iteration is over, and the root is worth ≈7.667.");
    QCOMPARE(uctTitle(UctMoment(*trace, trace->firstStep(6))), "What just happened · iteration 6");
}

void TestUctSentences::beforeAndAfter() {
    const auto trace = figure52();
    Said said = at(*trace, 0, UctEventKind::start);
    QCOMPARE(said.title, "The search has not started.");
    QCOMPARE(said.body, "It will make 12 playouts. Rewards go from 0 for an end that is worth 2 to "
                        "1 for one that is worth 14.");
    // A and C have five visits each; C's leaves came to 14, 14, 5, 2, 2, A's to 8, 3, 12, 8, 3.
    said = at(*trace, 13, UctEventKind::leave);
    QCOMPARE(said.title, "The search is over: D is the move, since none has more visits: 5 of 12.");
    QVERIFY(said.body.endsWith(
        QStringLiteral("That is an estimate: no number of playouts proves a value.")));
}

/// The first choice of MIN that UCB1 makes. The playouts so far ended at 8, 2 and 14, so MAX's
/// means are 6/12, 0 and 1; the bonus is √2 · √(ln 3) = 1.4823 for each.
void TestUctSentences::minWishesForLess_data() {
    const Rows<UctSide, QString, QString> row("side", "title", "body");
    row("from MAX's side the mean is taken from 1", UctSide::max,
        "C is chosen: 1 − 0.000 + 1.482 = 2.482; B has 1.982, D 1.482.",
        "MIN moves at A, and means are from MAX’s side, so the mean of C is taken from 1. The last "
        "summand is C·√(ln N ∕ n) with C = 1.414, N = 3 visits of A and n = 1 of C.");
    row("from the side of who chose it stays as it is", UctSide::mover,
        "C is chosen: 1.000 + 1.482 = 2.482; B has 1.982, D 1.482.",
        "MIN moves at A, and the first number is the mean of C from the side of MIN. The second is "
        "C·√(ln N ∕ n) with C = 1.414, N = 3 visits of A and n = 1 of C.");
}

void TestUctSentences::minWishesForLess() {
    QFETCH(const UctSide, side);
    const Said said = at(*figure52(Player::min), 4, UctEventKind::select, 0, side);
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

/// The first two playouts end at 8 and 2: rewards of 6/12 and 0 for MAX, of 6/12 and 1 for MIN.
void TestUctSentences::whoMovedThereCounts() {
    const auto trace = figure52();
    const auto told = [&](UctEventKind kind, std::uint32_t more) {
        return at(*trace, 2, kind, more, UctSide::mover);
    };
    QCOMPARE(
        told(UctEventKind::simulate, 0).body,
        "The end is worth 2 to MAX, and that is a reward of 0.000 for MAX and of 1.000 for MIN.");
    QCOMPARE(told(UctEventKind::backpropagate, 0).title,
             "C counts the playout: 1 visit, rewards of 0.000 in all for MAX, a mean of 0.000.");
    const Said root = told(UctEventKind::backpropagate, 1);
    QCOMPARE(root.title,
             "A counts the playout: 2 visits, rewards of 1.500 in all for MIN, a mean of 0.750.");
    QCOMPARE(root.body, "The iteration is over, and the root is worth ≈−5.000 to MIN.");
    QVERIFY(
        at(*trace, 0, UctEventKind::start, 0, UctSide::mover)
            .body.endsWith(QStringLiteral("MAX’s rewards go from 0 for an end that is worth 2 to 1 "
                                          "for one that is worth 14; MIN’s are 1 less MAX’s.")));
}

void TestUctSentences::childrenWithoutVisits() {
    const auto trace = figure52();
    const Said said = at(*trace, 1, UctEventKind::select);
    QCOMPARE(said.title, "B is chosen: it has no visits yet.");
    QCOMPARE(said.body,
             "Children of A without visits come before all others, in the order of moves.");
    const Said playout = at(*trace, 1, UctEventKind::simulate);
    QCOMPARE(playout.title, "A playout from B ends after 1 move.");
}

void TestUctSentences::onAGame() {
    UctOptions options;
    options.iterations = 50;
    const auto trace = recordUct(gameNamed("tic-tac-toe").value(), options).value();
    QCOMPARE(at(*trace, 2, UctEventKind::select).title, "b1 is chosen: it has no visits yet.");
    QCOMPARE(at(*trace, 2, UctEventKind::expand).title, "b1 is added to the tree.");
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
    QCOMPARE(said.body, "The position there is worth 0.6 to MAX as it stands, which counts as a "
                        "win of MAX. That is a reward of 1.000.");
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

void TestUctSentences::whereItIs() {
    const auto trace = figure52();
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 6, UctEventKind::simulate);
    QCOMPARE(UctWords(UctMoment(*trace, at), names).where(),
             QStringLiteral("Step %1 of %2 · iteration 6 of 12 · playout")
                 .arg(at.value)
                 .arg(trace->end().value));
    QCOMPARE(UctWords(UctMoment(*trace, Step{0}), names).where(),
             QStringLiteral("Step 0 of %1").arg(trace->end().value));
}

void TestUctSentences::whatIsKnownOfANode() {
    const auto trace = figure52();
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 3, UctEventKind::simulate); // B: 8, C: 2; D is new
    const UctMoment moment(*trace, at);
    const UctWords words(moment, names);
    QCOMPARE(words.node(NodeId{1}), "1 visit, worth ≈8.000");
    QCOMPARE(words.node(NodeId{3}), "no visits yet, on the path of this iteration");
    QCOMPARE(words.node(NodeId{4}), "not in the tree yet");
}

/// After two iterations B has 8, C has 2, and the root both: for MIN, who would have moved to it,
/// their mean is −5.
void TestUctSentences::whoseNumbersTheyAre() {
    const auto trace = figure52();
    const DisplayNames names(trace->tree());
    const UctMoment moment(*trace, firstStepOf(*trace, 3, UctEventKind::select));
    const UctWords fromMax(moment, names);
    const UctWords fromMover(moment, names, UctSide::mover);
    QCOMPARE(fromMax.node(GameTree::root()),
             "2 visits, worth ≈5.000, on the path of this iteration");
    QCOMPARE(fromMover.node(GameTree::root()),
             "2 visits, worth ≈−5.000 to MIN, on the path of this iteration");
    QCOMPARE(fromMover.node(NodeId{1}), "1 visit, worth ≈8.000 to MAX");
    QCOMPARE(fromMax.whoseNumbers(), "UCT; all numbers from MAX’s side.");
    QCOMPARE(fromMover.whoseNumbers(), "UCT; each number from the side of the player who moved to "
                                       "that node, at the root from MIN’s.");
    const QString formula = QStringLiteral("UCB = mean + C\u00A0√(ln\u00A0N\u00A0/\u00A0n)");
    QCOMPARE(
        fromMax.choicesOf(GameTree::root()),
        QStringLiteral("The children of A (MAX): %1. Means are from MAX’s side.").arg(formula));
    QCOMPARE(fromMax.choicesOf(NodeId{1}),
             "The children of B (MIN): UCB = 1\u00A0−\u00A0mean + "
             "C\u00A0√(ln\u00A0N\u00A0/\u00A0n). Means are from MAX’s side.");
    QCOMPARE(
        fromMover.choicesOf(NodeId{1}),
        QStringLiteral("The children of B (MIN): %1. Means are from MIN’s side, who chooses here.")
            .arg(formula));
}

/// Of the nine moves at the start three are tried, and at the first of them none.
void TestUctSentences::movesHaveTheirNames() {
    UctOptions options;
    options.iterations = 3;
    const auto trace = recordUct(gameNamed("tic-tac-toe").value(), options).value();
    const DisplayNames names(trace->tree());
    const UctMoment end(*trace, trace->end());
    const UctWords words(end, names);
    const auto movesAt = [&](NodeId n) {
        QStringList moves = words.moves(n, end.choicesAt(n));
        moves.sort();
        return moves;
    };
    QStringList sorted{"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"};
    QCOMPARE(movesAt(GameTree::root()), sorted);
    sorted.removeOne(QString::fromStdString(std::string(trace->tree().moves().at(NodeId{1}))));
    QCOMPARE(movesAt(NodeId{1}), sorted);
}

void TestUctSentences::everyPhaseHasALine() {
    const Listing listing = UctWords::listing();
    QSet<std::size_t> lines;
    for (const UctEventKind kind :
         {UctEventKind::select, UctEventKind::expand, UctEventKind::simulate,
          UctEventKind::backpropagate, UctEventKind::leave}) {
        UctEvent event;
        event.kind = kind;
        event.ucb = 1.5;
        const auto line = UctWords::lineOf(event);
        QVERIFY(line && *line < listing.lines().size());
        lines.insert(*line);
    }
    QCOMPARE(lines.size(), 5);
    QVERIFY(!UctWords::lineOf(UctEvent()));
    UctEvent first;
    first.kind = UctEventKind::select;
    QCOMPARE(listing.lines()[UctWords::lineOf(first).value()].code.trimmed(),
             "node ← add its first child without visits");
}

QTEST_GUILESS_MAIN(TestUctSentences)
#include "tst_uctsentences.moc"
