// What slips do: the rows of the table of misconceptions, and the reads of trees made for
// diagnosis. On random trees they are in tst_sheets.

#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

SearchOptions optionsWith(FailMode fail, CutRule cut = CutRule::greaterOrEqual) {
    return procedureUnder(courseWith(cut, fail), Question::crossOut).options;
}

/// Of the slip with this id as a delta of these options; of the right alpha-beta for "".
Sheet sheetFor(const GameTree& tree, const QString& id,
               const SearchOptions& options = optionsWith(FailMode::soft), std::uint8_t form = 0) {
    Procedure procedure;
    procedure.options = options;
    return makeSheet(tree, id.isEmpty() ? procedure : procedureOf(slipOf(id), options, form))
        .value();
}

QString text(Value v) {
    return QString::number(v);
}

QString listed(const auto& all, const auto& told) {
    QStringList texts;
    for (const auto& each : all) {
        texts << told(each);
    }
    return texts.join(',');
}

/// "3,12,8": the static values in the order in which they were read.
QString readsOf(const GameTree& tree, const Sheet& sheet) {
    return listed(sheet.leaves, [&](NodeId leaf) { return text(tree.staticValue(leaf)); });
}

std::set<NodeId> readSet(const Sheet& sheet) {
    return {sheet.leaves.begin(), sheet.leaves.end()};
}

/// The sixteen wrong procedures on which the trees for diagnosis were tried.
const QStringList sixteen{"M01", "M04", "M05", "M06", "M07", "M08", "M09", "M10",
                          "M11", "M12", "M13", "M15", "M21", "M22", "M27", "M28"};

} // namespace

class TestSlips : public QObject {
    Q_OBJECT

  private slots:
    void table_data();
    void table();
    void tiesAndBounds();
    void smallestForCrossingOut_data();
    void smallestForCrossingOut();
    void readsOfU11_data();
    void readsOfU11();
    void diagnosingTrees_data();
    void diagnosingTrees();
    void otherRulesOnU12();
    void depthOffByOne();
    void linesOfDeltas();
};

void TestSlips::table_data() {
    // What is right and wrong: leaves read; value; line.
    Rows<QString, int, QString, FailMode, QString, QString>("id", "form", "tree", "fail", "right",
                                                            "wrong");
    const auto row = [](const char* id, const char* tree, const char* right, const char* wrong,
                        int form = 0, FailMode fail = FailMode::soft) {
        QTest::addRow("%s form %d on %s, %s", id, form, tree,
                      fail == FailMode::soft ? "soft" : "hard")
            << id << form << tree << fail << right << wrong;
    };
    row("M01", "[1,[1,1]]", "1,1;1;0", "1,1,1;1;0");
    row("M04", "[2,[1,3]]", "2,1;2;0", "2,1,3;2;0");
    row("M05", "[3,[4,[1,[2,5]]]]", "3,4,1,2;3;0", "3,4,1,2,5;3;0");
    row("M05", "[2,[3,[1,[2,1]]]]", "2,3,1,2;2;0", "2,3,1,2,1;2;0");
    row("M06", "[2,[1,3]]", "2,1;2;0", "2,1,3;2;0");
    row("M07", "[[1,2],3]", "1,2,3;3;1", "1,2;1;0,0");
    row("M08", "[3,1,[2,4]]", "3,1,2;3;0", "3,1,2,4;3;0");
    row("M09", "[1,[3,2]]", "1,3,2;2;1,1", "1,3;3;1,0");
    row("M10", "[2,[3,[1,4]]]", "2,3,1,4;3;1,0", "2,3,1;2;0");
    row("M11", "[1,[2,[3,4]]]", "1,2,3;2;1,0", "1,2,3,4;2;1,0");
    row("M12", "[2,[1,3]]", "2,1;2;0", "2,1,3;2;0");
    row("M13", "[2,[1,3]]", "2,1;2;0", "2,1,3;2;0");
    row("M15", "[1,2]", "1,2;2;1", "1;1;0");
    row("M16", "[1,2]", "1,2;2;1", "1;1;0");
    row("M17", "[2,1]", "2,1;2;0", "2,1;1;1");
    row("M18", "[2,[1,3]]", "2,1;2;0", "2,1;2;0,0");
    row("M19", "[-2,-1]", "-2,-1;-1;1", "-2,-1;0;");
    row("M20", "[1,[2,3]]", "1,2,3;2;1,0", "1,2;1;0");
    row("M21", "[1,2]", "1,2;2;1", "1,2;-1;0");
    row("M21", "[2,[1,3]]", "2,1;2;0", "2,1,3;1;1,0");
    row("M22", "[2,[1,3,9],4]", "2,1,4;4;2", "2,1,9;9;2");
    row("M22", "[2,[1,3],4]", "2,1,4;4;2", "2,1;2;0");
    row("M23", "[1,1]", "1,1;1;0", "1,1;1;1");
    row("M23", "[2,[2,1]]", "2,2;2;0", "2,2;2;1,0");
    row("M23", "[2,[1,1]]", "2,1;2;0", "2,1;2;1,0", 0, FailMode::hard);
    row("M24", "[2,[1,3]]", "2,1;2;0", "2,1;2;1,0", 0, FailMode::hard);
    row("M24", "[2,[2,1]]", "2,2;2;0", "2,2;2;1,0");
    row("M27", "[1,2]", "1,2;2;1", "1,2;1;0");
    row("M28", "[1,2]", "1,2;2;1", "2,1;2;1");
    row("M29", "[1,2]", "1,2;2;1", "1,2;-1;0");
    row("M29", "[1,[2,3]]", "1,2,3;2;1,0", "1,2;2;1,0");
    row("M30", "[1,[3,2]]", "1,3,2;2;1,1", "1,3;3;1,0", 0);
    row("M30", "[1,[3,2]]", "1,3,2;2;1,1", "1,3;3;1,0", 1);
    row("M30", "[2,[3,1]]", "2,3,1;2;0", "2,3;3;1,0", 0);
    row("M30", "[2,[3,1]]", "2,3,1;2;0", "2,3;3;1,0", 1);
    row("M31", "[2,[1,3]]", "2,1;2;0", "2,1,3;2;0");
    for (const int form : {0, 1, 2}) {
        row("M32", "[1,2]", "1,2;2;1", "1,2;-1;0", form);
    }
    row("M35", "[1,[3,[2,4]]]", "1,3,2,4;3;1,0", "1,3,2;2;1,1,0", 0);
    row("M35", "[1,2]", "1,2;2;1", "1;1;0", 1);
}

