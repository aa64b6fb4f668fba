// Searches that may visit a node again: what theory says of them, and what is known of each visit.

#include "core/trace/moment.h"
#include "tests/search/oracle/levelordertree.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <limits>

using namespace prunus;
using oracle::optionsOf;

class TestRepeats : public QObject {
    Q_OBJECT

  private slots:
    void aProbingSearchVisitsNoNodeThatAlphaBetaSkips_data() {
        oracle::algorithmRows(&AlgorithmTraits::probes);
    }
    void aProbingSearchVisitsNoNodeThatAlphaBetaSkips();
    void valuesThatDifferInTheLastBitAreToldApart();
    void theValueIsMinimaxs_data() { oracle::algorithmRows(&AlgorithmTraits::repeats); }
    void theValueIsMinimaxs();
    void theBestLineLeadsToTheValue_data() { oracle::algorithmRows(&AlgorithmTraits::repeats); }
    void theBestLineLeadsToTheValue();
    void ofALargeTreeProvesNothingFalse_data() { oracle::algorithmRows(&AlgorithmTraits::repeats); }
    void ofALargeTreeProvesNothingFalse();
};

/// Reinefeld, 1983: NegaScout examines no node that alpha-beta does not; and Marsland and Campbell
/// of PVS. Both with the usual rule that equal bounds close a window.
void TestRepeats::aProbingSearchVisitsNoNodeThatAlphaBetaSkips() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t fewer = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 1100000, algorithm, {.deepOneIn = 20, .whole = true});
        options.cut = CutRule::greaterOrEqual;
        const auto probing = recordSearch(tree, options).value();
        options.algorithm = Algorithm::alphaBetaNegamax;
        const auto plain = recordSearch(tree, options).value();
        for (NodeId n; n.value < tree.nodeCount(); ++n) {
            QVERIFY2(plain->visited(n) || !probing->visited(n), about.c_str());
        }
        fewer += probing->totals().differentNodes() < plain->totals().nodesVisited ? 1 : 0;
    }
    QVERIFY(fewer > 0);
}

/// A null window of width 1, as in books of whole numbers, or of any other width goes wrong here.
void TestRepeats::valuesThatDifferInTheLastBitAreToldApart() {
    const Value a = 0.1 + 0.2; // the number after 0.3
    const Value b = 0.3;
    const Value none = std::numeric_limits<Value>::quiet_NaN();
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const auto& [first, second] : {std::pair{a, b}, std::pair{b, a}}) {
            // MIN takes the lesser of two equals, MAX the greater of the numbers.
            const GameTree tree({1, 3, 5, 7, 7, 7, 7, 7},
                                {none, none, none, first, first, second, second});
            QCOMPARE(recordSearch(tree, optionsOf(each.algorithm)).value()->value(), a);
        }
    }
}

/// By the definition, on thousands of trees with ties, negatives, decimals, single children and
/// leaves at any depth.
void TestRepeats::theValueIsMinimaxs() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < oracle::enough(5000); ++seed) {
        const auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 2100000, algorithm, {.deepOneIn = 10});
        try {
            const Value truth = oracle::trueValue(naive, options);
            QVERIFY2(summariseSearch(tree, options).value().value == truth, about.c_str());
            ++checked;
        } catch (const oracle::MissingStaticValue&) {
            continue; // other tests look at errors
        }
    }
    QVERIFY(checked > oracle::enough(3000));
}

void TestRepeats::theBestLineLeadsToTheValue() {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(2000); ++seed) {
        oracle::Draw draw(seed + 1200000);
        oracle::NaiveTree drawn = randomTree(draw, 6, 3);
        SearchOptions how = randomOptions(draw, algorithm);
        how.depth.reset();
        how.order = MoveOrder::asWritten;
        auto [naive, options, tree, about] = oracle::RandomSearch(std::move(drawn), how, seed);
        const auto trace = recordSearch(tree, options).value();
        const std::vector<NodeId> line = Moment(tree, *trace, trace->end()).bestLine();
        QVERIFY2(tree.isLeaf(line.back()), about.c_str());
        for (const NodeId n : line) {
            QVERIFY2(oracle::trueValue(naive, options, n.value) == trace->value(), about.c_str());
        }
        // It is alpha-beta's: the first child with the value, at each node. Of equals, iterative
        // deepening may have brought another one forward.
        options.algorithm = Algorithm::alphaBeta;
        const auto plain = recordSearch(tree, options).value();
        if (options.cut == CutRule::greaterOrEqual && algorithm != Algorithm::iterativeDeepening) {
            QVERIFY2(line == Moment(tree, *plain, plain->end()).bestLine(), about.c_str());
        }
    }
}

void TestRepeats::ofALargeTreeProvesNothingFalse() {
    QFETCH(Algorithm, algorithm);
    const GameTree tree = oracle::levelOrderTree(100'000, 7);
    const std::vector<Value> truth = minimaxValues(tree, Player::max, std::nullopt);
    const auto trace = recordSearch(tree, optionsOf(algorithm)).value();
    QCOMPARE(trace->value(), truth[0]);
    QCOMPARE(Moment(tree, *trace, trace->end()).counts(), trace->totals());
    oracle::Draw draw(2);
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
