// File ▸ Export figure, Copy picture and Print: what was chosen in the dialog is what comes out.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/contentof.h"
#include "tests/ui/base/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/export/figureactions.h"
#include "ui/export/preview.h"
#include "ui/widgets/noticebar.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using prunus::FigureActions;
using prunus::FigureDialog;
using prunus::NoticeBar;
using prunus::SearchOptions;

class TestExportFigure : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensTheDialog();
    void theFormatDecidesOnTheEnding();
    void whatIsSwitchedOffIsLeftOut();
    void thePreviewFollows();
    void onlyPngHasAScale();
    void hiddenLeavesStayHidden();
    void choicesAreRemembered();
    void theDialogCopiesWhatItShows();
    void theDialogExportsWhatItShows();
    void endingsOfTreesAreNoPartOfTheName_data();
    void endingsOfTreesAreNoPartOfTheName();
    void theDialogMakesAQuestion();
    void allPanesAreOneFigure();
    void whatFailsIsTold();

  private:
    QTemporaryDir dir_;
};

namespace {

FigureActions& exporting(const ShownWindow& shown) {
    return shown.find<FigureActions>("figureActions");
}

FigureDialog& dialogOf(ShownWindow& shown) {
    shown.press(Qt::Key_E, Qt::ControlModifier);
    auto& dialog = shown.find<FigureDialog>("figureDialog");
    if (!QTest::qWaitForWindowExposed(&dialog)) {
        qFatal("the dialog does not open");
    }
    return dialog;
}

void click(QWidget& dialog, const char* button) {
    QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
}

/// Types a file's name into the dialog and presses Enter.
void answer(const ShownWindow& shown, const QString& name) {
    auto& dialog = shown.find<QFileDialog>("exportDialog");
    auto* line = dialog.findChild<QLineEdit*>();
    line->setText(name);
    QTest::keyClick(line, Qt::Key_Return);
}

void choose(QComboBox& box, const QString& text) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    while (box.currentText() != text && box.currentIndex() + 1 < box.count()) {
        QTest::keyClick(&box, Qt::Key_Down);
    }
    QCOMPARE(box.currentText(), text);
}

} // namespace

void TestExportFigure::theKeyOpensTheDialog() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    FigureDialog& dialog = dialogOf(shown);
    click(dialog, "exportNow");
    auto& files = shown.find<QFileDialog>("exportDialog");
    QCOMPARE(files.selectedFiles().size(), 1);
    QVERIFY2(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-step-14.svg")),
             qPrintable(files.selectedFiles()[0]));
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    answer(shown, dir_.filePath(QStringLiteral("cutoff")));
    QTRY_COMPARE(written.size(), 1);
    const QString path = dir_.filePath(QStringLiteral("cutoff.svg"));
    QVERIFY(contentOf(path).contains("step 14 of 26"));
    const auto& bar = shown.find<NoticeBar>("savedBar");
    QCOMPARE(bar.text(), QStringLiteral("Saved as %1.").arg(QDir::toNativeSeparators(path)));
    shown.window.session().setStep(prunus::Step{15});
    QVERIFY(!bar.isVisible());
}

void TestExportFigure::theFormatDecidesOnTheEnding() {
    const std::pair<const char*, const char*> formats[] = {
        {"PDF document", "%PDF-1."}, {"PNG picture", "\x89PNG"}, {"TikZ for LaTeX", "% AIMA"}};
    const char* const endings[] = {".pdf", ".png", ".tex"};
    for (int k = 0; k < 3; ++k) {
        ShownWindow shown;
        QVERIFY(shown.active);
        FigureDialog& dialog = dialogOf(shown);
        choose(part<QComboBox>(dialog, "format"), QLatin1String(formats[k].first));
        click(dialog, "exportNow");
        const QSignalSpy written(&exporting(shown), &FigureActions::written);
        answer(shown, dir_.filePath(QStringLiteral("format")));
        QTRY_COMPARE(written.size(), 1);
        const QString path = dir_.filePath(QStringLiteral("format") + QLatin1String(endings[k]));
        QVERIFY2(contentOf(path).startsWith(formats[k].second), formats[k].first);
    }
}

