// Edit ▸ Copy picture and Copy as question, File ▸ Print.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/ui/export/exporting.h"

#include <QTimer>

using namespace prunus;

namespace {

/// A page of this, which has letters.
void isAPage(const QByteArray& pdf) {
    QVERIFY(pdf.startsWith("%PDF-1."));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(pdf.contains("DejaVuSans-Bold"));
}

} // namespace

class TestCopyAndPrint : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        printer_ = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer_->setOutputFormat(QPrinter::PdfFormat);
        printer_->setOutputFileName(dir_.filePath(QStringLiteral("printed.pdf")));
        QFile::remove(printer_->outputFileName());
    }

    void theKeyCopiesThePicture() {
        Exporting shown(Step{14});
        const QMimeData& copied = shown.copiedBy(
            [&shown] { shown.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier); });
        QVERIFY(copied.hasImage());
        QCOMPARE(qvariant_cast<QImage>(copied.imageData()).size(), QSize(1952, 864));
        QVERIFY(svgIn(copied).contains("step 14 of 26"));
    }

    void theTreeIsCopiedAsAQuestion() {
        const Exporting shown(Step{14});
        const QMimeData& copied =
            shown.copiedBy([&shown] { shown.find<QAction>("copyQuestion").trigger(); });
        QVERIFY(copied.hasImage());
        const QByteArray svg = svgIn(copied);
        QVERIFY(svg.contains(">12</text>") && svg.contains(">A</text>"));
        QVERIFY(!svg.contains("step") && !svg.contains("≤2"));
    }

    void theProofThatIsShownIsCopied() {
        const Exporting shown(Step{14});
        for (const bool proof : {true, false}) {
            shown.session.toggleProof();
            const QMimeData& copied = shown.copiedBy([&shown] { shown.actions.copy(); });
            QCOMPARE(svgIn(copied).contains("MIN can answer this"), proof);
            QCOMPARE(svgIn(copied).contains("MIN can answer this: at most 2"), proof);
        }
    }

    void allPanesArePrintedOnOnePage() {
        const auto document = std::make_shared<const Document>(readText("[[3,12],[2,4]]").value(),
                                                               QStringLiteral("t"));
        const auto trace = recordSearch(document->tree, {}).value();
        const FigureSheet sheet =
            comparedSheet(document, {{trace, trace->end()}, {trace, trace->end()}}, {}, false);
        prepare(*printer_, SheetOnPaper{sheet});
        QVERIFY(print(*printer_, SheetOnPaper{sheet}));
        isAPage(contentOf(printer_->outputFileName()));
    }

    void printingIsOnePage() {
        const Exporting shown(Step{14});
        shown.actions.printOn(*printer_);
        isAPage(contentOf(printer_->outputFileName()));
    }

    void aFailingPrinterIsTold() {
        const Exporting shown;
        printer_->setOutputFileName(QStringLiteral("/no/where.pdf"));
        shown.actions.printOn(*printer_);
        QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QCOMPARE(shown.text("errorText"),
                 "It could not be printed. Choose another printer or file.");
    }

    void thePreviewOfPrintingOpens() {
        Exporting shown;
        bool opened = false;
        QTimer::singleShot(300, &shown.window, [&opened] {
            QWidget* dialog = QApplication::activeModalWidget();
            opened =
                dialog != nullptr && dialog->objectName() == QLatin1String("printPreviewDialog");
            if (dialog != nullptr) {
                dialog->close();
            }
        });
        shown.actions.printPreview->trigger();
        QVERIFY(opened);
    }

  private:
    QTemporaryDir dir_;
    std::unique_ptr<QPrinter> printer_;
};

QTEST_MAIN(TestCopyAndPrint)
#include "tst_copyandprint.moc"
