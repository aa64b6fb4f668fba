#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/refusals.h"
#include "tests/notation/said.h"

using namespace prunus;

/// Texts of other programs and of course pages: what they are read as, and of those that are no
/// trees, or in no notation that is read, what they are, where the mistake is, and what to do. The
/// readings were worked out by hand from what each notation's own documentation says of it; an
/// outline of a tree is described in outline.h. More of them stand in coursetexts.
class Foreign : public QObject {
    Q_OBJECT
  private slots:
    void reads_data();
    void reads();
    void titlesAreKept_data();
    void titlesAreKept();
    void readsAsAsked_data();
    void readsAsAsked();
    void refuses_data();
    void refuses();
};

void Foreign::reads_data() {
    const Rows<QByteArray, QByteArray> row("text", "reading");
    // Lisp's lists, as lectures on search write them.
    row("a list with names as heads", "(A (B 3 12 8) (C 2 4 6))",
        "headed: A=(B=(3 12 8) C=(2 4 6))");
    row("players of Lisp in small letters", "(max (min 3 5) (min -2 9))", "headed: ((3 5) (-2 9))");
    row("leaves with names", "(A (B x: 3 y=12) (C z: 2 5))", "headed: A=(B=(x=3 y=12) C=(z=2 5))");
    row("quoted heads", "(\"my move\" (\"your move\" 1 2) (B 3 4))",
        "headed: my move=(your move=(1 2) B=(3 4))");
    row("symbols of Lisp as heads", "(max-node (min-node 3 12 8) (min-node 2 4 6))",
        "headed: max-node=(min-node=(3 12 8) min-node=(2 4 6))");
    row("a player and one number are a node", "(MAX (MIN 3) (MIN 5))", "headed: ((3) (5))");
    row("NLTK's Tree, its leaves numbers", "(S\n  (NP 3 12)\n  (VP (V 2) (NP 4 6)))",
        "headed: S=(NP=(3 12) VP=(V=2 NP=(4 6)))");
    // Brackets as before.
    row("a name with a comma", "(x 5, y 6)", "brackets: (x=5 y=6)");
    row("named leaves in lists", "((a 3 b 12) (c 2 d 4))", "brackets: ((a=3 b=12) (c=2 d=4))");
    row("named leaves side by side", "[a 3 b 4]", "brackets: (a=3 b=4)");
    row("a name with a colon", "[a 3, b: [4, 5]]", "brackets: (a=3 b=(4 5))");
    row("a named first child with a comma behind", "[A [1, 2], [3, 4]]",
        "brackets: (A=(1 2) (3 4))");
    row("named first leaves with commas", "[[x 3, 5], [y 2, 4]]", "brackets: ((x=3 5) (y=2 4))");
    row("objects with names that are no keys", R"([{"x": 3}, {"y": 5}])",
        "brackets: ((x=3) (y=5))");
    // The package forest: "Essentials" of its manual, with numbers for leaves.
    row("a forest over lines, as its manual writes it",
        "[VP\n  [DP [3]]\n  [V'\n    [V [5]]\n    [DP [7]]\n  ]\n]",
        "forest: VP=(DP=(3) V'=(V=(5) DP=(7)))");
    row("a forest's environment",
        "\\begin{forest}\n  [MAX [MIN [3] [12] [8]] [MIN [2] [4] [6]]]\n\\end{forest}\n",
        "forest: ((3 12 8) (2 4 6))");
    row("a forest with a preamble and options",
        "\\begin{forest}\n  for tree={circle, draw, l sep=20pt}\n"
        "  [A, fill=red!20\n    [B, edge label={node[midway,left]{a}} [3] [12]]\n"
        "    [C, edge label={node[midway,right,font=\\scriptsize]{b}} [2] [4]]\n  ]\n\\end{forest}",
        "forest: A=(B=(3 12)!a C=(2 4)!b)");
    row("a forest in a document, with formulas and a comment",
        "\\documentclass{standalone}\n\\begin{document}\n\\begin{forest}\n"
        "[$A$ % the root\n [{B, left} [$-3$] [{5}]]\n [\\textbf{C} [2]]]\n\\end{forest}\n"
        "\\end{document}",
        "forest: A=(B, left=(-3 5) \\textbf{C}=(2))");
    row("a forest whose inner nodes show values",
        "\\begin{forest} [3 [3 [3] [12]] [2 [2] [4]]]\\end{forest}",
        "forest: ((3 12)^3 (2 4)^2)^3");
    row("names of several words in a forest", "[my move [your move [3] [5]] [pass [4]]]",
        "forest: my move=(your move=(3 5) pass=(4))");
    row("the command of forest", "\\Forest{[A [B [1]] [C [2]]]}", "forest: A=(B=(1) C=(2))");
    row("a line break in a label of forest",
        "\\begin{forest}[A\\\\MAX [x\\\\3] [y\\\\5]]\\end{forest}", "forest: A MAX=(x=3 y=5)");
    // qtree and tikz-qtree, after their manuals.
    row("qtree without its command", "[.A [.B 3 12 8 ] [.C 2 4 6 ] ]",
        "qtree: A=(B=(3 12 8) C=(2 4 6))");
    row("qtree with a label behind the bracket", "\\Tree [ [.B 3 12 ] [ 2 4 ].C ].A",
        "qtree: A=(B=(3 12) C=(2 4))");
    row("qtree with braces and formulas", "\\Tree [.{my move} [.$B_1$ {3} $-12$ ] 5 ]",
        "qtree: my move=(B_1=(3 -12) 5)");
    row("tikz-qtree in its picture",
        "\\begin{tikzpicture}[level distance=40pt]\n\\Tree [.MAX\n  \\edge node[auto=right]{a};\n"
        "  [.MIN 3 12 8 ]\n  \\edge node[auto=left]{b}; [.MIN 2 4 6 ] ]\n\\end{tikzpicture}",
        "qtree: ((3 12 8)!a (2 4 6)!b)");
    row("tikz-qtree with nodes", "\\Tree [.\\node[draw]{A}; [.\\node{B}; \\node[draw]{3}; 12 ] 5 ]",
        "qtree: A=(B=(3 12) 5)");
    // Felsenstein's page on the Newick standard, with numbers for leaves.
    row("Newick with comments and quotes", "((3,12)'the mover''s', [a comment] (2,4)C_1)A;",
        "newick: A=(the mover's=(3 12) C_1=(2 4))");
    row("Newick without its semicolon", "((3,12)B,(2,4)C)A", "newick: A=(B=(3 12) C=(2 4))");
    row("Newick with players", "((3,12)MIN,(2,4)MIN)MAX;", "newick: ((3 12) (2 4))");
    // Outlines, as editors and programs print them.
    row("stars and values with names", "* MAX\n  * MIN\n    * x: 3\n    * y = 12\n  * z 5",
        "outline: ((x=3 y=12) z=5)");
    row("typographic bullets", "• A\n  • B\n    • 3\n  • 4", "outline: A=(B=(3) 4)");
    row("headings of Markdown", "# A\n## B\n### 3\n### 12\n## C\n### 2\n",
        "outline: A=(B=(3 12) C=(2))");
    row("words that Markdown stresses are no other words",
        "- **A**\n  - **B**: 3, 12\n  - __C__\n    - **2**\n    - *x*: 4\n",
        "outline: A=(B=(3 12) C=(2 x=4))");
    row("stars that stress nothing stay", "SSS*\n  a*b: 3\n  c*: 4\n",
        "outline: SSS*=(a*b=3 c*=4)");
    row("lists of Markdown below headings", "# A\n## B\n- 3\n- 12\n## C\n- 2\n",
        "outline: A=(B=(3 12) C=(2))");
    row("headings of Org mode", "* A\n** B\n*** 3\n*** 12\n** C: 5\n", "outline: A=(B=(3 12) C=5)");
    row("treelib's show() in ASCII", "A\n|-- B\n|   |-- 3\n|   +-- 12\n+-- C\n    +-- 2\n",
        "outline: A=(B=(3 12) C=(2))");
    row("Haskell's drawTree", "1\n|\n+- 2\n|  |\n|  `- 5\n|\n`- 3\n", "outline: ((5)^2 3)^1");
    row("an outline with lists of values", "A\n  B: 3, 12, 8\n  C: 2 4 6\n",
        "outline: A=(B=(3 12 8) C=(2 4 6))");
    row("nested lists as YAML has them", "A:\n  B: [3, 12, 8]\n  C: [2, 4, 6]\n",
        "outline: A=(B=(3 12 8) C=(2 4 6))");
    row("a line of Windows and a blank one", "A\r\n  3\r\n\r\n  5\r\n", "outline: A=(3 5)");
    // Arrows.
    row("typographic arrows and blanks", "A → B C\nB → 3 12\nC → -2",
        "arrows: A=(B=(3 12) C=(-2))");
    row("values on lines of their own", "A -> x, y\nx = 3\ny: 5", "arrows: A=(x=3 y=5)");
    row("lists of neighbours", "A: B, C\nB: 3, 12, 8\nC: 2, 4, 6",
        "arrows: A=(B=(3 12 8) C=(2 4 6))");
    row("Graphviz, after its guide",
        "digraph G {\n  rankdir=TB;\n  node [shape=circle];\n  A -> B [label=\"a\"];\n"
        "  A -> C [label=b, color=red];\n  B -> x1; B -> x2;\n  C -> x3 /* a leaf */\n"
        "  x1 [label=\"3\"]; x2 [label=\"12\", shape=box];\n  x3 [label=\"x = 2\"]; // that's "
        "it\n}",
        "arrows: A=(B=(3 12)!a C=(x=2)!b)");
    row("Graphviz with groups and chains",
        "digraph {\n A -> B -> {3 12 8}\n A -> {C; 7}\n C -> 2\n}",
        "arrows: A=(B=(3 12 8) C=(2) 7)");
    row("Graphviz with numbers for names",
        "digraph { 1 -> 2; 1 -> 3; 2 [label=4]; 3 [label=5]; 1 [label=\"MAX\"] }", "arrows: (4 5)");
    row("anytree's DotExporter",
        "digraph tree {\n    \"root\";\n    \"sub0\";\n    \"3\";\n"
        "    \"root\" -> \"sub0\";\n    \"sub0\" -> \"3\";\n}",
        "arrows: root=(sub0=(3))");
    // Spreadsheets.
    row("rows with semicolons and decimal commas", "B;2,5;3\nC;-1,25;4\n",
        "rows: (B=(2.5 3) C=(-1.25 4))");
    row("rows with names and colons", "B: 3 12 8\nC: 2 4 6", "rows: (B=(3 12 8) C=(2 4 6))");
    row("blanks for what stands above", "A\tB\t3\n\t\t12\n\t\t8\n\tC\t2\n\t\t4\n",
        "rows: A=(B=(3 12 8) C=(2 4))");
    row("names written again in each row", "A,B,3\nA,B,12\nA,C,2\n", "rows: A=(B=(3 12) C=(2))");
    row("a name and a value a row, with a heading", "Leaf,Value\nx,3\n\"y, or z\",5\n",
        "rows: (x=3 y, or z=5)");
    // JSON of other programs.
    row("a list of nodes with children",
        R"([{"children":[{"value":3},{"value":12},{"value":8}]},{"children":[{"value":2}]}])",
        "json: ((3 12 8) (2))");
    row("nested objects without one root", R"({"B": [3,12,8], "C": {"x": 2, "y": 4}})",
        "json: (B=(3 12 8) C=(x=2 y=4))");
    row("names, utilities and players",
        R"({"name":"A","type":"MIN","children":[{"label":"B","utility":3},{"id":7,"score":-5}]})",
        "json: MIN moves: A=(B=3 7=-5)");
    row("d3-hierarchy's flare",
        R"({"name":"flare","children":[{"name":"analytics","children":[{"name":"cluster",)"
        R"("children":[{"name":"AgglomerativeCluster","value":3938},)"
        R"({"name":"CommunityStructure","value":3812}]}]},{"name":"vis","value":16540}]})",
        "json: flare=(analytics=(cluster=(AgglomerativeCluster=3938 CommunityStructure=3812)) "
        "vis=16540)");
    row("treelib's to_json(with_data=True)",
        R"({"Harry": {"data": null, "children": [{"Bill": {"children": [{"George": {"data": 3}}]}},)"
        R"( {"Jane": {"data": 5}}]}})",
        "json: Harry=(Bill=(George=3) Jane=5)");
    row("binary nodes, left and right", R"({"value": 1, "left": {"val": 3}, "right": {"val": 5}})",
        "json: (3 5)^1");
    row("labels of moves", R"({"children":[{"move":"a","value":3},{"action":"b","value":5}]})",
        "json: (3!a 5!b)");
    row("numbers in quotes", R"({"name":"A","children":[{"name":"3"},{"value":"5"}]})",
        "json: A=(3 5)");
}

