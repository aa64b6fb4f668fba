#include "tests/app/programrun.h"
#include "tests/contentof.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>
#include <unistd.h>

namespace {

const QStringList asJson{"--algorithms", "alpha-beta", "--format", "json"};

/// The value that alpha-beta finds, or NaN.
double valueOf(const QString& tree, const QByteArray& input = {}) {
    const ProgramRun run = runProgram(QStringList{"compare", tree} + asJson, input);
    return QJsonDocument::fromJson(run.out)["results"][0]["value"].toDouble(qQNaN());
}

} // namespace

class TestTreeArgument : public QObject {
    Q_OBJECT

  private slots:
    void literals_data();
    void literals();
    void standardInput();
    void files();
    void fileNamedLikeALiteral();
    void badText_data();
    void badText();
    void badDocuments_data();
    void badDocuments();
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
    void aNotationIsNoneOfAGame();

  private:
    QString file(const QString& name, const QByteArray& content);
    QTemporaryDir folder_;
};

QString TestTreeArgument::file(const QString& name, const QByteArray& content) {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        return {};
    }
    return file.fileName();
}

void TestTreeArgument::literals_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<double>("value");
    QTest::newRow("square brackets") << "[[3,12,8],[2,4,6],[14,5,2]]" << 3.0;
    QTest::newRow("round brackets") << "((3 12 8)(2 4 6)(14 5 2))" << 3.0;
    QTest::newRow("one pair of brackets") << "[5]" << 5.0;
    QTest::newRow("a list that ends in a list") << "[1,[2]]" << 2.0;
    QTest::newRow("spaces in front do not make it a file") << "[ -3 ; +4 ]" << 4.0;
    QTest::newRow("names") << "[B: [3,4], \"two words\" = [5,6]]" << 5.0;
    QTest::newRow("a typographic minus") << "[−3, −4]" << -3.0;
    // The smallest of 12, 20 and 13, and of 8 and 5.
    QTest::newRow("a formula of min and max") << "min(max(3,12,8),max(20,1,2),max(13,4,4))" << 12.0;
    QTest::newRow("braces with heads that say who moves") << "{MIN {MAX 3 8} {MAX 1 5}}" << 5.0;
    QTest::newRow("players with colons") << "MIN: [MAX: [3,8], MAX: [1,5]]" << 5.0;
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
    QCOMPARE(valueOf(file("tree.txt", "[[1,2],\n [3,4]]\n")), 3.0);
    QCOMPARE(valueOf(file("tree.json", R"({"format": "prunus-tree", "version": 1,
                                           "root": "min", "tree": [4, 2]})")),
             2.0);
}

void TestTreeArgument::fileNamedLikeALiteral() {
    QVERIFY(!file("[x", "[1,9]").isEmpty());
    const ProgramRun run = runShell(
        "cd \"$1\" && \"$0\" compare './[x' --algorithms minimax --format csv", {folder_.path()});
    QVERIFY(run.out.contains("minimax,9,"));
}

void TestTreeArgument::badText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("an unclosed bracket, where it was opened")
        << QByteArray("[[3,12],\n [2") << QByteArray("<stdin>:2:2: ");
    QTest::newRow("brackets that do not match") << QByteArray("[3,4)") << QByteArray("<stdin>:1:");
    QTest::newRow("a stray word") << QByteArray("[3,\nfoo,4]") << QByteArray("<stdin>:2:");
    QTest::newRow("characters are counted, not bytes")
        << QByteArray("[1,\n\"αβ\" 3 }") << QByteArray("<stdin>:2:8: ");
    QTest::newRow("an empty text") << QByteArray("") << QByteArray("<stdin>:");
    QTest::newRow("two commas") << QByteArray("[1,,2]") << QByteArray("<stdin>:1:4: ");
    QTest::newRow("something behind the tree")
        << QByteArray("[1] [2]") << QByteArray("<stdin>:1:5: ");
    QTest::newRow("no number") << QByteArray("[nan]") << QByteArray("<stdin>:1:");
    QTest::newRow("a number beyond a double")
        << QByteArray("[1e999]") << QByteArray("<stdin>:1:2: ");
    QTest::newRow("neither children nor value") << QByteArray("[]") << QByteArray("<stdin>:1:1: ");
    QTest::newRow("neither children nor value, deeper")
        << QByteArray("[3,[]]") << QByteArray("<stdin>:1:4: ");
    QTest::newRow("binary") << QByteArray("\x7f\x45LF\0\xff\xfe\0", 8) << QByteArray("<stdin>:1:");
}

