// Thousands of random trees: the events of every algorithm under any options, one by one, against
// the naive searches of the oracle.

#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

const std::uint64_t searchesPerAlgorithm = oracle::enough(4000);

std::string about(std::uint64_t seed, const NaiveTree& tree, const SearchOptions& options) {
    return "seed " + std::to_string(seed) + ": " + oracle::text(tree) + " " +
           oracle::text(options) + ": ";
}

/// The first line in which the two differ, or nothing.
std::string firstDifference(const GameTree& tree, const SearchTrace& trace,
                            const oracle::Log& log) {
    for (std::uint32_t t = 1; t <= std::min<std::size_t>(trace.end().value, log.size()); ++t) {
        const std::string found = oracle::eventLine(tree, Moment(tree, trace, Step{t}).event());
        const std::string expected = oracle::eventLine(log[t - 1], t);
        if (found != expected) {
            return found + " should be " + expected;
        }
    }
    if (trace.end().value != log.size()) {
        return std::to_string(trace.end().value) + " events should be " +
               std::to_string(log.size());
    }
    return {};
}

/// Searches both ways; what differs, or nothing. Counts the searches that came to an end.
std::string compare(const NaiveTree& naive, const SearchOptions& options, std::uint64_t& ended) {
    const GameTree tree = gameTree(naive);
    const RecordedSearch search = recordSearch(tree, options);
    oracle::Orders orders;
    try {
        orders = options.order == MoveOrder::random
                     ? oracle::ordersOf(tree, makeOrder(tree, options))
                     : naiveOrders(naive, options);
    } catch (const oracle::MissingStaticValue&) {
        const NodeId first = firstWithoutStaticValue(tree, options);
        const bool named = !search && search.error().node == first &&
                           search.error().kind == SearchError::Kind::missingStaticValue;
        return named ? "" : "an order by value needs every static value of the limit row";
    }
    const auto expected = naiveSearch(naive, options, orders);
    if (const auto* missing = std::get_if<oracle::MissingStaticValue>(&expected)) {
        const bool named = !search && search.error().node.value == missing->node &&
                           search.error().kind == SearchError::Kind::missingStaticValue;
        return named ? "" : "the node without static value should be named";
    }
    if (!search) {
        return "an error where there is none, at node " + std::to_string(search.error().node.value);
    }
    ++ended;
    return firstDifference(tree, **search, std::get<oracle::Log>(expected));
}

} // namespace

class TestRandom : public QObject {
    Q_OBJECT

  private slots:
    void eventsAreTheOracles_data() { rows(); }
    void eventsAreTheOracles();
    void wideTreesToo_data() { rows(); }
    void wideTreesToo();
    void randomOrderPermutesEveryFamily();
    void randomOrderFollowsItsSeed();

  private:
    static void rows() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
        }
    }
};

void TestRandom::eventsAreTheOracles() {
    QFETCH(int, algorithm);
    std::uint64_t ended = 0;
    for (std::uint64_t seed = 0; seed < searchesPerAlgorithm; ++seed) {
        Draw draw(seed);
        const NaiveTree tree = randomTree(draw);
        const SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        const std::string difference = compare(tree, options, ended);
        QVERIFY2(difference.empty(), (about(seed, tree, options) + difference).c_str());
    }
    // Some lack a static value at their depth limit, and fail as they should.
    QVERIFY(ended > searchesPerAlgorithm / 2 && ended < searchesPerAlgorithm);
}

/// Families and depths beyond a machine word of bits and a block of steps.
void TestRandom::wideTreesToo() {
    QFETCH(int, algorithm);
    std::uint64_t ended = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draw draw(seed);
        const NaiveTree tree = seed % 2 == 0 ? randomTree(draw, 2, 80) : randomTree(draw, 10, 2);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        const std::string difference = compare(tree, options, ended);
        QVERIFY2(difference.empty(), (about(seed, tree, options) + difference).c_str());
    }
    QCOMPARE(ended, 60U);
}

void TestRandom::randomOrderPermutesEveryFamily() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Draw draw(seed);
        const NaiveTree naive = randomTree(draw);
        const GameTree tree = gameTree(naive);
        SearchOptions options;
        options.order = MoveOrder::random;
        options.seed = seed;
        oracle::Orders orders = oracle::ordersOf(tree, makeOrder(tree, options));
        const oracle::Orders written = naiveOrders(naive, SearchOptions{});
        for (std::vector<std::uint32_t>& order : orders) {
            std::sort(order.begin(), order.end());
        }
        QVERIFY2(orders == written, about(seed, naive, options).c_str());
    }
}

void TestRandom::randomOrderFollowsItsSeed() {
    const GameTree tree = gameTree(oracle::naiveTree("[1,2,3,4,5,6,7,8,9,10,11,12]"));
    std::vector<oracle::Orders> seen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SearchOptions options;
        options.order = MoveOrder::random;
        options.seed = seed;
        const oracle::Orders orders = oracle::ordersOf(tree, makeOrder(tree, options));
        QCOMPARE(orders, oracle::ordersOf(tree, makeOrder(tree, options)));
        QVERIFY(std::find(seen.begin(), seen.end(), orders) == seen.end());
        seen.push_back(orders);
    }
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
