// What must hold of every run of UCT, whatever it finds.

#include "core/games/positionname.h"
#include "core/games/treepositions.h"
#include "core/search/searchorder.h"
#include "core/uct/recorduct.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctreach.h"
#include "tests/games/namedposition.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <set>

using namespace prunus;
using oracle::Draw;

namespace {

const std::uint64_t trees = oracle::enough(1000);

std::shared_ptr<const UctTrace> recorded(const oracle::NaiveTree& tree, UctOptions options) {
    return recordUct(std::make_shared<const GameTree>(gameTree(tree)), options).value();
}

} // namespace

class TestUctProperties : public QObject {
    Q_OBJECT

  private slots:
    void visitsAddUp();
    void equalLeavesShareVisits();
    void theSameSeedIsTheSameRun();
    void aLongerRunBeginsAsAShorter();
    void mostLeadersAreBestInTheEnd();
    void firstStepsAreOfTheirKind();
    void aGrownTreeHasPositions_data();
    void aGrownTreeHasPositions();
    void anEndedGameHasNoMove();
    void aLeafWithoutValueIsTold();
    void stopsWhenCancelled();
    void countsAddUp();
    void whatIsSeenAddsUp();
};

void TestUctProperties::visitsAddUp() {
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const auto trace = recorded(oracle::randomTree(draw), {.iterations = 1 + draw.below(200)});
        const GameTree& tree = trace->tree();
        const UctMoment end(*trace, trace->end());
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            const UctStatistics of = end.statistics(n);
            QVERIFY(of.rewards >= 0 && of.rewards <= of.visits);
            if (of.visits == 0 || tree.isLeaf(n)) {
                continue;
            }
            std::uint32_t below = n == GameTree::root() ? 0 : 1;
            for (const NodeId child : tree.children(n)) {
                below += end.statistics(child).visits;
            }
            QCOMPARE(of.visits, below);
        }
        QCOMPARE(end.statistics(GameTree::root()).visits, trace->iterations());
    }
}

void TestUctProperties::equalLeavesShareVisits() {
    const auto trace =
        recorded(oracle::naiveTree("[[7,7,7],[7,7,7],[7,7,7],[7,7,7]]"), {.iterations = 1001});
    QCOMPARE(summaryOf(*trace).estimate, 7.0);
    for (std::uint32_t k = 1; k <= trace->iterations(); ++k) {
        const UctMoment after(*trace, trace->firstStep(k + 1) - 1);
        std::vector<std::uint32_t> visits;
        for (const NodeId child : trace->tree().children(GameTree::root())) {
            visits.push_back(after.statistics(child).visits);
        }
        const auto [least, most] = std::minmax_element(visits.begin(), visits.end());
        QVERIFY(*most - *least <= 1);
    }
}

void TestUctProperties::theSameSeedIsTheSameRun() {
    const AnyGame start = gamestest::game("connect-four");
    UctOptions options{.iterations = 300};
    const auto once = recordUct(start, options).value();
    const auto again = recordUct(start, options).value();
    options.seed = 2;
    const auto other = recordUct(start, options).value();
    bool differs = false;
    for (std::uint32_t k = 1; k <= 300; ++k) {
        QVERIFY(once->drawn(k) == again->drawn(k));
        QVERIFY(once->path(k) == again->path(k));
        differs = differs || once->drawn(k) != other->drawn(k);
    }
    QVERIFY(differs);
}

/// Stepping back from an iteration is replaying to the one before.
void TestUctProperties::aLongerRunBeginsAsAShorter() {
    Draw draw(5);
    const oracle::NaiveTree tree = oracle::uniformDistinct(draw, 4, 3);
    const auto longer = recorded(tree, {.iterations = 200});
    for (const std::uint32_t k : {1U, 2U, 17U, 100U, 199U}) {
        const auto shorter = recorded(tree, {.iterations = k});
        QCOMPARE(shorter->end(), longer->firstStep(k + 1));
        const UctMoment end(*shorter, shorter->end());
        const UctMoment there(*longer, longer->firstStep(k + 1) - 1);
        for (NodeId n{0}; n.value < longer->tree().nodeCount(); ++n) {
            QVERIFY(end.statistics(n) == there.statistics(n));
        }
        QVERIFY(end.counts() == there.counts());
        QVERIFY(end.bestMove() == there.bestMove());
    }
}