void TestTreeArgument::badText() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    QVERIFY(failedWith(runProgram({"compare", "-"}, text), 1, message));
    QVERIFY(failedWith(runProgram({"trace", "-", "--algorithm", "minimax"}, text), 1, message));
}

void TestTreeArgument::badDocuments_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("a newer version")
        << QByteArray(R"({"format": "prunus-tree", "version": 3, "tree": 1})")
        << QByteArray("version");
    QTest::newRow("an unknown key")
        << QByteArray(R"({"format": "prunus-tree", "version": 1, "tree": 1, "colour": 1})")
        << QByteArray("colour");
    QTest::newRow("a duplicate key")
        << QByteArray(R"({"format": "prunus-tree", "version": 1, "tree": 1, "tree": 2})")
        << QByteArray("tree");
    QTest::newRow("no tree") << QByteArray(R"({"format": "prunus-tree", "version": 1})")
                             << QByteArray("tree");
    QTest::newRow("another format")
        << QByteArray(R"({"format": "tiff", "version": 1, "tree": 1})") << QByteArray("format");
    QTest::newRow("a lesson")
        << QByteArray(R"({"format": "prunus-lesson", "version": 1, "id": "w", "steps": []})")
        << QByteArray("this is a lesson (\"format\": \"prunus-lesson\"), and no \"prunus-tree\"");
}

void TestTreeArgument::badDocuments() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    const ProgramRun run = runProgram({"compare", "-"}, text);
    QVERIFY(failedWith(run, 1, "<stdin>:"));
    QVERIFY(run.err.contains(word));
}

void TestTreeArgument::fileErrorsNameTheFile() {
    const QString path = file("bad.txt", "[1,\n[2,3)]");
    QVERIFY(failedWith(runProgram({"compare", path}), 1, path.toLocal8Bit() + ":2:"));
    QVERIFY(failedWith(runProgram({"compare", "[[3"}), 1, "<literal>:1:2: "));
    const QByteArray folder = folder_.path().toLocal8Bit();
    QVERIFY(failedWith(runProgram({"compare", folder_.path()}), 1, folder + ": "));
}

void TestTreeArgument::missingFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hint");
    QTest::newRow("a name") << "nowhere.json" << false;
    QTest::newRow("a word") << "tree" << false;
    QTest::newRow("braces") << "{3,4}" << true;
    QTest::newRow("a document") << R"({"format": "prunus-tree"})" << true;
    QTest::newRow("a named tree") << "A[1,2]" << true;
    QTest::newRow("a list without brackets") << "3,4" << true;
    QTest::newRow("a number") << "3" << true;
}

void TestTreeArgument::missingFiles() {
    QFETCH(QString, name);
    QFETCH(bool, hint);
    const ProgramRun run = runProgram({"compare", name});
    QVERIFY(failedWith(run, 1, name.toLocal8Bit() + ": "));
    QCOMPARE(run.err.contains("starts with [ or ("), hint);
}

void TestTreeArgument::unreadableFile() {
    const QString path = file("secret.txt", "[1]");
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
    QByteArray tree = "[1";
    for (int i = 0; i < 2'000'000; ++i) {
        tree += ",1";
    }
    const QString path = file("big.txt", tree + ']');
    const QString line = "ulimit -v 100000; \"$0\" compare ";
    QVERIFY(failedWith(runShell(line + "\"$1\"", {path}), 1, path.toLocal8Bit() + ": "));
    QVERIFY(failedWith(runShell(line + "- < \"$1\"", {path}), 1, "<stdin>: "));
}

void TestTreeArgument::closedStandardInput() {
    QVERIFY(failedWith(runShell("\"$0\" compare - <&-"), 1, "<stdin>: this cannot be read: "));
}

