// The manual on paper: every page of it begins where the contents say, nothing leaves the sheet,
// and figures are drawn, not pasted.

#include "tests/app/programrun.h"
#include "tests/contentof.h"
#include "tests/rows.h"
#include "tests/ui/figures/svgtexts.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualpdf.h"
#include "ui/manual/manualsheets.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace prunus;

namespace {

/// What is written on a sheet, in pieces, without blanks.
QStringList writtenOn(const ManualSheets& sheets, int sheet) {
    const auto paint = [&](QPainter& painter) { sheets.paint(painter, sheet); };
    return textsIn(svgOf({}, paint)).replaceInStrings(" ", "");
}

/// How often a text stands there; a title with Greek letters is written in pieces.
qsizetype timesOn(const QStringList& pieces, const QString& text) {
    return pieces.join(QString()).count(QString(text).remove(u' '));
}

} // namespace

class TestManualPdf : public QObject {
    Q_OBJECT

  private slots:
    static void contentsNameTheSheets() {
        const ManualSheets sheets(QPageSize::A4);
        const auto& pages = manualPages();
        const QStringList contents = writtenOn(sheets, 0);
        QCOMPARE(timesOn(contents, QStringLiteral("Prunus: the manual")), qsizetype(1));
        int before = 1;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const int sheet = sheets.sheetOf(page);
            QVERIFY2(timesOn(contents, pages[page].title) >= 1, qPrintable(pages[page].id));
            QVERIFY2(contents.contains(QString::number(sheet)), qPrintable(pages[page].id));
            QVERIFY(sheet > before);
            before = sheet;
            const QStringList written = writtenOn(sheets, sheet - 1);
            QVERIFY2(written.contains(QString::number(sheet)), qPrintable(pages[page].id));
            // The heading, and the foot.
            QVERIFY2(timesOn(written, pages[page].title) >= 2, qPrintable(pages[page].id));
        }
        QVERIFY(sheets.count() >= before);
    }

    static void marginsAreFree_data() {
        const Rows<QPageSize> row("paper");
        row("A4", QPageSize(QPageSize::A4));
        row("letter", QPageSize(QPageSize::Letter));
    }

    static void marginsAreFree() {
        QFETCH(const QPageSize, paper);
        const ManualSheets sheets{paper.id()};
        const QSize size = (paper.size(QPageSize::Inch) * 96).toSize();
        constexpr int margin = 60;
        for (int sheet = 0; sheet < sheets.count(); ++sheet) {
            QImage image(size, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPainter painter(&image);
            sheets.paint(painter, sheet);
            painter.end();
            const QImage left = image.copy(0, 0, margin, size.height());
            const QImage right = image.copy(size.width() - margin, 0, margin, size.height());
            QImage white = left;
            white.fill(Qt::white);
            QVERIFY2(left == white && right == white, QByteArray::number(sheet + 1));
        }
    }

    static void figuresAreDrawn() {
        const QByteArray pdf = manualPdf(QPageSize::A4);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        QCOMPARE(manualPdf(QPageSize::A4), pdf);
    }

    static void theCommandLineWritesIt() {
        const QTemporaryDir folder;
        for (const char* const paper : {"a4", "letter"}) {
            const QString path = folder.filePath(QStringLiteral("manual.pdf"));
            const ProgramRun run = runProgram({"manual", "--paper", paper, "-o", path});
            QCOMPARE(run.err, QByteArray());
            QCOMPARE(run.exitCode, 0);
            const QByteArray pdf = contentOf(path);
            QVERIFY(pdf.endsWith("%%EOF\n"));
            const char* const box = *paper == 'a' ? "/MediaBox [0 0 595" : "/MediaBox [0 0 612";
            const ManualSheets sheets(*paper == 'a' ? QPageSize::A4 : QPageSize::Letter);
            QCOMPARE(pdf.count(box), qsizetype(sheets.count()));
        }
    }

    static void wrongUsage() {
        QVERIFY(failedWith(runProgram({"manual"}), 2, "-o is required"));
        QVERIFY(failedWith(runProgram({"manual", "-o", "manual.txt"}), 2, "-o is required"));
        QVERIFY(failedWith(runProgram({"manual", "-o", "/nowhere/manual.pdf"}), 1,
                           "/nowhere/manual.pdf"));
    }
};

QTEST_MAIN(TestManualPdf)
#include "tst_manualpdf.moc"
