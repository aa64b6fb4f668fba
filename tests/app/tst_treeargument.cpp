#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>
#include <unistd.h>

namespace {

/// The value that alpha-beta finds, or NaN.
double valueOf(const QString& tree, const QByteArray& input = {}) {
    const ProgramRun run =
        runProgram({"compare", tree, "--algorithms", "alpha-beta", "--format", "json"}, input);
    const QJsonObject found = jsonIn(run.out);
    return found["results"][0]["value"].toDouble(qQNaN());
}

} // namespace

/// What a TREE can be, and what is said of it. What a text says is tested in tests/notation.
class TestTreeArgument : public QObject {
    Q_OBJECT

  private slots:
    void literals_data();
    void literals();
    void standardInput();
    void files();
    void fileNamedLikeALiteral();
    void badText_data();
    void badText() { QVERIFY(isRefused()); }
    void fileErrorsNameTheFile();
    void missingFiles_data();
    void missingFiles();
    void unreadableFile();
    void deepPathIsATree();
    void aMillionOpenBrackets();
    void tooBigForMemory();
    void closedStandardInput();
    void otherNotations_data();
    void otherNotations();
    void twoReadingsAreToldApart();
    void theOtherReadingIsNamed();
    void aNotationCanBeSaid();

  private:
    QTemporaryDir folder_;
};

void TestTreeArgument::literals_data() {
    const Rows<QString, double> row("tree", "value");
    row("square brackets", textbook, 3);
    row("round brackets", "((3 12 8)(2 4 6)(14 5 2))", 3);
    row("spaces in front do not make it a file", "[ -3 ; +4 ]", 4);
    row("names", "[B: [3,4], \"two words\" = [5,6]]", 5);
    // The smallest of 12, 20 and 13, and of 8 and 5.
    row("a formula of min and max", "min(max(3,12,8),max(20,1,2),max(13,4,4))", 12);
    row("braces with heads that say who moves", "{MIN {MAX 3 8} {MAX 1 5}}", 5);
    row("players with colons", "MIN: [MAX: [3,8], MAX: [1,5]]", 5);
}

void TestTreeArgument::literals() {
    QFETCH(QString, tree);
    QFETCH(double, value);
    QCOMPARE(valueOf(tree), value);
}

void TestTreeArgument::standardInput() {
    QCOMPARE(valueOf("-", "{[3,12,8],[2,4,6],[14,5,2]}\n"), 3.0);
    QCOMPARE(valueOf("-", "A[1,2]"), 2.0);
    QCOMPARE(valueOf("-", R"({"format": "prunus-tree", "version": 1, "tree": [4, 2]})"), 4.0);
    const ProgramRun run = runShell("\"$0\" generate --depth 2 --branching 2 --values 5,5 | "
                                    "\"$0\" compare - --algorithms minimax --format csv");
    QVERIFY(run.out.contains("minimax,5,0,\"[0, 0]\",7,4,3,0,0,0\n"));
}

void TestTreeArgument::files() {
    QCOMPARE(valueOf(fileIn(folder_, "tree.txt", "[[1,2],\n [3,4]]\n")), 3.0);
    QCOMPARE(valueOf(fileIn(folder_, "tree.json", R"({"format": "prunus-tree", "version": 1,
                                                      "root": "min", "tree": [4, 2]})")),
             2.0);
}

void TestTreeArgument::fileNamedLikeALiteral() {
    fileIn(folder_, "[x", "[1,9]");
    const ProgramRun run = runShell(
        "cd \"$1\" && \"$0\" compare './[x' --algorithms minimax --format csv", {folder_.path()});
    QVERIFY(run.out.contains("minimax,9,"));
}

