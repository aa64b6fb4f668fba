#include "tests/app/programrun.h"

#include <QProcess>
#include <QtTest>

/// `find`: what it prints is a contract.
class TestFinding : public QObject {
    Q_OBJECT

  private slots:
    void finds_data();
    void finds();
    void findsNothing();
    void saysWhatShowsElsewhere_data();
    void saysWhatShowsElsewhere();
    void stopsFinding();
    void faults_data();
    void faults();
    void help();
};

void TestFinding::finds_data() {
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("aspect");
    QTest::addColumn<QByteArray>("tree");
    const auto row = [](const char* right, const char* wrong, const char* aspect,
                        const char* tree) {
        QTest::addRow("%s and %s by %s", right, wrong, aspect)
            << right << wrong << aspect << QByteArray(tree) + '\n';
    };
    // The first three stand in the table of misconceptions.
    row("alpha-beta", "M01", "leaves", "[1,[1,1]]");
    row("alpha-beta:fail=soft", "M05", "leaves", "[2,[3,[1,[2,1]]]]");
    row("alpha-beta:fail=hard", "alpha-beta:fail=soft", "returned", "[2,[1,1]]");
    row("alpha-beta", "alpha-beta:cut=gt", "order", "[1,[1,1]]");
    row("minimax:root=max", "minimax:root=min", "move", "[1,2]");
    row("alpha-beta", "M35:form=2", "value", "[1,2]");
    row("alpha-beta", "M19", "value", "[-1,-1]");
    row("alpha-beta", "M18", "line", "[1,[1,1]]");
    row("alpha-beta", "W06", "leaves", "[1,[1,1]]");
}

void TestFinding::finds() {
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    QFETCH(QString, aspect);
    QFETCH(QByteArray, tree);
    const ProgramRun run =
        runProgram({"find", "--right", right, "--wrong", wrong, "--aspect", aspect});
    QCOMPARE(run.out, tree);
    QCOMPARE(run.err, QByteArray("smallest\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestFinding::findsNothing() {
    // On [2,[3,[1,[2,1]]]] they do.
    const ProgramRun run =
        runProgram({"find", "--right", "alpha-beta", "--wrong", "alpha-beta-first-draft",
                    "--aspect", "leaves", "--most-leaves", "4"});
    QVERIFY(failedWith(run, 1,
                       "no tree with up to 4 leaves was found on which they differ by "
                       "leaves"));
}

void TestFinding::saysWhatShowsElsewhere_data() {
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("the same") << "alpha-beta:cut=ge" << QByteArray("both are the same procedure");
    QTest::newRow("a theorem") << "minimax"
                               << QByteArray("they never differ in this: it is proved");
    QTest::newRow("depth") << "M33" << QByteArray("M33 shows under a depth limit alone");
    QTest::newRow("counts") << "M34" << QByteArray("M34 is about counting nodes");
    QTest::newRow("writing") << "W01" << QByteArray("W01 is a way of writing down a right search");
    QTest::newRow("line") << "M18" << QByteArray("M18 plays the right move");
}

void TestFinding::saysWhatShowsElsewhere() {
    QFETCH(QString, wrong);
    QFETCH(QByteArray, why);
    const ProgramRun run =
        runProgram({"find", "--right", "alpha-beta", "--wrong", wrong, "--aspect", "move"});
    QVERIFY(failedWith(run, 1, why));
}

void TestFinding::stopsFinding() {
    QProcess program;
    program.start(PRUNUS_PROGRAM, {"find", "--right", "pvs", "--wrong", "negascout", "--aspect",
                                   "move", "--most-leaves", "40"});
    QVERIFY(program.waitForStarted());
    QVERIFY(interrupt(program));
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 130);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    QCOMPARE(program.readAllStandardError(),
             QByteArray("prunus: stopped before a tree was found\n"));
}

void TestFinding::faults_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("remedy");
    const auto row = [](const char* name, const QStringList& arguments, const char* start,
                        const char* remedy) {
        QTest::newRow(name) << arguments << QByteArray(start) << QByteArray(remedy);
    };
    row("no rival", {"find", "--right", "minimax", "--aspect", "value"}, "find needs", "--wrong");
    row("no aspect", {"find", "--right", "minimax", "--wrong", "M05"}, "--aspect is required",
        "leaves");
    row("an aspect with a slip",
        {"find", "--right", "minimax", "--wrong", "M05", "--aspect", "vlaue"},
        "--aspect: \"vlaue\"", "did you mean value?");
    row("an option of no procedure",
        {"find", "--right", "alpha-beta:ctu=gt", "--wrong", "M05", "--aspect", "value"},
        "--right: \"ctu\" is no option", "did you mean cut?");
    row("an option with a slip",
        {"find", "--right", "alpha-beta:cut=lt", "--wrong", "M05", "--aspect", "value"},
        "--right: \"lt\" is none of", "ge, gt");
    row("no leaves at all",
        {"find", "--right", "minimax", "--wrong", "M05", "--aspect", "value", "--most-leaves", "0"},
        "--most-leaves: \"0\"", "from 1 to 40");
}

void TestFinding::faults() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, remedy);
    const ProgramRun run = runProgram(arguments);
    QVERIFY(failedWith(run, 2, start));
    QVERIFY2(run.err.contains(remedy), run.err.constData());
}

void TestFinding::help() {
    QVERIFY(runProgram({"find", "--help"}).out.contains("smallest found"));
}

QTEST_GUILESS_MAIN(TestFinding)
#include "tst_finding.moc"
