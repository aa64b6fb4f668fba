// Edit ▸ Copy picture and Copy as question, File ▸ Print.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/contentof.h"
#include "tests/ui/shownwindow.h"
#include "ui/export/figureactions.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using prunus::FigureActions;
using prunus::SearchOptions;

namespace {

FigureActions& exporting(const ShownWindow& shown) {
    return shown.find<FigureActions>("figureActions");
}

} // namespace

class TestCopyAndPrint : public QObject {
    Q_OBJECT

  private slots:
    void theKeyCopiesThePicture();
    void theTreeIsCopiedAsAQuestion();
    void theProofThatIsShownIsCopied();
    void allPanesArePrintedOnOnePage();
    void printingIsOnePage();
    void aFailingPrinterIsTold();
    void thePreviewOfPrintingOpens();

  private:
    QTemporaryDir dir_;
};

void TestCopyAndPrint::theKeyCopiesThePicture() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    const QSignalSpy copied(&exporting(shown), &FigureActions::copied);
    shown.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(copied.size(), 1);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data != nullptr && data->hasImage());
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(1952, 864));
    QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("step 14 of 26"));
}

void TestCopyAndPrint::theTreeIsCopiedAsAQuestion() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    const QSignalSpy copied(&exporting(shown), &FigureActions::copied);
    shown.find<QAction>("copyQuestion").trigger();
    QTRY_COMPARE(copied.size(), 1);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data != nullptr && data->hasImage());
    const QByteArray svg = data->data(QStringLiteral("image/svg+xml"));
    QVERIFY(svg.contains(">12</text>") && svg.contains(">A</text>"));
    QVERIFY(!svg.contains("step") && !svg.contains("≤2"));
}

void TestCopyAndPrint::theProofThatIsShownIsCopied() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    shown.window.session().toggleProof();
    const QSignalSpy copied(&exporting(shown), &FigureActions::copied);
    exporting(shown).copy();
    QTRY_COMPARE(copied.size(), 1);
    const auto svg = [] {
        return QGuiApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
    };
    QVERIFY(svg().contains("MIN can answer this: at most 2"));
    shown.window.session().toggleProof();
    exporting(shown).copy();
    QTRY_COMPARE(copied.size(), 2);
    QVERIFY(!svg().contains("MIN can answer this"));
}

void TestCopyAndPrint::allPanesArePrintedOnOnePage() {
    const auto document = std::make_shared<const prunus::Document>(
        prunus::readText("[[3,12],[2,4]]").value(), QStringLiteral("t"));
    const auto trace = prunus::recordSearch(document->tree, {}).value();
    const prunus::FigureSheet sheet =
        prunus::comparedSheet(document, {{trace, trace->end()}, {trace, trace->end()}}, {}, false);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    const QString path = dir_.filePath(QStringLiteral("panes.pdf"));
    printer.setOutputFileName(path);
    prunus::prepare(printer, prunus::SheetOnPaper{sheet});
    QVERIFY(prunus::print(printer, prunus::SheetOnPaper{sheet}));
    const QByteArray pdf = contentOf(path);
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(pdf.contains("DejaVuSans-Bold"));
}

void TestCopyAndPrint::printingIsOnePage() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    const QString path = dir_.filePath(QStringLiteral("printed.pdf"));
    printer.setOutputFileName(path);
    exporting(shown).printOn(printer);
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.startsWith("%PDF-1."));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(pdf.contains("DejaVuSans-Bold"));
}

void TestCopyAndPrint::aFailingPrinterIsTold() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(QStringLiteral("/no/where.pdf"));
    exporting(shown).printOn(printer);
    QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QCOMPARE(shown.text("errorText"),
             QStringLiteral("It could not be printed. Choose another printer or file."));
}

void TestCopyAndPrint::thePreviewOfPrintingOpens() {
    ShownWindow shown;
    QVERIFY(shown.active);
    bool opened = false;
    QTimer::singleShot(300, &shown.window, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        opened = dialog != nullptr && dialog->objectName() == QLatin1String("printPreviewDialog");
        if (dialog != nullptr) {
            dialog->close();
        }
    });
    exporting(shown).printPreview->trigger();
    QVERIFY(opened);
}

QTEST_MAIN(TestCopyAndPrint)
#include "tst_copyandprint.moc"
