// What is said of the steps of a Monte Carlo tree search. The numbers are those of the course's
// figure 5.2 with C = √2 and seed 1, computed by another program.

#include "core/games/namedgame.h"
#include "core/notation/readtree.h"
#include "core/uct/recorduct.h"
#include "ui/words/language.h"
#include "ui/words/uctwords.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace prunus;

namespace {

std::shared_ptr<const UctTrace> searched(const char* tree, const UctOptions& options) {
    const auto shared = std::make_shared<const GameTree>(readText(tree).value());
    return recordUct(shared, options).value();
}

std::shared_ptr<const UctTrace> figure(std::uint32_t iterations) {
    UctOptions options;
    options.iterations = iterations;
    return searched("R: [A: [3,12,8], B: [2,4,6], C: [14,5,2]]", options);
}

} // namespace

class TestUctWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void whereItIs();
    void whatIsKnownOfANode();
    void whoseNumbersTheyAre();
    void movesHaveTheirNames();
    void everyPhaseHasALine();
};

void TestUctWords::whereItIs() {
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 6, UctEventKind::simulate);
    QCOMPARE(UctWords(UctMoment(*trace, at), names).where(),
             QStringLiteral("Step %1 of %2 · iteration 6 of 10 · playout")
                 .arg(at.value)
                 .arg(trace->end().value));
    QCOMPARE(UctWords(UctMoment(*trace, Step{0}), names).where(),
             QStringLiteral("Step 0 of %1").arg(trace->end().value));
}

void TestUctWords::whatIsKnownOfANode() {
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 3, UctEventKind::simulate); // A: 8, B: 2; C is new
    const UctMoment moment(*trace, at);
    const UctWords words(moment, names);
    QCOMPARE(words.node(NodeId{1}), QStringLiteral("1 visit, worth ≈8.000"));
    QCOMPARE(words.node(NodeId{3}), QStringLiteral("no visits yet, on the path of this iteration"));
    QCOMPARE(words.node(NodeId{4}), QStringLiteral("not in the tree yet"));
}

/// After two iterations A has 8, B has 2, and the root both: for MIN, who would have moved to it,
/// their mean is −5.
void TestUctWords::whoseNumbersTheyAre() {
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const UctMoment moment(*trace, firstStepOf(*trace, 3, UctEventKind::select));
    const UctWords fromMax(moment, names);
    const UctWords fromMover(moment, names, UctSide::mover);
    QCOMPARE(fromMax.node(GameTree::root()), QStringLiteral("2 visits, worth ≈5.000, on the path "
                                                            "of this iteration"));
    QCOMPARE(fromMover.node(GameTree::root()),
             QStringLiteral("2 visits, worth ≈−5.000 to MIN, on the path of this iteration"));
    QCOMPARE(fromMover.node(NodeId{1}), QStringLiteral("1 visit, worth ≈8.000 to MAX"));
    QCOMPARE(fromMax.whoseNumbers(), QStringLiteral("UCT; all numbers from MAX’s side."));
    QCOMPARE(fromMover.whoseNumbers(),
             QStringLiteral(
                 "UCT; each number from the side of the player who moved to that node, at the root "
                 "from MIN’s."));
    const QString formula = QStringLiteral("UCB = mean + C\u00A0√(ln\u00A0N\u00A0/\u00A0n)");
    QCOMPARE(
        fromMax.choicesOf(GameTree::root()),
        QStringLiteral("The children of R (MAX): %1. Means are from MAX’s side.").arg(formula));
    QCOMPARE(fromMax.choicesOf(NodeId{1}),
             QStringLiteral("The children of A (MIN): UCB = 1\u00A0−\u00A0mean + "
                            "C\u00A0√(ln\u00A0N\u00A0/\u00A0n). Means are from MAX’s side."));
    QCOMPARE(fromMover.choicesOf(NodeId{1}),
             QStringLiteral("The children of A (MIN): %1. Means are from MIN’s side, who chooses "
                            "here.")
                 .arg(formula));
}

/// Of the nine moves at the start three are tried, and at the first of them none.
void TestUctWords::movesHaveTheirNames() {
    UctOptions options;
    options.iterations = 3;
    const auto trace = recordUct(gameNamed("tic-tac-toe").value(), options).value();
    const DisplayNames names(trace->tree());
    const UctMoment end(*trace, trace->end());
    const UctWords words(end, names);
    const QStringList all{"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
    const auto at = [&](NodeId n) {
        QStringList moves = words.moves(n, end.choicesAt(n));
        moves.sort();
        return moves;
    };
    QStringList sorted = all;
    sorted.sort();
    QCOMPARE(at(GameTree::root()), sorted);
    sorted.removeOne(QString::fromStdString(std::string(trace->tree().moves().at(NodeId{1}))));
    QCOMPARE(at(NodeId{1}), sorted);
}

void TestUctWords::everyPhaseHasALine() {
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
             QStringLiteral("node ← add its first child without visits"));
}

QTEST_GUILESS_MAIN(TestUctWords)
#include "tst_uctwords.moc"
