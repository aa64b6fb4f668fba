// Search ▸ Growth: what is measured is what is drawn, with names at the ends of its curves, and
// what is in its files.

#include "core/growth/growthcsv.h"
#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/compare/growthfile.h"

#include <QAccessible>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QXmlStreamReader>
#include <sstream>
#include <sys/stat.h>

using namespace prunus;

class TestGrowthDialog : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensItBesideTheWindow();
    void startMeasuresWhatIsAsked();
    void aGameHasItsStaticValuesAndCaptures();
    void stopKeepsWhatIsThere();
    void nothingTickedIsToldAtOnce();
    void whatConcernsTheSubjectHasRoom();
    void everyCurveEndsInItsName();
    void aLabelHidesItsCurveAlsoWhenItIsMeasuredAnew();
    void aLabelLightsItsCurve();
    void labelsTakeAQuarterAtMost_data();
    void labelsTakeAQuarterAtMost();
    void whatHasNoRoomIsInAList();
    void filesHoldWhatIsShown();
    void aFileHasNoRing();
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
    QVERIFY(said(dialog).startsWith("Done."));
    QVERIFY(part<QPushButton>(dialog, "growthExport").isEnabled());
}

/// The position of tst_tallyofgames: 15 nodes to depth 1, and 3 more behind it.
void TestGrowthDialog::aGameHasItsStaticValuesAndCaptures() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    auto& captures = part<QCheckBox>(dialog, "growthCaptures");
    auto& values = part<QComboBox>(dialog, "growthEvaluation");
    auto& game = part<QComboBox>(dialog, "growthGame");
    QVERIFY(!captures.isVisible());
    QVERIFY(!values.isVisible());
    part<QComboBox>(dialog, "growthSubject").setCurrentIndex(2);
    game.setCurrentText("chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w_-_-");
    QVERIFY(captures.isVisible());
    QVERIFY(values.isVisible());
    QVERIFY(values.findData(int(Evaluation::material)) >= 0);
    type(dialog, "growthDepth", "1");
    const auto visited = [&] {
        measure(dialog);
        return pointAt(dialog, Algorithm::minimax, MoveOrder::asWritten, 1)
            .samples.front()
            .nodesVisited;
    };
    QCOMPARE(visited(), std::uint64_t{15});
    captures.click();
    QCOMPARE(visited(), std::uint64_t{18});
    game.setCurrentText("connect-four");
    QVERIFY(!captures.isVisible());
    QVERIFY(values.findData(int(Evaluation::material)) < 0);
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

