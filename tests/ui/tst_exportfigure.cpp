// File ▸ Export figure: the step on screen goes into a file, and what fails is told.

#include "tests/ui/shownwindow.h"
#include "ui/window/exportfigure.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using prunus::ExportFigure;

class TestExportFigure : public QObject {
    Q_OBJECT

  private slots:
    void theKeyAsksForAFile();
    void theFormatIsChosenByFilter();
    void theStepOnScreenIsWritten();
    void hiddenLeavesStayHidden();
    void whatFailsIsTold();

  private:
    QTemporaryDir dir_;
};

namespace {

ExportFigure& exporting(const ShownWindow& shown) {
    return shown.find<ExportFigure>("exportFigure");
}

/// Types a file's name into the dialog and presses Enter.
void answer(QFileDialog& dialog, const QString& name) {
    auto* line = dialog.findChild<QLineEdit*>();
    line->setText(name);
    QTest::keyClick(line, Qt::Key_Return);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestExportFigure::theKeyAsksForAFile() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    shown.press(Qt::Key_E, Qt::ControlModifier);
    auto& dialog = shown.find<QFileDialog>("exportDialog");
    QCOMPARE(dialog.selectedFiles().size(), 1);
    QVERIFY2(dialog.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-step-14.svg")),
             qPrintable(dialog.selectedFiles()[0]));
    const QSignalSpy written(&exporting(shown), &ExportFigure::written);
    answer(dialog, dir_.filePath(QStringLiteral("cutoff")));
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(contentOf(dir_.filePath(QStringLiteral("cutoff.svg"))).contains("step 14 of 26"));
}

void TestExportFigure::theFormatIsChosenByFilter() {
    ShownWindow shown;
    QVERIFY(shown.active);
    exporting(shown).trigger();
    auto& dialog = shown.find<QFileDialog>("exportDialog");
    auto* filters = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
    QVERIFY(filters != nullptr);
    QTest::keyClick(filters, Qt::Key_End);
    const QSignalSpy written(&exporting(shown), &ExportFigure::written);
    answer(dialog, dir_.filePath(QStringLiteral("page")));
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(contentOf(dir_.filePath(QStringLiteral("page.pdf"))).startsWith("%PDF-1."));
}

void TestExportFigure::theStepOnScreenIsWritten() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QSignalSpy written(&exporting(shown), &ExportFigure::written);
    const QString path = dir_.filePath(QStringLiteral("end.png"));
    shown.press(Qt::Key_End);
    exporting(shown).exportTo(path);
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(written[0][0].toString(), path);
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1952, 864)); // twice the size of the figure
    QCOMPARE(image.pixelColor(4, 4), QColor(Qt::white));
}

void TestExportFigure::hiddenLeavesStayHidden() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QSignalSpy written(&exporting(shown), &ExportFigure::written);
    const QString path = dir_.filePath(QStringLiteral("start.svg"));
    exporting(shown).exportTo(path);
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(contentOf(path).contains(">12</text>"));
    shown.find<QAction>("hideUnreadLeaves").trigger();
    exporting(shown).exportTo(path);
    QTRY_COMPARE(written.size(), 2);
    QVERIFY(contentOf(path).contains(">A</text>") && !contentOf(path).contains(">12</text>"));
}

void TestExportFigure::whatFailsIsTold() {
    ShownWindow shown;
    QVERIFY(shown.active);
    exporting(shown).exportTo(QStringLiteral("/no/where.svg"));
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY2(shown.text("errorText").startsWith(QStringLiteral("/no/where.svg: cannot be written")),
             qPrintable(shown.text("errorText")));
    exporting(shown).exportTo(dir_.filePath(QStringLiteral("good.svg")));
    QTRY_VERIFY(!shown.find<QWidget>("errorBanner").isVisible());
}

QTEST_MAIN(TestExportFigure)
#include "tst_exportfigure.moc"