void Foreign::reads() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, reading);
    QCOMPARE(said(importTree(text.toStdString())), reading);
    // What it was taken for can be asked for, and is then the same.
    const ImportResult read = importTree(text.toStdString());
    if (isForeign(read->notation)) {
        QCOMPARE(said(importTree(text.toStdString(), nullptr, read->notation)), reading);
    }
}

void Foreign::titlesAreKept_data() {
    const Rows<QByteArray, QByteArray> row("text", "title");
    row("the label of a graph of Graphviz", R"(digraph g { label="Task 1"; A -> 3; A -> 4 })",
        "Task 1");
    row("the label among its attributes",
        "digraph { graph [rankdir=TB, label=\"Task 1\"]; node [label=\"x\"]; A -> 3; A -> 4 }",
        "Task 1");
    row("what stands before a flow chart of Mermaid",
        "---\ntitle: Task 1\n---\nflowchart TD\n  A --> x[3]\n  A --> y[4]\n", "Task 1");
    row("no label", "digraph Task { labelloc=t; A -> 3; A -> 4 }", "");
    row("a heading of Markdown over one list", "# Task **1**\n\n- A\n  - 3\n  - 4\n", "Task 1");
}

/// Where the notation has a place for one; and what this program writes for Graphviz comes back.
void Foreign::titlesAreKept() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, title);
    const ImportResult read = importTree(text.toStdString());
    QVERIFY(read);
    QCOMPARE(QByteArray::fromStdString(read->tree.header().title), title);
    QCOMPARE(outline(read->tree), std::string("A=(3 4)"));
    const std::string dot = written(read->tree, TreeFormat::dot);
    QCOMPARE(QByteArray::fromStdString(importTree(dot)->tree.header().title), title);
}

