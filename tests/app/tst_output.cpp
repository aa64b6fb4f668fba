#include "tests/app/commandline.h"

#include <QDir>
#include <QThread>
#include <QtTest>
#include <csignal>
#include <memory>
#include <vector>

namespace {

constexpr auto week3 =
    R"({"format": "prunus-lesson", "version": 1, "id": "week3", "steps": [{"exercise": "e1",
        "tree": "[[3,12,8],[2,4,6],[14,5,2]]", "questions": [{"type": "values"}]}]})";

QStringList examInto(const QString& folder, int seed) {
    return {"exam", "-", "--copies", "2", "--seed", QString::number(seed), "-o", folder};
}

} // namespace

class TestOutput : public QObject {
    Q_OBJECT

  private slots:
    void whatCannotBePrinted_data();
    void whatCannotBePrinted();
    void limitedFile_data();
    void limitedFile();
    void aSignalLeavesNothingBehind_data();
    void aSignalLeavesNothingBehind();
    void aLinkToNothingIsFollowed_data();
    void aLinkToNothingIsFollowed();
    void aNameThatIsOnlyAnEnding();
    void examsAtOnce();
    void aFigureThatFailsLeavesNothing_data();
    void aFigureThatFailsLeavesNothing() { QVERIFY(isRefused()); }
    void windowNeedsADisplay_data();
    void windowNeedsADisplay();
};

void TestOutput::whatCannotBePrinted_data() {
    const Rows<QString, QByteArray> row("line", "reason");
    for (const QString line : {"compare '[1,2]'", "trace '[1,2]' --algorithm minimax",
                               "generate --depth 1 --branching 2", "--help", "--version"}) {
        row(qPrintable(line), "\"$0\" " + line + " >/dev/full", "No space left");
    }
    // The trace is far longer than a pipe holds, and its reader takes one line.
    row("a closed pipe",
        "\"$0\" generate --depth 8 --branching 4 | "
        "\"$0\" trace - --algorithm minimax --format jsonl | head -n 1 >/dev/null; "
        "exit ${PIPESTATUS[1]}",
        "Broken pipe");
    row("a closed output", "\"$0\" compare '[1,2]' >&-", "");
}

void TestOutput::whatCannotBePrinted() {
    QFETCH(QString, line);
    QFETCH(QByteArray, reason);
    QVERIFY(failedWith(runShell(line), 1, "<stdout>: cannot be written: " + reason));
}

void TestOutput::limitedFile_data() {
    const Rows<QString> row("arguments");
    row("generate", "generate --depth 9 --branching 4 -o \"$1/big.tree\"");
    row("convert", "convert \"$2\" -o \"$1/big.json\"");
    row("render", "render '[[1,2,3],[4,5,6]]' --algorithm minimax -o \"$1/big.svg\"");
}

