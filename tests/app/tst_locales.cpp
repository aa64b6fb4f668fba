// What the command line writes is the same in every part of the world, byte by byte: Qt reads
// LC_ALL by itself, whether or not the system has the locale, and files may tell the hour.

#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QDir>
#include <QtTest>
#include <map>

namespace {

/// What a line of shell prints, and what is in its folder afterwards, by the names of the files.
std::map<QString, QByteArray> written(const QString& line, const QString& surroundings) {
    const QTemporaryDir folder;
    fileIn(folder, "l.json", examLesson);
    const ProgramRun run =
        runShell("p() { env " + surroundings + " \"$0\" \"$@\"; }; cd \"$1\" && " + line,
                 {folder.path(), PRUNUS_LESSONS});
    // What Qt itself says of a locale that is not installed, from 6.8 on.
    static const QRegularExpression notInstalled(
        "Detected locale .*\\n.*\\n.*\\nfor more information\\.\\n");
    const QByteArray err = QString::fromUtf8(run.err).remove(notInstalled).toUtf8();
    std::map<QString, QByteArray> all{{"<stdout>", run.out}, {"<stderr>", err}};
    all["<exit>"] = QByteArray::number(run.exitCode);
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
        all[name] = contentOf(folder.filePath(name));
    }
    return all;
}

} // namespace

class TestLocales : public QObject {
    Q_OBJECT

  private slots:
    void theSameIsWritten_data();
    void theSameIsWritten();
    void numbersThatAreToldAreThoseOfC();
};

void TestLocales::theSameIsWritten_data() {
    const Rows<QString> row("line");
    row("playouts that are explained",
        R"(p trace '[[3.5,12,8],[2,4,6]]' --algorithm uct --iterations 1200 --explain | tail -n 40)");
    row("a search that is explained",
        R"(p trace '[[3.5,12,8,1,0],[2.25,4,6,9,1]]' --algorithm alpha-beta --explain)");
    row("passes that are numbered",
        R"(p trace '[[3.5,12,8],[2,4,6]]' --algorithm mtdf --explain --format jsonl)");
    row("pictures", R"(for f in svg pdf tex png; do p render '[[3.5,1200,8],[2,4,6]]' )"
                    R"(--algorithm alpha-beta -o p.$f || exit; done)");
    row("a page of steps, and a handout",
        R"(for f in html pdf; do p render '[[3.5,1200,8],[2,4,6]]' )"
        R"(--algorithm alpha-beta --at all -o p.$f || exit; done)");
    row("an exam", R"(p exam l.json --tikz -o .)");
    row("a lesson's page", R"(p lesson page "$2"/minimax-by-hand.prunus-lesson.json -o page.html)");
    row("questions for Moodle", R"(p export-questions l.json --format moodle -o q.xml)");
    row("the manual", R"(p manual -o m.pdf)");
    row("growth", R"(p growth --branching 3 --depth 5 --samples 3)");
    row("counts of a game", R"(p compare game:tic-tac-toe)");
    row("an error with a count",
        R"(p generate --depth 30 --branching 30; p compare '[1,'; test $? -eq 1)");
}

/// A quarter of an hour more than another zone east, half an hour more west, and in between.
void TestLocales::theSameIsWritten() {
    QFETCH(const QString, line);
    const auto inC = written(line, "LC_ALL=C.UTF-8 TZ=UTC0");
    QCOMPARE(inC.at("<exit>"), QByteArray("0"));
    for (const char* const surroundings :
         {"LC_ALL=de_DE.UTF-8", "LC_ALL=ar_EG.UTF-8", "LC_ALL=hi_IN.UTF-8", "LC_ALL=en_US.UTF-8",
          "LC_ALL=C.UTF-8 TZ=Kathmandu-5:45", "LC_ALL=C.UTF-8 TZ=StJohns3:30"}) {
        const auto there = written(line, surroundings);
        QCOMPARE(there.size(), inC.size());
        for (const auto& [name, bytes] : inC) {
            QVERIFY2(there.at(name) == bytes, qPrintable(QString(surroundings) + ": " + name +
                                                         ": " + there.at(name).left(300)));
        }
    }
}

/// By hand: the count with groups of three, the estimate with a point.
void TestLocales::numbersThatAreToldAreThoseOfC() {
    const QByteArray told =
        written(R"(p trace '[[3,12,8],[2,4,6]]' --algorithm uct --iterations 3000 --explain )"
                R"(| tail -n 1)",
                "LC_ALL=de_DE.UTF-8")["<stdout>"];
    const QRegularExpression plain(R"( [\d,]+ of 3,000\. The root is worth ≈\d+\.\d{3}\.)");
    QVERIFY2(QString::fromUtf8(told).contains(plain), told);
}

QTEST_GUILESS_MAIN(TestLocales)
#include "tst_locales.moc"
