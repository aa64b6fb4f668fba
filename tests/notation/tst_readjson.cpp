#include "tests/notation/refusals.h"

using namespace prunus;

namespace {

/// A good document around this node.
QByteArray documentOf(const QByteArray& node) {
    return R"({"format":"prunus-tree","version":1,"tree":)" + node + "}";
}
/// The column at which the node of documentOf() starts.
constexpr int nodeColumn = 44;

} // namespace

/// JSON documents: what they may say, and a place and a remedy for all else.
class ReadJson : public QObject {
    Q_OBJECT
  private slots:
    void readsNodes_data();
    void readsNodes();
    void readsTheHeader();
    void keysMayComeInAnyOrder();
    void headerIsOptional();
    void refuses_data();
    void refuses();
};

void ReadJson::readsNodes_data() {
    const Rows<QByteArray, QByteArray> row("node", "tree");
    row("a number", "5", "5");
    row("arrays of numbers", "[[3,12,8],[2,4,6]]", "((3 12 8) (2 4 6))");
    row("numbers of every kind", "[-7, 1.5, 1e2, 18446744073709551616, -0, -0.0]",
        "(-7 1.5 100 1.8446744073709552e+19 0 0)");
    row("a named leaf", R"({"name":"a","value":5})", "a=5");
    row("a named inner node", R"({"name":"A","children":[1,2]})", "A=(1 2)");
    row("moves on edges", R"([{"move":"e4","value":1},{"move":"d4","children":[2]}])",
        "(1!e4 (2)!d4)");
    row("an empty move is none", R"([{"move":"","value":1}])", "(1)");
    row("an inner node with a static value", R"({"value":7,"children":[1,2]})", "(1 2)^7");
    row("children before everything else",
        R"({"children":[{"value":1,"name":"a"},2],"move":"m","value":3,"name":"R"})",
        "R=(a=1 2)^3!m");
    row("no children and a value is a leaf", R"([{"value":5,"children":[]}])", "(5)");
    row("arrays and objects mixed", R"([[1,{"children":[[2]]}],3])", "((1 ((2))) 3)");
    row("escapes in names", R"({"name":"\u03b1\n\"","value":1})", "α\n\"=1");
}

void ReadJson::readsNodes() {
    QFETCH(QByteArray, node);
    QFETCH(QByteArray, tree);
    QCOMPARE(report(readJson(documentOf(node).toStdString())), "read as " + tree);
}

void ReadJson::readsTheHeader() {
    const ReadResult tree = readJson(R"({
        "format": "prunus-tree", "version": 1, "title": "Ein Baum \u2713", "root": "min",
        "failureValue": -1.5, "tree": [[], 3, {"name": "stuck"}, {"children": []}]})");
    QCOMPARE(report(tree), "read as (() 3 stuck=() ())");
    QCOMPARE(tree->header().title, std::string("Ein Baum ✓"));
    QVERIFY(tree->header().root == Player::min);
    QCOMPARE(tree->header().failureValue.value_or(0), -1.5);
    QCOMPARE(tree->staticValue(NodeId{1}), -1.5);
}

void ReadJson::keysMayComeInAnyOrder() {
    const ReadResult tree = readJson(
        R"({"tree":[[],2],"failureValue":9,"root":"max","version":1,"format":"prunus-tree"})");
    QCOMPARE(report(tree), "read as (() 2)");
    QCOMPARE(tree->staticValue(NodeId{1}), 9.0);
}

void ReadJson::headerIsOptional() {
    const ReadResult tree = readJson(documentOf("1").toStdString());
    QVERIFY(tree.has_value());
    QVERIFY(tree->header().title.empty());
    QVERIFY(tree->header().root == Player::max);
    QVERIFY(!tree->header().failureValue);
}

