// Every step of thousands of small searches: what Moment answers against a plain replay of the
// oracle's log, asked forward, backward and at random.

#include "core/trace/run.h"
#include "tests/search/oracle/difference.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <numeric>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;
using oracle::Replay;

namespace {

const std::uint64_t searchesPerAlgorithm = oracle::enough(1500);

/// All steps, forward, backward and shuffled.
std::vector<std::uint32_t> itinerary(Draw& draw, std::uint32_t end) {
    std::vector<std::uint32_t> forward(end + 1);
    std::iota(forward.begin(), forward.end(), 0U);
    std::vector<std::uint32_t> shuffled = forward;
    for (std::uint32_t left = end + 1; left > 1; --left) {
        std::swap(shuffled[left - 1], shuffled[draw.below(left)]);
    }
    std::vector<std::uint32_t> all = forward;
    all.insert(all.end(), forward.rbegin(), forward.rend());
    all.insert(all.end(), shuffled.begin(), shuffled.end());
    return all;
}

std::string checkEvent(const Moment& moment, const oracle::Log& log) {
    const Event event = moment.event();
    const std::uint32_t t = moment.step().value;
    if (t == 0) {
        const bool isStart = event.kind == EventKind::start && moment.currentNode() == noNode;
        return isStart ? "" : "step 0 is not the start";
    }
    const std::string found = oracle::eventLine(moment.tree(), event);
    const std::string right = oracle::eventLine(log[t - 1], t);
    if (found != right) {
        return found + " should be " + right;
    }
    const bool here = moment.currentNode() == NodeId{log[t - 1].node};
    const bool player = event.player == log[t - 1].player;
    return here && player ? "" : "wrong node or player";
}

/// A search by both, and the log of the oracle.
struct Searched {
    const NaiveTree& naive;
    const SearchOptions& options;
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;
    oracle::Orders orders;
    oracle::Log log;
};

/// Nothing where a static value is missing, which other tests look at.
std::optional<Searched> searched(const NaiveTree& naive, const SearchOptions& options) {
    GameTree tree = gameTree(naive);
    const RecordedSearch search = recordSearch(tree, options);
    if (!search) {
        return std::nullopt;
    }
    const oracle::Orders orders = options.order == MoveOrder::random
                                      ? oracle::ordersOf(tree, (*search)->order())
                                      : naiveOrders(naive, options);
    auto log = std::get<oracle::Log>(naiveSearch(naive, options, orders));
    return Searched{naive, options, std::move(tree), *search, orders, std::move(log)};
}

std::string wrongAt(const Searched& s, const Replay& replay, std::uint32_t t) {
    const Moment moment(s.tree, *s.trace, Step{t});
    std::string wrong = checkEvent(moment, s.log);
    wrong = wrong.empty() ? oracle::difference(moment, replay) : wrong;
    return wrong.empty() ? wrong : "step " + std::to_string(t) + ": " + wrong;
}

/// Asks every step in three orders; the first wrong answer, or nothing.
std::string checkAllSteps(Draw& draw, const Searched& s) {
    std::vector<Replay> replays;
    for (std::size_t t = 0; t <= s.log.size(); ++t) {
        replays.emplace_back(s.naive, s.options, s.orders, s.log, t);
    }
    for (const std::uint32_t t : itinerary(draw, s.trace->end().value)) {
        const std::string wrong = wrongAt(s, replays[t], t);
        if (!wrong.empty()) {
            return wrong;
        }
    }
    return {};
}

std::string about(std::uint64_t seed, const NaiveTree& tree, const SearchOptions& options) {
    return "seed " + std::to_string(seed) + ": " + oracle::text(tree) + " " +
           oracle::text(options) + ": ";
}

/// A root with 100 leaves, an inner node with 200 and 150 more leaves after it.
std::string wideTree(Draw& draw) {
    const auto leaves = [&draw](std::uint32_t count) {
        std::string text;
        for (std::uint32_t k = 0; k < count; ++k) {
            text += (k == 0 ? "" : ",") + std::to_string(draw.below(1000));
        }
        return text;
    };
    return "[" + leaves(100) + ",[" + leaves(200) + "]," + leaves(150) + "]";
}

} // namespace

class TestMoment : public QObject {
    Q_OBJECT

