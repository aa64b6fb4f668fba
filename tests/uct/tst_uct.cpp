// UCT against numbers that others have published or that were worked out by hand from its contract:
// choices of Russell and Norvig's and CodinGame's trees, the iterations on the tree of figure 5.2,
// a trap, and positions of tic-tac-toe whose moves are known.

#include "core/games/playing.h"
#include "core/uct/recorduct.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctview.h"
#include "tests/rows.h"
#include "tests/uct/naiveuct.h"

#include <QTest>

using namespace prunus;
using namespace prunus::test;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
const char* const trap = "[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]";

std::shared_ptr<const UctTrace> recorded(const char* text, std::uint32_t iterations) {
    const auto tree = std::make_shared<const GameTree>(gameTree(oracle::naiveTree(text)));
    return recordUct(tree, {.iterations = iterations}).value();
}

/// A parent and its children with these visits and rewards.
std::vector<UctNode<int>> family(std::uint32_t visits, std::vector<UctStatistics> children) {
    std::vector<UctNode<int>> nodes(children.size() + 1);
    nodes[0].statistics.visits = visits;
    nodes[0].firstChild = 1;
    for (UctNumber k = 0; k < children.size(); ++k) {
        nodes[k + 1].statistics = children[k];
        nodes[k + 1].nextSibling = k + 1 < children.size() ? k + 2 : noUctNumber;
    }
    return nodes;
}

std::vector<std::uint32_t> visitsOfMoves(const UctTrace& trace) {
    std::vector<std::uint32_t> visits;
    const UctMoment end(trace, trace.end());
    for (const NodeId child : trace.tree().children(GameTree::root())) {
        visits.push_back(end.statistics(child).visits);
    }
    return visits;
}

/// `A3 8` for the leaf that an iteration reached, with ` roll` behind it after a playout of moves.
QString leafOf(const UctTrace& trace, std::uint32_t iteration) {
    const std::vector<std::uint32_t> path = trace.tree().path(trace.leaf(iteration));
    return QStringLiteral("%1%2 %3%4")
        .arg(QChar('A' + int(path.at(0))))
        .arg(path.at(1) + 1)
        .arg(trace.result(iteration))
        .arg(trace.plies(iteration) > 0 ? " roll" : "");
}

/// The first iteration after which the leader is this move for good, among those there are.
std::uint32_t leadsFrom(const UctTrace& trace, std::uint32_t move) {
    std::uint32_t from = 1;
    for (std::uint32_t k = 1; k <= trace.iterations(); ++k) {
        const UctMoment after(trace, trace.firstStep(k + 1) - 1);
        from = after.bestMove() == move ? from : k + 1;
    }
    return from;
}

} // namespace

class TestUct : public QObject {
    Q_OBJECT

  private slots:
    void choosesAsRussellAndNorvig_data();
    void choosesAsRussellAndNorvig();
    void choosesAsCodinGame();
    void countsForWhoMovedThere();
    void iteratesOnFigure52();
    void estimatesFigure52_data();
    void estimatesFigure52();
    void noChoiceOfThoseWasClose();
    void isCaughtInATrap();
    void playsTicTacToe_data();
    void playsTicTacToe();
    void explainsTheSixthIteration();
    void weighsNothingBeforeTheRootCounts();
};

void TestUct::choosesAsRussellAndNorvig_data() {
    const Rows<double, bool, UctNumber> row("exploration", "ofMin", "chosen");
    row("C = 1.4 takes 60/79", 1.4, false, 1);
    row("C = 1.5 takes 2/11", 1.5, false, 3);
    row("just below the crossing 60/79", 1.4242, false, 1);
    row("just above the crossing 2/11", 1.4243, false, 3);
    row("the square root of 2 takes 60/79", std::numbers::sqrt2, false, 1);
    row("MIN with C = 1.4 takes 60/79", 1.4, true, 1);
    row("MIN with C = 1.5 takes 2/11", 1.5, true, 3);
}

/// "Artificial Intelligence", 4th edition, figure 5.10: wins of who moves at the root.
void TestUct::choosesAsRussellAndNorvig() {
    QFETCH(double, exploration);
    QFETCH(bool, ofMin);
    std::vector<UctStatistics> children{{79, 60}, {10, 1}, {11, 2}};
    for (UctStatistics& each : children) {
        each.rewards = ofMin ? each.visits - each.rewards : each.rewards;
    }
    const Player mover = ofMin ? Player::min : Player::max;
    QTEST(greatestUcb(family(100, children), 0, mover, exploration), "chosen");
}

