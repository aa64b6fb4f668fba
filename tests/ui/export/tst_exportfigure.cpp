// File ▸ Export figure and Copy picture: what was chosen in the dialog is what comes out.

#include "tests/rows.h"
#include "tests/ui/export/exporting.h"
#include "tests/ui/look/pixels.h"
#include "ui/export/preview.h"
#include "ui/widgets/noticebar.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QSettings>

using namespace prunus;

namespace {

/// The window with the dialog open.
struct FigureWindow : Exporting {
    explicit FigureWindow(Step step = {}) : Exporting(step) { openDialog(); }
    /// Choices are remembered in this file, and are those that were.
    explicit FigureWindow(const QString& settings) {
        window.rememberIn(std::make_unique<QSettings>(settings, QSettings::IniFormat));
        openDialog();
    }
    FigureDialog* dialog = nullptr;

    void openDialog() {
        press(Qt::Key_E, Qt::ControlModifier);
        dialog = &opened<FigureDialog>("figureDialog");
    }
    void chooseIn(const char* box, const QString& text) const { choose(boxIn(box), text); }
    [[nodiscard]] QComboBox& boxIn(const char* name) const {
        return part<QComboBox>(*dialog, name);
    }
    [[nodiscard]] QCheckBox& check(const char* name) const {
        return part<QCheckBox>(*dialog, name);
    }
    void clickIn(const char* button) const { prunus::clickIn(*dialog, button); }
};

} // namespace

