// How figures get into files, and what happens where they cannot; and that an SVG without what says
// nothing looks as it did: the same pixels as of what Qt writes.

#include "tests/rows.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/compactsvg.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace prunus;

namespace {

QByteArray asQtWrites(const Figure& figure) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(figure.size());
    svg.setViewBox(QRect({0, 0}, figure.size()));
    QPainter painter(&svg);
    figure.paint(painter);
    painter.end();
    return buffer.data();
}

QImage imageOf(const QByteArray& svg, QSize size) {
    QSvgRenderer renderer(svg);
    if (!renderer.isValid()) {
        return {};
    }
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

class TestFigureFiles : public QObject {
    Q_OBJECT

  private slots:
    void filesThatCannotBeWritten_data() {
        const Rows<QString, QString> row("name", "why");
        row("an unknown ending", "figure.gif", ".svg, .png, .pdf or .tex");
        row("no ending", "figure", ".svg, .png, .pdf or .tex");
        row("a folder that is not there", "missing/figure.svg", "cannot be written: No");
        row("a folder of that name", "folder.svg", "cannot be written: ");
    }
    void filesThatCannotBeWritten() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        QDir(dir_.path()).mkdir("folder.svg");
        const Searched figure(treeOf(figure52));
        const QString path = dir_.filePath(name);
        const auto outcome = writeFigure(figure.at(14), path);
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().startsWith(path + QStringLiteral(": ")),
                 qPrintable(outcome.error()));
        QVERIFY2(outcome.error().contains(why), qPrintable(outcome.error()));
        QVERIFY(!QFile::exists(path) || QFileInfo(path).isDir());
    }

    void aFullDiskLeavesTheOldFile() {
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

    void aPipeStaysAPipe() {
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

    void pngTooLargeForMemory() {
        // 4000 × 270 pixels and more, times 16 × 16: beyond the 100 million that are allowed.
        const Searched wide(Scene::uniform(1, 100'000));
        const auto outcome = writeFigure(wide.at(0), dir_.filePath("too-large.png"), 16);
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains("a scale up to "), qPrintable(outcome.error()));
        QVERIFY(!QFile::exists(dir_.filePath("too-large.png")));
    }

    static void aPdfIsTheSameWheneverItIsMade_data() {
        QTest::addColumn<QByteArray>("zone");
        QTest::newRow("in Greenwich") << QByteArray("UTC0");
        QTest::newRow("east of it") << QByteArray("EAST-9");
        QTest::newRow("west of it, by half an hour more") << QByteArray("WEST3:30");
    }
    /// Neither clock, time zone, seed of hashes nor a number of its own is in it.
    static void aPdfIsTheSameWheneverItIsMade() {
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

    /// As the format has it (ISO 32000-1, 7.5.4 and 7.5.5), for whoever reads it without mending
    /// it.
    static void aPdfSaysWhereItsObjectsAre() {
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

    void looksTheSame_data() {
        const Rows<int, int, ThemeKind> row("depth", "branching", "theme");
        row("shapes and texts", 2, 3, ThemeKind::light);
        row("hatched and dashed, in black and white", 3, 3, ThemeKind::blackAndWhite);
        row("bands of nodes that stand too close", 12, 2, ThemeKind::dark);
    }
    void looksTheSame() {
        QFETCH(int, depth);
        QFETCH(int, branching);
        QFETCH(ThemeKind, theme);
        const Searched tree(Scene::uniform(std::uint32_t(depth), std::uint32_t(branching)));
        const FigureStyle style{.theme = theme};
        for (const std::uint32_t part : {0U, 2U, 4U}) {
            const Figure figure = tree.at(tree.trace->end().value / 4 * part, style);
            const QByteArray svg = asQtWrites(figure);
            const QByteArray compact = compactSvg(svg);
            QVERIFY(compact.size() < svg.size() * 8 / 10);
            const QImage image = imageOf(svg, figure.size() / 2);
            QVERIFY(!image.isNull());
            QVERIFY(imageOf(compact, figure.size() / 2) == image);
        }
    }

    void whatSaysSomethingStays_data() {
        const Rows<QByteArray, QByteArray> row("svg", "compact");
        row("a font is for a text, and its words are its own",
            "<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
            "<text>a fill-opacity=\"1\" b</text>\n</g>\n</svg>",
            "<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
            "<text>a fill-opacity=\"1\" b</text>\n</g>\n\n</svg>");
        row("a group of groups",
            "<svg><g fill=\"none\"><g fill=\"red\" fill-opacity=\"1\"\nfont-family=\"X\">"
            "<rect/></g><g fill=\"red\"></g></g></svg>",
            "<svg>\n<g fill=\"none\"><g fill=\"red\"><rect/></g>\n</g></svg>");
        row("what has no groups", "<svg>\n</svg>\n", "<svg>\n</svg>\n");
        row("what is cut off", "<svg><g fill=\"red\"><rect/>", "<svg>\n<g fill=\"red\"><rect/>");
        row("nothing", {}, {});
    }
    void whatSaysSomethingStays() {
        QFETCH(QByteArray, svg);
        QTEST(compactSvg(svg), "compact");
    }

  private:
    QTemporaryDir dir_;
};

QTEST_MAIN(TestFigureFiles)
#include "tst_figurefiles.moc"
