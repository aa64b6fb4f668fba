// The facts that a SearchTrace keeps, each against the oracle's log: what everything on screen
// follows from. And how much memory the calls take.

#include "core/generate/uniform.h"
#include "tests/search/oracle/replay.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace prunus;
using Case = oracle::SearchedTwice;

namespace {

constexpr std::uint64_t searches = 3000;

/// Random searches by all algorithms that have the static values they ask for.
void forEachSearch(const std::function<void(const Case&)>& check) {
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < searches && !QTest::currentTestFailed(); ++seed) {
        const auto both = oracle::searchedTwice(
            oracle::randomSearch(seed + 7000000, algorithms[seed % 6].algorithm));
        if (both) {
            check(*both);
            ++checked;
        }
    }
    QVERIFY(QTest::currentTestFailed() || checked > searches / 2);
}

/// Whether `below` lies in the subtree of `above`.
bool isBelow(const oracle::NaiveTree& tree, std::uint32_t below, std::uint32_t above) {
    const oracle::Path& path = tree.paths[below];
    const oracle::Path& start = tree.paths[above];
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

} // namespace

class TestSearchTrace : public QObject {
    Q_OBJECT

  private slots:
    void aRecordTellsOfAVisit();
    void improvementsAreKeptByPlaceInSearchOrder();
    void cutoffsAddUpWhatIsPruned();
    void theFirstChildCutIsMarked();
    void witnessesGiveTheBoundsOfANode();
    void theDepthLimitDividesTheNodes();
    void takesAtMostFortyBytesACall_data();
    void takesAtMostFortyBytesACall();
};

void TestSearchTrace::aRecordTellsOfAVisit() {
    forEachSearch([](const Case& c) {
        std::uint32_t records = 0;
        for (std::uint32_t t = 1; t <= c.log.size(); ++t) {
            const oracle::LoggedEvent& event = c.log[t - 1];
            const NodeId n{event.node};
            QVERIFY2(c.trace->visited(n) && c.trace->visitedNodes().test(n.value), c.about.c_str());
            if (event.kind == EventKind::leaf) {
                QVERIFY2(c.trace->leafStep(n) == Step{t}, c.about.c_str());
            } else if (event.kind == EventKind::enter) {
                const SearchTrace::RecordId r{records++};
                QVERIFY2(c.trace->record(n) == r && c.trace->node(r) == n, c.about.c_str());
                QVERIFY2(c.trace->entered(r) == Step{t}, c.about.c_str());
                QVERIFY2(c.trace->entryWindow(r) == event.window.value_or(Window{}),
                         c.about.c_str());
            } else if (event.kind == EventKind::leave) {
                QVERIFY2(c.trace->left(c.trace->record(n)) == Step{t}, c.about.c_str());
                QVERIFY2(c.trace->returned(c.trace->record(n)) == event.value, c.about.c_str());
            }
        }
        QVERIFY2(c.trace->recordCount() == records, c.about.c_str());
        const Counts totals = c.trace->totals();
        std::uint32_t visited = 0;
        for (std::uint32_t n = 0; n < c.tree.nodeCount(); ++n) {
            QVERIFY2(c.trace->visitedNodes().rank(n) == visited, c.about.c_str());
            visited += c.trace->visited(NodeId{n}) ? 1 : 0;
        }
        QVERIFY2(totals.nodesVisited == visited, c.about.c_str());
    });
}

void TestSearchTrace::improvementsAreKeptByPlaceInSearchOrder() {
    forEachSearch([](const Case& c) {
        std::vector<bool> improved(c.tree.nodeCount());
        for (const oracle::LoggedEvent& event : c.log) {
            if (event.kind == EventKind::back) {
                const std::vector<std::uint32_t>& order = c.orders[event.node];
                const auto place = std::find(order.begin(), order.end(), event.child);
                const std::uint32_t first = c.tree.children(NodeId{event.node}).first.value;
                improved[first + static_cast<std::size_t>(place - order.begin())] = event.improved;
            }
        }
        for (std::uint32_t i = 0; i < improved.size(); ++i) {
            QVERIFY2(c.trace->improved().test(i) == improved[i], c.about.c_str());
        }
    });
}

void TestSearchTrace::cutoffsAddUpWhatIsPruned() {
    forEachSearch([](const Case& c) {
        std::size_t number = 0;
        for (std::uint32_t t = 1; t <= c.log.size(); ++t) {
            if (c.log[t - 1].kind != EventKind::cutoff) {
                continue;
            }
            QVERIFY2(number < c.trace->cutoffs().size(), c.about.c_str());
            const SearchTrace::Cutoff& cutoff = c.trace->cutoffs()[number++];
            const Counts counts = oracle::Replay(c.naive, c.options, c.orders, c.log, t).counts();
            QVERIFY2(cutoff.step == Step{t}, c.about.c_str());
            QVERIFY2(cutoff.nodesPruned == counts.nodesPruned, c.about.c_str());
            QVERIFY2(cutoff.leavesPruned == counts.leavesPruned, c.about.c_str());
        }
        QVERIFY2(number == c.trace->cutoffs().size(), c.about.c_str());
    });
}

