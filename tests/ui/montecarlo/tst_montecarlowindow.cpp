// Search ▸ Monte Carlo tree search: stepped through by keys, on trees and games, also while a part
// of the tree is looked at, as in tst_zoomed. What is seen of it beside alpha-beta is in
// tst_besidealphabeta.

#include "tests/rows.h"
#include "tests/ui/gamewindow.h"
#include "tests/ui/montecarlo/searching.h"
#include "tests/ui/zoomed.h"
#include "ui/montecarlo/besidealphabeta.h"
#include "ui/montecarlo/endstrip.h"
#include "ui/montecarlo/uctcanvas.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSlider>
#include <QTableWidget>
#include <QTemporaryDir>
#include <algorithm>

using namespace prunus;
using namespace prunus::montecarlotest;

namespace {

QStringList rowsOf(const QTableWidget& table) {
    QStringList rows;
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.columnCount(); ++column) {
            cells << table.item(row, column)->text();
        }
        rows << cells.join(u' ');
    }
    return rows;
}

} // namespace

class TestMonteCarloWindow : public QObject {
    Q_OBJECT

  private slots:
    /// Iteration 1: A is selected, added, played from, counted, and the root counts: steps 1 to 5.
    void keysMoveByStepIterationAndPhase() {
        const Searching searching(figure);
        QCOMPARE(searching.at(), 0U);
        searching.key(Qt::Key_Right);
        QCOMPARE(searching.at(), 1U);
        QCOMPARE(searching.says("uctHeadline"), "A is chosen: it has no visits yet.");
        searching.key(Qt::Key_Right, Qt::ShiftModifier); // the selection of the next iteration
        QCOMPARE(searching.at(), 6U);
        searching.key(Qt::Key_Right);
        searching.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(searching.at(), 11U);
        searching.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(searching.at(), 6U);
        searching.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(searching.at(), 1U);
        searching.key(Qt::Key_End);
        QCOMPARE(searching.at(), searching.shown->run().trace()->end().value);
        QVERIFY(!searching.its<QAction>("nextIteration").isEnabled());
        searching.key(Qt::Key_Left);
        searching.key(Qt::Key_Home);
        QCOMPARE(searching.at(), 0U);
        searching.its<QSlider>("uctSlider").setValue(3);
        QCOMPARE(searching.says("uctStep"),
                 QStringLiteral("Step 3 of %1 · iteration 1 of 1,000 · playout")
                     .arg(QLocale().toString(searching.shown->run().trace()->end().value)));
    }

    void theTableTellsWhy() {
        const Searching searching(figure);
        MonteCarlo& run = searching.shown->run();
        run.setStep(firstStepOf(*run.trace(), 6, UctEventKind::select));
        const auto& table = searching.its<QTableWidget>("choices");
        // A: 8 of 2 … 14 is 0.5; B: 2 is 0; C: 14, 14 and 5 are a mean of 0.75; ln 5 = 1.609.
        QCOMPARE(rowsOf(table), QStringList({"A 1 0.500 1.794 2.294", "B 1 0.000 1.794 1.794",
                                             "C 3 0.750 1.036 1.786"}));
        QVERIFY(table.item(0, 0)->font().bold());
        QVERIFY(!table.item(1, 0)->font().bold());
    }

    /// In iteration 12 MIN chooses at A, whose four playouts ended at 8, 3, 12 and 8. MAX's means
    /// of its leaves are 1/12, 10/12 and 6/12, and the bonus is √2 · √(ln 4) = 1.665 for each.
    void numbersAreFromOneSide() {
        const Searching searching(figure);
        MonteCarlo& run = searching.shown->run();
        run.setStep(firstStepOf(*run.trace(), 12, UctEventKind::select) + 1);
        const auto& table = searching.its<QTableWidget>("choices");
        auto& fromMax = searching.its<QCheckBox>("uctFromMax");
        QVERIFY(fromMax.isChecked());
        QCOMPARE(rowsOf(table),
                 QStringList({"leaf 3 1 0.083 1.665 2.582", "leaf 12 1 0.833 1.665 1.832",
                              "leaf 8 1 0.500 1.665 2.165"}));
        QVERIFY(searching.says("choicesOf").contains("UCB = 1\u00A0−\u00A0mean + "));
        QCOMPARE(searching.says("whoseNumbers"), "UCT; all numbers from MAX’s side.");
        QVERIFY(searching.says("uctHeadline").startsWith("Leaf 3 is chosen: 1 − 0.083 + 1.665 = "));
        QVERIFY(
            searching.shown->canvas().description(NodeId{1}).startsWith("4 visits, worth ≈7.750"));
        fromMax.click();
        QCOMPARE(rowsOf(table),
                 QStringList({"leaf 3 1 0.917 1.665 2.582", "leaf 12 1 0.167 1.665 1.832",
                              "leaf 8 1 0.500 1.665 2.165"}));
        QVERIFY(!searching.says("choicesOf").contains("1\u00A0−"));
        QVERIFY(searching.says("uctHeadline").startsWith("Leaf 3 is chosen: 0.917 + 1.665 = "));
        QVERIFY(searching.says("whoseNumbers").endsWith("at the root from MIN’s."));
        QVERIFY(searching.shown->canvas().description(NodeId{1}).startsWith(
            "4 visits, worth ≈7.750 to MAX"));
    }

