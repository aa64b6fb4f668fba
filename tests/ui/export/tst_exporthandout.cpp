// File ▸ Export handout: figure 5.2 has 26 events and one cutoff, so 27 steps with the first.

#include "tests/contentof.h"
#include "tests/ui/shownwindow.h"
#include "ui/export/figureactions.h"
#include "ui/export/handoutdialog.h"
#include "ui/export/preview.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using prunus::FigureActions;
using prunus::HandoutDialog;

class TestExportHandout : public QObject {
    Q_OBJECT

  private slots:
    void theDialogCountsPages();
    void pagesCanBeTurned();
    void aHandoutWithoutPagesIsNotOffered();
    void theHandoutIsWritten();
    void theHandoutIsOfWhatWasShown();

  private:
    QTemporaryDir dir_;
};

namespace {

HandoutDialog& dialogOf(ShownWindow& shown) {
    shown.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto& dialog = shown.find<HandoutDialog>("handoutDialog");
    if (!QTest::qWaitForWindowExposed(&dialog)) {
        qFatal("the dialog does not open");
    }
    return dialog;
}

void choose(QComboBox& box, int row) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int k = 0; k < row; ++k) {
        QTest::keyClick(&box, Qt::Key_Down);
    }
    QCOMPARE(box.currentIndex(), row);
}

} // namespace

void TestExportHandout::theDialogCountsPages() {
    ShownWindow shown;
    QVERIFY(shown.active);
    HandoutDialog& dialog = dialogOf(shown);
    const auto pages = [&] { return part<QLabel>(dialog, "pages").text(); };
    QCOMPARE(pages(), QStringLiteral("of 14")); // two steps a page
    choose(part<QComboBox>(dialog, "perPage"), 3);
    QCOMPARE(pages(), QStringLiteral("of 7")); // four
    QVERIFY(!part<QSpinBox>(dialog, "from").isEnabled());
    choose(part<QComboBox>(dialog, "steps"), 2);
    auto& from = part<QSpinBox>(dialog, "from");
    QVERIFY(from.isEnabled());
    from.setFocus();
    from.selectAll();
    QTest::keyClicks(&from, QStringLiteral("20"));
    QTest::keyClick(&from, Qt::Key_Tab);
    QCOMPARE(pages(), QStringLiteral("of 2")); // 20 to 26
    choose(part<QComboBox>(dialog, "steps"), 1);
    QCOMPARE(pages(), QStringLiteral("of 1"));
}

void TestExportHandout::pagesCanBeTurned() {
    ShownWindow shown;
    QVERIFY(shown.active);
    HandoutDialog& dialog = dialogOf(shown);
    auto& preview = part<prunus::Preview>(dialog, "preview");
    QTRY_VERIFY(preview.isDrawn());
    const QImage first = preview.grab().toImage();
    auto& page = part<QSpinBox>(dialog, "page");
    page.setFocus();
    QTest::keyClick(&page, Qt::Key_Up);
    QCOMPARE(page.value(), 2);
    QTRY_VERIFY(preview.isDrawn() && preview.grab().toImage() != first);
}

void TestExportHandout::aHandoutWithoutPagesIsNotOffered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    prunus::SearchOptions options = shown.window.session().options();
    options.algorithm = prunus::Algorithm::minimax;
    shown.window.session().setOptions(options);
    HandoutDialog& dialog = dialogOf(shown);
    auto& offered = part<QPushButton>(dialog, "exportNow");
    QVERIFY(offered.isEnabled());
    choose(part<QComboBox>(dialog, "steps"), 1);
    QVERIFY(!offered.isEnabled());
    QVERIFY(part<QWidget>(dialog, "preview").accessibleDescription().contains("no cutoffs"));
    choose(part<QComboBox>(dialog, "steps"), 0);
    QVERIFY(offered.isEnabled());
}

void TestExportHandout::theHandoutIsWritten() {
    ShownWindow shown;
    QVERIFY(shown.active);
    HandoutDialog& dialog = dialogOf(shown);
    choose(part<QComboBox>(dialog, "perPage"), 4); // six
    QTest::mouseClick(&part<QPushButton>(dialog, "exportNow"), Qt::LeftButton);
    auto& files = shown.find<QFileDialog>("exportDialog");
    QVERIFY(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-handout.pdf")));
    auto* line = files.findChild<QLineEdit*>();
    const QString path = dir_.filePath(QStringLiteral("handout.pdf"));
    line->setText(path);
    const QSignalSpy written(&shown.find<FigureActions>("figureActions"), &FigureActions::written);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(contentOf(path).count("/Type /Page\n"), 5);
}

/// Another tree with fewer steps may have been opened meanwhile.
void TestExportHandout::theHandoutIsOfWhatWasShown() {
    ShownWindow shown;
    QVERIFY(shown.active);
    HandoutDialog& dialog = dialogOf(shown);
    choose(part<QComboBox>(dialog, "steps"), 2); // a range, of all
    QTest::mouseClick(&part<QPushButton>(dialog, "exportNow"), Qt::LeftButton);
    shown.window.session().openText(QStringLiteral("[1,2]"), QStringLiteral("pair"));
    auto& files = shown.find<QFileDialog>("exportDialog");
    auto* line = files.findChild<QLineEdit*>();
    const QString path = dir_.filePath(QStringLiteral("shown.pdf"));
    line->setText(path);
    const QSignalSpy written(&shown.find<FigureActions>("figureActions"), &FigureActions::written);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(contentOf(path).count("/Type /Page\n"), 14); // 27 steps, two a page
}

QTEST_MAIN(TestExportHandout)
#include "tst_exporthandout.moc"