void TestSearchTrace::theFirstChildCutIsMarked() {
    forEachSearch([](const Case& c) {
        std::vector<bool> firstCut(c.tree.nodeCount());
        for (const oracle::LoggedEvent& event : c.log) {
            if (event.kind == EventKind::cutoff) {
                const std::vector<std::uint32_t>& order = c.orders[event.node];
                const std::uint32_t child = order[order.size() - event.skipped];
                firstCut[c.naive.nodes[event.node]->children[child].id] = true;
            }
        }
        for (std::uint32_t n = 0; n < firstCut.size(); ++n) {
            QVERIFY2(c.trace->firstCut().test(n) == firstCut[n], c.about.c_str());
        }
    });
}

void TestSearchTrace::witnessesGiveTheBoundsOfANode() {
    forEachSearch([](const Case& c) {
        const oracle::Replay end(c.naive, c.options, c.orders, c.log, c.log.size());
        for (std::uint32_t r = 0; r < c.trace->recordCount(); ++r) {
            const SearchTrace::RecordId record{r};
            const std::uint32_t n = c.trace->node(record).value;
            const Bounds proven = end.story(n).proven;
            const auto gives = [&](NodeId witness, Value bound) {
                return witness == noNode
                           ? bound == infinity || bound == -infinity
                           : isBelow(c.naive, witness.value, n) &&
                                 end.story(witness.value).state == NodeState::evaluated &&
                                 end.story(witness.value).returned == bound;
            };
            QVERIFY2(gives(c.trace->lowerWitness(record), proven.lower), c.about.c_str());
            QVERIFY2(gives(c.trace->upperWitness(record), proven.upper), c.about.c_str());
        }
    });
}

void TestSearchTrace::theDepthLimitDividesTheNodes() {
    forEachSearch([](const Case& c) {
        QVERIFY2(c.trace->rootPlayer() == rootPlayer(c.naive, c.options), c.about.c_str());
        for (std::uint32_t n = 0; n < c.tree.nodeCount(); ++n) {
            const std::size_t depth = c.naive.paths[n].size();
            const bool below = c.options.depth && depth > *c.options.depth;
            QVERIFY2((NodeId{n} >= c.trace->belowHorizon()) == below, c.about.c_str());
            QVERIFY2(c.trace->isSearchLeaf(c.tree, NodeId{n}) ==
                         isSearchLeaf(c.naive, c.options, n),
                     c.about.c_str());
        }
    });
}

void TestSearchTrace::takesAtMostFortyBytesACall_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<uint>("depth");
    QTest::addColumn<uint>("branching");
    QTest::newRow("SSS*, broad") << Algorithm::sssStar << 2U << 60U;
    QTest::newRow("SSS*, narrow") << Algorithm::sssStar << 14U << 2U;
    QTest::newRow("MTD(f), broad") << Algorithm::mtdf << 2U << 200U;
    QTest::newRow("MTD(f), narrow") << Algorithm::mtdf << 14U << 2U;
    QTest::newRow("iterative deepening, narrow") << Algorithm::iterativeDeepening << 14U << 2U;
    QTest::newRow("principal variation search, narrow")
        << Algorithm::principalVariationSearch << 14U << 2U;
    QTest::newRow("NegaScout, three children") << Algorithm::negaScout << 9U << 3U;
    QTest::newRow("alpha-beta with a table, narrow") << Algorithm::alphaBetaWithMemory << 14U << 2U;
}

/// Where nodes are visited again.
void TestSearchTrace::takesAtMostFortyBytesACall() {
    QFETCH(Algorithm, algorithm);
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    const GameTree tree =
        generateUniform({.depth = depth, .branching = branching, .high = 99'999}).value();
    const RecordedSearch search =
        recordSearch(tree, oracle::optionsOf(algorithm, MoveOrder::worstFirst));
    QVERIFY(search.has_value());
    const SearchTrace& trace = **search;
    const double ofNodes = 16.0 * tree.nodeCount();
    const double cutoffs = double(trace.cutoffs().size() * sizeof(SearchTrace::Cutoff));
    const double bytes = double(trace.calls()->bytes()) - ofNodes + cutoffs;
    const double perCall = bytes / double(trace.totals().nodesVisited);
    QVERIFY2(perCall > 10 && perCall <= 40, qPrintable(QString::number(perCall)));
}

QTEST_APPLESS_MAIN(TestSearchTrace)
#include "tst_searchtrace.moc"
