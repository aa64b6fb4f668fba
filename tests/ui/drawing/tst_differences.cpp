// Which nodes searches side by side differ in, against the states of each.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/nodebynode.h"
#include "ui/drawing/differences.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;

namespace {

Difference expected(const TreePicture& picture, NodeId n) {
    const auto& others = picture.others;
    const auto sees = [n](const OtherSearch& o) { return countsOf(o.moment, n).visited == 1; };
    const auto cuts = [n](const OtherSearch& o) { return o.moment.state(n) == NodeState::cut; };
    return {countsOf(*picture.moment, n).visited == 1 && std::ranges::any_of(others, cuts),
            picture.moment->state(n) == NodeState::cut && std::ranges::any_of(others, sees)};
}

Difference expected(const TreePicture& picture, NodeRange nodes) {
    Difference all;
    for (const NodeId n : nodes) {
        const Difference one = expected(picture, n);
        all = {all.visited || one.visited, all.cut || one.cut};
    }
    return all;
}

/// A search that the tree allows: not all have values at every depth.
SearchOptions anySearch(Draw& draw, const GameTree& tree) {
    SearchOptions options =
        oracle::randomOptions(draw, algorithms[draw.below(algorithms.size())].algorithm);
    if (!recordSearch(tree, options)) {
        options.depth.reset();
    }
    return options;
}

/// Asks random ranges of all rows of three searches at random steps; tells how many differ.
int rangesThatDiffer(Draw& draw, const GameTree& tree) {
    int different = 0;
    Scene scene(tree, anySearch(draw, tree));
    const auto second = recordSearch(scene.tree, anySearch(draw, tree)).value();
    const auto third = recordSearch(scene.tree, anySearch(draw, tree)).value();
    // At about the same part of all, as side by side; else what one cut the other has not reached.
    const double part = draw.below(101) / 100.0;
    const auto stepAt = [part](const SearchTrace& trace) {
        return Step{static_cast<std::uint32_t>(part * trace.end().value)};
    };
    TreePicture picture = scene.at(stepAt(*scene.trace), QRectF(0, 0, 800, 600));
    for (const auto* other : {&second, &third}) {
        picture.others.push_back({Moment(scene.tree, **other, stepAt(**other))});
    }
    RowDifferences differences(picture,
                               std::make_shared<const StepPath>(stepPath(*picture.moment)));
    for (Row row{0}; row.value <= scene.tree.height(); ++row) {
        differences.descendTo(row);
        const NodeRange nodes = scene.tree.row(row);
        for (int asked = 0; asked < 4; ++asked) {
            const std::uint32_t from = draw.below(nodes.size());
            const std::uint32_t to = from + 1 + draw.below(nodes.size() - from);
            const NodeRange range{nodes.first + from, nodes.first + to};
            const Difference found = differences.in(range);
            if (found != expected(picture, range)) {
                return -1;
            }
            different += (found.visited ? 1 : 0) + (found.cut ? 1 : 0);
        }
    }
    return different;
}

/// A root of 200 children, some of them leaves, below a move that is the only one.
GameTree wideTree(Draw& draw) {
    std::string text;
    for (int child = 0; child < 200; ++child) {
        const std::string value = std::to_string(draw.below(100));
        const std::array<std::string, 3> shapes{value, "[" + value + ",7]", "[3,[" + value + "]]"};
        text += (child == 0 ? "" : ",") + shapes.at(draw.below(3));
    }
    return readTree("[[" + text + "]]").value();
}

} // namespace

class TestDifferences : public QObject {
    Q_OBJECT

  private slots:
    void aNodeDiffersIfOneVisitedAndOneCutIt() {
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            Draw draw(seed);
            const GameTree tree = gameTree(oracle::randomTree(draw));
            Scene scene(tree, anySearch(draw, tree));
            const auto other = recordSearch(tree, anySearch(draw, tree)).value();
            TreePicture picture =
                scene.at(Step{draw.below(scene.trace->end().value + 1)}, QRectF(0, 0, 800, 600));
            picture.others = {
                {Moment(scene.tree, *other, Step{draw.below(other->end().value + 1)})}};
            for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
                QCOMPARE(differenceAt(picture, n), expected(picture, n));
            }
        }
    }

    void aRangeDiffersIfAnyOfItsNodesDoes() {
        int different = 0;
        for (std::uint64_t seed = 0; seed < 1500; ++seed) {
            Draw draw(seed);
            const int found = rangesThatDiffer(
                draw, seed % 3 == 0 ? Scene::uniform(6, 2) : gameTree(oracle::randomTree(draw)));
            QVERIFY2(found >= 0, qPrintable(QStringLiteral("seed %1").arg(seed)));
            different += found;
        }
        QVERIFY(different > 1000); // there was something to find
    }

    /// Such families are mixed runs where children are not searched as written.
    void aLargeFamilyIsToldApartWhereverItsChildrenReturned() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Draw draw(seed);
            const int found = rangesThatDiffer(draw, wideTree(draw));
            QVERIFY2(found >= 0, qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    void withoutOthersNothingDiffers() {
        Scene scene{figure52};
        const TreePicture picture = scene.at(scene.trace->end(), QRectF(0, 0, 800, 600));
        RowDifferences differences(picture,
                                   std::make_shared<const StepPath>(stepPath(*picture.moment)));
        differences.descendTo(Row{2});
        QCOMPARE(differences.in({NodeId{4}, NodeId{13}}), Difference{});
    }
};

QTEST_MAIN(TestDifferences)
#include "tst_differences.moc"
