// What holds for every tidy drawing, on thousands of random trees.

#include "tests/layout/naivelayout.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

using namespace prunus;

namespace {

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
double mirrorError(const GameTree& tree, const TidyLayout& layout) {
    const Mirrored mirrored(tree);
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

/// Calls check(tree, its layout) for each of the trees, or for one of so many.
void forEachTree(const auto& check, std::uint32_t oneOf = 1) {
    for (std::uint32_t i = 0; i < trees && !QTest::currentTestFailed(); i += oneOf) {
        const GameTree tree = generateRandom(shapeNumber(i));
        check(tree, TidyLayout(tree));
    }
}

} // namespace

class TestTidiness : public QObject {
    Q_OBJECT

  private slots:
    void neighboursAreApartAndParentsInTheMiddle();
    void equalSubtreesAreDrawnAlike();
    void theMirroredTreeIsDrawnMirrored();
    void aDeepTreeIsDrawnMirroredToo();
    void agreesWithTheDefinition();
    void whatIsInARowIsFoundThere();
    void theLeastGapsAreThoseOfItsNodes();
};

void TestTidiness::neighboursAreApartAndParentsInTheMiddle() {
    forEachTree([](const GameTree& tree, const TidyLayout& layout) {
        QCOMPARE(untidiness(tree, layout), std::string());
    });
}

void TestTidiness::equalSubtreesAreDrawnAlike() {
    int compared = 0;
    forEachTree([&](const GameTree& tree, const TidyLayout& layout) {
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
    });
    QVERIFY(compared > 10'000);
}

void TestTidiness::theMirroredTreeIsDrawnMirrored() {
    forEachTree([](const GameTree& tree, const TidyLayout& layout) {
        QVERIFY(mirrorError(tree, layout) <= fixedPoint);
    });
}

void TestTidiness::aDeepTreeIsDrawnMirroredToo() {
    // Hardly more than a child a node: a tree of long thin parts.
    const GameTree tree = grown(
        {.maxDepth = 100'000, .maxBranching = 3, .earlyLeafShare = 0.49, .maxNodes = 200'000});
    QVERIFY(tree.height() > 100);
    QVERIFY(mirrorError(tree, TidyLayout(tree)) <= fixedPoint);
}

void TestTidiness::agreesWithTheDefinition() {
    forEachTree([](const GameTree& tree, const TidyLayout& layout) {
        const std::vector<double> naive = naiveLayout(tree);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            QVERIFY(std::abs(layout.x(NodeId{n}) - naive[n]) <= fixedPoint);
        }
    });
}

void TestTidiness::whatIsInARowIsFoundThere() {
    const auto check = [](const GameTree& tree, const TidyLayout& layout) {
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
    };
    forEachTree(check, 10);
}

void TestTidiness::theLeastGapsAreThoseOfItsNodes() {
    forEachTree([](const GameTree& tree, const TidyLayout& layout) {
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
    });
}

QTEST_APPLESS_MAIN(TestTidiness)
#include "tst_tidiness.moc"
