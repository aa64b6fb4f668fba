// Searches that may visit a node again: what theory says of them, and what is known of each visit.

#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/enough.h"
#include "tests/search/oracle/levelordertree.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/search/oracle/truevalue.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

std::string about(std::uint64_t seed, const NaiveTree& tree, const SearchOptions& options) {
    return "seed " + std::to_string(seed) + ": " + oracle::text(tree) + " " + oracle::text(options);
}

std::shared_ptr<const SearchTrace> recorded(const GameTree& tree, SearchOptions options,
                                            Algorithm algorithm) {
    options.algorithm = algorithm;
    return recordSearch(tree, options).value();
}

} // namespace

class TestRepeats : public QObject {
    Q_OBJECT

  private slots:
    void aProbingSearchVisitsNoNodeThatAlphaBetaSkips_data();
    void aProbingSearchVisitsNoNodeThatAlphaBetaSkips();
    void bestFirstNothingIsSearchedAgain();
    void valuesThatDifferInTheLastBitAreToldApart();
    void theValueIsMinimaxs_data() { rows(); }
    void theValueIsMinimaxs();
    void theBestLineLeadsToTheValue_data() { rows(); }
    void theBestLineLeadsToTheValue();
    void tellsOfEachVisitWhatItReturned();
    void ofALargeTreeProvesNothingFalse_data() { rows(); }
    void ofALargeTreeProvesNothingFalse();

  private:
    static void rows();
};

void TestRepeats::rows() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestRepeats::aProbingSearchVisitsNoNodeThatAlphaBetaSkips_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("pvs") << static_cast<int>(Algorithm::principalVariationSearch);
    QTest::newRow("negascout") << static_cast<int>(Algorithm::negaScout);
}

/// Reinefeld, 1983: NegaScout examines no node that alpha-beta does not; and Marsland and Campbell
/// of PVS. Both with the usual rule that equal bounds close a window.
void TestRepeats::aProbingSearchVisitsNoNodeThatAlphaBetaSkips() {
    QFETCH(int, algorithm);
    std::uint64_t fewer = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        Draw draw(seed + 1100000);
        const NaiveTree naive = seed % 20 == 0 ? randomTree(draw, 8, 3) : randomTree(draw);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        options.cut = CutRule::greaterOrEqual;
        const GameTree tree = gameTree(naive);
        const auto plain = recorded(tree, options, Algorithm::alphaBetaNegamax);
        const auto probing = recorded(tree, options, options.algorithm);
        bool allVisited = true;
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            allVisited =
                allVisited && (plain->visitedNodes().test(n) || !probing->visitedNodes().test(n));
        }
        QVERIFY2(allVisited, about(seed, naive, options).c_str());
        fewer += probing->totals().differentNodes() < plain->totals().nodesVisited ? 1 : 0;
    }
    QVERIFY(fewer > 0);
}

/// With the best child first every probe says no, and the minimal tree is visited once: Knuth and
/// Moore's leaves.
void TestRepeats::bestFirstNothingIsSearchedAgain() {
    Draw draw(1);
    const GameTree tree = gameTree(uniformDistinct(draw, 6, 3));
    SearchOptions options;
    options.order = MoveOrder::bestFirst;
    for (const Algorithm a : {Algorithm::principalVariationSearch, Algorithm::negaScout}) {
        const Counts counts = recorded(tree, options, a)->totals();
        QCOMPARE(counts.revisits, 0U);
        QCOMPARE(counts.leavesEvaluated, 27U + 27U - 1U);
    }
}

/// A null window of width 1, as in books of whole numbers, or of any other width goes wrong here.
void TestRepeats::valuesThatDifferInTheLastBitAreToldApart() {
    const Value a = 0.1 + 0.2; // the number after 0.3
    const Value b = 0.3;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const auto& [first, second] : {std::pair{a, b}, std::pair{b, a}}) {
            // MIN takes the lesser of two equals, MAX the greater of the numbers.
            const GameTree tree({1, 3, 5, 7, 7, 7, 7, 7}, {std::numeric_limits<Value>::quiet_NaN(),
                                                           std::numeric_limits<Value>::quiet_NaN(),
                                                           std::numeric_limits<Value>::quiet_NaN(),
                                                           first, first, second, second});
            QCOMPARE(recorded(tree, {}, each.algorithm)->value(), a);
        }
    }
}