void TestTreeArgument::badText_data() {
    const Refusals row;
    row("an unclosed bracket, where it was opened", "compare -", "<stdin>:2:2: ", {}, 1,
        "[[3,12],\n [2");
    row("the same to be traced", "trace - --algorithm minimax", "<stdin>:2:2: ", {}, 1,
        "[[3,12],\n [2");
    row("characters are counted, not bytes", "compare -", "<stdin>:2:8: ", {}, 1,
        "[1,\n\"αβ\" 3 }");
    row("binary", "compare -", "<stdin>:1:", {}, 1, QByteArray("\x7f\x45LF\0\xff\xfe\0", 8));
    row("a literal", "compare [[3", "<literal>:1:2: ", {}, 1);
    row("an unknown key of a document", "compare -", "<stdin>:", "colour", 1,
        R"({"format": "prunus-tree", "version": 1, "tree": 1, "colour": 1})");
    row("a lesson", "compare -",
        "<stdin>:", "this is a lesson (\"format\": \"prunus-lesson\"), and no \"prunus-tree\"", 1,
        R"({"format": "prunus-lesson", "version": 1, "id": "w", "steps": []})");
    row("a notation of a game", "convert game:nim:1:2 --notation rows -o FOLDER/c.txt",
        "--notation", {}, 1);
}

void TestTreeArgument::fileErrorsNameTheFile() {
    const QString path = fileIn(folder_, "bad.txt", "[1,\n[2,3)]");
    QVERIFY(failedWith(runProgram({"compare", path}), 1, path.toLocal8Bit() + ":2:"));
    const QByteArray folder = folder_.path().toLocal8Bit();
    QVERIFY(failedWith(runProgram({"compare", folder_.path()}), 1, folder + ": "));
}

void TestTreeArgument::missingFiles_data() {
    const Rows<QString, bool> row("name", "hint");
    row("a name", "nowhere.json", false);
    row("braces", "{3,4}", true);
    row("a document", R"({"format": "prunus-tree"})", true);
    row("a named tree", "A[1,2]", true);
    row("a list without brackets", "3,4", true);
}

void TestTreeArgument::missingFiles() {
    QFETCH(QString, name);
    QFETCH(bool, hint);
    const ProgramRun run = runProgram({"compare", name});
    QVERIFY(failedWith(run, 1, name.toLocal8Bit() + ": "));
    QCOMPARE(run.err.contains("starts with [ or ("), hint);
}

void TestTreeArgument::unreadableFile() {
    const QString path = fileIn(folder_, "secret.txt", "[1]");
    QVERIFY(QFile::setPermissions(path, {}));
    QVERIFY(QFile::setPermissions(folder_.path(), QFile::Permissions(0x7755)));
    // The superuser may read everything, so the program runs as somebody else.
    const QString asNobody =
        geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups -- " : "";
    const ProgramRun able = runShell(asNobody + "\"$0\" --version");
    if (able.exitCode != 0) {
        QSKIP("nobody may not run the program here");
    }
    const ProgramRun run = runShell(asNobody + "\"$0\" compare \"$1\"", {path});
    QVERIFY(failedWith(run, 1, path.toLocal8Bit() + ": "));
    QVERIFY(run.err.contains("ermission"));
}

void TestTreeArgument::deepPathIsATree() {
    constexpr int depth = 1'000'000;
    const QByteArray tree = QByteArray(depth, '[') + "42" + QByteArray(depth, ']');
    QCOMPARE(valueOf("-", tree), 42.0);
}

void TestTreeArgument::aMillionOpenBrackets() {
    const ProgramRun run = runProgram({"compare", "-"}, QByteArray(1'000'000, '['));
    QVERIFY(failedWith(run, 1, "<stdin>:1:1"));
    QVERIFY(run.err.size() < 300);
}

void TestTreeArgument::tooBigForMemory() {
    if (hasSanitizers()) {
        QSKIP("sanitizers need more memory than a limited process has");
    }
    // Two million leaves do not fit into 100 MB with their search.
    const QString path =
        fileIn(folder_, "big.txt", '[' + QByteArray("1,").repeated(2'000'000) + "1]");
    const QString line = "ulimit -v 100000; \"$0\" compare ";
    QVERIFY(failedWith(runShell(line + "\"$1\"", {path}), 1, path.toLocal8Bit() + ": "));
    QVERIFY(failedWith(runShell(line + "- < \"$1\"", {path}), 1, "<stdin>: "));
}

void TestTreeArgument::closedStandardInput() {
    QVERIFY(failedWith(runShell("\"$0\" compare - <&-"), 1, "<stdin>: this cannot be read: "));
}