void TestExportFigure::whatIsSwitchedOffIsLeftOut() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    FigureDialog& dialog = dialogOf(shown);
    for (const char* name : {"showWindows", "showValues", "showNames", "showPruned"}) {
        auto& check = part<QCheckBox>(dialog, name);
        QVERIFY2(check.isChecked(), name);
        check.setFocus();
        QTest::keyClick(&check, Qt::Key_Space);
    }
    click(dialog, "exportNow");
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    answer(shown, dir_.filePath(QStringLiteral("bare.svg")));
    QTRY_COMPARE(written.size(), 1);
    const QByteArray svg = contentOf(dir_.filePath(QStringLiteral("bare.svg")));
    QVERIFY(svg.contains(">12</text>") && svg.contains(">MAX</text>"));
    for (const char* text : {">α<", ">≤2<", ">A<", ">4<"}) {
        QVERIFY2(!svg.contains(text), text);
    }
}

void TestExportFigure::thePreviewFollows() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    FigureDialog& dialog = dialogOf(shown);
    auto& preview = part<prunus::Preview>(dialog, "preview");
    const auto hues = [&] {
        const QImage image = preview.grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                count += image.pixelColor(x, y).saturation() > 100 ? 1 : 0;
            }
        }
        return count;
    };
    QTRY_VERIFY(hues() > 100);
    choose(part<QComboBox>(dialog, "colours"), QStringLiteral("Black and white"));
    QTRY_COMPARE(hues(), 0);
    QVERIFY(preview.isDrawn());
}

void TestExportFigure::onlyPngHasAScale() {
    ShownWindow shown;
    QVERIFY(shown.active);
    FigureDialog& dialog = dialogOf(shown);
    auto& scale = part<QDoubleSpinBox>(dialog, "scale");
    QVERIFY(!scale.isEnabled());
    choose(part<QComboBox>(dialog, "format"), QStringLiteral("PNG picture"));
    QVERIFY(scale.isEnabled());
    scale.setFocus();
    QTest::keyClick(&scale, Qt::Key_Up); // from 2 to 2.5
    click(dialog, "exportNow");
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    const QString path = dir_.filePath(QStringLiteral("scaled.png"));
    answer(shown, path);
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(QImage(path).size(), QSize(2440, 1080)); // 976 × 432, times 2.5
}

void TestExportFigure::hiddenLeavesStayHidden() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    const QString path = dir_.filePath(QStringLiteral("start.svg"));
    exporting(shown).exportTo(path);
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(contentOf(path).contains(">12</text>"));
    shown.find<QAction>("hideUnreadLeaves").trigger();
    exporting(shown).exportTo(path);
    QTRY_COMPARE(written.size(), 2);
    QVERIFY(contentOf(path).contains(">A</text>") && !contentOf(path).contains(">12</text>"));
}

void TestExportFigure::choicesAreRemembered() {
    const QString file = dir_.filePath(QStringLiteral("settings.ini"));
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
        FigureDialog& dialog = dialogOf(shown);
        choose(part<QComboBox>(dialog, "format"), QStringLiteral("TikZ for LaTeX"));
        choose(part<QComboBox>(dialog, "colours"), QStringLiteral("High contrast"));
        part<QCheckBox>(dialog, "showNames").click();
        click(dialog, "exportNow");
        shown.find<QFileDialog>("exportDialog").reject();
    }
    ShownWindow again;
    QVERIFY(again.active);
    again.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
    FigureDialog& dialog = dialogOf(again);
    QCOMPARE(part<QComboBox>(dialog, "format").currentText(), QStringLiteral("TikZ for LaTeX"));
    QCOMPARE(part<QComboBox>(dialog, "colours").currentText(), QStringLiteral("High contrast"));
    QVERIFY(!part<QCheckBox>(dialog, "showNames").isChecked());
    QVERIFY(part<QCheckBox>(dialog, "showPruned").isChecked());
}

void TestExportFigure::theDialogCopiesWhatItShows() {
    ShownWindow shown;
    QVERIFY(shown.active);
    FigureDialog& dialog = dialogOf(shown);
    part<QCheckBox>(dialog, "showNames").click();
    part<QCheckBox>(dialog, "hideUnread").click(); // which the window does not do
    shown.window.session().setStep(prunus::Step{26});
    const QSignalSpy copied(&exporting(shown), &FigureActions::copied);
    click(dialog, "copyNow");
    QTRY_COMPARE(copied.size(), 1);
    const QByteArray svg =
        QGuiApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
    QVERIFY(svg.contains("step 0</title>") && svg.contains(">MAX</text>"));
    QVERIFY(!svg.contains(">12</text>") && !svg.contains(">A</text>"));
}