/// "MCTS Exercise" by aCat on CodinGame: after the playouts baa 30, ab 20 and bbb 4.
void TestUct::choosesAsCodinGame() {
    const double logOfThree = std::log(3.0);
    const double a = 20 + explorationBonus(0.1, logOfThree, 1);
    const double b = 34.0 / 2 + explorationBonus(0.1, logOfThree, 2);
    QVERIFY(std::abs(a - 20.1048) < 5e-5);
    QVERIFY(std::abs(b - 17.0741) < 5e-5);
    QCOMPARE(greatestUcb(family(3, {{1, 20}, {2, 34}}), 0, Player::max, 0.1), UctNumber{1});
}

/// In Russell and Norvig, figure 5.10, Black moves at the root and has won 60, 1 and 2 of the
/// playouts through its moves, 63 of 100; printed at the root is what White has, who moved to it.
void TestUct::countsForWhoMovedThere() {
    const auto trace = recorded(figure52, 1); // MAX moves at its root, as Black does
    const UctView book(*trace, UctSide::mover);
    const UctView fromMax(*trace, UctSide::max);
    const UctStatistics root{100, 63};
    const UctStatistics first{79, 60};
    QCOMPARE(book.playerOf(GameTree::root()), Player::min);
    QCOMPARE(book.playerOf(NodeId{1}), Player::max);
    QCOMPARE(book.playerOf(Row{2}), Player::min);
    QCOMPARE(UctView::statistics(book.playerOf(Row{0}), root), (UctStatistics{100, 37}));
    QCOMPARE(UctView::statistics(book.playerOf(Row{1}), first), first);
    QCOMPARE(UctView::statistics(fromMax.playerOf(Row{0}), root), root);
    QCOMPARE(UctView::reward(Player::min, 0.25), 0.75);
    // Leaves of 2 to 14: a mean of 0.25 is 5.
    QCOMPARE(book.worth(Player::max, 0.25), 5.0);
    QCOMPARE(book.worth(Player::min, 0.25), -5.0);
}

/// By a naive program that followed the contract before this one was written.
void TestUct::iteratesOnFigure52() {
    const auto trace = recorded(figure52, 12);
    const QStringList expected{"A3 8 roll", "B1 2 roll", "C1 14 roll", "C1 14", "C2 5", "A1 3",
                               "B1 2",      "C3 2",      "A2 12",      "A3 8",  "C3 2", "A1 3"};
    for (std::uint32_t k = 1; k <= 12; ++k) {
        QCOMPARE(leafOf(*trace, k), expected.at(int(k) - 1));
    }
    QCOMPARE(visitsOfMoves(*trace), (std::vector<std::uint32_t>{5, 2, 5}));
    QCOMPARE(leadsFrom(*recorded(figure52, 3000), 0), 15U);
}