void Foreign::readsAsAsked_data() {
    const Rows<QByteArray, QByteArray, QByteArray> row("notation", "text", "reading");
    row("a headed list as brackets", "brackets", "(A (B 3 12 8) (C 2 4 6))",
        "brackets: (A=(B=3 12 8) (C=2 4 6))");
    row("a forest as brackets", "brackets", "[A [5] [6]]", "brackets: (A=(5) (6))");
    row("square brackets as lists with heads", "headed", "[A [B 3, 12, 8] [C 2, 4, 6]]",
        "headed: A=(B=(3 12 8) C=(2 4 6))");
    row("records as brackets", "brackets", R"([{"value": 3}, {"value": 5}])",
        "brackets: ((value=3) (value=5))");
    row("a forest with options", "forest", "[A, draw [B, red [3]] [5]]", "forest: A=(B=(3) 5)");
    row("a line as a row", "rows", "B 3 12 8", "rows: B=(3 12 8)");
    row("a heading of Markdown that is the root", "outline", "# A\n- 3\n- 12\n",
        "outline: A=(3 12)");
    row("numbers as rows", "rows", "3,12,8\n2,4,6", "rows: ((3 12 8) (2 4 6))");
    row("a column as an outline", "outline", "5\n 3\n 2", "outline: (3 2)^5");
}