/// By the definition, on thousands of trees with ties, negatives, decimals, single children and
/// leaves at any depth.
void TestRepeats::theValueIsMinimaxs() {
    QFETCH(int, algorithm);
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < oracle::enough(5000); ++seed) {
        Draw draw(seed + 2100000);
        const NaiveTree naive = seed % 10 == 0 ? randomTree(draw, 8, 3) : randomTree(draw);
        const SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        try {
            const Value truth = oracle::trueValue(naive, options);
            const Value found = summariseSearch(gameTree(naive), options).value().value;
            QVERIFY2(found == truth, about(seed, naive, options).c_str());
            ++checked;
        } catch (const oracle::MissingStaticValue&) {
            continue; // other tests look at errors
        }
    }
    QVERIFY(checked > oracle::enough(3000));
}

void TestRepeats::theBestLineLeadsToTheValue() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(2000); ++seed) {
        Draw draw(seed + 1200000);
        const NaiveTree naive = randomTree(draw, 6, 3);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        options.order = MoveOrder::asWritten;
        const GameTree tree = gameTree(naive);
        const auto trace = recorded(tree, options, options.algorithm);
        const std::vector<NodeId> line = Moment(tree, *trace, trace->end()).bestLine();
        QVERIFY2(tree.isLeaf(line.back()), about(seed, naive, options).c_str());
        for (const NodeId n : line) {
            QVERIFY2(oracle::trueValue(naive, options, n.value) == trace->value(),
                     about(seed, naive, options).c_str());
        }
        // It is alpha-beta's: the first child with the value, at each node. Of equals, iterative
        // deepening may have brought another one forward.
        const auto plain = recorded(tree, options, Algorithm::alphaBeta);
        if (options.cut == CutRule::greaterOrEqual &&
            options.algorithm != Algorithm::iterativeDeepening) {
            QVERIFY2(line == Moment(tree, *plain, plain->end()).bestLine(),
                     about(seed, naive, options).c_str());
        }
    }
}

/// [1, [4, 3], 0] under pvs; the events are among the hand traces.
void TestRepeats::tellsOfEachVisitWhatItReturned() {
    const GameTree tree = gameTree(oracle::naiveTree("[1, [4, 3], 0]"));
    const auto trace = recorded(tree, {}, Algorithm::principalVariationSearch);
    const NodeId b{2};
    const NodeId three{5};
    const Value above1 = 1.0000000000000002;
    const Value below4 = 3.9999999999999996;

    const Moment whileOpen(tree, *trace, Step{14});
    const std::vector<NodeVisit> ofB{{Step{4}, Step{9}, {-above1, -1}, above1},
                                     {Step{11}, std::nullopt, {-infinity, -1}, std::nullopt}};
    QCOMPARE(whileOpen.visits(b), ofB);
    QCOMPARE(whileOpen.visitCount(b), 2U);
    QCOMPARE(whileOpen.event().visit, 2U);
    QCOMPARE(whileOpen.state(b), NodeState::open);
    QCOMPARE(whileOpen.returnedValue(b), above1);  // by the visit before
    QCOMPARE(whileOpen.proven(b), (Bounds{3, 3})); // its leaves were all read in that visit

    const Moment end(tree, *trace, trace->end());
    const std::vector<NodeVisit> ofThree{{Step{7}, Step{7}, {1, above1}, 3},
                                         {Step{14}, Step{14}, {below4, 4}, 3},
                                         {Step{16}, Step{16}, {1, 4}, 3}};
    QCOMPARE(end.visits(three), ofThree);
    QCOMPARE(end.visits(three, 1), std::vector<NodeVisit>{ofThree.back()});
    QCOMPARE(end.returnedValue(b), 3);
    const Counts expected{10, 7, 3, 0, 0, 0, 4};
    QCOMPARE(end.counts(), expected);
    QCOMPARE(trace->totals(), expected);
}

void TestRepeats::ofALargeTreeProvesNothingFalse() {
    QFETCH(int, algorithm);
    const GameTree tree = oracle::levelOrderTree(100'000, 7);
    const std::vector<Value> truth = minimaxValues(tree, Player::max, std::nullopt);
    SearchOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
    const auto trace = recordSearch(tree, options).value();
    QCOMPARE(trace->value(), truth[0]);
    QCOMPARE(Moment(tree, *trace, trace->end()).counts(), trace->totals());
    Draw draw(2);
    for (int i = 0; i < 5000; ++i) {
        const Moment moment(tree, *trace, Step{draw.below(trace->end().value + 1)});
        const NodeId n{draw.below(tree.nodeCount())};
        const Bounds proven = moment.proven(n);
        QVERIFY(proven.lower <= truth[n.value] && truth[n.value] <= proven.upper);
        const std::vector<NodeId> stack = moment.stack();
        for (std::size_t k = 0; k + 1 < stack.size(); ++k) {
            QCOMPARE(tree.parent(stack[k]), stack[k + 1]);
            QCOMPARE(moment.through(stack[k + 1]), stack[k]);
        }
    }
}

QTEST_APPLESS_MAIN(TestRepeats)
#include "tst_repeats.moc"
