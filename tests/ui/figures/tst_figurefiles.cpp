// How figures get into files, and what happens where they cannot.

#include "tests/ui/base/rows.h"
#include "tests/ui/session/searchedtree.h"

#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace prunus;

class TestFigureFiles : public QObject {
    Q_OBJECT

  private slots:
    void filesThatCannotBeWritten_data();
    void filesThatCannotBeWritten();
    void aFullDiskLeavesTheOldFile();
    void aPipeStaysAPipe();
    void pngTooLargeForMemory();
    static void aPdfIsTheSameWheneverItIsMade_data();
    static void aPdfIsTheSameWheneverItIsMade();
    static void aPdfSaysWhereItsObjectsAre();

  private:
    QTemporaryDir dir_;
};

void TestFigureFiles::filesThatCannotBeWritten_data() {
    const Rows<QString, QString> row("name", "why");
    row("an unknown ending", "figure.gif", ".svg, .png, .pdf or .tex");
    row("no ending", "figure", ".svg, .png, .pdf or .tex");
    row("a folder that is not there", "missing/figure.svg", "cannot be written: No");
    row("a folder of that name", "folder.svg", "cannot be written: ");
}

void TestFigureFiles::filesThatCannotBeWritten() {
    QFETCH(QString, name);
    QFETCH(QString, why);
    QDir(dir_.path()).mkdir("folder.svg");
    const Searched figure(treeOf(figure52));
    const QString path = dir_.filePath(name);
    const auto outcome = writeFigure(figure.at(14), path);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().startsWith(path + QStringLiteral(": ")), qPrintable(outcome.error()));
    QVERIFY2(outcome.error().contains(why), qPrintable(outcome.error()));
    QVERIFY(!QFile::exists(path) || QFileInfo(path).isDir());
}

void TestFigureFiles::aFullDiskLeavesTheOldFile() {
    const Searched figure(treeOf(figure52));
    const QByteArray before = written(dir_, figure.at(0), "kept.svg");
    // A limit to the size of files ends a write as a full disk does, and harms nobody else.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit small{4096, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const QString path = dir_.filePath("kept.svg");
    const auto outcome = writeFigure(figure.at(14), path);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error(), path + QStringLiteral(": cannot be written: File too large"));
    QFile kept(path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), before);
    QCOMPARE(QDir(dir_.path()).entryList({"kept*"}), QStringList{"kept.svg"});
}

void TestFigureFiles::aPipeStaysAPipe() {
    // Through a link, as to a device.
    const QByteArray pipe = dir_.filePath("pipe").toLocal8Bit();
    QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
    QVERIFY(QFile::link(dir_.filePath("pipe"), dir_.filePath("link.svg")));
    const int reader = open(pipe.constData(), O_RDWR | O_NONBLOCK); // so that nobody waits
    QVERIFY(reader >= 0);
    const Searched figure(treeOf(figure52));
    const QByteArray svg = written(dir_, figure.at(0), "plain.svg");
    QVERIFY(svg.size() < 65536); // it fits into the pipe
    QVERIFY(writeFigure(figure.at(0), dir_.filePath("link.svg")).has_value());
    QByteArray read(65536, '\0');
    read.resize(::read(reader, read.data(), static_cast<std::size_t>(read.size())));
    close(reader);
    QCOMPARE(read, svg);
    struct stat there {};
    QCOMPARE(stat(pipe.constData(), &there), 0);
    QVERIFY(S_ISFIFO(there.st_mode));
    QVERIFY(QFileInfo(dir_.filePath("link.svg")).isSymLink());
}

void TestFigureFiles::pngTooLargeForMemory() {
    // 4000 × 270 pixels and more, times 16 × 16: beyond the 100 million that are allowed.
    const Searched wide(Scene::uniform(1, 100'000));
    const auto outcome = writeFigure(wide.at(0), dir_.filePath("too-large.png"), 16);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains("a scale up to "), qPrintable(outcome.error()));
    QVERIFY(!QFile::exists(dir_.filePath("too-large.png")));
}

void TestFigureFiles::aPdfIsTheSameWheneverItIsMade_data() {
    QTest::addColumn<QByteArray>("zone");
    QTest::newRow("in Greenwich") << QByteArray("UTC0");
    QTest::newRow("east of it") << QByteArray("EAST-9");
    QTest::newRow("west of it, by half an hour more") << QByteArray("WEST3:30");
}

/// Neither clock, time zone, seed of hashes nor a number of its own is in it.
void TestFigureFiles::aPdfIsTheSameWheneverItIsMade() {
    const Searched figure(treeOf(figure52));
    const QByteArray first = figureBytes(figure.at(14), FigureFormat::pdf).value();
    QVERIFY(first.startsWith("%PDF"));
    QVERIFY(!first.contains("Date"));
    QFETCH(const QByteArray, zone);
    const QByteArray before = qgetenv("TZ");
    const auto putBack = qScopeGuard([&before] {
        before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
        tzset();
    });
    qputenv("TZ", zone);
    tzset();
    for (int k = 0; k < 5; ++k) {
        QVERIFY(figureBytes(figure.at(14), FigureFormat::pdf).value() == first);
    }
    QVERIFY(figureBytes(figure.at(13), FigureFormat::pdf).value() != first);
}

/// As the format has it (ISO 32000-1, 7.5.4 and 7.5.5), for whoever reads it without mending it.
void TestFigureFiles::aPdfSaysWhereItsObjectsAre() {
    const Searched figure(treeOf(figure52));
    const QByteArray pdf = figureBytes(figure.at(14), FigureFormat::pdf).value();
    const QByteArrayList end = pdf.trimmed().split('\n').last(3);
    QCOMPARE(end[0], "startxref");
    const QByteArrayList table = pdf.mid(end[1].trimmed().toLongLong()).split('\n');
    QCOMPARE(table[0], "xref");
    const qsizetype entries = table[1].split(' ')[1].toLongLong();
    QVERIFY(entries > 10);
    for (qsizetype k = 1; k < entries; ++k) {
        const QByteArray entry = table[2 + k];
        QCOMPARE(entry.mid(10), " 00000 n ");
        const QByteArray object = pdf.mid(entry.first(10).toLongLong());
        QVERIFY2(object.startsWith(QByteArray::number(k) + " 0 obj\n"), entry);
    }
    QCOMPARE(table[2 + entries], "trailer");
}

QTEST_MAIN(TestFigureFiles)
#include "tst_figurefiles.moc"
