// Finding nodes: what a typed text may mean, a value, a path or a name; what it finds, by hand on
// small trees, and against asking every node of random ones; and nodes of games' trees, found by
// the moves that they are called by.

#include "core/find/movepath.h"
#include "core/find/nodesearch.h"
#include "core/formats/importtree.h"
#include "core/generate/randomtree.h"
#include "core/notation/readtree.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"

#include <QTest>
#include <random>

using namespace prunus;

using Path = std::vector<std::uint32_t>;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

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
    void means_data();
    void means();
    void finds_data();
    void finds();
    void findsWhatAskingEveryNodeFinds_data();
    void findsWhatAskingEveryNodeFinds();
    void givesNoUnreadLeafAway();
    void countingCanBeStopped();
    void findsWhatNamesSay_data();
    void findsWhatNamesSay();
    void findsByMoves_data();
    void findsByMoves();
};

void TestNodeSearch::means_data() {
    const Rows<QByteArray, std::optional<Value>, std::optional<Path>, QByteArray> row(
        "text", "value", "path", "name");
    row("nothing", "", {}, {}, "");
    row("white space is nothing", " \t ", {}, {}, "");
    row("a letter is a name", "C", {}, {}, "C");
    row("spaces around a name do not count", "  left wing ", {}, {}, "left wing");
    row("a number is a value", "3", 3, {}, "3");
    row("a negative one", "-3", -3, {}, "-3");
    row("with a typographic minus", "−3", -3, {}, "−3");
    row("with a plus", "+3", 3, {}, "+3");
    row("one point makes a decimal number", "3.5", 3.5, {}, "3.5");
    row("an exponent", "1e3", 1000, {}, "1e3");
    row("two points make a path", "0.2.1", {}, Path{0, 2, 1}, "0.2.1");
    row("spaces make a path", "0 2 1", {}, Path{0, 2, 1}, "0 2 1");
    row("commas make a path", "0,2,1", {}, Path{0, 2, 1}, "0,2,1");
    row("commas and spaces", "0, 2", {}, Path{0, 2}, "0, 2");
    row("brackets make a path", "[0,2,1]", {}, Path{0, 2, 1}, "[0,2,1]");
    row("of one number too", "[3]", {}, Path{3}, "[3]");
    row("of none: the root", "[]", {}, Path{}, "[]");
    row("with spaces inside", "[ 0, 2 ]", {}, Path{0, 2}, "[ 0, 2 ]");
    row("a leaf as it is shown", "7 [0,2]", {}, Path{0, 2}, "7 [0,2]");
    row("something else before brackets is a name", "x [0,2]", {}, {}, "x [0,2]");
    row("a child number is not negative", "0 -2", {}, {}, "0 -2");
    row("a child number that no node can have", "0 99999999999", {}, {}, "0 99999999999");
    row("words after a number are a name", "3 nodes", {}, {}, "3 nodes");
    row("an open bracket is a name while it is typed", "[0,2", {}, {}, "[0,2");
    row("a minus alone is not yet a value", "-", {}, {}, "-");
    row("a shortened path means no node", "[0,1,…,3]", {}, {}, "[0,1,…,3]");
}

void TestNodeSearch::means() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, name);
    const SoughtText sought = readSought(text.toStdString());
    QTEST(sought.value, "value");
    QTEST(sought.path, "path");
    QCOMPARE(QByteArray::fromStdString(sought.name), name);
    QCOMPARE(sought.empty(), name.isEmpty());
}

void TestNodeSearch::finds_data() {
    const Rows<QByteArray, QByteArray, QByteArray> row("tree", "text", "nodes");
    // Level order: 0; 1 2 3; 4 5 6, 7 8 9, 10 11 12. A, B, C and D are 0 to 3.
    row("a letter that is only drawn", figure52, "C", "2");
    row("a value, in level order", figure52, "2", "7 12");
    row("a path", figure52, "1 2", "9");
    row("a leaf as it is called", figure52, "2 [1,0]", "7");
    row("the root", figure52, "[]", "0");
    row("nothing is asked", figure52, "", "");
    row("a name of its own", "[x: 1, y: [2, x: 3]]", "x", "1 4");
    row("a name that takes a letter", "[A: [1], [2]]", "A", "1");
    row("the letter that is left to the root", "[A: [1], [2]]", "B", "0");
    row("a part of a name, where none is whole", "[[left: 1, right: 2], 3]", "ight", "4");
    row("no part where one is whole", "[[left: 1, lef: 2], 3]", "lef", "4");
    row("a name that is a number, and the value", "[\"3\": 1, 3]", "3", "1 2");
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
            const NodeRange range{NodeId{n},
                                  NodeId{n + std::uint32_t(random() % (tree.nodeCount() + 1 - n))}};
            const auto inRange = [&](NodeId each) { return range.contains(each); };
            QCOMPARE(std::ptrdiff_t(search.count(range)), std::ranges::count_if(expected, inRange));
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
    const GameTree tree = readText(figure52).value();
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

void TestNodeSearch::countingCanBeStopped() {
    const GameTree tree = readText("[1,2]").value();
    const DisplayNames names(tree);
    Progress progress;
    progress.cancel();
    const NodeSearch search(tree, names, readSought("2"));
    QVERIFY_THROWS_EXCEPTION(WorkCancelled,
                             static_cast<void>(search.count({NodeId{0}, NodeId{3}}, &progress)));
}

void TestNodeSearch::findsWhatNamesSay_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("letters and digits") << "tic-tac-toe@xox/.o./..x:o";
    QTest::newRow("numbers") << "connect-four:3,2,2";
    QTest::newRow("heaps") << "nim:2:1,2";
    QTest::newRow("passes") << "reversi:4@xo../..../..../....:o";
}

/// Names of up to four moves hold them all.
void TestNodeSearch::findsWhatNamesSay() {
    QFETCH(const QString, game);
    const GameTree tree = gamestest::unfolded(game, 4);
    const DisplayNames names(tree);
    QVERIFY(tree.nodeCount() > 1);
    for (std::uint32_t n = 1; n < tree.nodeCount(); ++n) {
        QCOMPARE(nodeByMoves(tree, names.of(NodeId{n})).value, n);
    }
}

void TestNodeSearch::findsByMoves_data() {
    const Rows<QString, quint32> row("text", "node");
    const quint32 none = noNode.value;
    row("one move", "e4", 1);
    row("capitals do not count", "E4 C5", 3);
    row("more spaces", "  e4   e5 ", 4);
    row("the second child", "d4", 2);
    row("a move that is not there", "e4 d5", none);
    row("a move beyond a leaf", "d4 d5", none);
    row("the beginning of a move", "e", none);
    row("the first is not there", "c5", none);
    row("nothing", "", none);
    row("a move with a blank", "e4 stand pat", 5);
    row("a move behind one with a blank", "stand pat e4", none);
    row("the first word of two", "e4 stand", none);
    row("arrows alone", "→ →", none);
}

void TestNodeSearch::findsByMoves() {
    QFETCH(const QString, text);
    const GameTree tree = readTree(R"({"format":"prunus-tree","version":1,"tree":[
        {"move":"e4","children":[{"move":"c5","value":1},{"move":"e5","value":2},
                                 {"move":"stand pat","value":4}]},
        {"move":"d4","value":3}]})")
                              .value();
    QTEST(nodeByMoves(tree, text.toStdString()).value, "node");
    QCOMPARE(nodeByMoves(readText("[1,2]").value(), text.toStdString()).value, noNode.value);
}

QTEST_APPLESS_MAIN(TestNodeSearch)
#include "tst_nodesearch.moc"