void TestUct::estimatesFigure52_data() {
    const Rows<std::uint32_t, QString> row("iterations", "estimate");
    row("after 10", 10, "7.000");
    row("after 30", 30, "5.567");
    row("after 100", 100, "4.500");
    row("after 300", 300, "3.850");
    row("after 1000", 1000, "3.300");
    row("after 3000", 3000, "2.990");
    row("after 10000", 10'000, "2.882");
    row("after 100000", 100'000, "2.955");
}

/// The same program; alpha-beta reads 7 leaves and knows that it is 3.
void TestUct::estimatesFigure52() {
    QFETCH(std::uint32_t, iterations);
    const auto trace = recorded(figure52, iterations);
    QTEST(QString::number(summaryOf(*trace).estimate, 'f', 3), "estimate");
    if (iterations == 100'000) {
        QCOMPARE(visitsOfMoves(*trace), (std::vector<std::uint32_t>{92896, 3786, 3318}));
    }
}

/// So that a logarithm that differs in its last bit changes nothing.
void TestUct::noChoiceOfThoseWasClose() {
    const NaiveUctOptions within{.iterations = 10'000, .least = 2, .greatest = 14};
    const NaiveUctOptions ofTrap{.iterations = 10'000, .least = 0, .greatest = 9};
    for (const auto& [text, options] : {std::pair{figure52, within}, std::pair{trap, ofTrap}}) {
        const oracle::NaiveTree naive = oracle::naiveTree(text);
        const NaiveUct found = naiveUct(placeIn(naive), options);
        QVERIFY2(found.margin >= 1e-9, qPrintable(QString::number(found.margin)));
    }
}

/// Its value is 5; playouts through the first move nearly always find 9.
void TestUct::isCaughtInATrap() {
    const auto trace = recorded(trap, 10'000);
    QCOMPARE(visitsOfMoves(*trace), (std::vector<std::uint32_t>{180, 9820}));
    // As often visited until 82; of moves that are, the one with the better mean is the answer.
    QCOMPARE(leadsFrom(*trace, 1), 80U);
    QVERIFY(UctMoment(*trace, trace->firstStep(80) - 1).bestMove() == 0U);
    const auto visits = [&](std::uint32_t iteration, std::uint32_t move) {
        const UctMoment after(*trace, trace->firstStep(iteration + 1) - 1);
        return after.statistics(trace->tree().children(GameTree::root())[move]).visits;
    };
    QCOMPARE(visits(82, 0), visits(82, 1));
    for (std::uint32_t k = 83; k <= trace->iterations(); ++k) {
        QVERIFY(visits(k, 1) > visits(k, 0));
    }
}

void TestUct::playsTicTacToe_data() {
    const Rows<QString, QStringList, double> row("position", "best", "value");
    // After OpenSpiel's mcts_test.cc, which solves them.
    row("only the two other corners draw", "tic-tac-toe@o../.x./..x:o", {"c1", "a3"}, 0);
    row("a fork loses whatever is played", "tic-tac-toe@oox/.x./..x:o", {"c2", "a3"}, 1);
    row("a corner wins", "tic-tac-toe@.x./.../..o:x", {"c1"}, 1);
}

void TestUct::playsTicTacToe() {
    QFETCH(QString, position);
    QFETCH(QStringList, best);
    QFETCH(double, value);
    const AnyGame start = gameNamed(position.toStdString()).value();
    const UctSummary found = summaryOf(*recordUct(start, {.iterations = 20'000}).value());
    const std::string move = moveNames(start).at(*found.move);
    QVERIFY2(best.contains(QString::fromStdString(move)), move.c_str());
    QVERIFY2(std::abs(found.estimate - value) < 0.2, qPrintable(QString::number(found.estimate)));
}

/// The numbers of the card at iteration 6: A with 8 of 2 to 14, B with 2, C with 14, 14 and 5.
void TestUct::explainsTheSixthIteration() {
    const auto trace = recorded(figure52, 12);
    const UctMoment moment(*trace, trace->firstStep(6));
    const std::vector<UctChoice> choices = moment.choices();
    QCOMPARE(choices.size(), std::size_t{3});
    const auto shown = [](double of) { return QString::number(of, 'f', 3); };
    QCOMPARE(shown(choices[0].wish), QString("0.500"));
    QCOMPARE(shown(choices[0].bonus), QString("1.794"));
    QCOMPARE(shown(*choices[0].ucb), QString("2.294"));
    QCOMPARE(shown(*choices[1].ucb), QString("1.794"));
    QCOMPARE(shown(*choices[2].ucb), QString("1.786"));
    QCOMPARE(moment.event().childNumber, 0U);
    QCOMPARE(moment.event().kind, UctEventKind::select);
}

/// The first playout has been counted by the child, and not yet by the root: the formula has no
/// logarithm of that.
void TestUct::weighsNothingBeforeTheRootCounts() {
    const auto trace = recorded(figure52, 12);
    const Step counted = firstStepOf(*trace, 1, UctEventKind::backpropagate);
    const UctChoice child = UctMoment(*trace, counted).choicesAt(GameTree::root()).front();
    QCOMPARE(child.statistics.visits, 1U);
    QVERIFY(!child.ucb);
    QCOMPARE(child.bonus, 0.0);
    QVERIFY(UctMoment(*trace, counted + 1).choicesAt(GameTree::root()).front().ucb.has_value());
}

QTEST_APPLESS_MAIN(TestUct)
#include "tst_uct.moc"
