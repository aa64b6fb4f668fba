#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/efg/readgame.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/sametree.h"

#include <QTest>
#include <limits>

using namespace prunus;

namespace {

constexpr int randomTrees = 5000;

/// A label as an efg file can hold it.
std::string cleaned(std::string label) {
    std::erase(label, '\0');
    while (!label.empty() && label.back() == '\\') {
        label.pop_back();
    }
    return label;
}

/// The tree without what one loss takes from it.
GameTree without(Code loss, const GameTree& tree) {
    TreeHeader header = tree.header();
    header.title = loss == Code::lostTitle        ? ""
                   : loss == Code::lostCharacters ? cleaned(header.title)
                                                  : header.title;
    header.game = loss == Code::lostGame ? "" : header.game;
    if (loss == Code::lostNotes) {
        header.notes.clear();
    }
    header.root = loss == Code::lostMinAtRoot ? Player::max : header.root;
    const bool failure = loss == Code::lostFailureValue || loss == Code::lostFailureValues;
    std::vector<Value> values;
    std::vector<std::pair<NodeId, std::string>> names;
    std::vector<std::pair<NodeId, std::string>> moves;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const bool inner = !tree.isLeaf(n);
        const bool given = failure ? tree.hasStaticValue(n) : tree.hasOwnValue(n);
        values.push_back(given && !(inner && loss == Code::lostInnerValues)
                             ? tree.staticValue(n)
                             : std::numeric_limits<Value>::quiet_NaN());
        const bool clean = loss == Code::lostCharacters;
        std::string name(tree.names().at(n));
        std::string move(tree.moves().at(n));
        const bool kept = loss != Code::lostMoves && !(loss == Code::lostRootMove && n.value == 0);
        name = clean ? cleaned(name) : name;
        move = !kept ? "" : clean ? cleaned(move) : move;
        if (!name.empty()) {
            names.emplace_back(n, name);
        }
        if (!move.empty()) {
            moves.emplace_back(n, move);
        }
    }
    if (failure) {
        header.failureValue.reset();
    }
    return {tree.offsets(), std::move(values), std::move(header), Labels(std::move(names)),
            Labels(std::move(moves))};
}

QByteArray listed(const std::vector<Message>& all) {
    QByteArray text;
    for (const Message& lost : all) {
        text += QByteArray::fromStdString(inEnglish(lost)) + "\n";
    }
    return text;
}

GameTree document(const QByteArray& rest) {
    return readJson((R"({"format":"prunus-tree","version":2,)" + rest + "}").toStdString()).value();
}

} // namespace

/// The formats of files: which one a name or a text means, and what each can hold of a tree.
class Formats : public QObject {
    Q_OBJECT
  private slots:
    void endings_data();
    void endings();
    void tellsGamesFromTrees_data();
    void tellsGamesFromTrees();
    void writesEfg();
    void losses_data();
    void losses();
    void nothingElseIsLost_data();
    void nothingElseIsLost();
    void efgSurvivesJson();
    void textSurvivesJson();
};

void Formats::endings_data() {
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("format"); // -1 for none
    auto row = [](const char* path, int format) {
        QTest::newRow(*path == '\0' ? "no name" : path) << QByteArray(path) << format;
    };
    row("a.txt", int(TreeFormat::text));
    row("a.tree", int(TreeFormat::text));
    row("b/a.b.json", int(TreeFormat::json));
    row("A.JSON", int(TreeFormat::json));
    row("a.efg", int(TreeFormat::efg));
    row("a.dot", int(TreeFormat::dot));
    row("a.gv", int(TreeFormat::dot));
    row("a.svg", -1);
    row("a", -1);
    row("json", -1);
    row(".json", int(TreeFormat::json));
    row("", -1);
    row("a.json/b", -1);
}

void Formats::endings() {
    QFETCH(QByteArray, path);
    QFETCH(int, format);
    const auto found = formatOfFile(path.toStdString());
    QCOMPARE(found ? int(*found) : -1, format);
}

void Formats::tellsGamesFromTrees_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("a game") << QByteArray("\n EFG 2 R \"\" {\"\" \"\"} t \"\" 0")
                            << QByteArray("read as 0");
    QTest::newRow("a game with a fault") << QByteArray("EFG 2 R Nim") << QByteArray("1:9: ");
    QTest::newRow("a game of another version")
        << QByteArray("EFG 1 R \"\"") << QByteArray("1:5: only version 2");
    QTest::newRow("a leaf called EFG") << QByteArray("EFG 2") << QByteArray("read as EFG=2");
    QTest::newRow("a node called EFG") << QByteArray("EFG[2]") << QByteArray("read as EFG=(2)");
    QTest::newRow("two leaves, which is one too many")
        << QByteArray("EFG 2 [3]") << QByteArray("1:7: ");
}

void Formats::tellsGamesFromTrees() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, start);
    const QByteArray said = report(readTree(text.toStdString()));
    QVERIFY2(said.startsWith(start), said.constData());
}

