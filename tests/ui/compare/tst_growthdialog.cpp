// Search ▸ Growth: what is measured is what is drawn, what is drawn can be opened and exported.

#include "core/growth/growthcsv.h"
#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/compare/growthfile.h"
#include "ui/session/editing.h"

#include <QImage>
#include <QListWidget>
#include <QXmlStreamReader>
#include <sstream>
#include <sys/stat.h>

using namespace prunus;

class TestGrowthDialog : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensItBesideTheWindow();
    void startMeasuresWhatIsAsked();
    void stopKeepsWhatIsThere();
    void nothingTickedIsToldAtOnce();
    void aClickOpensTheTypicalTree();
    void enterOpensTheTreeOfAPoint();
    void unsavedWorkIsAskedAbout();
    void theTreeInTheWindowIsSearchedAnew();
    void whatConcernsTheSubjectHasRoom();
    void filesHoldWhatIsShown();
    void aFileIsWrittenBesideTheWindow();
    void aFileThatCannotBeWrittenIsTold();
};

void TestGrowthDialog::theKeyOpensItBesideTheWindow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    QVERIFY(!dialog.isModal());
    QVERIFY(chartOf(dialog).points().empty());
    QVERIFY(!part<QPushButton>(dialog, "growthExport").isEnabled());
    part<QAction>(shown.window, "showGrowth").trigger(); // a second time
    QCOMPARE(shown.window.findChildren<GrowthDialog*>().size(), 1);
}

void TestGrowthDialog::startMeasuresWhatIsAsked() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthChildren", "2");
    type(dialog, "growthDepth", "5");
    type(dialog, "growthSamples", "4");
    type(dialog, "growthSeed", "9");
    measure(dialog);
    QCOMPARE(chartOf(dialog).points().size(), std::size_t{2 * 2 * 5});
    const GrowthPoint all = pointAt(dialog, Algorithm::minimax, MoveOrder::bestFirst, 5);
    QCOMPARE(all.samples.size(), std::size_t{4});
    QCOMPARE(all.samples.front(), (GrowthSample{9, 63, 32}));
    QCOMPARE(all.samples.back(), (GrowthSample{12, 63, 32}));
    QCOMPARE(said(dialog), QStringLiteral("Done."));
    QVERIFY(part<QPushButton>(dialog, "growthExport").isEnabled());
}

void TestGrowthDialog::stopKeepsWhatIsThere() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "12");
    type(dialog, "growthSamples", "5000");
    start(dialog);
    QTRY_VERIFY(!chartOf(dialog).points().empty());
    QVERIFY(said(dialog).startsWith("Measuring: "));
    start(dialog); // which is Stop now
    QTRY_COMPARE(part<QPushButton>(dialog, "growthStart").text(), QStringLiteral("&Start"));
    QVERIFY(!chartOf(dialog).points().empty());
    QVERIFY2(said(dialog).startsWith("Stopped"), qPrintable(said(dialog)));
}

void TestGrowthDialog::nothingTickedIsToldAtOnce() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    auto& first = part<QCheckBox>(dialog, "growthOrder0");
    QTest::mouseClick(&first, Qt::LeftButton, {}, QPoint(8, first.height() / 2));
    auto& second = part<QCheckBox>(dialog, "growthOrder1");
    QTest::mouseClick(&second, Qt::LeftButton, {}, QPoint(8, second.height() / 2));
    QCOMPARE(said(dialog), QStringLiteral("Tick at least one algorithm and one order."));
    QVERIFY(!part<QPushButton>(dialog, "growthStart").isEnabled());
}

void TestGrowthDialog::aClickOpensTheTypicalTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "4");
    type(dialog, "growthSamples", "7");
    measure(dialog);
    const GrowthPoint point = pointAt(dialog, Algorithm::alphaBeta, MoveOrder::asWritten, 4);
    const GrowthSample& typical = typicalSample(point, &GrowthSample::nodesVisited);
    click(dialog, point);
    QTRY_COMPARE(documentOf(shown)->tree.leafCount(), 81U);
    QCOMPARE(shown.window.session().title(),
             QStringLiteral("Random tree, b = 3, d = 4, seed %1").arg(typical.seed));
    const prunus::Session& session = shown.window.session();
    QCOMPARE(session.options().algorithm, Algorithm::alphaBeta);
    QCOMPARE(session.options().order, MoveOrder::asWritten);
    QCOMPARE(session.trace()->totals().nodesVisited, typical.nodesVisited);
    QVERIFY(!shown.window.isWindowModified()); // the chart can make it again
    QVERIFY(!session.editing().perform(prunus::FlipRoot{}));
    QVERIFY(shown.window.isWindowModified());
}

void TestGrowthDialog::enterOpensTheTreeOfAPoint() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    chart.window()->activateWindow();
    chart.setFocus();
    QTRY_VERIFY(chart.current() != nullptr); // once the window is the active one
    QTest::keyClick(&chart, Qt::Key_Down);   // minimax as written, then best first
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.current()->line.order, MoveOrder::bestFirst);
    QCOMPARE(chart.current()->depth, 2U);
    QCOMPARE(part<QLabel>(dialog, "growthPoint").text(),
             QStringLiteral("Minimax, best first, depth 2: median 13 nodes visited, quartiles 13 "
                            "and 13, 20 samples"));
    QTest::keyClick(&chart, Qt::Key_Return);
    QTRY_COMPARE(shown.window.session().title(),
                 QStringLiteral("Random tree, b = 3, d = 2, seed 1"));
    QCOMPARE(shown.window.session().options().algorithm, Algorithm::minimax);
    QCOMPARE(shown.window.session().options().order, MoveOrder::bestFirst);
}

