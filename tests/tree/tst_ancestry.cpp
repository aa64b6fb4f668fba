// Ways up a tree: against climbing row by row, in trees of many rows.

#include "core/generate/randomtree.h"
#include "core/tree/treebuilder.h"
#include "tests/enough.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace prunus;

namespace {

/// A line of `rows` inner nodes, each with so many leaves before the one that goes on.
GameTree line(std::uint32_t rows, std::uint32_t leavesBefore) {
    TreeBuilder builder;
    for (std::uint32_t r = 0; r < rows; ++r) {
        builder.begin();
        for (std::uint32_t k = 0; k < leavesBefore; ++k) {
            builder.leaf(1);
        }
    }
    builder.leaf(0);
    for (std::uint32_t r = 0; r < rows; ++r) {
        builder.end();
    }
    return std::move(builder).build();
}

/// Deep, and of changing width: many lines start at the root, and each forks now and then.
GameTree thicket(std::uint64_t seed) {
    return generateRandom({.maxDepth = 700,
                           .minBranching = 1,
                           .maxBranching = 2,
                           .earlyLeafShare = 0.33,
                           .maxNodes = 30'000,
                           .seed = seed});
}

std::vector<NodeId> climbed(const GameTree& tree, NodeId n) {
    std::vector<NodeId> way{n};
    while (way.back() != GameTree::root()) {
        way.push_back(tree.parent(way.back()));
    }
    return {way.rbegin(), way.rend()}; // the ancestor in row r is way[r]
}

} // namespace

class TestAncestry : public QObject {
    Q_OBJECT

  private slots:
    void leadsWhereClimbingLeads_data();
    void leadsWhereClimbingLeads();
    void stopsWhereItIsTold();
    void asksFewNodes();
    void aWideLastRowIsNoLanding();
};

void TestAncestry::leadsWhereClimbingLeads_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("leaves");
    for (const int rows : {0, 1, 63, 64, 127, 128, 129, 191, 192, 1000, 5000}) {
        for (const int leaves : {0, 2}) {
            QTest::addRow("%d rows with %d leaves", rows, leaves) << rows << leaves;
        }
    }
    for (int seed = 1; seed <= 8; ++seed) {
        QTest::addRow("thicket %d", seed) << -seed << 0;
    }
}

void TestAncestry::leadsWhereClimbingLeads() {
    QFETCH(int, rows);
    QFETCH(int, leaves);
    const GameTree tree =
        rows < 0 ? thicket(static_cast<std::uint64_t>(-rows))
                 : line(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(leaves));
    std::mt19937_64 random(1);
    for (std::uint64_t tries = 0; tries < std::max(oracle::enough(60), std::uint64_t{10});
         ++tries) {
        // The deepest row has the longest way.
        const NodeRange from = tree.row(
            Row{tries % 2 == 0 ? tree.height()
                               : static_cast<std::uint32_t>(random() % (tree.height() + 1))});
        const NodeId n = from[static_cast<std::uint32_t>(random() % from.size())];
        const std::vector<NodeId> way = climbed(tree, n);
        for (std::uint32_t r = 0; r < way.size(); ++r) {
            QCOMPARE(tree.ancestor(n, Row{r}), way[r]);
        }
        std::vector<std::uint32_t> path;
        for (std::uint32_t r = 1; r < way.size(); ++r) {
            path.push_back(way[r].value - tree.children(way[r - 1]).first.value);
        }
        QVERIFY(tree.path(n) == path);
    }
}

void TestAncestry::stopsWhereItIsTold() {
    const GameTree tree = line(1000, 1);
    const NodeId deepest = tree.row(Row{1000}).last - 1;
    QCOMPARE(tree.nearestUp(deepest, [](NodeId, Row) { return false; }), noNode);
    QCOMPARE(tree.nearestUp(deepest, [](NodeId, Row) { return true; }), deepest);
    QCOMPARE(tree.nearestUp(deepest, [](NodeId n, Row) { return n == GameTree::root(); }),
             GameTree::root());
}

void TestAncestry::asksFewNodes() {
    const GameTree tree = line(200'000, 0);
    const NodeId deepest = tree.row(Row{200'000}).first;
    for (const std::uint32_t target : {0U, 1U, 4U, 100'000U, 131'071U, 199'937U, 199'999U}) {
        int asked = 0;
        const NodeId found = tree.nearestUp(deepest, [&](NodeId, Row row) {
            ++asked;
            return row.value <= target;
        });
        QCOMPARE(found.value, target);
        // 64 rows to a landing, twice, and a few questions for each doubling of the landings.
        QVERIFY2(asked < 2 * 128 + 4 * 12 * 2, qPrintable(QString::number(asked)));
    }
}

/// A landing knows two nodes for each of its own, so it must be narrow: the last row of 129 is not
/// chosen from others.
void TestAncestry::aWideLastRowIsNoLanding() {
    constexpr std::uint32_t above = 128;
    constexpr std::uint32_t leaves = 1000;
    std::vector<std::uint32_t> offsets;
    std::vector<NodeId> rowStarts;
    for (std::uint32_t n = 0; n < above; ++n) {
        offsets.push_back(n + 1);
        rowStarts.emplace_back(n);
    }
    rowStarts.emplace_back(above);
    rowStarts.emplace_back(above + leaves);
    offsets.resize(above + leaves + 1, above + leaves);
    const Ancestry ancestry(offsets, rowStarts);
    QVERIFY(ancestry.isLanding(Row{64}));
    QVERIFY(!ancestry.isLanding(Row{above}));

    const GameTree tree(offsets, std::vector<Value>(above + leaves, 1));
    for (const std::uint32_t row : {0U, 63U, 64U, 65U, 127U}) {
        QCOMPARE(tree.ancestor(NodeId{above + leaves - 1}, Row{row}), NodeId{row});
    }
}

QTEST_APPLESS_MAIN(TestAncestry)
#include "tst_ancestry.moc"
