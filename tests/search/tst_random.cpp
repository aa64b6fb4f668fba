// Thousands of random trees: the events of every algorithm under any options, one by one, against
// the naive searches of the oracle.

#include "core/trace/moment.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;
using oracle::RandomSearch;

namespace {

const std::uint64_t searchesPerAlgorithm = oracle::enough(4000);

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

/// Whether the search tells of this node that it has no static value.
bool names(const RecordedSearch& search, NodeId node) {
    return !search && search.error().node == node &&
           search.error().kind == SearchError::Kind::missingStaticValue;
}

/// Searches both ways; what differs, or nothing. Counts the searches that came to an end.
std::string compare(const RandomSearch& drawn, std::uint64_t& ended) {
    const RecordedSearch search = recordSearch(drawn.tree, drawn.options);
    oracle::Orders orders;
    try {
        orders = naiveOrders(drawn.naive, drawn.options);
    } catch (const oracle::MissingStaticValue&) {
        return names(search, firstWithoutStaticValue(drawn.tree, drawn.options))
                   ? ""
                   : "an order by value needs every static value of the limit row";
    }
    const auto expected = naiveSearch(drawn.naive, drawn.options, orders);
    if (const auto* missing = std::get_if<oracle::MissingStaticValue>(&expected)) {
        return names(search, NodeId{missing->node})
                   ? ""
                   : "the node without static value should be named";
    }
    if (!search) {
        return "an error where there is none, at node " + std::to_string(search.error().node.value);
    }
    ++ended;
    return firstDifference(drawn.tree, **search, std::get<oracle::Log>(expected));
}

} // namespace

class TestRandom : public QObject {
    Q_OBJECT

  private slots:
    void eventsAreTheOracles_data() { oracle::algorithmRows(); }
    void eventsAreTheOracles();
    void wideTreesToo_data() { oracle::algorithmRows(); }
    void wideTreesToo();
    void randomOrderPermutesEveryFamily();
    void randomOrderFollowsItsSeed();
};

void TestRandom::eventsAreTheOracles() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t ended = 0;
    for (std::uint64_t seed = 0; seed < searchesPerAlgorithm; ++seed) {
        const RandomSearch drawn = oracle::randomSearch(seed, algorithm);
        const std::string difference = compare(drawn, ended);
        QVERIFY2(difference.empty(), (drawn.about + difference).c_str());
    }
    // Some lack a static value at their depth limit, and fail as they should.
    QVERIFY(ended > searchesPerAlgorithm / 2 && ended < searchesPerAlgorithm);
}

/// Families and depths beyond a machine word of bits and a block of steps.
void TestRandom::wideTreesToo() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t ended = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draw draw(seed);
        NaiveTree tree = seed % 2 == 0 ? randomTree(draw, 2, 80) : randomTree(draw, 10, 2);
        SearchOptions options = randomOptions(draw, algorithm);
        options.depth.reset();
        const RandomSearch drawn(std::move(tree), options, seed);
        const std::string difference = compare(drawn, ended);
        QVERIFY2(difference.empty(), (drawn.about + difference).c_str());
    }
    QCOMPARE(ended, 60U);
}

void TestRandom::randomOrderPermutesEveryFamily() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Draw draw(seed);
        const NaiveTree naive = randomTree(draw);
        SearchOptions options;
        options.order = MoveOrder::random;
        options.seed = seed;
        oracle::Orders orders = naiveOrders(naive, options); // as makeOrder() has it
        const oracle::Orders written = naiveOrders(naive, SearchOptions{});
        for (std::vector<std::uint32_t>& order : orders) {
            std::sort(order.begin(), order.end());
        }
        QVERIFY2(orders == written, oracle::text(naive).c_str());
    }
}

void TestRandom::randomOrderFollowsItsSeed() {
    const NaiveTree tree = oracle::naiveTree("[1,2,3,4,5,6,7,8,9,10,11,12]");
    std::vector<oracle::Orders> seen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SearchOptions options;
        options.order = MoveOrder::random;
        options.seed = seed;
        const oracle::Orders orders = naiveOrders(tree, options); // as makeOrder() has it
        QCOMPARE(orders, naiveOrders(tree, options));
        QVERIFY(std::find(seen.begin(), seen.end(), orders) == seen.end());
        seen.push_back(orders);
    }
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