void TestTreeArgument::otherNotations_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("notation");
    QTest::newRow("lists with heads")
        << "heads.txt" << QByteArray("(A (B 3 12 8) (C 2 4 6))") << QByteArray("lists with heads");
    QTest::newRow("a forest") << "forest.tex"
                              << QByteArray("\\begin{forest}[A [B [3] [12] [8]] [C [2] [4] [6]]]"
                                            "\\end{forest}")
                              << QByteArray("a forest");
    QTest::newRow("Newick") << "tree.nwk" << QByteArray("((3,12,8)B,(2,4,6)C)A;")
                            << QByteArray("Newick");
    QTest::newRow("an outline") << "outline.md"
                                << QByteArray("- A\n  - B: 3, 12, 8\n  - C: 2 4 6\n")
                                << QByteArray("an outline");
    QTest::newRow("arrows") << "graph.dot"
                            << QByteArray("digraph { A -> B -> {3 12 8}; A -> C; "
                                          "C -> {2 4 6} }")
                            << QByteArray("arrows");
    QTest::newRow("comma-separated values")
        << "tree.csv" << QByteArray("A,B,3,12,8\n,C,2,4,6\n") << QByteArray("rows");
    QTest::newRow("cells between tabs")
        << "tree.tsv" << QByteArray("A\tB\t3\t12\t8\r\n\tC\t2\t4\t6\r\n") << QByteArray("rows");
    QTest::newRow("JSON of another program")
        << "nested.json" << QByteArray(R"({"A": {"B": [3,12,8], "C": [2,4,6]}})")
        << QByteArray("JSON");
}

/// From a file and from standard input comes the same tree, and it is told how it was read.
void TestTreeArgument::otherNotations() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, notation);
    const QString out = folder_.filePath("out.txt");
    const QString in = file(name, text);
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
    QVERIFY(run.err.contains("[B:[3,12,8],C:[2,4,6]]"));
    QVERIFY(run.err.contains("[[B:3,12,8],[C:2,4,6]]"));
    QVERIFY(run.err.endsWith("with --notation headed or --notation brackets\n"));
}

/// What it proposes is what it then reads.
void TestTreeArgument::theOtherReadingIsNamed() {
    const QStringList compare{"compare", "[A [B [H 6] [I 5]] [C 3 9]]"};
    const ProgramRun brackets = runProgram(compare);
    // A root and A, B, H, a list and I, a list and C, 9; or A, B, H, I, C, 3, 9.
    QVERIFY(brackets.out.startsWith("tree: 9 nodes, 4 leaves, depth 3, MAX to move\n"));
    QVERIFY2(brackets.err.startsWith("prunus: <literal>:1:2: note: read as brackets, ") &&
                 brackets.err.contains("[A:[B:[H:6],[I:5]],[C:3,9]]") &&
                 brackets.err.contains("A:[B:[H:6,I:5],C:[3,9]]") &&
                 brackets.err.endsWith(" (to say so: --notation headed)\n"),
             brackets.err.constData());
    const ProgramRun headed = runProgram(compare + QStringList{"--notation", "headed"});
    QVERIFY(headed.out.startsWith("tree: 7 nodes, 4 leaves, depth 2, MAX to move\n"));
    const ProgramRun said = runProgram(compare + QStringList{"--notation", "brackets"});
    QCOMPARE(said.out, brackets.out);
    QVERIFY(said.err.isEmpty());
}

void TestTreeArgument::aNotationCanBeSaid() {
    const QStringList tree{"((B 3 12 8) (C 2 4 6))"};
    for (const QStringList& command :
         {QStringList{"compare"} + tree,
          QStringList{"trace"} + tree + QStringList{"--algorithm", "minimax"},
          QStringList{"growth"} + tree,
          QStringList{"convert"} + tree + QStringList{"-o", folder_.filePath("a.txt")},
          QStringList{"render"} + tree +
              QStringList{"--algorithm", "minimax", "-o", folder_.filePath("a.svg")}}) {
        const ProgramRun run = runProgram(command + QStringList{"--notation", "headed"});
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QCOMPARE(runProgram(command + QStringList{"--notation", "newick"}).exitCode, 1);
        QCOMPARE(runProgram(command + QStringList{"--notation", "sgf"}).exitCode, 2);
    }
    // As brackets, a list with heads is what it was.
    QCOMPARE(valueOf("(A (B 3 12 8) (C 2 4 6))"), 3.0);
    const QString out = folder_.filePath("b.txt");
    QCOMPARE(
        runProgram({"convert", "(A (B 3 12 8) (C 2 4 6))", "--notation", "brackets", "-o", out})
            .exitCode,
        0);
    QCOMPARE(contentOf(out), QByteArray("[A:[B:3,12,8],[C:2,4,6]]\n"));
}

void TestTreeArgument::aNotationIsNoneOfAGame() {
    QVERIFY(failedWith(runProgram({"convert", "game:nim:1:2", "--notation", "rows", "-o",
                                   folder_.filePath("c.txt")}),
                       1, "--notation"));
}

QTEST_GUILESS_MAIN(TestTreeArgument)
#include "tst_treeargument.moc"