/// Playback and searches go on while dialogs are open.
void TestExportFigure::theDialogExportsWhatItShows() {
    ShownWindow shown;
    QVERIFY(shown.active);
    prunus::Session& session = shown.window.session();
    session.setStep(prunus::Step{14});
    FigureDialog& dialog = dialogOf(shown);
    session.setStep(prunus::Step{20});
    click(dialog, "exportNow");
    session.openText(QStringLiteral("[1,2]"), QStringLiteral("another"));
    auto& files = shown.find<QFileDialog>("exportDialog");
    QVERIFY(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-step-14.svg")));
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    answer(shown, dir_.filePath(QStringLiteral("shown.svg")));
    QTRY_COMPARE(written.size(), 1);
    const QByteArray svg = contentOf(dir_.filePath(QStringLiteral("shown.svg")));
    QVERIFY(svg.contains("step 14 of 26") && svg.contains(">12</text>"));
}

void TestExportFigure::endingsOfTreesAreNoPartOfTheName_data() {
    const prunus::Rows<QString, QString> row("name", "suggested");
    row("JSON", "pair.json", "/pair-step-0.svg");
    row("text", "pair.txt", "/pair-step-0.svg");
    row("Gambit", "two stones.efg", "/two-stones-step-0.svg");
    row("Graphviz", "pair.gv", "/pair-step-0.svg");
    row("what looks like a place in a text", "100%2 of %1", "/100-2-of-1-step-0.svg");
}

void TestExportFigure::endingsOfTreesAreNoPartOfTheName() {
    QFETCH(QString, name);
    QFETCH(QString, suggested);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().openText(QStringLiteral("[1,2]"), name);
    click(dialogOf(shown), "exportNow");
    const QString file = shown.find<QFileDialog>("exportDialog").selectedFiles()[0];
    QVERIFY2(file.endsWith(suggested), qPrintable(file));
}

void TestExportFigure::theDialogMakesAQuestion() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    FigureDialog& dialog = dialogOf(shown);
    auto& boxes = part<QCheckBox>(dialog, "blankWindows");
    auto& colours = part<QComboBox>(dialog, "colours");
    QVERIFY(!boxes.isEnabled() && colours.isEnabled());
    choose(part<QComboBox>(dialog, "subject"), QStringLiteral("The tree as a question"));
    QVERIFY(boxes.isEnabled() && !colours.isEnabled());
    QCOMPARE(part<QComboBox>(dialog, "subject").count(), 2); // there are no panes
    boxes.click();
    click(dialog, "exportNow");
    auto& files = shown.find<QFileDialog>("exportDialog");
    QVERIFY2(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-question.svg")),
             qPrintable(files.selectedFiles()[0]));
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    answer(shown, dir_.filePath(QStringLiteral("question.svg")));
    QTRY_COMPARE(written.size(), 1);
    const QByteArray svg = contentOf(dir_.filePath(QStringLiteral("question.svg")));
    QCOMPARE(svg.count(">β</text>"), 4);
    // What was chosen is offered again; Copy picture goes on with the step.
    const prunus::ExportChoices kept = exporting(shown).choices();
    QVERIFY(kept.subject == prunus::Subject::question && kept.blanks.window);
    QVERIFY(!kept.blanks.value && !kept.style.question);
}

void TestExportFigure::allPanesAreOneFigure() {
    ShownWindow shown;
    QVERIFY(shown.active);
    SearchOptions minimax;
    minimax.algorithm = prunus::Algorithm::minimax;
    shown.window.session().panes().open(minimax);
    QTRY_VERIFY(!shown.window.session().panes().busy());
    shown.window.session().panes().setBeat(shown.window.session().panes().end());
    FigureDialog& dialog = dialogOf(shown);
    choose(part<QComboBox>(dialog, "subject"), QStringLiteral("All panes"));
    choose(part<QComboBox>(dialog, "format"), QStringLiteral("TikZ for LaTeX"));
    QVERIFY(!part<QPushButton>(dialog, "exportNow").isEnabled());
    choose(part<QComboBox>(dialog, "format"), QStringLiteral("SVG drawing"));
    click(dialog, "exportNow");
    auto& files = shown.find<QFileDialog>("exportDialog");
    QVERIFY(files.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2-compared.svg")));
    const QSignalSpy written(&exporting(shown), &FigureActions::written);
    answer(shown, dir_.filePath(QStringLiteral("panes.svg")));
    QTRY_COMPARE(written.size(), 1);
    const QByteArray svg = contentOf(dir_.filePath(QStringLiteral("panes.svg")));
    QCOMPARE(svg.count(">leaves</text>"), 2);
    QVERIFY(svg.contains(" · 13 nodes · 9 leaves · ") && svg.contains(" · 11 nodes · 7 leaves · "));
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
