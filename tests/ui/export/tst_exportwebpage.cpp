// File ▸ Export web page: figure 5.2 with alpha-beta has 27 steps with the one before the first.

#include "tests/contentof.h"
#include "tests/ui/shownwindow.h"
#include "ui/export/figureactions.h"
#include "ui/export/preview.h"
#include "ui/export/webpagedialog.h"
#include "ui/session/panes.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using prunus::FigureActions;
using prunus::WebPageDialog;

class TestExportWebPage : public QObject {
    Q_OBJECT

  private slots:
    void thePageIsWritten();
    void aRangeIsChosen();
    void allPanesAreOffered();

  private:
    QTemporaryDir dir_;
};

namespace {

WebPageDialog& dialogOf(ShownWindow& shown) {
    shown.find<QAction>("exportWebPage").trigger();
    auto& dialog = shown.find<WebPageDialog>("webPageDialog");
    if (!QTest::qWaitForWindowExposed(&dialog)) {
        qFatal("the dialog does not open");
    }
    return dialog;
}

} // namespace

void TestExportWebPage::thePageIsWritten() {
    ShownWindow shown;
    QVERIFY(shown.active);
    WebPageDialog& dialog = dialogOf(shown);
    QTRY_VERIFY(part<prunus::Preview>(dialog, "preview").isDrawn());
    QCOMPARE(part<QComboBox>(dialog, "colours").currentText(), QStringLiteral("As on the device"));
    QTest::mouseClick(&part<QPushButton>(dialog, "exportNow"), Qt::LeftButton);
    auto& files = shown.find<QFileDialog>("exportDialog");
    QVERIFY(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2.html")));
    auto* line = files.findChild<QLineEdit*>();
    const QString path = dir_.filePath(QStringLiteral("page.html"));
    line->setText(path);
    const QSignalSpy written(&shown.find<FigureActions>("figureActions"), &FigureActions::written);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(written.size(), 1);
    const QByteArray page = contentOf(path);
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.contains("α-cutoff at C (MIN)."));
    QVERIFY(page.contains("max=\"26\""));
    QVERIFY(page.contains("<html lang=\"en\">")); // no theme is forced on who reads it
}

void TestExportWebPage::aRangeIsChosen() {
    ShownWindow shown;
    QVERIFY(shown.active);
    WebPageDialog& dialog = dialogOf(shown);
    auto& from = part<QSpinBox>(dialog, "from");
    QVERIFY(!from.isEnabled());
    QVERIFY(!dialog.page().beats);
    part<QComboBox>(dialog, "steps").setCurrentIndex(1);
    QVERIFY(from.isEnabled());
    from.setFocus();
    from.selectAll();
    QTest::keyClicks(&from, QStringLiteral("20"));
    QTest::keyClick(&from, Qt::Key_Tab);
    const auto beats = dialog.page().beats;
    QVERIFY(beats.has_value());
    QCOMPARE(beats->first, prunus::Beat{20});
    QCOMPARE(beats->second, prunus::Beat{26});
    auto& exporting = part<QPushButton>(dialog, "exportNow");
    QVERIFY(exporting.isEnabled());
    part<QSpinBox>(dialog, "to").setValue(19);
    QVERIFY(!exporting.isEnabled()); // none lies from 20 to 19
    part<QSpinBox>(dialog, "to").setValue(20);
    QVERIFY(exporting.isEnabled());
}

void TestExportWebPage::allPanesAreOffered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    prunus::SearchOptions minimax = shown.window.session().options();
    minimax.algorithm = prunus::Algorithm::minimax;
    shown.window.session().panes().open(minimax);
    QTRY_VERIFY(!shown.window.session().panes().busy());
    WebPageDialog& dialog = dialogOf(shown);
    QCOMPARE(dialog.page().searches.size(), std::size_t{2});
    part<QComboBox>(dialog, "subject").setCurrentIndex(0);
    QCOMPARE(dialog.page().searches.size(), std::size_t{1});
}

QTEST_MAIN(TestExportWebPage)
#include "tst_exportwebpage.moc"