void Formats::writesEfg() {
    const GameTree tree = document(R"("title":"A \"game\"","root":"min","tree":{"name":"R",)"
                                   R"("children":[{"move":"e4","value":-1.5e30},)"
                                   R"({"move":"d4","children":[[3],0]}]})");
    QCOMPARE(QByteArray::fromStdString(written(tree, TreeFormat::efg)),
             QByteArray(R"(EFG 2 R "A \"game\"" { "MAX" "MIN" }
""

p "R" 2 1 "" { "e4" "d4" } 0
t "" 1 "" { -1.5e30, 1.5e30 }
p "" 1 1 "" { "" "" } 0
p "" 2 2 "" { "" } 0
t "" 2 "" { 3, -3 }
t "" 3 "" { 0, 0 }
)"));
}

void Formats::losses_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QByteArray>("inText");
    QTest::addColumn<QByteArray>("inEfg");
    QTest::addColumn<QByteArray>("inDot");
    auto row = [](const char* what, const char* rest, const char* text, const char* efg,
                  const char* dot) {
        QTest::newRow(what) << QByteArray(rest) << QByteArray(text) << QByteArray(efg)
                            << QByteArray(dot);
    };
    row("names and values are kept everywhere",
        R"("tree":[{"name":"a","value":1},{"name":"B","children":[2]}])", "", "", "");
    row("a title", R"("title":"T","tree":1)", "the title\n", "", "");
    const char* const min = "that MIN moves first\n";
    row("MIN at the root", R"("root":"min","tree":[1])", min, "", "");
    row("MIN at a root that is a leaf", R"("root":"min","tree":1)", min, min, min);
    const char* const failure =
        "the failure value (2 leaves that have it are written as numbers)\n";
    row("a failure value", R"("failureValue":7,"tree":[[],1,[]])", failure, failure, failure);
    const char* const unused = "the failure value\n";
    row("a failure value that no leaf has", R"("failureValue":7,"tree":[1])", unused, unused,
        unused);
    row("moves", R"("tree":[{"move":"e4","value":1},{"move":"d4","value":1}])",
        "the names of 2 moves\n", "", "");
    const char* const rootMove = "the name of the move into the root\n";
    row("a move into the root", R"("tree":{"move":"e4","value":1})", "the name of 1 move\n",
        rootMove, rootMove);
    const char* const inner = "the static value of 1 inner node\n";
    row("the static value of an inner node", R"("tree":[{"value":1,"children":[2]}])", inner, inner,
        "");
    const char* const game = "the game, and with it the boards\n";
    row("a game", R"("game":"tic-tac-toe","tree":[1])", game, game, "");
    const char* const notes = "2 notes at steps\n";
    row("notes", R"("notes":[{"text":"a"},{"arrows":[""]}],"tree":[1])", notes, notes, notes);
    row("odd characters", R"("tree":[{"name":"a\u0000","value":1},{"name":"b\\","value":1}])", "",
        "a NUL or a backslash at the end of 2 names\n", "");
}

void Formats::losses() {
    QFETCH(QByteArray, rest);
    QFETCH(QByteArray, inText);
    QFETCH(QByteArray, inEfg);
    QFETCH(QByteArray, inDot);
    const GameTree tree = document(rest);
    QCOMPARE(listed(lostIn(TreeFormat::text, tree)), inText);
    QCOMPARE(listed(lostIn(TreeFormat::json, tree)), QByteArray());
    QCOMPARE(listed(lostIn(TreeFormat::efg, tree)), inEfg);
    QCOMPARE(listed(lostIn(TreeFormat::dot, tree)), inDot);
}

void Formats::nothingElseIsLost_data() {
    QTest::addColumn<int>("format");
    QTest::newRow("text") << int(TreeFormat::text);
    QTest::newRow("JSON") << int(TreeFormat::json);
    QTest::newRow("efg") << int(TreeFormat::efg);
}

/// What a file reads back as is the tree without what was said to be lost, and each thing that was
/// said was there to lose.
void Formats::nothingElseIsLost() {
    QFETCH(int, format);
    const auto which = static_cast<TreeFormat>(format);
    RandomTree trees(7, RandomTree::With::everything);
    int untouched = 0;
    for (int i = 0; i < randomTrees; ++i) {
        const GameTree tree = trees.next();
        const std::string text = written(tree, which);
        const ReadResult again = readTree(text);
        QVERIFY2(again.has_value(), (text + report(again).toStdString()).c_str());
        GameTree expected = tree;
        for (const Message& lost : lostIn(which, tree)) {
            QVERIFY2(!same(without(lost.code, tree), tree), inEnglish(lost).c_str());
            expected = without(lost.code, expected);
        }
        QVERIFY2(same(*again, expected), text.c_str());
        untouched += same(*again, tree) ? 1 : 0;
    }
    QVERIFY(untouched > (which == TreeFormat::json ? randomTrees - 1 : 50));
}

void Formats::efgSurvivesJson() {
    RandomTree trees(8, RandomTree::With::everything);
    for (int i = 0; i < randomTrees; ++i) {
        const std::string efg = written(trees.next(), TreeFormat::efg);
        const ImportResult game = importEfg(efg);
        QVERIFY2(game.has_value() && game->notices.empty(), efg.c_str());
        const ReadResult again = readJson(written(game->tree, TreeFormat::json));
        QVERIFY(again.has_value());
        QVERIFY(lostIn(TreeFormat::efg, *again).empty());
        QCOMPARE(written(*again, TreeFormat::efg), efg);
    }
}

void Formats::textSurvivesJson() {
    RandomTree trees(9, RandomTree::With::names);
    for (int i = 0; i < randomTrees; ++i) {
        const GameTree tree = trees.next();
        const std::string text = written(tree, TreeFormat::text);
        const ReadResult again = readJson(written(readText(text).value(), TreeFormat::json));
        QVERIFY(again.has_value() && same(*again, tree));
        QCOMPARE(written(*again, TreeFormat::text), text);
    }
}

QTEST_APPLESS_MAIN(Formats)
#include "tst_formats.moc"
