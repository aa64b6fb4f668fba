// What holds for every tidy drawing, on thousands of random trees.

#include "core/generate/randomtree.h"
#include "core/layout/tidylayout.h"
#include "tests/layout/naivelayout.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

using namespace prunus;

namespace {

/// Places are rounded once, at the end, to this; nothing may add up over families or levels.
constexpr double fixedPoint = 1.0 / 256;

/// The same trees for the same number: toy trees of many shapes, single children among them.
RandomShape shapeNumber(std::uint32_t number) {
    RandomShape shape;
    shape.seed = number;
    shape.maxDepth = 1 + number % 9;
    shape.minBranching = 1 + number / 9 % 2;
    shape.maxBranching = shape.minBranching + number / 18 % 6;
    shape.earlyLeafShare = 0.1 * (number / 108 % 8);
    shape.maxNodes = 2 + number % 150;
    return shape;
}

constexpr std::uint32_t trees = 4000;

/// The mirrored tree, and where each of its nodes stands in the original.
struct Mirrored {
    explicit Mirrored(const GameTree& tree) : original{GameTree::root()} {
        std::vector<std::uint32_t> offsets{1};
        for (std::size_t n = 0; n < original.size(); ++n) {
            const NodeRange family = tree.children(original[n]);
            for (std::uint32_t k = family.size(); k-- > 0;) {
                original.push_back(family[k]);
            }
            offsets.push_back(static_cast<std::uint32_t>(original.size()));
        }
        mirror =
            std::make_unique<GameTree>(std::move(offsets), std::vector<Value>(original.size()));
    }

    std::vector<NodeId> original;
    std::unique_ptr<GameTree> mirror;
};

/// How far a node of the mirrored tree stands at most from its mirrored place.
double mirrorError(const GameTree& tree) {
    const Mirrored mirrored(tree);
    const TidyLayout layout(tree);
    const TidyLayout mirror(*mirrored.mirror);
    double worst = 0;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const double expected = layout.width() - layout.x(mirrored.original[n]);
        worst = std::max(worst, std::abs(mirror.x(NodeId{n}) - expected));
    }
    return worst;
}

/// The structure below each node as a number, the same for equal subtrees.
std::vector<std::size_t> structures(const GameTree& tree) {
    std::map<std::vector<std::size_t>, std::size_t> known;
    std::vector<std::size_t> structure(tree.nodeCount());
    for (std::uint32_t n = tree.nodeCount(); n-- > 0;) {
        std::vector<std::size_t> below;
        for (const NodeId child : tree.children(NodeId{n})) {
            below.push_back(structure[child.value]);
        }
        structure[n] = known.emplace(std::move(below), known.size()).first->second;
    }
    return structure;
}

} // namespace

class TestTidiness : public QObject {
    Q_OBJECT

  private slots:
    void neighboursAreAtLeastOneApart();
    void parentsStandInTheMiddle();
    void theDrawingBeginsAtZeroAndEndsAtItsWidth();
    void equalSubtreesAreDrawnAlike();
    void theMirroredTreeIsDrawnMirrored();
    void aDeepTreeIsDrawnMirroredToo();
    void agreesWithTheDefinition();
    void whatIsInARowIsFoundThere();
    void theLeastGapsAreThoseOfItsNodes();
};

void TestTidiness::neighboursAreAtLeastOneApart() {
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        for (std::uint32_t n = 1; n < tree.nodeCount(); ++n) {
            if (tree.rowOf(NodeId{n}) == tree.rowOf(NodeId{n - 1})) {
                // Exactly: rounding must not bring anything closer.
                QVERIFY(layout.x(NodeId{n}) - layout.x(NodeId{n - 1}) >= 1);
            }
        }
    }
}

void TestTidiness::parentsStandInTheMiddle() {
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const NodeRange family = tree.children(NodeId{n});
            if (!family.empty()) {
                const double middle = (layout.x(family.first) + layout.x(family.last - 1)) / 2;
                QVERIFY(std::abs(layout.x(NodeId{n}) - middle) <= fixedPoint);
            }
        }
    }
}

