// Finding nodes: by hand on small trees, and against asking every node of random ones.

#include "core/find/nodesearch.h"
#include "core/formats/importtree.h"
#include "core/generate/randomtree.h"
#include "core/notation/readtree.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "core/tree/treebuilder.h"

#include <QTest>
#include <random>

using namespace prunus;

namespace {

QByteArray shown(const std::vector<NodeId>& nodes) {
    QByteArrayList numbers;
    for (const NodeId n : nodes) {
        numbers << QByteArray::number(n.value);
    }
    return numbers.join(' ');
}

/// All matches, by asking for the next from before the root until it starts over.
std::vector<NodeId> walkedForwards(const NodeSearch& search) {
    std::vector<NodeId> found;
    for (NodeId n = search.next(noNode); n != noNode; n = search.next(n)) {
        if (!found.empty() && n <= found.back()) {
            break;
        }
        found.push_back(n);
    }
    return found;
}

std::vector<NodeId> walkedBackwards(const NodeSearch& search) {
    std::vector<NodeId> found;
    for (NodeId n = search.previous(noNode); n != noNode; n = search.previous(n)) {
        if (!found.empty() && n >= found.back()) {
            break;
        }
        found.push_back(n);
    }
    return {found.rbegin(), found.rend()};
}

QByteArray lower(std::string_view text) {
    return QByteArray(text.data(), qsizetype(text.size())).toLower();
}

/// Whether a node is meant, said as plainly as it can be.
bool isMeant(const GameTree& tree, const DisplayNames& names, const SoughtText& sought,
             bool anyCalledSo, NodeId n) {
    const QByteArray word = lower(sought.name);
    const QByteArray own = lower(tree.names().at(n));
    const QByteArray drawn = lower(names.shortOf(n));
    const bool byName = drawn == word || (!anyCalledSo && !sought.value && !sought.path &&
                                          !own.isEmpty() && own.contains(word));
    return byName || (sought.value && tree.staticValue(n) == *sought.value) ||
           (sought.path && tree.path(n) == *sought.path);
}

std::vector<NodeId> askedOneByOne(const GameTree& tree, const DisplayNames& names,
                                  const SoughtText& sought) {
    bool anyCalledSo = false;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        anyCalledSo = anyCalledSo || lower(names.shortOf(NodeId{n})) == lower(sought.name);
    }
    std::vector<NodeId> found;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        if (isMeant(tree, names, sought, anyCalledSo, NodeId{n})) {
            found.push_back(NodeId{n});
        }
    }
    return found;
}

/// The same tree with names at about a third of its nodes.
GameTree named(const GameTree& tree, std::mt19937_64& random) {
    const std::vector<std::string> words{"a", "B", "C", "Z", "left", "Left", "leftmost", "3", "é"};
    std::vector<std::pair<NodeId, std::string>> names;
    std::vector<Value> values;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        values.push_back(tree.hasOwnValue(NodeId{n}) ? tree.staticValue(NodeId{n})
                                                     : std::numeric_limits<Value>::quiet_NaN());
        if (random() % 3 == 0) {
            names.emplace_back(NodeId{n}, words.at(random() % words.size()));
        }
    }
    return {tree.offsets(), values, tree.header(), Labels(names)};
}

} // namespace

class TestNodeSearch : public QObject {
    Q_OBJECT

  private slots:
    void finds_data();
    void finds();
    void findsWhatAskingEveryNodeFinds_data();
    void findsWhatAskingEveryNodeFinds();
    void givesNoUnreadLeafAway();
    void countsInAnyRange();
    void countingCanBeStopped();
};

void TestNodeSearch::finds_data() {
    QTest::addColumn<QByteArray>("tree");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("nodes");
    const auto row = [](const char* what, const char* tree, const char* text, const char* nodes) {
        QTest::newRow(what) << QByteArray(tree) << QByteArray(text) << QByteArray(nodes);
    };
    // Level order: 0; 1 2 3; 4 5 6, 7 8 9, 10 11 12. A, B, C and D are 0 to 3.
    const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
    row("a letter that is only drawn", figure52, "C", "2");
    row("in whatever case", figure52, "c", "2");
    row("a letter beyond the last", figure52, "E", "");
    row("a value, in level order", figure52, "2", "7 12");
    row("a value that nothing has", figure52, "-3", "");
    row("a path", figure52, "1 2", "9");
    row("a leaf as it is called", figure52, "2 [1,0]", "7");
    row("a path that leads out of the tree", figure52, "1 3", "");
    row("the root", figure52, "[]", "0");
    row("nothing is asked", figure52, "", "");
    row("a name of its own", "[x: 1, y: [2, x: 3]]", "x", "1 4");
    row("a name that takes a letter", "[A: [1], [2]]", "A", "1");
    row("the letter that is left to the root", "[A: [1], [2]]", "B", "0");
    row("a part of a name, where none is whole", "[[left: 1, right: 2], 3]", "ight", "4");
    row("no part where one is whole", "[[left: 1, lef: 2], 3]", "lef", "4");
    row("a name that is a number, and the value", "[\"3\": 1, 3]", "3", "1 2");
    row("a decimal value", "[1.5, 0.5, 1.5]", "1.5", "1 3");
    row("minus zero is zero", "[-0, 0, 1]", "-0", "1 2");
    row("a static value of an inner node",
        R"({"format":"prunus-tree","version":1,"tree":{"value":7,"children":[7,1]}})", "7", "0 1");
    row("a failure value",
        R"({"format":"prunus-tree","version":1,"failureValue":-1,"tree":[[],2,-1]})", "-1", "1 3");
}