void TestGrowthDialog::unsavedWorkIsAskedAbout() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QVERIFY(!shown.window.session().editing().perform(prunus::FlipRoot{}));
    QVERIFY(shown.window.isWindowModified());
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    const GrowthPoint point = pointAt(dialog, Algorithm::alphaBeta, MoveOrder::asWritten, 3);
    click(dialog, point);
    QTRY_VERIFY(asks(shown.window, "unsavedQuestion"));
    answer(shown.window, "unsavedQuestion", "Cancel");
    QCOMPARE(documentOf(shown)->tree.leafCount(), 9U);
    click(dialog, point);
    QTRY_VERIFY(asks(shown.window, "unsavedQuestion"));
    answer(shown.window, "unsavedQuestion", "Discard");
    QTRY_COMPARE(documentOf(shown)->tree.leafCount(), 27U);
}

void TestGrowthDialog::theTreeInTheWindowIsSearchedAnew() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    part<QComboBox>(dialog, "growthSubject").setCurrentIndex(1);
    measure(dialog);
    QVERIFY2(said(dialog).startsWith("Minimax, as written, depth 1: node B has no static value"),
             qPrintable(said(dialog)));
    const auto before = documentOf(shown);
    const GrowthPoint point = pointAt(dialog, Algorithm::alphaBeta, MoveOrder::bestFirst, 2);
    QCOMPARE(point.samples.front().leavesEvaluated, std::uint64_t{5}); // 3 + 3 - 1
    click(dialog, point);
    QTRY_COMPARE(shown.window.session().options().order, MoveOrder::bestFirst);
    QCOMPARE(documentOf(shown), before);
    QCOMPARE(shown.window.session().trace()->totals().leavesEvaluated, std::uint64_t{5});
}

/// A field that is shown, but where there is no room for it, is not in sight.
void TestGrowthDialog::whatConcernsTheSubjectHasRoom() {
    ShownWindow shown;
    QVERIFY(shown.active);
    GrowthDialog& dialog = dialogOf(shown);
    dialog.resize(dialog.width(), 400); // so that there is none to spare
    auto& subject = part<QComboBox>(dialog, "growthSubject");
    const auto haveRoom = [&](const std::vector<const char*>& fields) {
        return std::all_of(fields.begin(), fields.end(), [&](const char* name) {
            const auto& field = part<QWidget>(dialog, name);
            return field.isVisible() && field.height() >= field.sizeHint().height();
        });
    };
    for (const int other : {1, 2}) {
        subject.setCurrentIndex(other);
        if (other == 2) {
            QTRY_VERIFY(haveRoom({"growthGame", "growthDepth", "growthMost"}));
        }
        subject.setCurrentIndex(0);
        QTRY_VERIFY(haveRoom({"growthChildren", "growthLow", "growthDistinct", "growthDepth",
                              "growthSamples", "growthSeed", "growthMost"}));
    }
}

void TestGrowthDialog::filesHoldWhatIsShown() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    const FilesOfTest files;
    const prunus::Growth& growth = *part<prunus::GrowthRun>(dialog, "growthRun").growth();
    QCOMPARE(growthWriter(files.path("chart.csv"), chart, growth)(), QString());
    std::ostringstream expected;
    writeGrowthCsv(expected, growth.plan(), growth.points());
    QCOMPARE(files.content("chart.csv"), QByteArray::fromStdString(expected.str()));

    QCOMPARE(growthWriter(files.path("chart.svg"), chart, growth)(), QString());
    QXmlStreamReader svg(files.content("chart.svg"));
    QString texts;
    while (!svg.atEnd()) {
        svg.readNext();
        texts += svg.text().toString();
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    for (const char* text : {"Alpha-beta, best first", "depth in plies", "nodes visited"}) {
        QVERIFY2(texts.contains(QLatin1String(text)), text);
    }

    QCOMPARE(growthWriter(files.path("chart.PNG"), chart, growth)(), QString());
    const QImage picture(files.path("chart.PNG"));
    QCOMPARE(picture.size(), chart.viewport()->size() * 2);
    const QPoint mark = (chart.placeOf(*chart.points().begin()) * 2).toPoint();
    QVERIFY(picture.pixelColor(mark) != picture.pixelColor(2, 2));
}

/// A pipe takes what is written only once it is read, and the window goes on meanwhile.
void TestGrowthDialog::aFileIsWrittenBesideTheWindow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "2");
    measure(dialog);
    const FilesOfTest files;
    const QString pipe = files.path("pipe.csv");
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    part<QPushButton>(dialog, "growthExport").click();
    emit part<QFileDialog>(dialog, "growthFile").fileSelected(pipe);
    QCOMPARE(said(dialog), QStringLiteral("Done."));
    QVERIFY(files.content("pipe.csv").startsWith("algorithm,"));
    QTRY_COMPARE(said(dialog), QStringLiteral("pipe.csv is written."));
}

void TestGrowthDialog::aFileThatCannotBeWrittenIsTold() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "2");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    const prunus::Growth& growth = *part<prunus::GrowthRun>(dialog, "growthRun").growth();
    QVERIFY(growthWriter("/no/such/folder/chart.svg", chart, growth)().startsWith(
        "/no/such/folder/chart.svg: cannot be written: "));
    QVERIFY(growthWriter("chart.gif", chart, growth)().contains(".svg, .png or .csv"));
}

QTEST_MAIN(TestGrowthDialog)
#include "tst_growthdialog.moc"
