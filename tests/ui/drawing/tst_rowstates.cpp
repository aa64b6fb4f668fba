#include "core/generate/randomtree.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/nodebynode.h"

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

/// Counts of a range, node by node; but not the cutoffs.
StateCounts countedOneByOne(const Moment& moment, NodeRange nodes) {
    StateCounts sum;
    for (const NodeId n : nodes) {
        sum += countsOf(moment, n);
    }
    return sum;
}

bool isCut(const Scene& scene, NodeId n) {
    return scene.moment.state(n) == NodeState::cut;
}

/// Where nodes are visited again, a cutoff is marked at what it left out, as long as it is: at the
/// first of neighbours that are cut under a parent that is not, and at none that is anything else.
void compareMarks(const Scene& scene, std::uint32_t cutoffs, NodeRange nodes) {
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    for (const NodeId n : nodes) {
        const NodeId parent = scene.tree.parent(n);
        const bool begins = isCut(scene, n) && !isCut(scene, parent);
        const bool first =
            begins && (n == scene.tree.children(parent).first || !isCut(scene, n - 1));
        least += first ? 1 : 0;
        most += begins ? 1 : 0;
    }
    QVERIFY2(least <= cutoffs && cutoffs <= most,
             qPrintable(QStringLiteral("%1 marks at %2 to %3 nodes")
                            .arg(cutoffs)
                            .arg(nodes.first.value)
                            .arg(nodes.last.value)));
}

/// Ranges of a row from anywhere to anywhere.
void compareRanges(const Scene& scene, const RowStates& states,
                   const std::map<NodeId, Step>& skipped, Draw& draw) {
    const NodeRange row = scene.tree.row(states.row());
    for (int k = 0; k < 6; ++k) {
        const std::uint32_t from = draw.below(row.size());
        const std::uint32_t size = 1 + draw.below(row.size() - from);
        const NodeRange part{row.first + from, row.first + from + size};
        const StateCounts counts = countIn(states.runs(), scene.moment, part);
        QCOMPARE(statesOf(counts), statesOf(countedOneByOne(scene.moment, part)));
        if (scene.trace->calls() != nullptr) {
            compareMarks(scene, counts.cutoffs, part);
            continue;
        }
        QCOMPARE(std::ptrdiff_t(counts.cutoffs),
                 std::distance(skipped.lower_bound(part.first), skipped.lower_bound(part.last)));
    }
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
    for (const NodeId n : row) {
        QVERIFY2(stateIn(states.runs(), moment, n) == moment.state(n),
                 qPrintable(place(scene, moment.step(), n)));
    }
    QCOMPARE(statesOf(countIn(states.runs(), moment, row)), statesOf(countedOneByOne(moment, row)));
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
        cutoffs += countIn(states.runs(), scene.moment, row).cutoffs;
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
    if (scene.trace->calls() == nullptr) {
        QCOMPARE(cutoffs, scene.moment.counts().cutoffs);
    }
}

/// All rows of a step, and ranges of them.
void compareStepAt(Scene& scene, Draw& draw) {
    compareStep(scene, scene.moment.step());
    const StepPath path = stepPath(scene.moment);
    const auto skipped = firstSkipped(scene, scene.moment.step());
    RowStates states(scene.moment, path);
    for (; states.row().value < scene.tree.height(); states.descend()) {
        compareRanges(scene, states, skipped, draw);
    }
    compareRanges(scene, states, skipped, draw);
}

} // namespace

class TestRowStates : public QObject {
    Q_OBJECT

  private slots:
    void runsAgreeWithTheStateOfEachNode_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    void runsAgreeWithTheStateOfEachNode() {
        QFETCH(int, algorithm);
        for (std::uint64_t seed = 1; seed <= oracle::enough(60); ++seed) {
            Draw draw(seed * 31 + std::uint64_t(algorithm));
            const oracle::NaiveTree naive = oracle::randomTree(draw);
            const SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
            const GameTree tree = oracle::gameTree(naive);
            if (!recordSearch(tree, options)) {
                continue; // a depth limit where a node has no static value
            }
            Scene scene(tree, options);
            for (Step t{0}; t <= scene.trace->end(); ++t) {
                scene.moment = Moment(scene.tree, *scene.trace, t);
                compareStepAt(scene, draw);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }

    /// Children of which some have returned, anywhere among the others, and what is below them.
    void wideFamiliesInAnOrderOfTheirOwn_data() { runsAgreeWithTheStateOfEachNode_data(); }
    void wideFamiliesInAnOrderOfTheirOwn() {
        QFETCH(int, algorithm);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Draw draw(seed * 57 + std::uint64_t(algorithm));
            RandomShape shape;
            shape.maxDepth = 7;
            shape.minBranching = seed % 2 == 0 ? 1 : leastMixedFamily;
            shape.maxBranching = 2 * leastMixedFamily;
            shape.earlyLeafShare = 0.8;
            shape.innerStaticShare = 1;
            shape.maxNodes = 1500;
            shape.seed = seed;
            SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
            options.order = seed == 1 ? MoveOrder::bestFirst : MoveOrder::random;
            options.depth.reset();
            Scene scene(generateRandom(shape), options);
            for (std::uint64_t k = 0; k < std::max(oracle::enough(24), std::uint64_t{4}); ++k) {
                const std::uint32_t end = scene.trace->end().value + 1;
                scene.moment = Moment(scene.tree, *scene.trace, Step{draw.below(end)});
                compareStepAt(scene, draw);
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