class TestExportFigure : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensTheDialog() {
        const FigureWindow shown(Step{14});
        shown.clickIn("exportNow");
        QCOMPARE(shown.find<QFileDialog>("exportDialog").selectedFiles().size(), 1);
        QVERIFY2(shown.suggested().endsWith("/aima-figure-5-2-step-14.svg"),
                 qPrintable(shown.suggested()));
        QVERIFY(shown.exported("cutoff", ".svg").contains("step 14 of 26"));
        const auto& bar = shown.find<NoticeBar>("savedBar");
        QCOMPARE(
            bar.text(),
            QStringLiteral("Saved as %1.").arg(QDir::toNativeSeparators(shown.path("cutoff.svg"))));
        shown.session.setStep(Step{15});
        QVERIFY(!bar.isVisible());
    }

    void theFormatDecidesOnTheEnding_data() {
        const Rows<QString, QByteArray> row("ending", "start");
        row("PDF document", ".pdf", "%PDF-1.");
        row("PNG picture", ".png", "\x89PNG");
        row("TikZ for LaTeX", ".tex", "% AIMA");
    }
    void theFormatDecidesOnTheEnding() {
        QFETCH(QString, ending);
        QFETCH(QByteArray, start);
        const FigureWindow shown;
        shown.chooseIn("format", QLatin1String(QTest::currentDataTag()));
        shown.clickIn("exportNow");
        QVERIFY(shown.exported("format", ending).startsWith(start));
    }

    void whatIsSwitchedOffIsLeftOut() {
        const FigureWindow shown(Step{14});
        for (const char* name : {"showWindows", "showValues", "showNames", "showPruned"}) {
            QCheckBox& check = shown.check(name);
            QVERIFY2(check.isChecked(), name);
            check.setFocus();
            QTest::keyClick(&check, Qt::Key_Space);
        }
        shown.clickIn("exportNow");
        const QByteArray svg = shown.exported("bare.svg");
        QVERIFY(svg.contains(">12</text>") && svg.contains(">MAX</text>"));
        for (const char* text : {">α<", ">≤2<", ">A<", ">4<"}) {
            QVERIFY2(!svg.contains(text), text);
        }
    }

    void thePreviewFollows() {
        const FigureWindow shown(Step{14});
        auto& preview = part<Preview>(*shown.dialog, "preview");
        const auto hues = [&] {
            const QImage image = preview.grab().toImage();
            return pixelsWhere(image.rect(), [&image](int x, int y) {
                return image.pixelColor(x, y).saturation() > 100;
            });
        };
        QTRY_VERIFY(hues() > 100);
        shown.chooseIn("colours", "Black and white");
        QTRY_COMPARE(hues(), 0);
        QVERIFY(preview.isDrawn());
    }

    void onlyPngHasAScale() {
        const FigureWindow shown;
        auto& scale = part<QDoubleSpinBox>(*shown.dialog, "scale");
        QVERIFY(!scale.isEnabled());
        shown.chooseIn("format", "PNG picture");
        QVERIFY(scale.isEnabled());
        scale.setFocus();
        QTest::keyClick(&scale, Qt::Key_Up); // from 2 to 2.5
        shown.clickIn("exportNow");
        const QImage scaled = QImage::fromData(shown.exported("scaled.png"));
        QCOMPARE(scaled.size(), QSize(2440, 1080)); // 976 × 432, times 2.5
    }

    void hiddenLeavesStayHidden() {
        const Exporting shown;
        const QSignalSpy written(&shown.actions, &FigureActions::written);
        const QString path = shown.path("start.svg");
        shown.actions.exportTo(path);
        QTRY_COMPARE(written.size(), 1);
        QVERIFY(contentOf(path).contains(">12</text>"));
        shown.find<QAction>("hideUnreadLeaves").trigger();
        shown.actions.exportTo(path);
        QTRY_COMPARE(written.size(), 2);
        QVERIFY(contentOf(path).contains(">A</text>") && !contentOf(path).contains(">12</text>"));
    }

    void choicesAreRemembered() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            const FigureWindow shown(file);
            shown.chooseIn("format", "TikZ for LaTeX");
            shown.chooseIn("colours", "High contrast");
            shown.check("showNames").click();
            shown.clickIn("exportNow");
            shown.find<QFileDialog>("exportDialog").reject();
        }
        const FigureWindow again(file);
        QCOMPARE(again.boxIn("format").currentText(), "TikZ for LaTeX");
        QCOMPARE(again.boxIn("colours").currentText(), "High contrast");
        QVERIFY(!again.check("showNames").isChecked());
        QVERIFY(again.check("showPruned").isChecked());
    }

    void theDialogCopiesWhatItShows() {
        const FigureWindow shown;
        shown.check("showNames").click();
        shown.check("hideUnread").click(); // which the window does not do
        shown.session.setStep(Step{26});
        const QByteArray svg = svgIn(shown.copiedBy([&shown] { shown.clickIn("copyNow"); }));
        QVERIFY(svg.contains("step 0</title>") && svg.contains(">MAX</text>"));
        QVERIFY(!svg.contains(">12</text>") && !svg.contains(">A</text>"));
    }

    /// Playback and searches go on while dialogs are open.
    void theDialogExportsWhatItShows() {
        const FigureWindow shown(Step{14});
        shown.session.setStep(Step{20});
        shown.clickIn("exportNow");
        shown.session.openText(QStringLiteral("[1,2]"), QStringLiteral("another"));
        QVERIFY(shown.suggested().endsWith("/aima-figure-5-2-step-14.svg"));
        const QByteArray svg = shown.exported("shown.svg");
        QVERIFY(svg.contains("step 14 of 26") && svg.contains(">12</text>"));
    }

    void endingsOfTreesAreNoPartOfTheName_data() {
        const Rows<QString, QString> row("name", "suggested");
        row("JSON", "pair.json", "/pair-step-0.svg");
        row("text", "pair.txt", "/pair-step-0.svg");
        row("Gambit", "two stones.efg", "/two-stones-step-0.svg");
        row("Graphviz", "pair.gv", "/pair-step-0.svg");
        row("what looks like a place in a text", "100%2 of %1", "/100-2-of-1-step-0.svg");
    }
    void endingsOfTreesAreNoPartOfTheName() {
        QFETCH(QString, name);
        QFETCH(QString, suggested);
        Exporting shown;
        shown.session.openText(QStringLiteral("[1,2]"), name);
        shown.press(Qt::Key_E, Qt::ControlModifier);
        clickIn(shown.opened<FigureDialog>("figureDialog"), "exportNow");
        QVERIFY2(shown.suggested().endsWith(suggested), qPrintable(shown.suggested()));
    }

    void theDialogMakesAQuestion() {
        const FigureWindow shown(Step{14});
        QCheckBox& boxes = shown.check("blankWindows");
        QVERIFY(!boxes.isEnabled() && shown.boxIn("colours").isEnabled());
        shown.chooseIn("subject", "The tree as a question");
        QVERIFY(boxes.isEnabled() && !shown.boxIn("colours").isEnabled());
        QCOMPARE(shown.boxIn("subject").count(), 2); // there are no panes
        boxes.click();
        shown.clickIn("exportNow");
        QVERIFY2(shown.suggested().endsWith("/aima-figure-5-2-question.svg"),
                 qPrintable(shown.suggested()));
        QCOMPARE(shown.exported("question.svg").count(">β</text>"), 4);
        // What was chosen is offered again; Copy picture goes on with the step.
        const ExportChoices kept = shown.actions.choices();
        QVERIFY(kept.subject == Subject::question && kept.blanks.window);
        QVERIFY(!kept.blanks.value && !kept.style.question);
    }

    void allPanesAreOneFigure() {
        Exporting window;
        window.openMinimaxBeside();
        window.session.panes().setBeat(window.session.panes().end());
        window.press(Qt::Key_E, Qt::ControlModifier);
        const auto& dialog = window.opened<FigureDialog>("figureDialog");
        choose(part<QComboBox>(dialog, "subject"), "All panes");
        choose(part<QComboBox>(dialog, "format"), "TikZ for LaTeX");
        QVERIFY(!part<QPushButton>(dialog, "exportNow").isEnabled());
        choose(part<QComboBox>(dialog, "format"), "SVG drawing");
        clickIn(dialog, "exportNow");
        QVERIFY(window.suggested().endsWith("/aima-figure-5-2-compared.svg"));
        const QByteArray svg = window.exported("panes.svg");
        QCOMPARE(svg.count(">leaves</text>"), 2);
        QVERIFY(svg.contains(" · 13 nodes · 9 leaves · "));
        QVERIFY(svg.contains(" · 11 nodes · 7 leaves · "));
    }

    void whatFailsIsTold() {
        const Exporting shown;
        shown.actions.exportTo(QStringLiteral("/no/where.svg"));
        QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QVERIFY2(shown.text("errorText").startsWith("/no/where.svg: cannot be written"),
                 qPrintable(shown.text("errorText")));
        shown.actions.exportTo(shown.path("good.svg"));
        QTRY_VERIFY(!shown.find<QWidget>("errorBanner").isVisible());
    }
};

QTEST_MAIN(TestExportFigure)
#include "tst_exportfigure.moc"
