// Shapes that a recursive or quadratic layout would not survive. Uniform ones are in
// tst_tidylayout.

#include "core/generate/uniform.h"
#include "tests/layout/naivelayout.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace prunus;

namespace {

constexpr std::uint32_t million = 1'000'000;

/// A path of inner nodes, each with a leaf on one side of it or, in turn, on either.
enum class Side { left, right, inTurn };
GameTree comb(std::uint32_t teeth, Side side) {
    std::vector<std::uint32_t> offsets{1};
    std::uint32_t next = 1;
    for (std::uint32_t row = 0; row <= teeth; ++row) {
        // In every row but the first there are two nodes; one of them has the next row's two.
        const bool innerFirst =
            row == 0 || side == Side::right || (side == Side::inTurn && row % 2);
        const bool alone = row == 0;
        if (!alone && !innerFirst) {
            offsets.push_back(next);
        }
        next += row < teeth ? 2 : 0;
        offsets.push_back(next);
        if (!alone && innerFirst) {
            offsets.push_back(next);
        }
    }
    return GameTree(std::move(offsets), std::vector<Value>(1 + 2 * std::size_t{teeth}));
}

} // namespace

class TestHugeLayout : public QObject {
    Q_OBJECT

  private slots:
    void combs_data();
    void combs();
    void unevenTrees_data();
    void unevenTrees();
    void wideFamiliesOverLongPaths();
    void aDrawingWiderThanTheFixedPoint();
};

void TestHugeLayout::combs_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("teeth on the left") << static_cast<int>(Side::left);
    QTest::newRow("teeth on the right") << static_cast<int>(Side::right);
    QTest::newRow("teeth on either side in turn") << static_cast<int>(Side::inTurn);
}

void TestHugeLayout::combs() {
    QFETCH(int, side);
    const std::uint32_t teeth = million / 2;
    const GameTree tree = comb(teeth, static_cast<Side>(side));
    const TidyLayout layout(tree);
    QCOMPARE(untidiness(tree, layout), std::string());
    // One-sided, each row stands half a unit further out; in turn, it goes to and fro.
    const double expected = static_cast<Side>(side) == Side::inTurn ? 1.5 : (teeth + 1) / 2.0;
    QVERIFY2(std::abs(layout.width() - expected) < 1, qPrintable(QString::number(layout.width())));
}

void TestHugeLayout::unevenTrees_data() {
    QTest::addColumn<uint>("maxBranching");
    QTest::addColumn<double>("earlyLeafShare");
    QTest::newRow("of many single children") << 2U << 0.3;
    QTest::newRow("bushy") << 8U << 0.6;
    QTest::newRow("of wide families") << 300U << 0.95;
}

void TestHugeLayout::unevenTrees() {
    QFETCH(uint, maxBranching);
    QFETCH(double, earlyLeafShare);
    const GameTree tree = grown({.maxDepth = million,
                                 .maxBranching = maxBranching,
                                 .earlyLeafShare = earlyLeafShare,
                                 .maxNodes = million});
    QCOMPARE(untidiness(tree, TidyLayout(tree)), std::string());
}

void TestHugeLayout::wideFamiliesOverLongPaths() {
    // A thousand paths of a thousand nodes side by side.
    std::vector<std::uint32_t> offsets{1};
    for (std::uint32_t n = 0; n <= million; ++n) {
        offsets.push_back(std::min(1001 + n, million + 1));
    }
    const GameTree tree(std::move(offsets), std::vector<Value>(million + 1));
    const TidyLayout layout(tree);
    QCOMPARE(untidiness(tree, layout), std::string());
    QCOMPARE(layout.width(), 999.0);
}

void TestHugeLayout::aDrawingWiderThanTheFixedPoint() {
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("takes long with AddressSanitizer");
#endif
    // 2^24 units and a few need 33 bits with 8 fractional ones, so the scale is halved.
    const std::uint32_t leaves = (1U << 24) + 10;
    const GameTree tree = generateUniform({.depth = 1, .branching = leaves}).value();
    const TidyLayout layout(tree);
    QCOMPARE(layout.width(), leaves - 1.0);
    QCOMPARE(layout.x(NodeId{leaves}), leaves - 1.0);
    QCOMPARE(layout.x(NodeId{2}), 1.0);
    QCOMPARE(layout.x(GameTree::root()), (leaves - 1) / 2.0);
    QCOMPARE(layout.firstAtOrAfter(tree.row(Row{1}), leaves - 2.5).value, leaves - 1);
}

QTEST_APPLESS_MAIN(TestHugeLayout)
#include "tst_hugelayout.moc"
