#include "tests/app/programrun.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <csignal>

namespace {

constexpr auto figure = "[[3,12,8],[2,4,6],[14,5,2]]";

} // namespace

class TestOutput : public QObject {
    Q_OBJECT

  private slots:
    void fullDevice_data();
    void fullDevice();
    void limitedFile_data();
    void limitedFile();
    void aSignalLeavesNothingBehind_data();
    void aSignalLeavesNothingBehind();
    void aLinkToNothingIsFollowed_data();
    void aLinkToNothingIsFollowed();
    void aNameThatIsOnlyAnEnding();
    void aFigureThatFailsLeavesNothing_data();
    void aFigureThatFailsLeavesNothing();
    void aFigureOnAFullDisk();
    void closedPipe();
    void closedOutput();
    void windowNeedsADisplay();
    void whatIsNeitherCommandNorFileIsToldWithoutADisplay();
    void displayThatIsNotThere();
    void aGameThatIsNoneOpensNoWindow();
};

void TestOutput::fullDevice_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("compare") << "compare '[1,2]'";
    QTest::newRow("trace") << "trace '[1,2]' --algorithm minimax";
    QTest::newRow("generate") << "generate --depth 1 --branching 2";
    QTest::newRow("help") << "--help";
    QTest::newRow("version") << "--version";
}

void TestOutput::fullDevice() {
    QFETCH(QString, arguments);
    const ProgramRun run = runShell("\"$0\" " + arguments + " >/dev/full");
    QVERIFY(failedWith(run, 1, "<stdout>: cannot be written: No space left"));
}

void TestOutput::limitedFile_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("generate") << "generate --depth 9 --branching 4 -o \"$1/big.tree\"";
    QTest::newRow("convert") << "convert \"$2\" -o \"$1/big.json\"";
    QTest::newRow("render") << "render '[[1,2,3],[4,5,6]]' --algorithm minimax -o \"$1/big.svg\"";
}

void TestOutput::limitedFile() {
    QFETCH(QString, arguments);
    const QTemporaryDir folder;
    const QString wide = "[" + QString("1,").repeated(2000) + "1]";
    // Blocks of 1024 bytes.
    const ProgramRun run = runShell("ulimit -f 1; \"$0\" " + arguments, {folder.path(), wide});
    QVERIFY(failedWith(run, 1, (folder.path() + "/big").toLocal8Bit()));
    QVERIFY(run.err.contains("cannot be written: "));
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestOutput::aSignalLeavesNothingBehind_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("signal");
    // Six million nodes: the file grows for a while.
    const QStringList generate{"generate", "--depth", "11", "--branching", "4", "-o", "large.json"};
    // Hundreds of pages: the file waits for them.
    const QStringList render{"render",      "[" + QString("[1,2],").repeated(40) + "3]",
                             "--algorithm", "minimax",
                             "--at",        "all",
                             "-o",          "large.pdf"};
    QTest::newRow("Ctrl+C") << generate << SIGINT;
    QTest::newRow("kill") << generate << SIGTERM;
    QTest::newRow("the terminal is closed") << generate << SIGHUP;
    QTest::newRow("Ctrl+C while drawing") << render << SIGINT;
}

void TestOutput::aSignalLeavesNothingBehind() {
    QFETCH(QStringList, arguments);
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const auto files = [&folder] {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size();
    };
    QProcess program;
    program.setWorkingDirectory(folder.path());
    program.start(PRUNUS_PROGRAM, arguments);
    while (files() == 0 && program.state() != QProcess::NotRunning) {
        QThread::yieldCurrentThread();
        program.waitForFinished(0);
    }
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::CrashExit); // as one that a signal ended
    QCOMPARE(files(), 0);
}

void TestOutput::aLinkToNothingIsFollowed_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("convert") << "convert '[1,2]' -o";
    QTest::newRow("generate") << "generate --depth 1 --branching 2 -o";
    QTest::newRow("render") << "render '[1,2]' --algorithm minimax -o";
}

void TestOutput::aLinkToNothingIsFollowed() {
    QFETCH(QString, arguments);
    const QString ending = arguments.startsWith("render") ? ".svg" : ".json";
    const QTemporaryDir folder;
    const ProgramRun run =
        runShell("cd \"$1\" && mkdir there && ln -s there/made" + ending + " link" + ending +
                     " && \"$0\" " + arguments + " link" + ending + " && test -L link" + ending +
                     " && test -s there/made" + ending + " && ls -A . there",
                 {folder.path()});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.simplified(),
             QStringLiteral(".: link%1 there there: made%1").arg(ending).toUtf8());
}

