#include "tests/search/oracle/randomtree.h"
#include "tests/ui/canvas/scene.h"
#include "ui/canvas/rowstates.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;

namespace {

QString place(const Scene& scene, Step t, NodeId n) {
    return QStringLiteral("step %1 of %2, node %3: %4")
        .arg(t.value)
        .arg(QString::fromStdString(oracle::text(scene.trace->options())))
        .arg(n.value)
        .arg(QString::fromStdString(std::to_string(scene.tree.nodeCount())));
}

/// Compares runs with what Moment says of each node by itself.
void compareRow(const Scene& scene, const RowStates& states) {
    const Moment& moment = scene.moment;
    const NodeRange row = scene.tree.row(states.row());
    NodeId expected = row.first;
    for (const StateRun& run : states.runs()) {
        QCOMPARE(run.nodes.first.value, expected.value);
        QVERIFY(!run.nodes.empty());
        expected = run.nodes.last;
    }
    QCOMPARE(expected.value, row.last.value);
    StateCounts sum;
    for (const NodeId n : row) {
        const NodeState state = moment.state(n);
        QVERIFY2(stateIn(states.runs(), moment, n) == state,
                 qPrintable(place(scene, moment.step(), n)));
        const bool visited = state == NodeState::open || state == NodeState::evaluated ||
                             state == NodeState::returned;
        sum.visited += visited ? 1 : 0;
        sum.cut += state == NodeState::cut ? 1 : 0;
        sum.notReached += !visited && state != NodeState::cut ? 1 : 0;
    }
    const StateCounts counts = countIn(states.runs(), moment.trace(), row);
    QCOMPARE(counts.visited, sum.visited);
    QCOMPARE(counts.cut, sum.cut);
    QCOMPARE(counts.notReached, sum.notReached);
}

bool sameRuns(const std::vector<StateRun>& a, const std::vector<StateRun>& b) {
    return std::ranges::equal(a, b, [](const StateRun& left, const StateRun& right) {
        return left.kind == right.kind && left.nodes == right.nodes;
    });
}

/// Row by row, each also reached at a leap from half way down.
void compareStep(Scene& scene, Step t) {
    scene.moment = Moment(scene.tree, *scene.trace, t);
    const StepPath path = stepPath(scene.moment);
    RowStates states(scene.moment, path);
    std::uint64_t cutoffs = 0;
    while (true) {
        compareRow(scene, states);
        const NodeRange row = scene.tree.row(states.row());
        cutoffs += countIn(states.runs(), *scene.trace, row).cutoffs;
        if (states.row().value == scene.tree.height()) {
            break;
        }
        states.descend();
        RowStates leaping(scene.moment, path);
        leaping.descendTo(Row{states.row().value / 2});
        leaping.descendTo(states.row());
        QCOMPARE(leaping.row().value, states.row().value);
        QVERIFY(sameRuns(leaping.runs(), states.runs()));
    }
    QCOMPARE(cutoffs, scene.moment.counts().cutoffs);
}

} // namespace

class TestRowStates : public QObject {
    Q_OBJECT

  private slots:
    void runsAgreeWithTheStateOfEachNode_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : algorithms) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    void runsAgreeWithTheStateOfEachNode() {
        QFETCH(int, algorithm);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Draw draw(seed * 31 + std::uint64_t(algorithm));
            const oracle::NaiveTree naive = oracle::randomTree(draw);
            const SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
            const GameTree tree = oracle::gameTree(naive);
            if (!recordSearch(tree, options)) {
                continue; // a depth limit where a node has no static value
            }
            Scene scene(tree, options);
            for (Step t{0}; t <= scene.trace->end(); ++t) {
                compareStep(scene, t);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }

    void asWrittenARowIsAtMostThreeRunsAndAnOpenNodeASingleOne() {
        Scene scene(Scene::uniform(9, 3), {});
        scene.moment = Moment(scene.tree, *scene.trace, Step{scene.trace->end().value / 3});
        const StepPath path = stepPath(scene.moment);
        RowStates states(scene.moment, path);
        while (states.row().value < scene.tree.height()) {
            states.descend();
            QVERIFY(states.runs().size() <= 3);
        }
    }
};

QTEST_APPLESS_MAIN(TestRowStates)
#include "tst_rowstates.moc"
