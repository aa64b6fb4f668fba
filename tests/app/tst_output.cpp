#include "tests/app/programrun.h"

#include <QtTest>

class TestOutput : public QObject {
    Q_OBJECT

  private slots:
    void fullDevice_data();
    void fullDevice();
    void closedPipe();
    void closedOutput();
    void windowNeedsADisplay();
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
    QVERIFY(run.err.contains("compare") && run.err.contains("trace") &&
            run.err.contains("render") && run.err.contains("generate"));
}

void TestOutput::displayThatIsNotThere() {
    const ProgramRun run = runProgram({"tree.json"}, {}, {"DISPLAY=:4711"});
    QVERIFY(failedWith(run, 1, "there is no display"));
}

void TestOutput::aGameThatIsNoneOpensNoWindow() {
    const ProgramRun run = runProgram({"game:chess"}, {}, {"DISPLAY=:4711"});
    QVERIFY(failedWith(run, 1, "<game>:1:6: there is no game \"chess\"; give tic-tac-toe, "));
}

QTEST_GUILESS_MAIN(TestOutput)
#include "tst_output.moc"