  private slots:
    void answersAsAReplayDoes_data() { rows(); }
    void answersAsAReplayDoes();
    void answersOnLargerTreesToo_data() { rows(); }
    void answersOnLargerTreesToo();
    void ofWideFamiliesTooItKnowsWhatIsProved_data() { rows(); }
    void ofWideFamiliesTooItKnowsWhatIsProved();
    void ofTheStackItProvesWhatItProvesOfEachNode();
    void knowsWhenANodeWasVisited();
    void findsTheCutoffsAround();
    void aLongHistoryKeepsTheFirstAndTheLatest();
    void ofAHistoryOneValueIsTheOneThatHolds();

  private:
    static void rows();
};

void TestMoment::rows() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestMoment::answersAsAReplayDoes() {
    QFETCH(int, algorithm);
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < searchesPerAlgorithm; ++seed) {
        Draw draw(seed + 500000);
        const NaiveTree tree = seed % 50 == 0 ? randomTree(draw, 7, 2) : randomTree(draw, 4, 3);
        const SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        const std::optional<Searched> both = searched(tree, options);
        if (both) {
            QCOMPARE(both->trace->end().value, both->log.size());
            const std::string wrong = checkAllSteps(draw, *both);
            QVERIFY2(wrong.empty(), (about(seed, tree, options) + wrong).c_str());
            ++checked;
        }
    }
    QVERIFY(checked > searchesPerAlgorithm / 2);
}

/// Families wider than a machine word of bits, and more steps than lie between the places where
/// the trace keeps the innermost node.
void TestMoment::answersOnLargerTreesToo() {
    QFETCH(int, algorithm);
    std::uint32_t longest = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draw draw(seed + 600000);
        const NaiveTree tree = seed % 2 == 0 ? randomTree(draw, 2, 80) : randomTree(draw, 10, 2);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        const Searched both = searched(tree, options).value();
        QCOMPARE(both.trace->end().value, both.log.size());
        longest = std::max(longest, both.trace->end().value);
        for (int i = 0; i < int(oracle::enough(40)); ++i) {
            const std::uint32_t t = draw.below(both.trace->end().value + 1);
            const Replay replay(tree, options, both.orders, both.log, t);
            const std::string wrong = wrongAt(both, replay, t);
            QVERIFY2(wrong.empty(), (about(seed, tree, options) + wrong).c_str());
        }
    }
    QVERIFY(longest > 3 * SearchTrace::innermostSpacing);
}

/// Families in which the trace keeps several times what their first children prove.
void TestMoment::ofWideFamiliesTooItKnowsWhatIsProved() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Draw draw(seed + 700000);
        const NaiveTree tree = oracle::naiveTree(wideTree(draw));
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        const Searched both = searched(tree, options).value();
        for (int i = 0; i < int(oracle::enough(25)); ++i) {
            const std::uint32_t t = draw.below(both.trace->end().value + 1);
            const Replay replay(tree, options, both.orders, both.log, t);
            const std::string wrong = wrongAt(both, replay, t);
            QVERIFY2(wrong.empty(), (about(seed, tree, options) + wrong).c_str());
        }
    }
}

void TestMoment::ofTheStackItProvesWhatItProvesOfEachNode() {
    for (std::uint64_t seed = 0; seed < oracle::enough(200); ++seed) {
        Draw draw(seed);
        const GameTree tree = gameTree(randomTree(draw, 6, 3));
        SearchOptions options =
            randomOptions(draw, everyAlgorithm.at(seed % everyAlgorithm.size()).algorithm);
        options.depth.reset();
        const auto trace = recordSearch(tree, options).value();
        for (Step t; t <= trace->end(); ++t) {
            const Moment moment(tree, *trace, t);
            const std::vector<NodeId> stack = moment.stack();
            const std::vector<Bounds> proven = moment.provenOnStack();
            QCOMPARE(proven.size(), stack.size());
            for (std::size_t k = 0; k < stack.size(); ++k) {
                QVERIFY(proven[k] == moment.proven(stack[k]));
            }
        }
    }
}

