#include "tests/app/commandline.h"

#include <QtTest>

/// `find`: what it prints is a contract.
class TestFinding : public QObject {
    Q_OBJECT

  private slots:
    void finds_data();
    void finds();
    void saysWhatShowsElsewhere_data();
    void saysWhatShowsElsewhere() { QVERIFY(isRefused()); }
    void stopsFinding();
    void faults_data();
    void faults() { QVERIFY(isRefused()); }
};

void TestFinding::finds_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("tree");
    const auto row = [](const char* right, const char* wrong, const char* aspect,
                        const char* tree) {
        const QStringList words{"find", "--right", right, "--wrong", wrong, "--aspect", aspect};
        QTest::addRow("%s and %s by %s", right, wrong, aspect)
            << words.join(' ') << QByteArray(tree) + '\n';
    };
    // The first three stand in the table of misconceptions.
    row("alpha-beta", "M01", "leaves", "[1,[1,1]]");
    row("alpha-beta:fail=soft", "M05", "leaves", "[2,[3,[1,[2,1]]]]");
    row("alpha-beta:fail=hard", "alpha-beta:fail=soft", "returned", "[2,[1,1]]");
    row("alpha-beta", "alpha-beta:cut=gt", "order", "[1,[1,1]]");
    row("minimax:root=max", "minimax:root=min", "move", "[1,2]");
    row("alpha-beta", "M35:form=2", "value", "[1,2]");
    row("alpha-beta", "M18", "line", "[1,[1,1]]");
    row("alpha-beta", "W06", "leaves", "[1,[1,1]]");
}

void TestFinding::finds() {
    QFETCH(QString, line);
    QFETCH(QByteArray, tree);
    const ProgramRun run = runLine(line);
    QCOMPARE(run.out, tree);
    QCOMPARE(run.err, QByteArray("smallest\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestFinding::saysWhatShowsElsewhere_data() {
    const Refusals refused;
    const auto row = [&](const char* name, const QString& wrong, const char* why) {
        refused(name, "find --right alpha-beta --aspect move --wrong " + wrong, why, {}, 1);
    };
    row("the same", "alpha-beta:cut=ge", "both are the same procedure");
    row("a theorem", "minimax", "they never differ in this: it is proved");
    row("depth", "M33", "M33 shows under a depth limit alone");
    row("counts", "M34", "M34 is about counting nodes");
    row("writing", "W01", "W01 is a way of writing down a right search");
    row("line", "M18", "M18 plays the right move");
    // On [2,[3,[1,[2,1]]]] they do.
    refused(
        "nothing so small",
        "find --right alpha-beta --wrong alpha-beta-first-draft --aspect leaves --most-leaves 4",
        "no tree with up to 4 leaves was found on which they differ by leaves", {}, 1);
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
    const Refusals row;
    row("no rival", "find --right minimax --aspect value", "find needs", "--wrong");
    row("no aspect", "find --right minimax --wrong M05", "--aspect is required", "leaves");
    row("an aspect with a slip", "find --right minimax --wrong M05 --aspect vlaue",
        "--aspect: \"vlaue\"", "did you mean value?");
    row("an option of no procedure", "find --right alpha-beta:ctu=gt --wrong M05 --aspect value",
        "--right: \"ctu\" is no option", "did you mean cut?");
    row("an option with a slip", "find --right alpha-beta:cut=lt --wrong M05 --aspect value",
        "--right: \"lt\" is none of", "ge, gt");
    row("no leaves at all", "find --right minimax --wrong M05 --aspect value --most-leaves 0",
        "--most-leaves: \"0\"", "from 1 to 40");
}

QTEST_GUILESS_MAIN(TestFinding)
#include "tst_finding.moc"
