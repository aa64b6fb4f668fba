// Into which folder files are written, by how many at once, and in which part of the world.

#include "tests/app/programrun.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
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
        QFile file(folder + '/' + each);
        contents[each] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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

QTEST_GUILESS_MAIN(TestFolders)
#include "tst_folders.moc"