void TestMoment::knowsWhenANodeWasVisited() {
    for (std::uint64_t seed = 0; seed < oracle::enough(500); ++seed) {
        Draw draw(seed);
        const NaiveTree naive = randomTree(draw);
        const GameTree tree = gameTree(naive);
        SearchOptions options =
            randomOptions(draw, everyAlgorithm.at(seed % everyAlgorithm.size()).algorithm);
        options.depth.reset();
        options.order = MoveOrder::asWritten;
        const auto trace = recordSearch(tree, options).value();
        const auto log =
            std::get<oracle::Log>(naiveSearch(naive, options, naiveOrders(naive, options)));
        std::vector<std::uint32_t> first(tree.nodeCount());
        std::vector<std::uint32_t> last(tree.nodeCount());
        for (std::uint32_t t = 1; t <= log.size(); ++t) {
            const std::uint32_t n = log[t - 1].node;
            first[n] = first[n] == 0 ? t : first[n];
            last[n] = t;
        }
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const std::optional<Visit> visit = visitOf(tree, *trace, NodeId{n});
            QVERIFY2(visit.has_value() == (first[n] != 0), about(seed, naive, options).c_str());
            QVERIFY2(!visit || (visit->first.value == first[n] && visit->last.value == last[n]),
                     about(seed, naive, options).c_str());
        }
    }
}

void TestMoment::findsTheCutoffsAround() {
    for (std::uint64_t seed = 0; seed < oracle::enough(500); ++seed) {
        Draw draw(seed);
        const NaiveTree naive = randomTree(draw);
        const GameTree tree = gameTree(naive);
        SearchOptions options;
        options.order = MoveOrder::asWritten;
        const auto trace = recordSearch(tree, options).value();
        const auto log =
            std::get<oracle::Log>(naiveSearch(naive, options, naiveOrders(naive, options)));
        const auto isCutoff = [&](std::uint32_t t) {
            return t >= 1 && t <= log.size() && log[t - 1].kind == EventKind::cutoff;
        };
        for (std::uint32_t t = 0; t <= log.size(); ++t) {
            std::optional<Step> next;
            for (std::uint32_t u = static_cast<std::uint32_t>(log.size()); u > t; --u) {
                next = isCutoff(u) ? Step{u} : next;
            }
            std::optional<Step> previous;
            for (std::uint32_t u = 1; u < t; ++u) {
                previous = isCutoff(u) ? Step{u} : previous;
            }
            QVERIFY2(nextCutoff(*trace, Step{t}) == next, about(seed, naive, options).c_str());
            QVERIFY2(previousCutoff(*trace, Step{t}) == previous,
                     about(seed, naive, options).c_str());
        }
    }
}

void TestMoment::ofAHistoryOneValueIsTheOneThatHolds() {
    // MAX hears 1, 5 and 3: alpha rises to 1 and then to 5.
    const NaiveTree naive = oracle::naiveTree("[1, 5, 3]");
    const GameTree tree = oracle::gameTree(naive);
    const auto trace = recordSearch(tree, {}).value();
    const Moment end(tree, *trace, trace->end());
    QCOMPARE(end.alphaHistory(GameTree::root(), 1).values, std::vector<Value>{5});
    QVERIFY(end.alphaHistory(GameTree::root(), 1).shortened);
    QCOMPARE(end.alphaHistory(GameTree::root(), 2).values, (std::vector<Value>{-infinity, 5}));
    QCOMPARE(end.betaHistory(GameTree::root(), 1).values, std::vector<Value>{infinity});
    const Moment entered(tree, *trace, Step{1});
    QCOMPARE(entered.alphaHistory(GameTree::root(), 1).values, std::vector<Value>{-infinity});
}

void TestMoment::aLongHistoryKeepsTheFirstAndTheLatest() {
    const GameTree tree = gameTree(oracle::naiveTree("[1,2,3,3,4,5]"));
    const auto trace = recordSearch(tree, SearchOptions{}).value();
    const Moment end(tree, *trace, trace->end());
    const BoundHistory all = end.alphaHistory(GameTree::root(), 6);
    QCOMPARE(all.values, (std::vector<Value>{-infinity, 1, 2, 3, 4, 5}));
    QVERIFY(!all.shortened);
    const BoundHistory four = end.alphaHistory(GameTree::root());
    QCOMPARE(four.values, (std::vector<Value>{-infinity, 3, 4, 5}));
    QVERIFY(four.shortened);
    QCOMPARE(end.betaHistory(GameTree::root()).values, std::vector<Value>{infinity});
}

QTEST_APPLESS_MAIN(TestMoment)
#include "tst_moment.moc"