/// It tends to a best move, and may be wrong where others are nearly as good: measured, not proved.
void TestUctProperties::mostLeadersAreBestInTheEnd() {
    std::uint64_t best = 0;
    std::uint64_t all = 0;
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const oracle::NaiveTree naive = oracle::randomTree(draw);
        const GameTree tree = gameTree(naive);
        if (tree.nodeCount() == 1) {
            continue;
        }
        const auto trace = recorded(naive, {.iterations = 20 * tree.leafCount()});
        const std::vector<Value> values = minimaxValues(tree, tree.header().root, std::nullopt);
        const NodeId moved = tree.children(GameTree::root())[*summaryOf(*trace).move];
        best += values[moved.value] == values[0] ? 1 : 0;
        ++all;
    }
    QVERIFY2(100 * best >= 95 * all, qPrintable(QStringLiteral("%1 of %2").arg(best).arg(all)));
}

void TestUctProperties::firstStepsAreOfTheirKind() {
    Draw draw(11);
    const auto trace = recorded(oracle::uniformDistinct(draw, 3, 2), {.iterations = 60});
    for (std::uint32_t k = 1; k <= 60; ++k) {
        QCOMPARE(trace->iterationAt(trace->firstStep(k)), k);
        for (const UctEventKind kind : {UctEventKind::select, UctEventKind::expand,
                                        UctEventKind::simulate, UctEventKind::backpropagate}) {
            const UctMoment at(*trace, firstStepOf(*trace, k, kind));
            QCOMPARE(at.iteration(), k);
            const bool skipped = kind == UctEventKind::expand && !trace->expands(k);
            QCOMPARE(at.kind(), skipped ? UctEventKind::simulate : kind);
            QVERIFY(at.step() == trace->firstStep(k) ||
                    UctMoment(*trace, at.step() - 1).kind() != kind);
        }
    }
    QCOMPARE(trace->iterationAt(Step{0}), 0U);
    QCOMPARE(trace->iterationAt(trace->end()), 61U);
    QCOMPARE(firstStepOf(*trace, 61, UctEventKind::select), trace->end());
}

void TestUctProperties::aGrownTreeHasPositions_data() {
    gamestest::addNames(gamesToOffer());
}

/// Its labels are the moves, in the order of the game from the first on; and a playout goes on from
/// the position of its node.
void TestUctProperties::aGrownTreeHasPositions() {
    QFETCH(QString, name);
    const auto trace = recordUct(gamestest::game(name), {.iterations = 120}).value();
    TreePositions positions(trace->tree());
    for (NodeId n{0}; n.value < trace->tree().nodeCount(); ++n) {
        const auto here = positions.at(n);
        QVERIFY(here != nullptr);
        const std::vector<std::string> names = moveNames(*here);
        QCOMPARE(std::size_t{trace->moveCount(n)}, names.size());
        QCOMPARE(positionName(trace->positionAt(n)), positionName(*here));
        std::uint32_t k = 0;
        for (const NodeId child : trace->tree().children(n)) {
            QCOMPARE(trace->tree().moves().at(child), std::string_view(names.at(k++)));
        }
    }
    for (std::uint32_t k = 1; k <= trace->iterations(); ++k) {
        AnyGame at = *positions.at(trace->playoutNode(k));
        for (const std::uint32_t move : trace->drawn(k)) {
            at = after(at, move);
        }
        const UctTrace::PlayedOut played = trace->playedOut(k);
        QCOMPARE(positionName(played.end), positionName(at));
        const auto last = moveNamed(*played.before, played.move);
        QVERIFY(last && positionName(after(*played.before, *last)) == positionName(at));
        QVERIFY(hasEnded(at) || trace->capped(k));
        QCOMPARE(trace->plies(k), std::uint32_t(trace->drawn(k).size()));
        QCOMPARE(trace->result(k), staticValueOf(at, Evaluation::own));
    }
}

