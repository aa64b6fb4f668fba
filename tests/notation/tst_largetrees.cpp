#include "core/formats/importtree.h"
#include "core/notation/paste/pastedtext.h"
#include "core/notation/writetree.h"
#include "tests/notation/outline.h"
#include "tests/notation/sametree.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <sstream>

using namespace prunus;

namespace {

constexpr std::size_t million = 1000000;

std::string repeated(std::string_view piece, std::size_t times) {
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        text += piece;
    }
    return text;
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
    void aWideFamily_data();
    void aWideFamily();
    void aDeepChainOfObjects();
    void aDeepGame_data();
    void aDeepGame();
    void aWideGame();
    void aLargeTable();
    void ofOtherPrograms_data();
    void ofOtherPrograms();
    void unclosedBrackets_data();
    void unclosedBrackets();
};

void LargeTrees::aDeepPath_data() {
    QTest::addColumn<bool>("json");
    QTest::newRow("in brackets") << false;
    QTest::newRow("in a document") << true;
}

void LargeTrees::aDeepPath() {
    QFETCH(bool, json);
    const std::string node = repeated("[", million) + "5" + repeated("]", million);
    const ReadResult tree = readTree(json ? documentOf(node) : node);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->height()}, million);
    QCOMPARE(tree->staticValue(NodeId{million}), 5.0);
    std::ostringstream text;
    writeText(text, *tree);
    QVERIFY(text.str() == node);
    std::ostringstream document;
    writeJson(document, *tree);
    const ReadResult again = readTree(document.str());
    QVERIFY(again && same(*tree, *again));
}

void LargeTrees::aWideFamily_data() {
    aDeepPath_data();
}

void LargeTrees::aWideFamily() {
    QFETCH(bool, json);
    const std::string node = "[" + repeated("7,", million - 1) + "8]";
    const ReadResult tree = readTree(json ? documentOf(node) : node);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->childCount(GameTree::root())}, million);
    QCOMPARE(tree->staticValue(NodeId{million - 1}), 7.0);
    QCOMPARE(tree->staticValue(NodeId{million}), 8.0);
    std::ostringstream text;
    writeText(text, *tree);
    QVERIFY(text.str() == node);
}

void LargeTrees::aDeepChainOfObjects() {
    const std::size_t depth = million / 10;
    const std::string node = repeated(R"({"name":"n","move":"m","value":1,"children":[)", depth) +
                             "5" + repeated("]}", depth);
    const ReadResult tree = readJson(documentOf(node));
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->height()}, depth);
    QCOMPARE(tree->names().size(), depth);
    std::ostringstream document;
    writeJson(document, *tree);
    QVERIFY(document.str().find(node) != std::string::npos);
}

void LargeTrees::aDeepGame_data() {
    QTest::addColumn<bool>("passes");
    QTest::newRow("both players in turn") << false;
    QTest::newRow("one player alone, so that the other passes each time") << true;
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
    std::ostringstream written;
    writeEfg(written, game->tree);
    const ReadResult again = readTree(written.str());
    QVERIFY(again && same(game->tree, *again));
}

void LargeTrees::aWideGame() {
    const std::size_t leaves = million / 10;
    const std::string text = "EFG 2 R \"\" { \"1\" \"2\" }\np \"\" 1 1 \"\" { " +
                             repeated("\"\" ", leaves) + "} 0\nt \"\" 1 \"\" { 7 -7 }\n" +
                             repeated("t \"\" 1\n", leaves - 1);
    const ReadResult tree = readTree(text);
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(std::size_t{tree->childCount(GameTree::root())}, leaves);
    QCOMPARE(tree->staticValue(NodeId{tree->nodeCount() - 1}), 7.0);
}

void LargeTrees::aLargeTable() {
    const std::size_t rows = million / 10;
    const auto adapted = adaptPastedText(repeated("3\t12,5\t8\n", rows));
    QVERIFY(adapted && *adapted);
    const ReadResult tree = readText((*adapted)->text);
    QVERIFY(tree.has_value());
    QCOMPARE(std::size_t{tree->childCount(GameTree::root())}, rows);
    QCOMPARE(std::size_t{tree->leafCount()}, 3 * rows);
}

void LargeTrees::ofOtherPrograms_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint64>("leaves");
    QTest::addColumn<quint64>("height");
    auto row = [](const char* what, const std::string& text, std::size_t leaves,
                  std::size_t height) {
        QTest::newRow(what) << QByteArray::fromStdString(text) << quint64{leaves}
                            << quint64{height};
    };
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
}

void LargeTrees::ofOtherPrograms() {
    QFETCH(QByteArray, text);
    QFETCH(quint64, leaves);
    QFETCH(quint64, height);
    const ReadResult tree = readTree(text.toStdString());
    QVERIFY2(tree.has_value(), tree ? "" : inEnglish(tree.error().message).c_str());
    QCOMPARE(quint64{tree->leafCount()}, leaves);
    QCOMPARE(quint64{tree->height()}, height);
}

void LargeTrees::unclosedBrackets_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
    const QByteArray brackets(static_cast<qsizetype>(million), '[');
    const QByteArray start = QByteArray::fromStdString(documentOf("")).chopped(1);
    QTest::newRow("in brackets") << brackets << QByteArray("1:1000000")
                                 << QByteArray("never closed");
    QTest::newRow("in a document")
        << start + brackets << QByteArray("1:1000043") << QByteArray("never closed");
    QTest::newRow("with nothing inside")
        << brackets + QByteArray(brackets.size(), ']') << QByteArray("1:1000000")
        << QByteArray("the node [0,0,|,…,|,0] has neither");
}

void LargeTrees::unclosedBrackets() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    const QByteArray said = report(readTree(text.toStdString()));
    QVERIFY2(saysAt(said, place, words), said.left(200).constData());
}

QTEST_APPLESS_MAIN(LargeTrees)
#include "tst_largetrees.moc"