/// A field that is shown, but where there is no room for it, is not in sight. From Qt 6.8 on fields
/// are two pixels higher than layouts know.
void TestGrowthDialog::whatConcernsTheSubjectHasRoom() {
    ShownWindow shown;
    QVERIFY(shown.active);
    GrowthDialog& dialog = dialogOf(shown);
    dialog.resize(dialog.width(), 400); // so that there is none to spare
    auto& subject = part<QComboBox>(dialog, "growthSubject");
    const auto haveRoom = [&](const std::vector<const char*>& fields) {
        return std::all_of(fields.begin(), fields.end(), [&](const char* name) {
            const auto& field = part<QWidget>(dialog, name);
            return field.isVisible() && field.height() + 2 >= field.sizeHint().height();
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

/// 4, 13 and 40 nodes in trees of three children, of which 4, 9 and 20 are the fewest; 3, 9 and 27
/// leaves, of which 3, 5 and 11. Pearl's rate for three children is published as 2.148.
void TestGrowthDialog::everyCurveEndsInItsName() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    const auto texts = [&] {
        QStringList found;
        for (const auto* each : dialog.findChildren<prunus::GrowthLabel*>()) {
            found << each->text();
        }
        return found;
    };
    // What is equal by definition is one curve: minimax in both orders and all nodes, alpha-beta
    // with the best child first and the fewest.
    QCOMPARE(texts().size(), 4);
    for (const char* each :
         {"Minimax, all nodes, O(b^d): ×3.16",
          "Alpha-beta, best first, fewest nodes, O(b^(d/2)): ×2.24", "Pearl’s rate: ×2.15"}) {
        QVERIFY2(texts().contains(QString::fromUtf8(each)), each);
    }
    part<QComboBox>(dialog, "growthCount").setCurrentIndex(1);
    for (const char* each :
         {"Minimax, all leaves, b^d: ×3.00",
          "Alpha-beta, best first, fewest leaves, O(b^(d/2)): ×1.91", "Pearl’s rate: ×2.15"}) {
        QVERIFY2(texts().contains(QString::fromUtf8(each)), each);
    }
}

void TestGrowthDialog::aLabelHidesItsCurveAlsoWhenItIsMeasuredAnew() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "4");
    measure(dialog);
    const auto& chart = chartOf(dialog);
    const auto placeAt = [&](MoveOrder order) {
        return chart.placeOf(pointAt(dialog, Algorithm::alphaBeta, order, 4));
    };
    QVERIFY(chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
    GrowthLabel& label = labelOf(dialog, "Alpha-beta, as");
    const QRect before = label.geometry();
    QTest::mouseClick(&label, Qt::LeftButton);
    QVERIFY(!label.isChecked());
    QCOMPARE(label.geometry(), before); // for a second click
    QVERIFY(!chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
    measure(dialog);
    QVERIFY(!labelOf(dialog, "Alpha-beta, as").isChecked());
    QVERIFY(!chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
    QVERIFY(chart.rect().contains(placeAt(MoveOrder::bestFirst).toPoint()));
    labelOf(dialog, "Alpha-beta, as").setFocus();
    QTest::keyClick(&labelOf(dialog, "Alpha-beta, as"), Qt::Key_Space);
    QVERIFY(chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));

    QAccessibleInterface* spoken =
        QAccessible::queryAccessibleInterface(&labelOf(dialog, "Alpha-beta, best"));
    QCOMPARE(spoken->role(), QAccessible::CheckBox);
    QVERIFY(spoken->text(QAccessible::Name).startsWith("Alpha-beta, best first, fewest"));
    QVERIFY(spoken->state().checked);
    spoken->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(!spoken->state().checked);
    QVERIFY(!chart.rect().contains(placeAt(MoveOrder::bestFirst).toPoint()));
}

/// While a label has the focus, the marks of other curves are paler.
void TestGrowthDialog::aLabelLightsItsCurve() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "4");
    measure(dialog);
    const auto colourAt = [&](MoveOrder order) {
        const GrowthPoint point = pointAt(dialog, Algorithm::alphaBeta, order, 4);
        return chartOf(dialog).viewport()->grab().toImage().pixelColor(
            chartOf(dialog).placeOf(point).toPoint());
    };
    const QColor full = colourAt(MoveOrder::asWritten);
    QTRY_COMPARE(colourAt(MoveOrder::bestFirst), full);
    labelOf(dialog, "Alpha-beta, best").setFocus();
    QTRY_VERIFY(colourAt(MoveOrder::asWritten) != full); // once the window is the active one
    QCOMPARE(colourAt(MoveOrder::bestFirst), full);
    QEnterEvent enters({5, 5}, {5, 5}, {5, 5});
    QApplication::sendEvent(&labelOf(dialog, "Alpha-beta, as"), &enters);
    QCOMPARE(colourAt(MoveOrder::asWritten), full);
    QVERIFY(colourAt(MoveOrder::bestFirst) != full);
}

void TestGrowthDialog::labelsTakeAQuarterAtMost_data() {
    QTest::addColumn<double>("scale");
    QTest::newRow("100 %") << 1.0;
    QTest::newRow("150 %") << 1.5;
    QTest::newRow("200 %") << 2.0;
}

void TestGrowthDialog::labelsTakeAQuarterAtMost() {
    QFETCH(double, scale);
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    QFont font = chart.font();
    font.setPointSizeF(font.pointSizeF() * scale);
    chart.setFont(font);
    for (const auto* each : dialog.findChildren<GrowthLabel*>()) {
        QTRY_VERIFY(each->width() <= chart.viewport()->width() / 4);
        QTRY_VERIFY(chart.viewport()->rect().contains(each->geometry()));
        for (const auto* other : dialog.findChildren<GrowthLabel*>()) {
            QVERIFY(other == each || other->isHidden() || each->isHidden() ||
                    !other->geometry().intersects(each->geometry()));
        }
    }
}

void TestGrowthDialog::whatHasNoRoomIsInAList() {
    ShownWindow shown;
    QVERIFY(shown.active);
    GrowthDialog& dialog = dialogOf(shown);
    const auto& list = part<QListWidget>(dialog, "growthAlgorithms");
    for (int row = 0; row < list.count(); ++row) {
        list.item(row)->setCheckState(Qt::Checked);
    }
    type(dialog, "growthDepth", "2");
    measure(dialog);
    qsizetype placed = 0;
    for (const auto* each : dialog.findChildren<GrowthLabel*>()) {
        placed += each->isVisible() ? 1 : 0;
    }
    auto& others = part<QToolButton>(dialog, "growthOthers");
    QVERIFY(others.isVisible());
    // Minimax and negamax are one curve, and alpha-beta and its negamax form are one in each of the
    // two orders.
    const qsizetype left = 1 + 2 + 8 * 2 - placed;
    QCOMPARE(others.text(), QStringLiteral("%1 more").arg(left));
    emit others.menu()->aboutToShow();
    QCOMPARE(others.menu()->actions().size(), left);
    QAction* last = others.menu()->actions().last();
    const QByteArray name = last->text().toUtf8();
    last->trigger();
    QVERIFY(!labelOf(dialog, name.constData()).isChecked());
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
    for (const char* text :
         {"Nodes visited by depth: random uniform trees, b = 3, medians of up to "
          "20 samples",
          "Alpha-beta", "×2.24", "depth in plies", "nodes visited"}) {
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
    }

    QCOMPARE(growthWriter(files.path("chart.PNG"), chart, growth)(), QString());
    const QImage picture(files.path("chart.PNG"));
    const QPoint below(0, chart.titleHeight());
    QCOMPARE(picture.size(), (chart.viewport()->size() + QSize(0, below.y())) * 2);
    const QPoint mark = ((chart.placeOf(chart.points().front()) + below) * 2).toPoint();
    QVERIFY(picture.pixelColor(mark) != picture.pixelColor(2, 2));
}

/// What the hand is at is not what was measured.
void TestGrowthDialog::aFileHasNoRing() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    const FilesOfTest files;
    const prunus::Growth& growth = *part<prunus::GrowthRun>(dialog, "growthRun").growth();
    QTRY_VERIFY(dialog.isActiveWindow() && chart.current() == nullptr); // at its size
    QCOMPARE(growthWriter(files.path("before.png"), chart, growth)(), QString());
    chart.setFocus();
    QTRY_VERIFY(chart.current() != nullptr); // once the window is the active one
    labelOf(dialog, "Minimax").setFocus();
    QCOMPARE(growthWriter(files.path("after.png"), chart, growth)(), QString());
    QCOMPARE(QImage(files.path("after.png")), QImage(files.path("before.png")));
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
    QVERIFY(said(dialog).startsWith("Done."));
    QVERIFY(files.content("pipe.csv").startsWith("algorithm,"));
    QTRY_VERIFY2(said(dialog).startsWith(QStringLiteral("Saved as /")) &&
                     said(dialog).endsWith(QStringLiteral("/pipe.csv.")),
                 qPrintable(said(dialog)));
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
