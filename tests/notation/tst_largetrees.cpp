#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/refusals.h"
#include "tests/notation/sametree.h"

using namespace prunus;

namespace {

constexpr std::size_t million = 1000000;

std::string repeated(const char* piece, std::size_t times) {
    return QByteArray(piece).repeated(qsizetype(times)).toStdString();
}

std::string documentOf(const std::string& node) {
    return R"({"format":"prunus-tree","version":1,"tree":)" + node + "}";
}

} // namespace

/// Trees of a million nodes, deep and wide: nothing but the search may recurse.
class LargeTrees : public QObject {
    Q_OBJECT
  private slots:
    void aDeepPath_data();
    void aDeepPath();
    void aWideFamily_data() { aDeepPath_data(); }
    void aWideFamily();
    void aDeepChainOfObjects();
    void aDeepGame_data();
    void aDeepGame();
    void ofOtherPrograms_data();
    void ofOtherPrograms();
    void unclosedBrackets_data();
    void unclosedBrackets();
};

void LargeTrees::aDeepPath_data() {
    const Rows<bool> row("json");
    row("in brackets", false);
    row("in a document", true);
}

void LargeTrees::aDeepPath() {
    QFETCH(bool, json);
    const std::string node = repeated("[", million) + "5" + repeated("]", million);
    const ReadResult tree = readTree(json ? documentOf(node) : node);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->height()}, million);
    QCOMPARE(tree->staticValue(NodeId{million}), 5.0);
    QVERIFY(written(*tree, TreeFormat::text) == node);
    const ReadResult again = readTree(written(*tree, TreeFormat::json));
    QVERIFY(again && same(*tree, *again));
}

void LargeTrees::aWideFamily() {
    QFETCH(bool, json);
    const std::string node = "[" + repeated("7,", million - 1) + "8]";
    const ReadResult tree = readTree(json ? documentOf(node) : node);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->childCount(GameTree::root())}, million);
    QCOMPARE(tree->staticValue(NodeId{million - 1}), 7.0);
    QCOMPARE(tree->staticValue(NodeId{million}), 8.0);
    QVERIFY(written(*tree, TreeFormat::text) == node);
}

void LargeTrees::aDeepChainOfObjects() {
    const std::size_t depth = million / 10;
    const std::string node = repeated(R"({"name":"n","move":"m","value":1,"children":[)", depth) +
                             "5" + repeated("]}", depth);
    const ReadResult tree = readJson(documentOf(node));
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->height()}, depth);
    QCOMPARE(tree->names().size(), depth);
    QVERIFY(written(*tree, TreeFormat::json).find(node) != std::string::npos);
}

void LargeTrees::aDeepGame_data() {
    const Rows<bool> row("passes");
    row("both players in turn", false);
    row("one player alone, so that the other passes each time", true);
}

void LargeTrees::aDeepGame() {
    QFETCH(bool, passes);
    const std::size_t moves = million / (passes ? 20 : 10);
    std::string text = "EFG 2 R \"\" { \"1\" \"2\" }\n";
    for (std::size_t i = 0; i < moves; ++i) {
        text += "p \"\" " + std::string(passes || i % 2 == 0 ? "1 " : "2 ") + std::to_string(i) +
                " \"\" { \"\" } 1 \"\" { 1, -1 }\n";
    }
    const ImportResult game = importTree(text + "t \"\" 0\n");
    QVERIFY2(game.has_value(), game ? "" : inEnglish(game.error().message).c_str());
    QCOMPARE(std::size_t{game->tree.height()}, passes ? 2 * moves - 1 : moves);
    QCOMPARE(game->tree.staticValue(NodeId{game->tree.nodeCount() - 1}), Value(moves));
    const ReadResult again = readTree(written(game->tree, TreeFormat::efg));
    QVERIFY(again && same(game->tree, *again));
}

void LargeTrees::ofOtherPrograms_data() {
    const Rows<std::string, quint64, quint64> row("text", "leaves", "height");
    constexpr std::size_t many = million / 10;
    row("a wide list of Python", "[" + repeated("3, ", million) + "]", million, 1);
    row("a deep list of Python", repeated("[", many) + "5" + repeated(",]", many), 1, many);
    row("tuples of Python", "[" + repeated("('a', 3), ", many) + "]", many, 1);
    row("lists with heads, one in the other",
        repeated("['A', 3, ", many) + "5" + repeated("]", many), many + 1, many);
    std::string names;
    std::string values;
    std::string parents = "node;parent;value\nA;;\n";
    for (std::size_t i = 0; i < many; ++i) {
        const std::string name = "B" + std::to_string(i);
        names += "'" + name + "', ";
        values += "'" + name + "': 3, ";
        parents += name + ";A;3,5\n";
    }
    row("dictionaries of Python", "t = {'A': [" + names + "]}\nv = {" + values + "}", many, 1);
    row("a table of nodes and their parents", parents, many, 1);
    row("a table of numbers", repeated("3\t12,5\t8\n", many), 3 * many, 2);
    row("a wide game of Gambit",
        "EFG 2 R \"\" { \"1\" \"2\" }\np \"\" 1 1 \"\" { " + repeated("\"\" ", many) +
            "} 0\nt \"\" 1 \"\" { 7 -7 }\n" + repeated("t \"\" 1\n", many - 1),
        many, 1);
}

void LargeTrees::ofOtherPrograms() {
    QFETCH(std::string, text);
    QFETCH(quint64, height);
    const ReadResult tree = readTree(text);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QTEST(quint64{tree->leafCount()}, "leaves");
    QCOMPARE(quint64{tree->height()}, height);
}

void LargeTrees::unclosedBrackets_data() {
    const Refusals row;
    const QByteArray brackets(static_cast<qsizetype>(million), '[');
    const QByteArray start = QByteArray::fromStdString(documentOf("")).chopped(1);
    row("in brackets", brackets, "1:1000000", "never closed");
    row("in a document", start + brackets, "1:1000043", "never closed");
    row("with nothing inside", brackets + QByteArray(brackets.size(), ']'), "1:1000000",
        "the node [0,0,|,…,|,0] has neither");
}

void LargeTrees::unclosedBrackets() {
    checkRefusal([](const std::string& text) { return report(readTree(text)); });
}

QTEST_APPLESS_MAIN(LargeTrees)
#include "tst_largetrees.moc"