void TestNodeSearch::finds() {
    QFETCH(QByteArray, tree);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, nodes);
    const ReadResult read = readTree(tree.toStdString());
    QVERIFY(read.has_value());
    const DisplayNames names(*read);
    const NodeSearch search(*read, names, readSought(text.toStdString()));
    QCOMPARE(shown(walkedForwards(search)), nodes);
    QCOMPARE(shown(walkedBackwards(search)), nodes);
}

void TestNodeSearch::findsWhatAskingEveryNodeFinds_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed) {
        QTest::addRow("tree %d", seed) << seed;
    }
}

void TestNodeSearch::findsWhatAskingEveryNodeFinds() {
    QFETCH(int, seed);
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    RandomShape shape;
    shape.maxDepth = 6;
    shape.low = -4;
    shape.high = 4;
    shape.decimals = seed % 2 == 0;
    shape.innerStaticShare = 0.3;
    shape.failureShare = 0.1;
    shape.failureValue = 2;
    shape.seed = static_cast<std::uint64_t>(seed);
    const GameTree tree = named(generateRandom(shape), random);
    const DisplayNames names(tree);
    const std::vector<std::string> texts{"a",    "B",   "c",  "D",     "z",       "left", "eft",
                                         "LEFT", "é",   "3",  "-3",    "0.5",     "2",    "-0",
                                         "0 1",  "[0]", "[]", "0.0.1", "1,1,0,1", "q",    "F"};
    for (const std::string& text : texts) {
        const NodeSearch search(tree, names, readSought(text));
        const std::vector<NodeId> expected = askedOneByOne(tree, names, search.sought());
        QCOMPARE(shown(walkedForwards(search)), shown(expected));
        QCOMPARE(shown(walkedBackwards(search)), shown(expected));
        QCOMPARE(search.count({NodeId{0}, NodeId{tree.nodeCount()}}), expected.size());
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            QCOMPARE(search.matches(NodeId{n}), std::ranges::count(expected, NodeId{n}) == 1);
        }
        if (!expected.empty()) { // round in both directions
            QCOMPARE(search.next(expected.back()), expected.front());
            QCOMPARE(search.previous(expected.front()), expected.back());
        }
    }
}

void TestNodeSearch::givesNoUnreadLeafAway() {
    // Alpha-beta on figure 5.2 reads 3 12 8 at steps 3 5 7, then 2 at 12, and never the first 4, 6;
    // the second 2 is read last of all.
    const GameTree tree = readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
    const DisplayNames names(tree);
    const auto trace = *recordSearch(tree, SearchOptions{});
    const auto found = [&](const char* text, std::uint32_t step) {
        return shown(walkedForwards(
            NodeSearch(tree, names, readSought(text), ReadBy{trace.get(), Step{step}})));
    };
    QCOMPARE(found("3", 2), "");
    QCOMPARE(found("3", 3), "4");
    QCOMPARE(found("2", 11), "");
    QCOMPARE(found("2", 12), "7");
    QCOMPARE(found("2", 26), "7 12");
    QCOMPARE(found("4", 26), ""); // cut
    QCOMPARE(found("C", 0), "2"); // names are no secret
    QCOMPARE(found("1 1", 0), "8");
}

void TestNodeSearch::countsInAnyRange() {
    const GameTree tree = readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
    const DisplayNames names(tree);
    const NodeSearch search(tree, names, readSought("2"));
    for (std::uint32_t from = 0; from <= tree.nodeCount(); ++from) {
        for (std::uint32_t to = from; to <= tree.nodeCount(); ++to) {
            const unsigned expected =
                (from <= 7 && 7 < to ? 1U : 0U) + (from <= 12 && 12 < to ? 1U : 0U);
            QCOMPARE(search.count({NodeId{from}, NodeId{to}}), expected);
        }
    }
}

void TestNodeSearch::countingCanBeStopped() {
    const GameTree tree = readText("[1,2]").value();
    const DisplayNames names(tree);
    Progress progress;
    progress.cancel();
    const NodeSearch search(tree, names, readSought("2"));
    QVERIFY_THROWS_EXCEPTION(WorkCancelled,
                             static_cast<void>(search.count({NodeId{0}, NodeId{3}}, &progress)));
}

QTEST_APPLESS_MAIN(TestNodeSearch)
#include "tst_nodesearch.moc"