    void theSideIsKept() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            Searching searching;
            searching.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
            searching.its<QCheckBox>("uctFromMax").click();
            searching.window.close();
        }
        ShownWindow again;
        again.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
        again.find<QAction>("monteCarloSearch").trigger();
        auto& first = part<MonteCarloWindow>(again.window, "monteCarlo");
        QVERIFY(!part<QCheckBox>(first, "uctFromMax").isChecked());
        // All open windows have the same.
        again.find<QAction>("monteCarloSearch").trigger();
        const auto windows = again.window.findChildren<MonteCarloWindow*>();
        QCOMPARE(windows.size(), 2);
        part<QCheckBox>(*windows.back(), "uctFromMax").click();
        QVERIFY(part<QCheckBox>(*windows.front(), "uctFromMax").isChecked());
    }

    void otherOptionsKeepTheStep() {
        const Searching searching(figure);
        searching.key(Qt::Key_Right, Qt::ControlModifier);
        searching.key(Qt::Key_Right);
        const std::uint32_t before = searching.shown->run().trace()->end().value;
        searching.setIterations(2000);
        QTRY_VERIFY(searching.shown->run().trace()->end().value > before);
        QCOMPARE(searching.at(), 2U);
        searching.setIterations(1);
        QTRY_COMPARE(searching.shown->run().trace()->iterations(), 1U);
        QCOMPARE(searching.shown->run().trace()->end().value, 6U);
    }

    /// The numbers of iteration 6 of the course's tree: 46/6 at the root, A has 8 and 3, the leaf
    /// that was added is A's 3. Files have real text.
    void aStepIsAFigure() {
        const Searching searching(figure);
        MonteCarlo& run = searching.shown->run();
        run.setStep(run.trace()->firstStep(7) - 1);
        auto& copy = searching.its<QPushButton>("copyPictureButton");
        QVERIFY(copy.isEnabled());
        QGuiApplication::clipboard()->clear();
        copy.click();
        const auto svg = [] {
            const QMimeData* const copied = QGuiApplication::clipboard()->mimeData();
            return copied == nullptr ? QString() : QString::fromUtf8(copied->data("image/svg+xml"));
        };
        QTRY_VERIFY(!svg().isEmpty());
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
        for (const char* text : {">≈7.67<", ">N 6<", ">≈5.5<", ">N 2<", ">≈11<", ">N 3<"}) {
            QVERIFY2(svg().contains(QString::fromUtf8(text)), text);
        }
        QVERIFY(svg().contains("UCT, step "));
        searching.its<QCheckBox>("uctFromMax").click();
        QGuiApplication::clipboard()->clear();
        copy.click();
        QTRY_VERIFY(!svg().isEmpty());
        QVERIFY(svg().contains(">≈−7.67<") || svg().contains(">≈−7.7<"));
        QVERIFY(svg().contains(">≈5.5<"));
    }

    /// From the menus of the main window, at once.
    void textSizeAndThemeReachIt() {
        const Searching searching(figure);
        const MonteCarloWindow& shown = *searching.shown;
        part<QCheckBox>(shown, "besideChoice").setChecked(true);
        part<QPushButton>(shown, "showConvergence").click();
        const auto& dialog = part<QDialog>(shown, "convergence");
        const auto& headline = part<QLabel>(shown, "uctHeadline");
        const auto& table = part<QTableWidget>(shown, "choices");
        const double points = headline.font().pointSizeF();
        const int tableHeight = table.height();
        setTextSize(searching, 200);
        QCOMPARE(headline.font().pointSizeF(), 2 * points);
        QVERIFY(headline.font().bold());
        QCOMPARE(dialog.font().pointSizeF(), 2 * points);
        QVERIFY(table.height() > tableHeight * 3 / 2);
        for (const TreeCanvas* each : {static_cast<TreeCanvas*>(&shown.canvas()),
                                       static_cast<TreeCanvas*>(&shown.beside().canvas())}) {
            QCOMPARE(each->textScale(), 2.0);
        }
        setTextSize(searching, 100);
        QCOMPARE(headline.font().pointSizeF(), points);
        QCOMPARE(table.height(), tableHeight);
        const auto ground = [&] { return shown.canvas().grab().toImage().pixelColor(1, 1); };
        for (const auto& [action, kind] : {std::pair{"dark", ThemeKind::dark},
                                           std::pair{"high-contrast", ThemeKind::highContrast},
                                           std::pair{"light", ThemeKind::light}}) {
            searching.find<QAction>(action).trigger();
            QCOMPARE(ground(), themeOf(kind).background);
            QCOMPARE(headline.palette().color(QPalette::WindowText),
                     searching.window.palette().color(QPalette::WindowText));
        }
    }

    void practiceSetsItAside() {
        Searching searching(figure);
        searching.key(Qt::Key_Right);
        searching.find<QMenu>("startPractice").actions().constFirst()->trigger();
        QVERIFY(!searching.shown->isVisible());
        searching.find<QAction>("leavePractice").trigger();
        QVERIFY(searching.shown->isVisible());
        QCOMPARE(searching.at(), 1U);
    }

    /// Of tic-tac-toe: a node an iteration, and no leaf of a tree that was there before.
    void aGameGrowsItsTree() {
        ShownWindow main;
        UctSubject subject{main.window.session().document()->shared};
        subject.game = gameNamed("tic-tac-toe").value();
        MonteCarloWindow shown(subject, {}, 1);
        shown.setAttribute(Qt::WA_DeleteOnClose, false);
        shown.show();
        QTRY_VERIFY(shown.run().trace() != nullptr);
        QVERIFY(shown.run().trace()->start());
        QCOMPARE(shown.canvas().session().document()->tree.nodeCount(), 1001U);
        QVERIFY(shown.canvas().session().boards() != nullptr);
        QVERIFY(!part<QCheckBox>(shown, "besideChoice").isEnabled());
        QVERIFY(!part<QPushButton>(shown, "showConvergence").isEnabled());
        theEndIsABoard(shown);
        part<QComboBox>(shown, "uctSubject").setCurrentIndex(1);
        QTRY_VERIFY(!shown.run().trace()->start());
        QCOMPARE(shown.canvas().session().document()->tree.nodeCount(), 13U);
        QVERIFY(part<QCheckBox>(shown, "besideChoice").isEnabled());
        QVERIFY(!part<EndStrip>(shown, "endStrip").isVisible());
    }

    void monteCarlo_data() {
        const Rows<bool, bool> row("ofGame", "beside");
        row("in a tree", false, false);
        row("beside alpha-beta, with differences marked", false, true);
        row("on a game", true, false);
    }
    /// Step 0 is about no node, and neither is what comes before the first playout.
    void monteCarlo() {
        QFETCH(const bool, ofGame);
        QFETCH(const bool, beside);
        const montecarlotest::Searching searching(ofGame ? lateGame() : unevenTree);
        MonteCarloWindow& shown = *searching.shown;
        QCOMPARE(shown.run().trace()->start().has_value(), ofGame);
        searching.setIterations(7);
        if (beside) {
            part<QCheckBox>(shown, "besideChoice").click();
            part<QCheckBox>(shown, "uctDifferencesChoice").click();
            settle(shown);
            zoomIn(shown.beside().canvas());
        }
        zoomIn(shown.canvas());
        const MonteCarlo& run = shown.run();
        thereAndBack({[&] { return run.step().value; }, run.trace()->end().value,
                      [&](Qt::Key key) { searching.key(key); },
                      [&] {
                          QVERIFY(isInView(shown.canvas(), run.moment().event().node));
                          QVERIFY(!shown.canvas().grab().isNull());
                      }});
    }

  private:
    /// From the playout on, until the iteration is over; where it stands nothing moves meanwhile.
    static void theEndIsABoard(MonteCarloWindow& shown) {
        MonteCarlo& run = shown.run();
        const auto& strip = part<EndStrip>(shown, "endStrip");
        const QRect tree = shown.canvas().geometry();
        for (const std::uint32_t k : {1U, 2U, 40U, 1000U}) {
            run.setStep(firstStepOf(*run.trace(), k, UctEventKind::expand));
            QVERIFY(!strip.board() && strip.isVisible());
            run.setStep(firstStepOf(*run.trace(), k, UctEventKind::simulate));
            QVERIFY(strip.board() && strip.board()->ended);
            QCOMPARE(strip.board()->result, run.trace()->result(k));
            const auto& squares = strip.board()->placement.squares;
            const auto filled =
                std::ranges::count_if(squares, [](Mark mark) { return mark != Mark::none; });
            QCOMPARE(std::uint32_t(filled), run.trace()->depth(k) + run.trace()->plies(k));
            QVERIFY(!strip.caption().isEmpty() && !strip.accessibleDescription().isEmpty());
            run.setStep(run.step() + 1);
            QVERIFY(strip.board());
            QCOMPARE(shown.canvas().geometry(), tree);
        }
        run.setStep(run.trace()->end());
        QVERIFY(!strip.board());
    }
};

QTEST_MAIN(TestMonteCarloWindow)
#include "tst_montecarlowindow.moc"
