// How much memory the trace of a search that visits nodes again takes, and when it is refused.

#include "core/base/memory.h"
#include "core/generate/uniform.h"
#include "core/trace/run.h"

#include <QTest>

using namespace prunus;

namespace {

RecordedSearch recorded(const GameTree& tree, Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.order = MoveOrder::worstFirst;
    return recordSearch(tree, options);
}

GameTree uniform(std::uint32_t depth, std::uint32_t branching) {
    UniformShape shape;
    shape.depth = depth;
    shape.branching = branching;
    shape.high = 99'999;
    return generateUniform(shape).value();
}

} // namespace

class TestCallLog : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { pretendAvailableMemory(std::nullopt); }
    void takesAtMostFortyBytesACall_data();
    void takesAtMostFortyBytesACall();
    void isRefusedWhereTheMachineHasNoMoreMemory();
};

void TestCallLog::takesAtMostFortyBytesACall_data() {
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

void TestCallLog::takesAtMostFortyBytesACall() {
    QFETCH(Algorithm, algorithm);
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    const GameTree tree = uniform(depth, branching);
    const RecordedSearch search = recorded(tree, algorithm);
    QVERIFY(search.has_value());
    const SearchTrace& trace = **search;
    const double ofNodes = 16.0 * tree.nodeCount();
    const double cutoffs = double(trace.cutoffs().size() * sizeof(SearchTrace::Cutoff));
    const double bytes = double(trace.calls()->bytes()) - ofNodes + cutoffs;
    const double perCall = bytes / double(trace.totals().nodesVisited);
    QVERIFY2(perCall > 10 && perCall <= 40, qPrintable(QString::number(perCall)));
}

void TestCallLog::isRefusedWhereTheMachineHasNoMoreMemory() {
    QVERIFY(availableMemory() > 0);
    const GameTree tree = uniform(2, 60); // 200,000 calls
    pretendAvailableMemory(1'000'000);
    const RecordedSearch refused = recorded(tree, Algorithm::sssStar);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().kind, SearchError::Kind::outOfMemory);
    pretendAvailableMemory(100'000'000);
    QVERIFY(recorded(tree, Algorithm::sssStar).has_value());
}

QTEST_APPLESS_MAIN(TestCallLog)
#include "tst_calllog.moc"