void TestSlips::table() {
    QFETCH(QString, id);
    QFETCH(int, form);
    QFETCH(QString, tree);
    QFETCH(FailMode, fail);
    const GameTree game = treeOf(tree);
    const SearchOptions options = optionsWith(fail);
    const auto told = [&](const Sheet& sheet) {
        return readsOf(game, sheet) + ';' + text(sheet.value) + ';' + listed(sheet.line, text);
    };
    QTEST(told(sheetFor(game, "", options)), "right");
    const Sheet slip = sheetFor(game, id, options, static_cast<std::uint8_t>(form));
    QTEST(told(slip), "wrong");
    QCOMPARE(slip.move.has_value(), !slip.line.empty());
}

void TestSlips::tiesAndBounds() {
    // M02: under > the right one reads all three.
    const SearchOptions strict = optionsWith(FailMode::soft, CutRule::greater);
    const GameTree tie = treeOf("[1,[1,1]]");
    QCOMPARE(sheetFor(tie, "", strict).leaves.size(), 3U);
    QCOMPARE(sheetFor(tie, "M02", strict).leaves.size(), 2U);
    // M03: MIN returns 1 soft, 2 hard.
    const GameTree bound = treeOf("[2,[1,1]]");
    QCOMPARE(sheetFor(bound, "").nodes[2].returned, 1.0);
    QCOMPARE(sheetFor(bound, "M03").nodes[2].returned, 2.0);
    // M24: with > a child that was cut returned strictly less, so that nothing is mistaken.
    QCOMPARE(sheetFor(treeOf("[2,[2,1]]"), "M24", strict).line, std::vector<std::uint32_t>{0});
}

void TestSlips::smallestForCrossingOut_data() {
    const Rows<QString> row("tree");
    row("M01", "[2,[2,2,1,1]]");
    row("M04", "[2,[1,[2,2],1]]");
    row("M05", "[1,[[[1,1],1],1]]");
    row("M06", "[2,[2,[1,2,1]]]");
    row("M07", "[[1,1],1]");
    row("M08", "[3,[1,1],[2,1]]");
    row("M09", "[[1,3],[2,1]]");
    row("M10", "[1,[2,[1,1]]]");
    row("M11", "[[1,[1,1]],[1,1]]");
    row("M12", "[2,[2,[[2,1],1]]]");
    row("M13", "[1,[1,1,1]]");
    row("M21", "[1,[1,1],[1,1]]");
    row("M22", "[[1,[2,1]],1]");
    row("M27", "[[1,3],[2,3,1]]");
    row("M28", "[[1,1],1]");
}

/// On these trees the slip leaves unread what neither the right procedure nor any other slip does.
void TestSlips::smallestForCrossingOut() {
    QFETCH(QString, tree);
    const GameTree game = treeOf(tree);
    const QString id = QTest::currentDataTag();
    const auto own = readSet(sheetFor(game, id));
    QVERIFY(own != readSet(sheetFor(game, "")));
    for (const QString& other : sixteen) {
        QVERIFY2(other == id || own != readSet(sheetFor(game, other)), qPrintable(other));
    }
}