void TestTreeArgument::otherNotations_data() {
    const Rows<QString, QByteArray, QByteArray> row("name", "text", "notation");
    row("lists with heads", "heads.txt", "(A (B 3 12 8) (C 2 4 6))", "lists with heads");
    row("a forest", "forest.tex",
        "\\begin{forest}[A [B [3] [12] [8]] [C [2] [4] [6]]]\\end{forest}", "a forest");
    row("Newick", "tree.nwk", "((3,12,8)B,(2,4,6)C)A;", "Newick");
    row("an outline", "outline.md", "- A\n  - B: 3, 12, 8\n  - C: 2 4 6\n", "an outline");
    row("arrows", "graph.dot", "digraph { A -> B -> {3 12 8}; A -> C; C -> {2 4 6} }", "arrows");
    row("comma-separated values", "tree.csv", "A,B,3,12,8\n,C,2,4,6\n", "rows");
    row("cells between tabs", "tree.tsv", "A\tB\t3\t12\t8\r\n\tC\t2\t4\t6\r\n", "rows");
    row("JSON of another program", "nested.json", R"({"A": {"B": [3,12,8], "C": [2,4,6]}})",
        "JSON");
}

/// From a file and from standard input comes the same tree, and it is told how it was read.
void TestTreeArgument::otherNotations() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, notation);
    const QString out = folder_.filePath("out.txt");
    const QString in = fileIn(folder_, name, text);
    for (const QString& tree : {in, QStringLiteral("-")}) {
        const ProgramRun run = runProgram({"convert", tree, "-o", out}, text);
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(contentOf(out), QByteArray("A:[B:[3,12,8],C:[2,4,6]]\n"));
        const QByteArray where = tree == "-" ? QByteArray("<stdin>") : in.toUtf8();
        QVERIFY2(run.err.startsWith("prunus: " + where + ":") &&
                     run.err.contains(": note: read as " + notation) &&
                     run.err.endsWith(" (to say otherwise: --notation)\n"),
                 run.err.constData());
    }
}

void TestTreeArgument::twoReadingsAreToldApart() {
    const ProgramRun run = runProgram({"compare", "((B 3 12 8) (C 2 4 6))"});
    QVERIFY(failedWith(run, 1, "<literal>:1:3: this can be read in two ways: "));
    QVERIFY(run.err.endsWith("with --notation headed or --notation brackets\n"));
}

/// What it proposes is what it then reads.
void TestTreeArgument::theOtherReadingIsNamed() {
    const QStringList compare{"compare", "[A [B [H 6] [I 5]] [C 3 9]]"};
    const ProgramRun brackets = runProgram(compare);
    // A root and A, B, H, a list and I, a list and C, 9; or A, B, H, I, C, 3, 9.
    QVERIFY(brackets.out.startsWith("tree: 9 nodes, 4 leaves, depth 3, MAX to move\n"));
    QVERIFY2(brackets.err.startsWith("prunus: <literal>:1:2: note: read as brackets, ") &&
                 brackets.err.endsWith(" (to say so: --notation headed)\n"),
             brackets.err.constData());
    const ProgramRun headed = runProgram(compare + QStringList{"--notation", "headed"});
    QVERIFY(headed.out.startsWith("tree: 7 nodes, 4 leaves, depth 2, MAX to move\n"));
    const ProgramRun said = runProgram(compare + QStringList{"--notation", "brackets"});
    QCOMPARE(said.out, brackets.out);
    QVERIFY(said.err.isEmpty());
}

void TestTreeArgument::aNotationCanBeSaid() {
    const QString out = folder_.filePath("a.");
    for (const QStringList& command : {QStringList{"compare"},
                                       {"trace", "--algorithm", "minimax"},
                                       {"growth"},
                                       {"convert", "-o", out + "txt"},
                                       {"render", "--algorithm", "minimax", "-o", out + "svg"}}) {
        const auto run = [&](const char* notation) {
            return runProgram(command +
                              QStringList{"((B 3 12 8) (C 2 4 6))", "--notation", notation});
        };
        QCOMPARE(run("headed").exitCode, 0);
        QCOMPARE(run("newick").exitCode, 1);
        QCOMPARE(run("sgf").exitCode, 2);
    }
}

QTEST_GUILESS_MAIN(TestTreeArgument)
#include "tst_treeargument.moc"
