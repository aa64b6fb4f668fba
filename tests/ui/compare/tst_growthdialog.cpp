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

namespace {

/// Why what is shown could not become this file; empty where it has.
QString written(const GrowthWindow& shown, const QString& path) {
    const prunus::Growth& growth = *part<prunus::GrowthRun>(shown.dialog, "growthRun").growth();
    return growthWriter(path, chartOf(shown), growth)();
}

} // namespace

class TestGrowthDialog : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensItBesideTheWindow() {
        GrowthWindow shown;
        QVERIFY(!shown.dialog.isModal());
        QVERIFY(chartOf(shown).points().empty());
        QVERIFY(!part<QPushButton>(shown.dialog, "growthExport").isEnabled());
        part<QAction>(shown.window, "showGrowth").trigger(); // a second time
        QCOMPARE(shown.window.findChildren<GrowthDialog*>().size(), 1);
    }

    void startMeasuresWhatIsAsked() {
        GrowthWindow shown;
        type(shown, "growthChildren", "2");
        type(shown, "growthDepth", "5");
        type(shown, "growthSamples", "4");
        type(shown, "growthSeed", "9");
        measure(shown);
        QCOMPARE(chartOf(shown).points().size(), std::size_t{2 * 2 * 5});
        const GrowthPoint all = pointAt(shown, Algorithm::minimax, MoveOrder::bestFirst, 5);
        QCOMPARE(all.samples.size(), std::size_t{4});
        QCOMPARE(all.samples.front(), (GrowthSample{9, 63, 32}));
        QCOMPARE(all.samples.back(), (GrowthSample{12, 63, 32}));
        QVERIFY(said(shown).startsWith("Done."));
        QVERIFY(part<QPushButton>(shown.dialog, "growthExport").isEnabled());
    }

    /// The position of tst_tallyofgames: 15 nodes to depth 1, and 3 more behind it.
    void aGameHasItsStaticValuesAndCaptures() {
        GrowthWindow shown;
        auto& captures = part<QCheckBox>(shown.dialog, "growthCaptures");
        auto& values = part<QComboBox>(shown.dialog, "growthEvaluation");
        QVERIFY(!captures.isVisible());
        QVERIFY(!values.isVisible());
        shown.chooseGame("chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w_-_-");
        QVERIFY(captures.isVisible());
        QVERIFY(values.isVisible());
        QVERIFY(values.findData(int(Evaluation::material)) >= 0);
        type(shown, "growthDepth", "1");
        const auto point = [&] {
            measure(shown);
            return pointAt(shown, Algorithm::minimax, MoveOrder::asWritten, 1);
        };
        QCOMPARE(point().samples.front().nodesVisited, std::uint64_t{15});
        captures.click();
        const GrowthPoint followed = point();
        QCOMPARE(followed.samples.front().nodesVisited, std::uint64_t{18});
        click(shown, followed); // the tree that opens has them, too
        QTRY_COMPARE(documentOf(shown)->tree.nodeCount(), 18U);
        const SearchTrace& trace = *shown.window.session().trace();
        QCOMPARE(Moment(documentOf(shown)->tree, trace, trace.end()).counts().nodesVisited,
                 std::uint64_t{18});
        shown.chooseGame("connect-four");
        QVERIFY(!captures.isVisible());
        QVERIFY(values.findData(int(Evaluation::material)) < 0);
    }

    void stopKeepsWhatIsThere() {
        GrowthWindow shown;
        type(shown, "growthDepth", "12");
        type(shown, "growthSamples", "5000");
        start(shown);
        QTRY_VERIFY(!chartOf(shown).points().empty());
        QVERIFY(said(shown).startsWith("Measuring: "));
        start(shown); // which is Stop now
        QTRY_COMPARE(part<QPushButton>(shown.dialog, "growthStart").text(), "&Start");
        QVERIFY(!chartOf(shown).points().empty());
        QVERIFY2(said(shown).startsWith("Stopped"), qPrintable(said(shown)));
    }

    void nothingTickedIsToldAtOnce() {
        GrowthWindow shown;
        auto& first = part<QCheckBox>(shown.dialog, "growthOrder0");
        QTest::mouseClick(&first, Qt::LeftButton, {}, QPoint(8, first.height() / 2));
        auto& second = part<QCheckBox>(shown.dialog, "growthOrder1");
        QTest::mouseClick(&second, Qt::LeftButton, {}, QPoint(8, second.height() / 2));
        QCOMPARE(said(shown), "Tick at least one algorithm and one order.");
        QVERIFY(!part<QPushButton>(shown.dialog, "growthStart").isEnabled());
    }

    /// A field that is shown, but where there is no room for it, is not in sight. From Qt 6.8 on
    /// fields are two pixels higher than layouts know.
    void whatConcernsTheSubjectHasRoom() {
        GrowthWindow shown;
        shown.dialog.resize(shown.dialog.width(), 400); // so that there is none to spare
        auto& subject = part<QComboBox>(shown.dialog, "growthSubject");
        const auto haveRoom = [&](const std::vector<const char*>& fields) {
            return std::all_of(fields.begin(), fields.end(), [&](const char* name) {
                const auto& field = part<QWidget>(shown.dialog, name);
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

    /// 4, 13 and 40 nodes in trees of three children, of which 4, 9 and 20 are the fewest; 3, 9 and
    /// 27 leaves, of which 3, 5 and 11. Pearl's rate for three children is published as 2.148.
    void everyCurveEndsInItsName() {
        GrowthWindow shown;
        measureTo(shown, "3");
        const auto texts = [&] {
            QStringList found;
            for (const auto* each : shown.dialog.findChildren<prunus::GrowthLabel*>()) {
                found << each->text();
            }
            return found;
        };
        // What is equal by definition is one curve: minimax in both orders and all nodes,
        // alpha-beta with the best child first and the fewest.
        QCOMPARE(texts().size(), 4);
        for (const char* each :
             {"Minimax, all nodes, O(b^d): ×3.16",
              "Alpha-beta, best first, fewest nodes, O(b^(d/2)): ×2.24", "Pearl’s rate: ×2.15"}) {
            QVERIFY2(texts().contains(QString::fromUtf8(each)), each);
        }
        part<QComboBox>(shown.dialog, "growthCount").setCurrentIndex(1);
        for (const char* each :
             {"Minimax, all leaves, b^d: ×3.00",
              "Alpha-beta, best first, fewest leaves, O(b^(d/2)): ×1.91", "Pearl’s rate: ×2.15"}) {
            QVERIFY2(texts().contains(QString::fromUtf8(each)), each);
        }
    }

    void aLabelHidesItsCurveAlsoWhenItIsMeasuredAnew() {
        GrowthWindow shown;
        measureTo(shown, "4");
        const auto& chart = chartOf(shown);
        const auto placeAt = [&](MoveOrder order) {
            return chart.placeOf(pointAt(shown, Algorithm::alphaBeta, order, 4));
        };
        QVERIFY(chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
        GrowthLabel& label = labelOf(shown, "Alpha-beta, as");
        const QRect before = label.geometry();
        QTest::mouseClick(&label, Qt::LeftButton);
        QVERIFY(!label.isChecked());
        QCOMPARE(label.geometry(), before); // for a second click
        QVERIFY(!chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
        measure(shown);
        QVERIFY(!labelOf(shown, "Alpha-beta, as").isChecked());
        QVERIFY(!chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));
        QVERIFY(chart.rect().contains(placeAt(MoveOrder::bestFirst).toPoint()));
        labelOf(shown, "Alpha-beta, as").setFocus();
        QTest::keyClick(&labelOf(shown, "Alpha-beta, as"), Qt::Key_Space);
        QVERIFY(chart.rect().contains(placeAt(MoveOrder::asWritten).toPoint()));

        QAccessibleInterface* spoken =
            QAccessible::queryAccessibleInterface(&labelOf(shown, "Alpha-beta, best"));
        QCOMPARE(spoken->role(), QAccessible::CheckBox);
        QVERIFY(spoken->text(QAccessible::Name).startsWith("Alpha-beta, best first, fewest"));
        QVERIFY(spoken->state().checked);
        spoken->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(!spoken->state().checked);
        QVERIFY(!chart.rect().contains(placeAt(MoveOrder::bestFirst).toPoint()));
    }

    /// While a label has the focus, the marks of other curves are paler.
    void aLabelLightsItsCurve() {
        GrowthWindow shown;
        measureTo(shown, "4");
        const auto colourAt = [&](MoveOrder order) {
            const GrowthPoint point = pointAt(shown, Algorithm::alphaBeta, order, 4);
            return chartOf(shown).viewport()->grab().toImage().pixelColor(
                chartOf(shown).placeOf(point).toPoint());
        };
        const QColor full = colourAt(MoveOrder::asWritten);
        QTRY_COMPARE(colourAt(MoveOrder::bestFirst), full);
        labelOf(shown, "Alpha-beta, best").setFocus();
        QTRY_VERIFY(colourAt(MoveOrder::asWritten) != full); // once the window is the active one
        QCOMPARE(colourAt(MoveOrder::bestFirst), full);
        QEnterEvent enters({5, 5}, {5, 5}, {5, 5});
        QApplication::sendEvent(&labelOf(shown, "Alpha-beta, as"), &enters);
        QCOMPARE(colourAt(MoveOrder::asWritten), full);
        QVERIFY(colourAt(MoveOrder::bestFirst) != full);
    }

    void labelsTakeAQuarterAtMost_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("150 %") << 1.5;
        QTest::newRow("200 %") << 2.0;
    }
    void labelsTakeAQuarterAtMost() {
        QFETCH(double, scale);
        GrowthWindow shown;
        measureTo(shown, "3");
        GrowthChart& chart = chartOf(shown);
        QFont font = chart.font();
        font.setPointSizeF(font.pointSizeF() * scale);
        chart.setFont(font);
        for (const auto* each : shown.dialog.findChildren<GrowthLabel*>()) {
            QTRY_VERIFY(each->width() <= chart.viewport()->width() / 4);
            QTRY_VERIFY(chart.viewport()->rect().contains(each->geometry()));
            for (const auto* other : shown.dialog.findChildren<GrowthLabel*>()) {
                QVERIFY(other == each || other->isHidden() || each->isHidden() ||
                        !other->geometry().intersects(each->geometry()));
            }
        }
    }

    void whatHasNoRoomIsInAList() {
        GrowthWindow shown;
        const auto& list = part<QListWidget>(shown.dialog, "growthAlgorithms");
        for (int row = 0; row < list.count(); ++row) {
            list.item(row)->setCheckState(Qt::Checked);
        }
        measureTo(shown, "2");
        qsizetype placed = 0;
        for (const auto* each : shown.dialog.findChildren<GrowthLabel*>()) {
            placed += each->isVisible() ? 1 : 0;
        }
        auto& others = part<QToolButton>(shown.dialog, "growthOthers");
        QVERIFY(others.isVisible());
        // Minimax and negamax are one curve, and alpha-beta and its negamax form are one in each of
        // the two orders.
        const qsizetype left = 1 + 2 + 8 * 2 - placed;
        QCOMPARE(others.text(), QStringLiteral("%1 more").arg(left));
        emit others.menu()->aboutToShow();
        QCOMPARE(others.menu()->actions().size(), left);
        QAction* last = others.menu()->actions().last();
        const QByteArray name = last->text().toUtf8();
        last->trigger();
        QVERIFY(!labelOf(shown, name.constData()).isChecked());
    }

    void filesHoldWhatIsShown() {
        GrowthWindow shown;
        measureTo(shown, "3");
        GrowthChart& chart = chartOf(shown);
        const FilesOfTest files;
        QCOMPARE(written(shown, files.path("chart.csv")), QString());
        const prunus::Growth& growth = *part<prunus::GrowthRun>(shown.dialog, "growthRun").growth();
        std::ostringstream expected;
        writeGrowthCsv(expected, growth.plan(), growth.points());
        QCOMPARE(files.content("chart.csv"), QByteArray::fromStdString(expected.str()));

        QCOMPARE(written(shown, files.path("chart.svg")), QString());
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

        QCOMPARE(written(shown, files.path("chart.PNG")), QString());
        const QImage picture(files.path("chart.PNG"));
        const QPoint below(0, chart.titleHeight());
        QCOMPARE(picture.size(), (chart.viewport()->size() + QSize(0, below.y())) * 2);
        const QPoint mark = ((chart.placeOf(chart.points().front()) + below) * 2).toPoint();
        QVERIFY(picture.pixelColor(mark) != picture.pixelColor(2, 2));
    }

    /// What the hand is at is not what was measured.
    void aFileHasNoRing() {
        GrowthWindow shown;
        measureTo(shown, "3");
        GrowthChart& chart = chartOf(shown);
        const FilesOfTest files;
        QTRY_VERIFY(shown.dialog.isActiveWindow() && chart.current() == nullptr); // at its size
        QCOMPARE(written(shown, files.path("before.png")), QString());
        chart.setFocus();
        QTRY_VERIFY(chart.current() != nullptr); // once the window is the active one
        labelOf(shown, "Minimax").setFocus();
        QCOMPARE(written(shown, files.path("after.png")), QString());
        QCOMPARE(QImage(files.path("after.png")), QImage(files.path("before.png")));
    }

    /// A pipe takes what is written only once it is read, and the window goes on meanwhile.
    void aFileIsWrittenBesideTheWindow() {
        GrowthWindow shown;
        measureTo(shown, "2");
        const FilesOfTest files;
        const QString pipe = files.path("pipe.csv");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        part<QPushButton>(shown.dialog, "growthExport").click();
        emit part<QFileDialog>(shown.dialog, "growthFile").fileSelected(pipe);
        QVERIFY(said(shown).startsWith("Done."));
        QVERIFY(files.content("pipe.csv").startsWith("algorithm,"));
        QTRY_VERIFY2(said(shown).startsWith("Saved as /") && said(shown).endsWith("/pipe.csv."),
                     qPrintable(said(shown)));
    }

    void aFileThatCannotBeWrittenIsTold() {
        GrowthWindow shown;
        measureTo(shown, "2");
        QVERIFY(written(shown, "/no/such/folder/chart.svg")
                    .startsWith("/no/such/folder/chart.svg: cannot be written: "));
        QVERIFY(written(shown, "chart.gif").contains(".svg, .png or .csv"));
    }
};

QTEST_MAIN(TestGrowthDialog)
#include "tst_growthdialog.moc"