void TestSlips::readsOfU11_data() {
    const Rows<QString> row("reads");
    row("", "7,9,7,7,6");
    row("M01", "7,9,7,2,7,7,3,3,6");
    row("M04", "7,9,2,7,2,7,7,3,3,6,7");
    row("M05", "7,9,2,7,2,7,3,3,6");
    row("M06", "7,9,7,7,3,3,6,7");
    row("M07", "7,9");
    row("M08", "7,9,7,2,7,6");
    row("M09", "7,9,2,7,7,6");
    row("M10", "7,9,2,7,7,3,7");
    row("M11", "7,9,2,7,2,7,7,6");
    row("M12", "7,9,7,7,3,6,7");
    row("M13", "7,9,2,7,2,7,7,3,6,7");
    row("M15", "7");
    row("M21", "7,9,2,7,2,7,7,3,3,6");
    row("M22", "7,9,2,7,2,7");
    row("M27", "7,9,2,7,7,6,7");
    row("M28", "7,6,3,3,7,2,7,7");
}

void TestSlips::readsOfU11() {
    QFETCH(QString, reads);
    const GameTree tree = treeOf(u11);
    const Sheet sheet = sheetFor(tree, QTest::currentDataTag());
    QCOMPARE(readsOf(tree, sheet), reads);
    if (sheet.procedure.misconception == Misconception::negatedMinLeaf) {
        QCOMPARE(sheet.value, -2.0);
    }
}

void TestSlips::diagnosingTrees_data() {
    // Of the right and the sixteen wrong procedures: how many read different leaves, and which read
    // what the right one reads.
    const Rows<QString, QString, Value, unsigned, unsigned, QString> row(
        "tree", "reads", "value", "move", "readSets", "asRight");
    row("U11", u11, "7,9,7,7,6", 7.0, 0U, 17U, "");
    row("U12", u12, "5,6,2,5,4,5,4", 5.0, 0U, 17U, "");
    row("E12", e12, "16,11,15,9,5,19,18", 15.0, 1U, 15U, "M01");
    row("T13", t13, "7,10,6,8,10,1,6,12,8", 8.0, 1U, 16U, "");
    row("E9", e9, "4,12,13,3,6", 12.0, 1U, 13U, "M01");
    row("textbook", textbook, "3,12,8,2,14,5,2", 3.0, 0U, 8U, "M01 M05 M08 M11 M21");
}

void TestSlips::diagnosingTrees() {
    QFETCH(QString, tree);
    const GameTree game = treeOf(tree);
    const Sheet right = sheetFor(game, "");
    QTEST(readsOf(game, right), "reads");
    QTEST(right.value, "value");
    QTEST(right.move.value(), "move");
    std::set<std::set<NodeId>> sets{readSet(right)};
    QStringList same;
    for (const QString& id : sixteen) {
        const auto set = readSet(sheetFor(game, id));
        sets.insert(set);
        if (set == readSet(right)) {
            same << id;
        }
    }
    QTEST(unsigned(sets.size()), "readSets");
    QTEST(same.join(' '), "asRight");
}

void TestSlips::otherRulesOnU12() {
    const GameTree tree = treeOf(u12);
    QCOMPARE(sheetFor(tree, "M01").leaves.size(), std::size_t{9});
    QCOMPARE(sheetFor(tree, "M05").leaves.size(), std::size_t{10});
}

void TestSlips::depthOffByOne() {
    // L is worth 1 and R 2 by their own static values; MIN's replies make it 3 and 0.
    const GameTree tree =
        *readJson(R"({"format":"prunus-tree","version":1,"tree":[{"value":1,"children":[3,4]},)"
                  R"({"value":2,"children":[0,9]}]})");
    SearchOptions options = optionsWith(FailMode::soft);
    options.depth = 2;
    QCOMPARE(sheetFor(tree, "", options).move, 0U);
    const Sheet slip = sheetFor(tree, "M33", options);
    QCOMPARE(slip.move, 1U);
    QCOMPARE(slip.value, 2.0);
    QCOMPARE(slip.counts.nodesVisited, 3U);
    QCOMPARE(slip.counts.nodesPruned, 0U);
}

/// Which line of the listing each misconception changes, and that answers about a right run change
/// none but for the returns that M03 has otherwise.
void TestSlips::linesOfDeltas() {
    const std::map<std::string_view, int> lines{
        {"M01", 10}, {"M02", 10}, {"M03", 11}, {"M04", 6},  {"M05", 6},  {"M06", 6},
        {"M07", 1},  {"M08", 9},  {"M09", 9},  {"M10", 10}, {"M11", 10}, {"M12", 10},
        {"M13", 10}, {"M15", 11}, {"M16", 8},  {"M17", 8},  {"M18", 8},  {"M19", 3},
        {"M20", 3},  {"M21", 2},  {"M22", 10}, {"M23", 8},  {"M27", 1},  {"M28", 4},
        {"M29", 6},  {"M30", 6},  {"M31", 6},  {"M32", 2},  {"M33", 2},  {"M35", 6}};
    for (const MisconceptionTraits& each : everyMisconception) {
        const auto line = lines.find(each.id);
        QCOMPARE(int{each.deltaLine}, line != lines.end() ? line->second : 0);
        QCOMPARE(each.deltaLine != 0, each.isRun || each.id == "M03");
    }
}

QTEST_APPLESS_MAIN(TestSlips)
#include "tst_slips.moc"