void ReadJson::refuses_data() {
    const Refusals row;
    const auto node = [&row](const char* what, const char* text, int offset, const char* words) {
        row(what, documentOf(text), "1:" + QByteArray::number(nodeColumn + offset), words);
    };
    const char* const empty = "the text is empty; a tree such as [[3,12,8],[2,4,6]] is expected";
    row("nothing at all", " ", "1:1", empty);
    row("an array", " [1]", "1:2", "a document is an object");
    row("a number", "5", "1:1", "a document is an object");
    row("a word", "null", "1:1", "a document is an object");
    row("an empty object", " {}", "1:2", "lacks|\"format\"|\"prunus-tree\"");
    row("no format", R"({"version":1,"tree":5})", "1:1", "lacks|\"format\"");
    row("no version", R"({"format":"prunus-tree","tree":5})", "1:1", "lacks|\"version\"|number 1");
    row("no tree", R"({"format":"prunus-tree","version":1})", "1:1", "lacks|\"tree\"");
    row("another format", R"({"format":"plum"})", "1:11", "\"plum\"|\"prunus-tree\"");
    row("a format that is no text", R"({"format":1})", "1:11",
        "\"format\" must be|\"prunus-tree\"");
    row("a newer version", R"({"format":"prunus-tree","version":3})", "1:35",
        "version 3|newer than this program reads|2");
    row("a newer version with keys of its own",
        "{\"format\":\"prunus-tree\",\n\"version\":3,\"colour\":1,\"tree\":5}", "2:11",
        "version 3|newer");
    row("a newer version after what only it knows",
        R"({"format":"prunus-tree","views":[{"version":1}],"root":"both", "version" : 3})", "1:76",
        "version 3|newer than this program reads");
    row("a newer version and then its format",
        R"({"tree":[{"weight":1}],"version":3,"format":"prunus-tree"})", "1:34", "version 3|newer");
    row("a newer version of another format", R"({"views":[],"version":3,"format":"plum"})", "1:2",
        "unknown key");
    row("a newer version inside a node",
        R"({"format":"prunus-tree","version":1,"tree":{"version":3}})", "1:45", "unknown key");
    row("a newer version that is said second",
        R"({"format":"prunus-tree","version":1,"version":3})", "1:37", "stands here twice");
    row("a version that is no number", R"({"format":"prunus-tree","views":[],"version":[3]})",
        "1:25", "unknown key");
    row("a version that is never said",
        R"({"format":"prunus-tree","views":"\"version":3", "version)", "1:25", "unknown key");
    row("an older version", R"({"version":0})", "1:12",
        "\"version\" must be a whole number from 1 to 2");
    row("a version that is a text", R"({"version":"1"})", "1:12",
        "must be a whole number from 1 to 2");
    row("an unknown key", "{\"format\":\"prunus-tree\",\n \"views\":[]}", "2:2",
        "unknown key \"views\"|failureValue");
    row("a key of a node", R"({"children":[]})", "1:2", "unknown key \"children\"");
    row("a key in capitals", R"({"Format":"prunus-tree"})", "1:2", "unknown key \"Format\"");
    row("an empty key", R"({"":1})", "1:2", "unknown key \"\"");
    row("a key twice", R"({"title":"a","title":"b"})", "1:14", "\"title\"|twice");
    row("a title that is a number", R"({"title":5})", "1:10", "\"title\" must be a text");
    row("a title that is null", R"({"title": null})", "1:11", "\"title\" must be a text");
    row("a root that is neither", R"({"root":"MAX"})", "1:9",
        "\"root\" must be \"max\" or \"min\"");
    row("a failure value that is a text", R"({"failureValue":"inf"})", "1:17",
        "\"failureValue\" must be a finite number");
    row("a failure value that is a list", R"({"failureValue":[1]})", "1:17",
        "\"failureValue\" must be a finite number");
    row("a title that is an object", R"({"title":{}})", "1:10", "\"title\" must be a text");
    row("a second document", R"({"format":"prunus-tree","version":1,"tree":5} {})", "1:47",
        "ends before this");
    row("a second byte order mark", "\uFEFF\uFEFF{\"tree\":5}", "1:1", "U+FEFF");
    row("a byte that UTF-8 does not have", "{\"title\":\"\xFF\"}", "1:11", "not text in UTF-8");
    // Nodes of a good document.
    const char* const needed = "neither children nor a value|failureValue";
    node("an empty root", "[]", 0, "the root []|neither children nor a value|failureValue");
    node("an empty node", "[1,[2,[]]]", 6, "the node [1,1]|neither children nor a value");
    node("an object that says nothing", "[1,{}]", 3, needed);
    node("a node with a name alone", R"([1,{"name":"X"}])", 3, "\"X\" at [1]");
    node("a name after no children", R"([1,{"children":[],"name":"X"}])", 3, "\"X\" at [1]");
    node("only the first of two is named", "[[[]],[]]", 2, "the node [0,0] has");
    node("nameless beside a named one", R"([{"name":"X","value":1},[]])", 24, "the node [1] has");
    node("a text for a node", R"([1,"2"])", 3, "node must be a number, an array or an object");
    node("null for a node", "[1, null]", 4, "node must be a number, an array or an object");
    node("true for a root", "true", 0, "node must be a number, an array or an object");
    node("an unknown key of a node", R"([{"value":1,"colour":"red"}])", 12,
         "unknown key \"colour\"|name, move, value and children");
    node("a key of the document", R"([{"title":"a"}])", 2, "unknown key \"title\"");
    node("a key of a node twice", R"([{"value":1,"value":1}])", 12, "\"value\"|twice");
    node("children that are no list", R"({"children":5})", 12, "\"children\" must be an array");
    node("children that are an object", R"({"children":{}})", 12, "\"children\" must be an array");
    node("a value that is a text", R"({"value":"5"})", 9, "\"value\" must be a finite number");
    node("a value that is a list", R"({"value":[5]})", 9, "\"value\" must be a finite number");
    node("a value that is null", R"({"value":null})", 9, "\"value\" must be a finite number");
    node("a name that is a number", R"({"name":5})", 8, "\"name\" must be a text");
    node("an empty name", R"({"name":""})", 8, "name must not be empty");
    node("a move that is a list", R"({"move":[]})", 8, "\"move\" must be a text");
    node("a number beyond a double", "[1, 1e999]", 4, "1e999|beyond a double");
    // What is no JSON.
    row("an object never closed", "\n {", "2:2", "'{'|never closed");
    row("the end after a key", "{\"title\"", "1:1", "'{'|never closed");
    row("the end after a colon", "{\"title\":", "1:1", "'{'|never closed");
    row("the end after a comma", "{\"title\":\"a\",", "1:1", "'{'|never closed");
    row("the innermost list never closed", "{\"tree\":[[1,2],[3", "1:16", "'['|never closed");
    row("the end after a value", "{\"tree\":[1,[2]", "1:9", "'['|never closed");
    row("no colon", "{\"title\" \"a\"}", "1:10", "':' is expected");
    row("a colon too many", "{\"title\"::\"a\"}", "1:10", "a value is expected");
    row("no key", "{\"title\":\"a\",,}", "1:14", "key is missing");
    row("a comma after the last key", "{\"title\":\"a\" , }", "1:14", "nothing follows this comma");
    row("a key without quotes", "{title:\"a\"}", "1:2", "key in double quotes");
    row("a key in single quotes", "{'title':\"a\"}", "1:2", "key in double quotes");
    row("no comma between keys", "{\"title\":\"a\" \"root\":\"max\"}", "1:14", "',' or '}'");
    row("a value missing", "{\"title\":,}", "1:10", "value is missing");
    row("a value missing at the end", "{\"title\":}", "1:10", "a value is expected");
    row("a text never closed", "{\"title\":\"a}", "1:10", "never closed");
    row("a key never closed", "{\"title:5}", "1:2", "never closed");
    row("a line end in a text", "{\"title\":\"a\nb\"}", "1:10", "never closed");
    row("an unknown escape", "{\"title\":\"a\\x\"}", "1:12", "unknown escape");
    row("a smart quote", "{\"title\":“a\"}", "1:10", "typographic quote (U+201C)");
    row("a word without quotes", "{\"title\":yes}", "1:10", "\"yes\"|double quotes");
    row("a comment", "{\"version\":1, // one\n\"tree\":5}", "1:15", "'/'|key in double quotes");
    row("a wrong closing bracket", "{\"tree\":[1,2}}", "1:13", "'}'|']'|opened at 1:9");
    row("a list closed as an object, empty", "{\"tree\":[}}", "1:10", "'}'|']'|opened at 1:9");
    node("two commas", "[1,,2]", 3, "value is missing before this comma");
    node("a comma first", "[,1]", 1, "value is missing before this comma");
    node("a comma last", "[1,]", 2, "nothing follows this comma");
    node("no comma", "[1 2]", 3, "',' or ']'");
    node("a semicolon", "[1;2]", 2, "';'|',' or ']'");
    node("round brackets", "(1,2)", 0, "'('|value is expected");
    node("leading zeros", "[007]", 1, "no leading zeros");
    node("a plus sign", "[+5]", 1, "no plus sign");
    node("a minus sign of Unicode", "[−5]", 1, "starts with -");
    node("not a number", "[NaN]", 1, "finite number, not NaN");
    node("minus infinity", "[-inf]", 1, "finite number, not inf");
}

void ReadJson::refuses() {
    checkRefusal([](const std::string& text) { return report(readJson(text)); });
}

QTEST_APPLESS_MAIN(ReadJson)
#include "tst_readjson.moc"
