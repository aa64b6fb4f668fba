// Into which folder files are written, by how many at once, and in which part of the world.

#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QDir>
#include <QtTest>
#include <memory>
#include <vector>

namespace {

const QByteArray lesson =
    R"({"format": "prunus-lesson", "version": 1, "id": "week3", "steps": [{"exercise": "e1",
        "tree": "[[3,12,8],[2,4,6],[14,5,2]]", "questions": [{"type": "values"}]}]})";

QMap<QString, QByteArray> contentsOf(const QString& folder) {
    QMap<QString, QByteArray> contents;
    for (const QString& each : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        contents[each] = contentOf(folder + '/' + each);
    }
    return contents;
}

QStringList examInto(const QString& folder, int seed) {
    return {"exam", "-", "--copies", "2", "--seed", QString::number(seed), "-o", folder};
}

} // namespace

class TestFolders : public QObject {
    Q_OBJECT

  private slots:
    static void examsAtOnce();
    static void theSameInEveryZone_data();
    static void theSameInEveryZone();
};

/// Whoever is first writes all of its files, and the others none: what is there is what the first
/// one alone writes.
void TestFolders::examsAtOnce() {
    const QTemporaryDir folder;
    constexpr int many = 4;
    std::vector<std::unique_ptr<QProcess>> runs;
    for (int seed = 1; seed <= many; ++seed) {
        runs.push_back(std::make_unique<QProcess>());
        runs.back()->start(PRUNUS_PROGRAM, examInto(folder.filePath("shared"), seed));
        runs.back()->write(lesson);
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
    QCOMPARE(runProgram(examInto(folder.filePath("alone"), done.front()), lesson).exitCode, 0);
    QCOMPARE(contentsOf(folder.filePath("shared")), contentsOf(folder.filePath("alone")));
    QCOMPARE(contentsOf(folder.filePath("alone")).size(), 6);
}

void TestFolders::theSameInEveryZone_data() {
    const Rows<QStringList> row("arguments"); // %1 is a folder
    const QStringList searched{"render", textbook, "--algorithm", "alpha-beta", "-o"};
    row("exam sheets", examInto("%1/sheets", 5));
    row("exam sheets in LaTeX", examInto("%1/sheets", 5) + QStringList{"--tikz"});
    row("a figure", searched + QStringList{"%1/figure.pdf"});
    row("a picture", searched + QStringList{"%1/figure.png"});
    row("a handout", searched + QStringList{"%1/handout.pdf", "--at", "all"});
    row("a web page", searched + QStringList{"%1/page.html", "--at", "all"});
    row("the manual", {"manual", "-o", "%1/manual.pdf"});
}

/// A quarter of an hour more than another zone east, half an hour more west, and in between.
void TestFolders::theSameInEveryZone() {
    QFETCH(QStringList, arguments);
    const QTemporaryDir folder;
    QMap<QString, QByteArray> first;
    for (const char* const zone : {"UTC0", "Kathmandu-5:45", "StJohns3:30"}) {
        const QString own = folder.filePath(zone);
        QVERIFY(QDir().mkpath(own + "/sheets"));
        QStringList here = arguments;
        here.replaceInStrings("%1", own);
        const ProgramRun run = runProgram(here, lesson, {QString("TZ=") + zone});
        QVERIFY2(run.exitCode == 0, run.err);
        QMap<QString, QByteArray> written = contentsOf(own);
        written.insert(contentsOf(own + "/sheets"));
        QVERIFY(!written.isEmpty());
        QVERIFY(first.isEmpty() || written.keys() == first.keys());
        for (auto each = first.cbegin(); each != first.cend(); ++each) {
            QVERIFY2(written[each.key()] == each.value(), qPrintable(each.key() + ' ' + zone));
        }
        first = written;
    }
}

QTEST_GUILESS_MAIN(TestFolders)
#include "tst_folders.moc"