void TestUctProperties::anEndedGameHasNoMove() {
    const auto trace =
        recordUct(gamestest::game("tic-tac-toe@xxx/oo./...:o"), {.iterations = 5}).value();
    const UctMoment end(*trace, trace->end());
    QVERIFY(!end.bestMove() && !end.event().bestMove);
    QCOMPARE(end.estimate().value(), 1.0);
    QCOMPARE(end.counts().nodesInTree, std::uint64_t{1});
    QCOMPARE(trace->end(), Step{11}); // simulated and counted five times
}

void TestUctProperties::aLeafWithoutValueIsTold() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    const auto tree = std::make_shared<const GameTree>(std::vector<std::uint32_t>{1, 3, 3, 3},
                                                       std::vector<Value>{none, 1, none});
    const RecordedUct found = recordUct(tree, {.iterations = 5});
    QVERIFY(!found && found.error().kind == SearchError::Kind::missingStaticValue);
    QCOMPARE(found.error().node, NodeId{2});
}

void TestUctProperties::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    const RecordedUct found =
        recordUct(gamestest::game("connect-four"), {.iterations = 10'000}, &progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
}

/// At every step, counted again from the events up to it.
void TestUctProperties::countsAddUp() {
    Draw draw(3);
    const auto trace = recorded(oracle::uniformDistinct(draw, 3, 3), {.iterations = 50});
    UctCounts expected;
    expected.nodesInTree = 1;
    std::set<NodeId> leaves;
    for (Step t{0}; t <= trace->end(); ++t) {
        const UctMoment moment(*trace, t);
        const UctEvent event = moment.event();
        if (event.kind == UctEventKind::expand) {
            ++expected.nodesInTree;
        } else if (event.kind == UctEventKind::simulate) {
            ++expected.simulations;
            ++expected.leavesEvaluated;
            expected.pliesSimulated += event.plies;
            leaves.insert(trace->leaf(event.iteration));
            expected.differentLeaves = leaves.size();
        } else if (event.kind == UctEventKind::backpropagate && event.node == GameTree::root()) {
            ++expected.iterations;
        }
        QVERIFY2(moment.counts() == expected, qPrintable(QString::number(t.value)));
    }
    QCOMPARE(expected.iterations, std::uint64_t{50});
}

/// Against the leaves of all playouts so far, with everything above them.
void TestUctProperties::whatIsSeenAddsUp() {
    for (std::uint64_t seed = 0; seed < trees / 10; ++seed) {
        Draw draw(seed);
        const auto trace = recorded(oracle::randomTree(draw), {.iterations = 30});
        const GameTree& tree = trace->tree();
        const UctReach reach(*trace);
        std::set<NodeId> seen;
        for (std::uint32_t k = 0; k <= trace->iterations(); ++k) {
            for (NodeId n = k == 0 ? noNode : trace->leaf(k); n != noNode;
                 n = n == GameTree::root() ? noNode : tree.parent(n)) {
                seen.insert(n);
            }
            std::set<NodeId> others;
            LeafDifferences expected;
            for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
                QCOMPARE(reach.sees(n, k), seen.count(n) == 1);
                if (draw.below(2) == 0) {
                    others.insert(n);
                }
                const int more = int(seen.count(n)) - int(others.count(n));
                expected.byUct += tree.isLeaf(n) && more > 0 ? 1U : 0U;
                expected.byOther += tree.isLeaf(n) && more < 0 ? 1U : 0U;
            }
            QVERIFY(leafDifferences(tree, reach, k,
                                    [&](NodeId n) { return others.count(n) == 1; }) == expected);
        }
    }
}

QTEST_APPLESS_MAIN(TestUctProperties)
#include "tst_uctproperties.moc"
