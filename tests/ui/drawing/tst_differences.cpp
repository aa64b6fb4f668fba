// Which nodes searches side by side differ in, against the states of each.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/differences.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;

namespace {

bool visited(const Moment& moment, NodeId n) {
    const NodeState state = moment.state(n);
    return state == NodeState::open || state == NodeState::evaluated ||
           state == NodeState::returned;
}

bool oneVisitedAndOneCut(const TreePicture& picture, NodeId n) {
    std::vector<Moment> all = picture.others;
    all.push_back(*picture.moment);
    const auto sees = [n](const Moment& m) { return visited(m, n); };
    const auto cuts = [n](const Moment& m) { return m.state(n) == NodeState::cut; };
    return std::ranges::any_of(all, sees) && std::ranges::any_of(all, cuts);
}

SearchOptions asWritten(Draw& draw) {
    SearchOptions options =
        oracle::randomOptions(draw, algorithms[draw.below(algorithms.size())].algorithm);
    options.order = MoveOrder::asWritten;
    options.depth.reset();
    return options;
}

} // namespace

class TestDifferences : public QObject {
    Q_OBJECT

  private slots:
    void aNodeDiffersIfOneVisitedAndOneCutIt();
    void aColumnDiffersIfAnyOfItsNodesDoes();
    void withoutOthersNothingDiffers();
    void figure52AfterAlphaBetaLeftC();
};

void TestDifferences::aNodeDiffersIfOneVisitedAndOneCutIt() {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Draw draw(seed);
        Scene scene(gameTree(oracle::randomTree(draw)), asWritten(draw));
        const auto other = recordSearch(scene.tree, asWritten(draw)).value();
        TreePicture picture =
            scene.at(Step{draw.below(scene.trace->end().value + 1)}, QRectF(0, 0, 800, 600));
        picture.others = {Moment(scene.tree, *other, Step{draw.below(other->end().value + 1)})};
        for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
            QCOMPARE(differs(picture, n), oneVisitedAndOneCut(picture, n));
        }
    }
}

/// Children as written, whatever the steps of the two.
void TestDifferences::aColumnDiffersIfAnyOfItsNodesDoes() {
    int different = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Draw draw(seed);
        Scene scene(Scene::uniform(7, 2), asWritten(draw));
        const auto other = recordSearch(scene.tree, asWritten(draw)).value();
        // At the same part of both, as side by side; else what one cut the other has not reached.
        const double part = draw.below(101) / 100.0;
        const auto stepAt = [part](const SearchTrace& trace) {
            return Step{static_cast<std::uint32_t>(part * trace.end().value)};
        };
        TreePicture picture = scene.at(stepAt(*scene.trace), QRectF(0, 0, 800, 600));
        picture.others = {Moment(scene.tree, *other, stepAt(*other))};
        for (Row row{3}; row.value <= scene.tree.height(); ++row) {
            const NodeRange nodes = scene.tree.row(row);
            const std::uint32_t from = draw.below(nodes.size());
            const std::uint32_t to = from + 1 + draw.below(std::min(nodes.size() - from, 6U));
            const NodeRange column{nodes[from], nodes[to]};
            bool any = false;
            for (const NodeId n : column) {
                any = any || oneVisitedAndOneCut(picture, n);
            }
            QCOMPARE(anyDiffers(picture, column), any);
            different += any ? 1 : 0;
        }
    }
    QVERIFY(different > 50); // there was something to find
}

void TestDifferences::withoutOthersNothingDiffers() {
    Scene scene{figure52};
    const TreePicture picture = scene.at(scene.trace->end(), QRectF(0, 0, 800, 600));
    QVERIFY(!anyDiffers(picture, {NodeId{0}, NodeId{13}}));
}

/// C's second and third leaf, which minimax has read.
void TestDifferences::figure52AfterAlphaBetaLeftC() {
    Scene scene{figure52};
    SearchOptions options;
    options.algorithm = Algorithm::minimax;
    const auto minimax = recordSearch(scene.tree, options).value();
    TreePicture picture = scene.at(Step{15}, QRectF(0, 0, 800, 600));
    picture.others = {Moment(scene.tree, *minimax, Step{18})};
    std::vector<std::uint32_t> found;
    for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
        if (differs(picture, n)) {
            found.push_back(n.value);
        }
    }
    QCOMPARE(found, (std::vector<std::uint32_t>{8, 9}));
}

QTEST_MAIN(TestDifferences)
#include "tst_differences.moc"
