// Drawings whose places are computed by hand or have a closed form.

#include "core/generate/uniform.h"
#include "tests/layout/naivelayout.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

using namespace prunus;

namespace {

/// A tree given by the number of children of each node, in level order.
GameTree shaped(const QList<uint>& childCounts) {
    std::vector<std::uint32_t> offsets{1};
    for (const uint count : childCounts) {
        offsets.push_back(offsets.back() + count);
    }
    return GameTree(std::move(offsets),
                    std::vector<Value>(static_cast<std::size_t>(childCounts.size())));
}

} // namespace

class TestTidyLayout : public QObject {
    Q_OBJECT

  private slots:
    void placesByHand_data();
    void placesByHand();
    void uniformTrees_data();
    void uniformTrees();
    void findsTheFirstNodeAtAPlace_data();
    void findsTheFirstNodeAtAPlace();
    void takesFourBytesANode();
};

void TestTidyLayout::placesByHand_data() {
    QTest::addColumn<QList<uint>>("childCounts");
    QTest::addColumn<QList<double>>("places");
    using Counts = QList<uint>;
    using Places = QList<double>;
    QTest::newRow("a lone leaf stands at 0") << Counts{0} << Places{0};
    QTest::newRow("a path stands upright") << Counts{1, 1, 1, 0} << Places{0, 0, 0, 0};
    QTest::newRow("a parent stands in the middle")
        << Counts{4, 0, 0, 0, 0} << Places{1.5, 0, 1, 2, 3};
    QTest::newRow("the textbook's 3 by 3") << Counts{3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0}
                                           << Places{4, 1, 4, 7, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("a pair beside a single child")
        << Counts{2, 2, 1, 0, 0, 0} << Places{1.25, 0.5, 2, 0, 1, 2};
    QTest::newRow("a leaf beside a wide family stands over it")
        << Counts{2, 0, 3, 0, 0, 0} << Places{0.5, 0, 1, 0, 1, 2};
    QTest::newRow("a leaf between two wide families is centred")
        << Counts{3, 5, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
        << Places{4.5, 2, 4.5, 7, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    QTest::newRow("two leaves between wide families share the gap")
        << Counts{4, 5, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
        << Places{4.5, 2, 2 + 5 / 3.0, 2 + 10 / 3.0, 7, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    // The last subtree hangs deeper than its neighbour and meets the first one, two rows down.
    QTest::newRow("a deep subtree is kept clear of one that is not its neighbour")
        << Counts{3, 1, 0, 1, 3, 3, 0, 0, 0, 0, 0, 0}
        << Places{2.5, 1, 2.5, 4, 1, 4, 0, 1, 2, 3, 4, 5};
    // A row of 3 below a row of 1: the drawing's left edge is not below the root's first child.
    QTest::newRow("the leftmost node may hang below the last child")
        << Counts{2, 0, 1, 5, 0, 0, 0, 0, 0} << Places{1.5, 1, 2, 2, 0, 1, 2, 3, 4};
    // The left subtree leads on to the right one's outline below its own end, and back.
    QTest::newRow("an outline that runs through two subtrees")
        << Counts{2, 2, 1, 1, 0, 1, 0, 0} << Places{1.25, 0.5, 2, 0, 1, 2, 0, 2};
}

/// Those of the layout, and those of the naive one.
void TestTidyLayout::placesByHand() {
    QFETCH(QList<uint>, childCounts);
    QFETCH(QList<double>, places);
    const GameTree tree = shaped(childCounts);
    const TidyLayout layout(tree);
    const std::vector<double> naive = naiveLayout(tree);
    for (uint n = 0; n < static_cast<uint>(places.size()); ++n) {
        const double x = layout.x(NodeId{n});
        QVERIFY2(
            std::abs(x - places[n]) <= fixedPoint,
            qPrintable(QString("node %1 stands at %2, not at %3").arg(n).arg(x).arg(places[n])));
        QVERIFY(std::abs(naive[n] - places[n]) < 1e-9);
    }
    const double widest = *std::max_element(places.begin(), places.end());
    QVERIFY(std::abs(layout.width() - widest) <= fixedPoint);
}

void TestTidyLayout::uniformTrees_data() {
    QTest::addColumn<uint>("depth");
    QTest::addColumn<uint>("branching");
    QTest::newRow("binary") << 12U << 2U;
    QTest::newRow("ternary") << 8U << 3U;
    QTest::newRow("of branching 10") << 4U << 10U;
    QTest::newRow("a path") << 40U << 1U;
    QTest::newRow("a star") << 1U << 1000U;
    QTest::newRow("a path of a million nodes") << 999'999U << 1U;
    QTest::newRow("a star of a million leaves") << 1U << 1'000'000U;
    QTest::newRow("a thousand stars of a thousand") << 2U << 1000U;
}

void TestTidyLayout::uniformTrees() {
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    const auto tree = generateUniform({.depth = depth, .branching = branching});
    QVERIFY(tree.has_value());
    const TidyLayout layout(*tree);
    // The leaves stand 0, 1, 2, …; all others in the middle of the leaves below them.
    double leavesBelow = tree->leafCount();
    for (std::uint32_t r = 0; r <= depth; ++r) {
        double middle = (leavesBelow - 1) / 2;
        for (const NodeId n : tree->row(Row{r})) {
            QCOMPARE(layout.x(n), middle);
            middle += leavesBelow;
        }
        leavesBelow /= branching;
    }
    QCOMPARE(layout.width(), tree->leafCount() - 1.0);
}

void TestTidyLayout::findsTheFirstNodeAtAPlace_data() {
    QTest::addColumn<double>("left");
    QTest::addColumn<uint>("found");
    QTest::newRow("left of all") << -5.0 << 0U;
    QTest::newRow("exactly at the first") << 0.0 << 0U;
    QTest::newRow("just past the first") << 0.001 << 1U;
    QTest::newRow("between two") << 3.5 << 4U;
    QTest::newRow("exactly at one") << 4.0 << 4U;
    QTest::newRow("exactly at the last") << 8.0 << 8U;
    QTest::newRow("right of all") << 8.001 << 9U;
    QTest::newRow("far away") << 1e18 << 9U;
    QTest::newRow("infinitely far to the left") << -std::numeric_limits<double>::infinity() << 0U;
    QTest::newRow("infinitely far to the right") << std::numeric_limits<double>::infinity() << 9U;
}

void TestTidyLayout::findsTheFirstNodeAtAPlace() {
    QFETCH(double, left);
    QFETCH(uint, found);
    const auto tree = generateUniform(UniformShape{}); // 3 by 3: the leaves stand at 0 … 8
    QVERIFY(tree.has_value());
    const TidyLayout layout(*tree);
    const NodeRange leaves = tree->row(Row{2});
    QCOMPARE(layout.firstAtOrAfter(leaves, left).value, (leaves.first + found).value);
}

void TestTidyLayout::takesFourBytesANode() {
    UniformShape shape;
    shape.depth = 9;
    const auto tree = generateUniform(shape);
    QVERIFY(tree.has_value());
    // Beside them a number a row, in a list that may have grown to twice its length.
    const std::size_t ofNodes = std::size_t{4} * tree->nodeCount();
    const std::size_t bytes = TidyLayout(*tree).bytes();
    QVERIFY(bytes >= ofNodes);
    QVERIFY(bytes - ofNodes <= std::size_t{16} * (shape.depth + 1));
}

QTEST_APPLESS_MAIN(TestTidyLayout)
#include "tst_tidylayout.moc"