/// A limit to the size of files ends a write as a full disk does, and harms nobody else.
void TestOutput::limitedFile() {
    QFETCH(QString, arguments);
    const QTemporaryDir folder;
    const QString wide = "[" + QString("1,").repeated(2000) + "1]";
    // Blocks of 1024 bytes.
    const ProgramRun run = runShell("ulimit -f 1; \"$0\" " + arguments, {folder.path(), wide});
    QVERIFY(failedWith(run, 1, (folder.path() + "/big").toLocal8Bit()));
    QVERIFY(run.err.contains("cannot be written: File too large"));
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestOutput::aSignalLeavesNothingBehind_data() {
    const Rows<QString, int> row("words", "signal");
    // Six million nodes: the file grows for a while.
    const QString generate = "generate --depth 11 --branching 4 -o large.json";
    row("Ctrl+C", generate, SIGINT);
    row("kill", generate, SIGTERM);
    row("the terminal is closed", generate, SIGHUP);
    // Hundreds of pages: the file waits for them.
    row("Ctrl+C while drawing",
        "render [" + QString("[1,2],").repeated(40) +
            "3] --algorithm minimax --at all -o large.pdf",
        SIGINT);
}

void TestOutput::aSignalLeavesNothingBehind() {
    QFETCH(QString, words);
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const auto files = [&folder] {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size();
    };
    QProcess program;
    program.setWorkingDirectory(folder.path());
    program.start(PRUNUS_PROGRAM, QProcess::splitCommand(words));
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
    const Rows<QString, QString> row("arguments", "ending");
    row("convert", "convert '[1,2]'", ".json");
    row("generate", "generate --depth 1 --branching 2", ".json");
    row("render", "render '[1,2]' --algorithm minimax", ".svg");
}

void TestOutput::aLinkToNothingIsFollowed() {
    QFETCH(QString, arguments);
    QFETCH(QString, ending);
    const QTemporaryDir folder;
    const ProgramRun run = runShell("cd \"$1\" && mkdir there && ln -s there/made$2 link$2 && "
                                    "\"$0\" " +
                                        arguments +
                                        " -o link$2 && test -L link$2 && test -s there/made$2 && "
                                        "ls -A . there",
                                    {folder.path(), ending});
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

/// Whoever is first writes all of its files, and the others none: what is there is what the first
/// one alone writes.
void TestOutput::examsAtOnce() {
    const QTemporaryDir folder;
    constexpr int many = 4;
    std::vector<std::unique_ptr<QProcess>> runs;
    for (int seed = 1; seed <= many; ++seed) {
        runs.push_back(std::make_unique<QProcess>());
        runs.back()->start(PRUNUS_PROGRAM, examInto(folder.filePath("shared"), seed));
        runs.back()->write(week3);
        runs.back()->closeWriteChannel();
    }
    QList<int> done;
    for (int seed = 1; seed <= many; ++seed) {
        QProcess& run = *runs[std::size_t(seed) - 1];
        QVERIFY(run.waitForFinished(120'000));
        const QByteArray said = run.readAllStandardError();
        if (run.exitCode() == 0) {
            done << seed;
        } else {
            QVERIFY2(run.exitCode() == 1 && said.contains("there already, and nothing is written"),
                     said);
        }
    }
    QCOMPARE(done.size(), 1);
    QCOMPARE(runProgram(examInto(folder.filePath("alone"), done.front()), week3).exitCode, 0);
    const ProgramRun same =
        runShell("cd \"$1\" && diff -r shared alone && ls -A alone | wc -l", {folder.path()});
    QCOMPARE(same.out, QByteArray("6\n"));
}

void TestOutput::windowNeedsADisplay_data() {
    const Rows<QString, QString, QByteArray> row("words", "display", "said");
    const QByteArray start = "there is no display to open the window on";
    row("nothing to open", "", "",
        start + "; the subcommands compare, trace, render, generate, convert, growth, answer, "
                "check, find, lesson, exam, export-questions, grade and manual need none (see "
                "prunus --help)");
    row("a file and a game", "/dev/null game:tic-tac-toe", "", start + "; the subcommands");
    row("what is neither a command nor a file", "foo /dev/null", "",
        start + ", and \"foo\" is neither a subcommand nor a file; the subcommands");
    row("on a display that is not there", "tree.json", ":4711",
        start +
            ", and \"tree.json\" is neither a subcommand nor a file; the subcommands compare, ");
    row("a game that is none", "game:shogi", ":4711",
        "<game>:1:6: there is no game \"shogi\"; give tic-tac-toe, ");
}

void TestOutput::windowNeedsADisplay() {
    QFETCH(QString, words);
    QFETCH(QString, display);
    QFETCH(QByteArray, said);
    const QStringList named = display.isEmpty() ? QStringList() : QStringList{"DISPLAY=" + display};
    QVERIFY(failedWith(runProgram(QProcess::splitCommand(words), {}, named), 1, said));
}

void TestOutput::aFigureThatFailsLeavesNothing_data() {
    const Refusals row;
    const QString words = " --algorithm alpha-beta -o FOLDER/f.svg";
    row("a missing folder", "render [1] --algorithm alpha-beta -o /no/where.svg",
        "/no/where.svg: cannot be written: No such", {}, 1);
    row("a missing tree", "render missing.txt" + words, "missing.txt: ", {}, 1);
    row("a bad tree", "render [[1,2]" + words, "<literal>:1:1: ", {}, 1);
    row("a node at the depth limit without a value", "render [[3,12],2] --depth 1" + words,
        "<literal>: node B at [0]", {}, 1);
}

QTEST_GUILESS_MAIN(TestOutput)
#include "tst_output.moc"
