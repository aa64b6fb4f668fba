// File ▸ Export handout and Export web page: figure 5.2 has 26 events and one cutoff, so 27 steps
// with the one before the first.

#include "tests/ui/export/exporting.h"
#include "ui/export/handoutdialog.h"
#include "ui/export/preview.h"
#include "ui/export/webpagedialog.h"
#include "ui/session/panes.h"

using namespace prunus;

namespace {

/// The window with the dialog for handouts open.
struct HandoutWindow : Exporting {
    HandoutDialog* dialog = nullptr;

    explicit HandoutWindow(Algorithm algorithm = Algorithm::alphaBeta) {
        SearchOptions options = session.options();
        options.algorithm = algorithm;
        session.setOptions(options);
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        dialog = &opened<HandoutDialog>("handoutDialog");
    }
    void chooseIn(const char* name, int row) const {
        auto& box = part<QComboBox>(*dialog, name);
        choose(box, box.itemText(row));
        QCOMPARE(box.currentIndex(), row);
    }
    [[nodiscard]] QString pages() const { return part<QLabel>(*dialog, "pages").text(); }
};

WebPageDialog& webPageOf(const Exporting& shown) {
    shown.find<QAction>("exportWebPage").trigger();
    return shown.opened<WebPageDialog>("webPageDialog");
}

} // namespace

class TestExportPages : public QObject {
    Q_OBJECT

  private slots:
    void theDialogCountsPages() {
        const HandoutWindow shown;
        QCOMPARE(shown.pages(), "of 14"); // two steps a page
        shown.chooseIn("perPage", 3);
        QCOMPARE(shown.pages(), "of 7"); // four
        auto& from = part<QSpinBox>(*shown.dialog, "from");
        QVERIFY(!from.isEnabled());
        shown.chooseIn("steps", 2);
        QVERIFY(from.isEnabled());
        typeOver(from, "20");
        QCOMPARE(shown.pages(), "of 2"); // 20 to 26
        shown.chooseIn("steps", 1);
        QCOMPARE(shown.pages(), "of 1");
    }

    void pagesCanBeTurned() {
        const HandoutWindow shown;
        auto& preview = part<Preview>(*shown.dialog, "preview");
        QTRY_VERIFY(preview.isDrawn());
        const QImage first = preview.grab().toImage();
        auto& page = part<QSpinBox>(*shown.dialog, "page");
        page.setFocus();
        QTest::keyClick(&page, Qt::Key_Up);
        QCOMPARE(page.value(), 2);
        QTRY_VERIFY(preview.isDrawn() && preview.grab().toImage() != first);
    }

    void aHandoutWithoutPagesIsNotOffered() {
        const HandoutWindow shown(Algorithm::minimax);
        const auto& offered = part<QPushButton>(*shown.dialog, "exportNow");
        QVERIFY(offered.isEnabled());
        shown.chooseIn("steps", 1);
        QVERIFY(!offered.isEnabled());
        QVERIFY(
            part<QWidget>(*shown.dialog, "preview").accessibleDescription().contains("no cutoffs"));
        shown.chooseIn("steps", 0);
        QVERIFY(offered.isEnabled());
    }

    void theHandoutIsWritten() {
        const HandoutWindow shown;
        shown.chooseIn("perPage", 4); // six
        clickIn(*shown.dialog, "exportNow");
        QVERIFY(shown.suggested().endsWith("/aima-figure-5-2-handout.pdf"));
        QCOMPARE(shown.exported("handout.pdf").count("/Type /Page\n"), 5);
    }

    /// Another tree with fewer steps may have been opened meanwhile.
    void theHandoutIsOfWhatWasShown() {
        const HandoutWindow shown;
        shown.chooseIn("steps", 2); // a range, of all
        clickIn(*shown.dialog, "exportNow");
        shown.session.openText(QStringLiteral("[1,2]"), QStringLiteral("pair"));
        // 27 steps, two a page.
        QCOMPARE(shown.exported("shown.pdf").count("/Type /Page\n"), 14);
    }

    void theWebPageIsWritten() {
        const Exporting shown;
        const WebPageDialog& dialog = webPageOf(shown);
        QTRY_VERIFY(part<Preview>(dialog, "preview").isDrawn());
        QCOMPARE(part<QComboBox>(dialog, "colours").currentText(), "As on the device");
        clickIn(dialog, "exportNow");
        QVERIFY(shown.suggested().endsWith("/aima-figure-5-2.html"));
        const QByteArray page = shown.exported("page.html");
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY(page.contains("α-cutoff at C (MIN)."));
        QVERIFY(page.contains("max=\"26\""));
        QVERIFY(page.contains("<html lang=\"en\">")); // no theme is forced on who reads it
    }

    void aRangeOfTheWebPageIsChosen() {
        const Exporting shown;
        const WebPageDialog& dialog = webPageOf(shown);
        auto& from = part<QSpinBox>(dialog, "from");
        QVERIFY(!from.isEnabled());
        QVERIFY(!dialog.page().beats);
        part<QComboBox>(dialog, "steps").setCurrentIndex(1);
        QVERIFY(from.isEnabled());
        typeOver(from, "20");
        const auto beats = dialog.page().beats;
        QVERIFY(beats.has_value());
        QCOMPARE(beats->first, Beat{20});
        QCOMPARE(beats->second, Beat{26});
        const auto& exporting = part<QPushButton>(dialog, "exportNow");
        QVERIFY(exporting.isEnabled());
        part<QSpinBox>(dialog, "to").setValue(19);
        QVERIFY(!exporting.isEnabled()); // none lies from 20 to 19
        part<QSpinBox>(dialog, "to").setValue(20);
        QVERIFY(exporting.isEnabled());
    }

    void allPanesAreOfferedForTheWebPage() {
        const Exporting shown;
        shown.openMinimaxBeside();
        const WebPageDialog& dialog = webPageOf(shown);
        QCOMPARE(dialog.page().searches.size(), std::size_t{2});
        part<QComboBox>(dialog, "subject").setCurrentIndex(0);
        QCOMPARE(dialog.page().searches.size(), std::size_t{1});
    }
};

QTEST_MAIN(TestExportPages)
#include "tst_exportpages.moc"