void TestTidiness::theDrawingBeginsAtZeroAndEndsAtItsWidth() {
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        double least = layout.x(GameTree::root());
        double greatest = least;
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            least = std::min(least, layout.x(NodeId{n}));
            greatest = std::max(greatest, layout.x(NodeId{n}));
        }
        QCOMPARE(least, 0.0);
        QCOMPARE(layout.width(), greatest);
    }
}

void TestTidiness::equalSubtreesAreDrawnAlike() {
    int compared = 0;
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        const std::vector<std::size_t> structure = structures(tree);
        std::map<std::size_t, NodeId> seen;
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const NodeId other = seen.emplace(structure[n], NodeId{n}).first->second;
            const NodeRange family = tree.children(NodeId{n});
            const NodeRange otherFamily = tree.children(other);
            for (std::uint32_t k = 0; k < family.size(); ++k) {
                // What holds for every family of equal subtrees holds for all below them.
                const double aside = layout.x(family[k]) - layout.x(NodeId{n});
                const double otherAside = layout.x(otherFamily[k]) - layout.x(other);
                QVERIFY(std::abs(aside - otherAside) <= fixedPoint);
                compared += other.value != n ? 1 : 0;
            }
        }
    }
    QVERIFY(compared > 10'000);
}

void TestTidiness::theMirroredTreeIsDrawnMirrored() {
    for (std::uint32_t i = 0; i < trees; ++i) {
        QVERIFY(mirrorError(generateRandom(shapeNumber(i))) <= fixedPoint);
    }
}

void TestTidiness::aDeepTreeIsDrawnMirroredToo() {
    RandomShape shape;
    shape.maxDepth = 100'000;
    shape.maxBranching = 3;
    shape.earlyLeafShare = 0.49; // hardly more than a child a node: a tree of long thin parts
    shape.maxNodes = 200'000;
    GameTree tree = generateRandom(shape);
    while (tree.nodeCount() < shape.maxNodes / 2) { // one that does not die out
        ++shape.seed;
        tree = generateRandom(shape);
    }
    QVERIFY(tree.height() > 100);
    QVERIFY(mirrorError(tree) <= fixedPoint);
}

void TestTidiness::agreesWithTheDefinition() {
    double worst = 0;
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        const std::vector<double> naive = naiveLayout(tree);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            worst = std::max(worst, std::abs(layout.x(NodeId{n}) - naive[n]));
        }
    }
    QVERIFY(worst <= fixedPoint);
}

void TestTidiness::whatIsInARowIsFoundThere() {
    for (std::uint32_t i = 0; i < trees; i += 10) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        for (std::uint32_t r = 0; r <= tree.height(); ++r) {
            const NodeRange row = tree.row(Row{r});
            for (double left = -0.25; left < layout.width() + 1; left += 0.25) {
                NodeId naive = row.first;
                while (naive < row.last && layout.x(naive) < left) {
                    ++naive;
                }
                QVERIFY(layout.firstAtOrAfter(row, left) == naive);
            }
        }
    }
}

void TestTidiness::theLeastGapsAreThoseOfItsNodes() {
    for (std::uint32_t i = 0; i < trees; ++i) {
        const GameTree tree = generateRandom(shapeNumber(i));
        const TidyLayout layout(tree);
        std::map<std::pair<std::uint32_t, bool>, double> least;
        for (NodeId n; n.value < tree.nodeCount(); ++n) {
            const Row row = tree.rowOf(n);
            double& own =
                least.emplace(std::pair(row.value, tree.isLeaf(n)), infinity).first->second;
            for (const NodeId other : tree.row(row)) {
                if (other != n) {
                    own = std::min(own, std::abs(layout.x(other) - layout.x(n)));
                }
            }
        }
        for (const auto& [of, gap] : least) {
            QCOMPARE(layout.leastGap(Row{of.first}, of.second), gap);
        }
    }
}

QTEST_APPLESS_MAIN(TestTidiness)
#include "tst_tidiness.moc"
