#include "core/formats/importtree.h"
#include "tests/notation/said.h"

#include <QTest>

using namespace prunus;

/// Texts of other programs that are no trees, or in no notation that is read: what they are, where
/// the mistake is, and what to do.
class ForeignRefused : public QObject {
    Q_OBJECT
  private slots:
    void refuses_data();
    void refuses();
};

void ForeignRefused::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
    auto row = [](const char* what, const char* text, const char* place, const char* words) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(place) << QByteArray(words);
    };
    // Recognised by what they are, and read if only they had values.
    row("the Penn treebank", "(S (NP (DT the) (NN dog)) (VP (V barks)))", "1:12",
        "\"the\"|no value");
    row("a forest of its manual",
        "\\begin{forest}\n[VP\n  [DP]\n  [V'\n    [V]\n    [DP]\n  ]\n]\n"
        "\\end{forest}",
        "3:4", "\"DP\"|no value");
    row("qtree's manual", "\\Tree [.IP [.NP the package ] [.VP ends ] ]", "1:17",
        "\"the\"|no value");
    row("Felsenstein's leaves", "(B,(A,C,E),D);", "1:2", "\"B\"|no value");
    row("Felsenstein's leaves without names", "(,,(,));", "1:2", "no value");
    row("Felsenstein's raccoon",
        "((raccoon:19.19959,bear:6.80041):0.84600,((sea_lion:11.99700, seal:12.00300):7.52973,"
        "weasel:18.87953):3.87382,dog:25.46154);",
        "1:3", "\"raccoon\"|no value|length");
    row("treelib's own example",
        "Harry\n\xE2\x94\x9C\xE2\x94\x80\xE2\x94\x80 Bill\n\xE2\x94\x94\xE2"
        "\x94\x80\xE2\x94\x80 Jane\n",
        "2:5", "\"Bill\"|no value");
    row("Graphviz's guide, where two lead to one",
        "digraph G {\n  main -> parse -> execute;\n  main -> init;\n  execute -> make_string;\n"
        "  init -> make_string;\n}",
        "5:11", "\"make_string\"|one parent");
    row("Mermaid's first example", "graph TD;\n    A-->B;\n    A-->C;\n    B-->D;\n    C-->D;",
        "5:9", "\"D\"|one parent");
    row("arrows in a circle", "A -> B\nB -> A", "1:1", "circle|a root that is no node's child");
    row("a circle of arrows beside a tree", "A -> 3, 4\nB -> C\nC -> B", "1:1",
        "circle|a tree has no circle");
    row("two roots", "A -> 3, 4\nB -> 5", "2:1", "\"B\"|\"A\"|one root");
    row("an arrow that leads nowhere", "A -> B,\nB ->\n", "2:3", "leads nowhere");
    row("an outline with two roots", "A\n  3\nB\n  5", "3:1", "one root");
    row("an outline out of line", "A\n    B\n      3\n  5\n", "4:3", "stands as far in");
    row("tabs and spaces", "A\n\tB\n        3", "3:9", "tabs|spaces");
    row("a blank that continues nothing", "\tB\t3\n\tC\t5", "1:1", "blank");
    row("brackets with a mistake", "[a: b: 3]", "1:2", "followed by a number");
    row("a forest that is not closed", "\\begin{forest}[A [3] [5]\\end{forest}", "1:15",
        "never closed");
    row("a forest that ends within its preamble", "\\begin{forest} for tree={\\end{forest} [A [3]]",
        "1:1", "a forest is expected");
    row("players who do not take turns", "(MAX (MAX 3 4) (MIN 2 4))", "1:7", "MAX|1:2|turns");
    row("two players in a forest", "[MIN [MIN [3]] [4]]", "1:7", "MIN|1:2|turns");
    row("keys that are not understood", R"({"children":[{"value":3,"moves":[1,2]}]})", "1:25",
        "\"moves\"|children");
    row("a value that is no number", R"({"children":[{"value":[1,2]}]})", "1:15",
        "\"value\"|number");
    row("a list that is not closed in JSON", R"({"A": {"B": [3,12})", "1:18", "']'");
    row("nodes of JSON that name each other in a circle", R"({"A": ["B"], "B": ["A"]})", "1:1",
        "circle");
    row("a circle of JSON beside a tree", R"({"A": ["B"], "B": 3, "C": ["D"], "D": ["C"]})", "1:2",
        "circle");
    row("a node of JSON that is named twice", R"({"A": ["B","B"], "B": 3})", "1:12",
        "\"B\"|one parent");
    row("two roots in JSON", R"({"A": ["B"], "B": 3, "C": ["D"], "D": 4})", "1:22",
        "\"C\"|one root");
    // Known, and not read.
    row("Gambit's normal form", "NFG 1 R \"Selten\" { \"1\" \"2\" } { 2 2 }", "1:1",
        "normal form|NFG");
    row("a game of chess", "[Event \"F/S Return Match\"]\n[Site \"Belgrade\"]\n\n1. e4 e5", "1:1",
        "PGN");
    row("a game of Go", "(;FF[4]GM[1]SZ[19];B[aa];W[bb])", "1:1", "SGF");
    row("GraphML", "<?xml version=\"1.0\"?>\n<graphml xmlns=\"x\"/>", "1:1", "GraphML");
    row("XML", "<?xml version=\"1.0\"?>\n<node value=\"3\"/>", "1:1", "XML");
    row("NEXUS", "#NEXUS\nBEGIN TREES;\nTREE t=(1,2);\nEND;", "1:1", "NEXUS|Newick");
    row("YAML with its mark", "---\nA:\n  - 3\n", "1:1", "YAML");
    row("an undirected graph", "graph { A -- B; A -- C }", "1:1", "undirected|->");
    row("a literal of Python with a mistake", "{'A': {'B': [3, 12 4]}}", "1:20",
        "a comma or a closing bracket");
    row("a literal of Python that is not closed", "['a', [3, 12]", "1:1", "never closed");
    row("a quote of Python's that is not closed", "['a, 3]", "1:2", "' is missing");
    row("a program in Python, behind its comment", "# minimax\nimport math\nt = [3, [5]]", "1:1",
        "Python|alone");
    row("infinity in Python", "[('a', 3), ('b', float('inf'))]", "1:18", "number|expected");
    row("a node of chance in JSON", R"({"type":"chance","children":[3,5]})", "1:2", "chance");
    row("records of JSON that name their parents in a circle",
        R"([{"id":1,"parent":2},{"id":2,"parent":1}])", "1:1", "circle");
    row("anytree's repr", "Node('/A/B', value=3)", "1:1", "Python");
    row("TikZ's own trees", "\\node {A} child {node {3}} child {node {5}};", "1:1", "TikZ");
    row("PSTricks", "\\pstree{\\Tcircle{A}}{\\TR{3}}", "1:1", "PSTricks");
    row("PlantUML", "@startmindmap\n* A\n** 3\n@endmindmap", "1:1", "PlantUML");
    // Broken brackets are not taken for anything else.
    row("a bracket too few", "[[3, 12,\n [2, 4]", "1:2", "never closed");
    row("a space after a sign", "[+ 3]", "1:3", "no space|number");
    row("a space after a sign in a list of lists", "[[+ 3] [4]]", "1:4", "no space|number");
    row("a quote that is not closed", "[\"a 3]", "1:2", "never closed");
    row("an empty name", "[\"\" 3]", "1:2", "empty");
    row("a word too many", "[3, foo]", "1:5", "\"foo\"");
    row("lines with a bracket too few", "[\n  3\n  12\n", "1:1", "never closed");
    row("names without brackets", "x 5, y 6", "1:4", "only one tree");
    row("lists side by side", "[1] [2]", "1:5", "only one tree");
    row("a dash for a minus sign", "[\xE2\x80\x93\x35]", "1:2", "dash");
    row("one number a line", "3\n12\n8", "2:1", "one list or many");
    row("prose", "Hello, world", "1:1", "\"Hello\"");
}

void ForeignRefused::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    const QByteArray why = said(importTree(text.toStdString()));
    QVERIFY2(saysAt(why, place, words), why.constData());
}

QTEST_APPLESS_MAIN(ForeignRefused)
#include "tst_foreignrefused.moc"