void Foreign::readsAsAsked() {
    QFETCH(QByteArray, notation);
    QFETCH(QByteArray, text);
    const auto as = notationNamed(notation.toStdString());
    QVERIFY(as.has_value());
    QTEST(said(importTree(text.toStdString(), nullptr, as)), "reading");
}

void Foreign::refuses_data() {
    const Refusals row;
    // Recognised by what they are, and read if only they had values.
    row("Felsenstein's leaves without names", "(,,(,));", "1:2", "no value");
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
    row("GraphML", "<?xml version=\"1.0\"?>\n<graphml xmlns=\"x\"/>", "1:1", "GraphML");
    row("YAML with its mark", "---\nA:\n  - 3\n", "1:1", "YAML");
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
    row("PSTricks", "\\pstree{\\Tcircle{A}}{\\TR{3}}", "1:1", "PSTricks");
    // Broken brackets are not taken for anything else.
    row("a bracket too few", "[[3, 12,\n [2, 4]", "1:2", "never closed");
    row("a space after a sign in a list of lists", "[[+ 3] [4]]", "1:4", "no space|number");
    row("a quote that is not closed", "[\"a 3]", "1:2", "never closed");
    row("an empty name", "[\"\" 3]", "1:2", "empty");
    row("a word too many", "[3, foo]", "1:5", "\"foo\"");
    row("lines with a bracket too few", "[\n  3\n  12\n", "1:1", "never closed");
    row("names without brackets", "x 5, y 6", "1:4", "only one tree");
    row("lists side by side", "[1] [2]", "1:5", "only one tree");
    row("a dash for a minus sign", "[\u20135]", "1:2", "dash");
    row("one number a line", "3\n12\n8", "2:1", "one list or many");
    row("prose", "Hello, world", "1:1", "\"Hello\"");
}

void Foreign::refuses() {
    checkRefusal([](const std::string& text) { return said(importTree(text)); });
}

QTEST_APPLESS_MAIN(Foreign)
#include "tst_foreign.moc"
