#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/efg/readgame.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/sametree.h"
#include "tests/rows.h"

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

QByteArray asText(const GameTree& tree) {
    return QByteArray::fromStdString(written(tree, TreeFormat::text));
}

} // namespace

/// The formats of files: which one a name or a text means, what is written, which is what the
/// documents say, and what each can hold of a tree.
class Formats : public QObject {
    Q_OBJECT
  private slots:
    void endings_data();
    void endings();
    void kindIsSeenFromTheStart_data();
    void kindIsSeenFromTheStart();
    void writesText_data();
    void writesText();
    void writesTheFailureValueAsANumber();
    void writesJson();
    void writesEfg();
    void namesOfPlayersStayNames();
    void losses_data();
    void losses();
    void nothingElseIsLost_data();
    void nothingElseIsLost();
    void textSurvivesJson();
};

void Formats::endings_data() {
    const Rows<QByteArray, int> row("path", "format"); // -1 for none
    const auto path = [&row](const char* name, int format) {
        row(*name == '\0' ? "no name" : name, name, format);
    };
    path("a.txt", int(TreeFormat::text));
    path("a.tree", int(TreeFormat::text));
    path("b/a.b.json", int(TreeFormat::json));
    path("A.JSON", int(TreeFormat::json));
    path("a.efg", int(TreeFormat::efg));
    path("a.dot", int(TreeFormat::dot));
    path("a.gv", int(TreeFormat::dot));
    path("a.svg", -1);
    path("a", -1);
    path("json", -1);
    path(".json", int(TreeFormat::json));
    path("", -1);
    path("a.json/b", -1);
}

void Formats::endings() {
    QFETCH(QByteArray, path);
    const auto found = formatOfFile(path.toStdString());
    QTEST(found ? int(*found) : -1, "format");
}

void Formats::kindIsSeenFromTheStart_data() {
    const Rows<QByteArray, QByteArray> row("text", "said"); // of an error, how it begins
    const QByteArray document = R"({"format":"prunus-tree","version":1,"tree":[1]})";
    row("a bracket and a quote are JSON", document, "read as (1)");
    row("with white space around", " \n{ \r\n" + document.mid(1), "read as (1)");
    row("after a byte order mark", "\uFEFF" + document, "read as (1)");
    row("a bracket and a number are a tree", "{1 2}", "read as (1 2)");
    row("square brackets are a tree", "[\"x\":2]", "read as (x=2)");
    row("a game", "\n EFG 2 R \"\" {\"\" \"\"} t \"\" 0", "read as 0");
    row("a game with a fault", "EFG 2 R Nim", "1:9: ");
    row("a game of another version", "EFG 1 R \"\"", "1:5: only version 2");
    row("a leaf called EFG", "EFG 2", "read as EFG=2");
    row("a node called EFG", "EFG[2]", "read as EFG=(2)");
    row("two leaves, which is one too many", "EFG 2 [3]", "1:7: ");
}

void Formats::kindIsSeenFromTheStart() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, said);
    const QByteArray found = report(readTree(text.toStdString()));
    QVERIFY2(found == said || (!found.startsWith("read") && found.startsWith(said)), found);
}

void Formats::writesText_data() {
    const Rows<QByteArray, QByteArray> row("read", "text");
    row("without spaces", "[ [3 12 8] [2;4;6] ]", "[[3,12,8],[2,4,6]]");
    row("a lone leaf", " 5 ", "5");
    row("square brackets", "({1 2})", "[[1,2]]");
    row("names without quotes", "A[a=5 \"b_1'\" 6]", "A:[a:5,b_1':6]");
    row("names in quotes", R"("x y"["7" 1 "\"\n\u00e9" 2])", "\"x y\":[\"7\":1,\"\\\"\\né\":2]");
    row("players' names", "MAX: [\"Mini\" [a 3] max 5]", "\"MAX\":[\"Mini\":[a:3],\"max\":5]");
    row("names of other alphabets", "\"α\" 1", "α:1");
    row("numbers in their shortest form", "[1.50 -0 1e2 100000 0.1 +7]", "[1.5,0,100,1e+05,0.1,7]");
}