void TestOutput::aNameThatIsOnlyAnEnding() {
    for (const QString arguments : {"convert '[1,2]'", "generate --depth 1 --branching 2"}) {
        const QTemporaryDir folder;
        const ProgramRun run = runShell(
            "cd \"$1\" && \"$0\" " + arguments + " -o .json && cat .json", {folder.path()});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("\"prunus-tree\""));
    }
}

void TestOutput::closedPipe() {
    // The trace is far longer than a pipe holds, and its reader takes one line.
    const ProgramRun run =
        runShell("\"$0\" generate --depth 8 --branching 4 | "
                 "\"$0\" trace - --algorithm minimax --format jsonl | head -n 1 >/dev/null; "
                 "exit ${PIPESTATUS[1]}");
    QVERIFY(failedWith(run, 1, "<stdout>: cannot be written: Broken pipe"));
}

void TestOutput::closedOutput() {
    const ProgramRun run = runShell("\"$0\" compare '[1,2]' >&-");
    QVERIFY(failedWith(run, 1, "<stdout>: cannot be written: "));
}

void TestOutput::windowNeedsADisplay() {
    const ProgramRun run = runProgram({});
    QVERIFY(failedWith(run, 1, "there is no display"));
    QVERIFY2(
        run.err.contains("; the subcommands compare, trace, render, generate, convert, growth, "
                         "answer, check, find, lesson, exam, export-questions, grade and manual "
                         "need none (see prunus --help)"),
        run.err);
}

void TestOutput::whatIsNeitherCommandNorFileIsToldWithoutADisplay() {
    const QTemporaryDir folder;
    const QString there = folder.filePath("there.tree");
    QFile file(there);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[1,2]") > 0);
    file.close();
    const QByteArray start = "there is no display to open the window on";
    QVERIFY(
        failedWith(runProgram({"foo", there}), 1,
                   start + ", and \"foo\" is neither a subcommand nor a file; the subcommands"));
    QVERIFY(failedWith(runProgram({there, "game:tic-tac-toe"}), 1, start + "; the subcommands"));
}

void TestOutput::displayThatIsNotThere() {
    const ProgramRun run = runProgram({"tree.json"}, {}, {"DISPLAY=:4711"});
    QVERIFY(failedWith(run, 1,
                       "there is no display to open the window on, and \"tree.json\" is neither a "
                       "subcommand nor a file; the subcommands compare, "));
}

void TestOutput::aGameThatIsNoneOpensNoWindow() {
    const ProgramRun run = runProgram({"game:shogi"}, {}, {"DISPLAY=:4711"});
    QVERIFY(failedWith(run, 1, "<game>:1:6: there is no game \"shogi\"; give tic-tac-toe, "));
}

void TestOutput::aFigureThatFailsLeavesNothing_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    const QStringList search{"--algorithm", "alpha-beta", "-o"};
    QTest::newRow("a missing folder") << QStringList{figure} + search + QStringList{"/no/where.svg"}
                                      << QByteArray("/no/where.svg: cannot be written: No such");
    QTest::newRow("a missing tree")
        << QStringList{"missing.txt"} + search + QStringList{"FOLDER/f.svg"}
        << QByteArray("missing.txt: ");
    QTest::newRow("a bad tree") << QStringList{"[[1,2]"} + search + QStringList{"FOLDER/f.svg"}
                                << QByteArray("<literal>:1:1: ");
    QTest::newRow("a node at the depth limit without a value")
        << QStringList{figure, "--depth", "1"} + search + QStringList{"FOLDER/f.svg"}
        << QByteArray("<literal>: node B at [0]");
}

void TestOutput::aFigureThatFailsLeavesNothing() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    QTemporaryDir folder;
    arguments.replaceInStrings("FOLDER", folder.path());
    const ProgramRun run = runProgram(QStringList{"render"} + arguments);
    QVERIFY(failedWith(run, 1, ""));
    QVERIFY2(run.err.contains(reason), run.err.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestOutput::aFigureOnAFullDisk() {
    // A limit to the size of files ends a write as a full disk does, and harms nobody else.
    const QTemporaryDir folder;
    const QString path = folder.filePath("full.pdf");
    const ProgramRun run =
        runShell(R"(trap '' XFSZ; ulimit -f 4; "$0" render "$1" --algorithm minimax -o "$2")",
                 {figure, path});
    QVERIFY(failedWith(run, 1, path.toLocal8Bit() + ": cannot be written: File too large"));
    QVERIFY(!QFile::exists(path));
}

QTEST_GUILESS_MAIN(TestOutput)
#include "tst_output.moc"
