// Trees with published answers, under every algorithm and the options of their sources.

#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/naivetree.h"

#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace prunus;
using Json = nlohmann::json;

namespace {

const Json& publishedTrees() {
    static const Json trees = [] {
        std::ifstream file(PRUNUS_TEST_TREES "/published.json");
        return Json::parse(file).at("trees");
    }();
    return trees;
}

GameTree treeOf(const Json& row) {
    const Player root = row.at("root") == "min" ? Player::min : Player::max;
    return oracle::gameTree(oracle::naiveTree(row.at("tree").dump(), root));
}

SearchOptions optionsOf(const Json& row, Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.cut = row.at("options").at("cut") == "gt" ? CutRule::greater : CutRule::greaterOrEqual;
    options.fail = row.at("options").at("fail") == "soft" ? FailMode::soft : FailMode::hard;
    return options;
}

/// Every published number that `key` names must be `actual`; without the key there is none.
bool agrees(const Json& numbers, const char* key, std::uint64_t actual) {
    return !numbers.contains(key) || numbers.at(key) == actual;
}

bool exhaustive(Algorithm a) {
    return a == Algorithm::minimax || a == Algorithm::negamax ||
           a == Algorithm::alphaBetaSecondDraft;
}

} // namespace

class TestPublished : public QObject {
    Q_OBJECT

  private slots:
    void findsAndCountsWhatThePagesSay_data();
    void findsAndCountsWhatThePagesSay();
    void everyTreeIsThere() { QCOMPARE(publishedTrees().size(), 15U); }
};

void TestPublished::findsAndCountsWhatThePagesSay_data() {
    QTest::addColumn<std::size_t>("number");
    QTest::addColumn<Algorithm>("algorithm");
    for (std::size_t i = 0; i < publishedTrees().size(); ++i) {
        const Json& row = publishedTrees()[i];
        const std::string name = row.at("title").get<std::string>() + ", from " +
                                 row.at("source").get<std::string>() + ", by ";
        for (const AlgorithmTraits& each : algorithms) {
            QTest::newRow((name + std::string(each.id)).c_str()) << i << each.algorithm;
        }
    }
}

void TestPublished::findsAndCountsWhatThePagesSay() {
    QFETCH(std::size_t, number);
    QFETCH(Algorithm, algorithm);
    const Json& row = publishedTrees()[number];
    const GameTree tree = treeOf(row);
    const RecordedSearch search = recordSearch(tree, optionsOf(row, algorithm));
    QVERIFY(search.has_value());
    const SearchTrace& trace = **search;
    const Moment end(tree, trace, trace.end());
    const Json& computed = row.at("computed");
    const Json& published = row.at("published");

    QCOMPARE(trace.value(), computed.at("value").get<Value>());
    QCOMPARE(trace.value(), published.value("value", trace.value()));
    const std::uint32_t bestMove = tree.childNumber(end.bestChild(GameTree::root()));
    QVERIFY(agrees(computed, "bestMove", bestMove));
    QVERIFY(agrees(published, "bestMove", bestMove));
    QCOMPARE(tree.path(end.bestLine().back()),
             computed.at("principalVariation").get<std::vector<std::uint32_t>>());

    const Counts counts = trace.totals();
    QVERIFY(agrees(computed, "nodes", counts.nodesVisited + counts.nodesPruned));
    QVERIFY(agrees(published, "nodes", counts.nodesVisited + counts.nodesPruned));
    QVERIFY(agrees(computed, "leaves", counts.leavesEvaluated + counts.leavesPruned));
    QCOMPARE(counts.interiorVisited + counts.leavesEvaluated, counts.nodesVisited);
    if (exhaustive(algorithm)) {
        QCOMPARE(counts.cutoffs, 0U);
        QVERIFY(agrees(computed, "nodes", counts.nodesVisited));
        QVERIFY(agrees(computed, "leaves", counts.leavesEvaluated));
    } else if (algorithm == Algorithm::alphaBetaFirstDraft) {
        QVERIFY(counts.nodesVisited >= computed.at("alphaBetaNodesVisited"));
    } else {
        QVERIFY(agrees(computed, "alphaBetaNodesVisited", counts.nodesVisited));
        QVERIFY(agrees(published, "alphaBetaNodesVisited", counts.nodesVisited));
        QVERIFY(agrees(published, "alphaBetaMovesConsidered", counts.nodesVisited - 1));
        QVERIFY(agrees(computed, "alphaBetaLeavesEvaluated", counts.leavesEvaluated));
        QVERIFY(agrees(computed, "cutoffs", counts.cutoffs));
        QVERIFY(agrees(computed, "nodesPruned", counts.nodesPruned));
    }
}

QTEST_APPLESS_MAIN(TestPublished)
#include "tst_published.moc"