void Formats::writesText() {
    QFETCH(QByteArray, read);
    const ReadResult tree = readText(read.toStdString());
    QVERIFY2(tree.has_value(), report(tree).constData());
    QTEST(asText(*tree), "text");
}

void Formats::writesTheFailureValueAsANumber() {
    QCOMPARE(asText(document(R"("failureValue":-1,"tree":[[],{"name":"a"}])")), "[-1,a:-1]");
}

void Formats::writesJson() {
    const char* const document = R"({
  "format": "prunus-tree",
  "version": 1,
  "title": "A \"title\"",
  "root": "min",
  "failureValue": -1,
  "tree": {"name":"R","value":2.5,"children":[[1,2],[],{"name":"a","move":"e4","value":3},{"move":"d4"}]}
}
)";
    const ReadResult tree = readJson(document);
    QVERIFY2(tree.has_value(), report(tree).constData());
    QCOMPARE(written(*tree, TreeFormat::json), std::string(document));
    QCOMPARE(written(*readText("[1,[2]]"), TreeFormat::json),
             std::string("{\n  \"format\": \"prunus-tree\",\n  \"version\": 1,\n"
                         "  \"root\": \"max\",\n  \"tree\": [1,[2]]\n}\n"));
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

/// In a tree that has MAX or MIN at every node they are names nonetheless.
void Formats::namesOfPlayersStayNames() {
    for (const char* const names : {R"({"name":"MAX","children":[{"name":"min","children":[3]}]})",
                                    R"({"name":"MIN","children":[{"name":"Mini","value":3},4]})",
                                    R"([{"name":"maxi","value":3},{"name":"B","value":4}])"}) {
        const GameTree tree = document(R"("tree":)" + QByteArray(names));
        const ImportResult again = importTree(written(tree, TreeFormat::text));
        QVERIFY2(again && same(tree, again->tree), asText(tree).constData());
        QVERIFY(again->notation == Notation::brackets);
    }
}

void Formats::losses_data() {
    const Rows<QByteArray, QByteArray, QByteArray, QByteArray> row("rest", "inText", "inEfg",
                                                                   "inDot");
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
    const GameTree tree = document(rest);
    QTEST(listed(lostIn(TreeFormat::text, tree)), "inText");
    QCOMPARE(listed(lostIn(TreeFormat::json, tree)), QByteArray());
    QTEST(listed(lostIn(TreeFormat::efg, tree)), "inEfg");
    QTEST(listed(lostIn(TreeFormat::dot, tree)), "inDot");
}

void Formats::nothingElseIsLost_data() {
    const Rows<int> row("format");
    row("text", int(TreeFormat::text));
    row("JSON", int(TreeFormat::json));
    row("efg", int(TreeFormat::efg));
}

/// What a file reads back as is the tree without what was said to be lost, and each thing that was
/// said was there to lose; and it is written as the same file again.
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
        QCOMPARE(written(*again, which), text);
        QVERIFY(lostIn(which, *again).empty());
        QVERIFY(which != TreeFormat::efg || importEfg(text)->notices.empty());
        untouched += same(*again, tree) ? 1 : 0;
    }
    QVERIFY(untouched > (which == TreeFormat::json ? randomTrees - 1 : 50));
}

void Formats::textSurvivesJson() {
    RandomTree trees(9, RandomTree::With::names);
    for (int i = 0; i < randomTrees; ++i) {
        const GameTree tree = trees.next();
        QVERIFY(lostIn(TreeFormat::text, tree).empty());
        const std::string text = written(tree, TreeFormat::text);
        const ReadResult again = readJson(written(readText(text).value(), TreeFormat::json));
        QVERIFY(again.has_value() && same(*again, tree));
        QCOMPARE(written(*again, TreeFormat::text), text);
    }
}

QTEST_APPLESS_MAIN(Formats)
#include "tst_formats.moc"
