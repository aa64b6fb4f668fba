// The transposition table in the window: when it is offered, what its rows say at a step, and what
// a click on one does. The numbers of figure 5.2 are worked by hand.

#include "core/analysis/story.h"
#include "tests/ui/gamewindow.h"
#include "ui/look/chrome.h"
#include "ui/panels/paneldock.h"
#include "ui/panels/tablepanel.h"
#include "ui/widgets/elidedlabel.h"

#include <QAccessible>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>

using namespace prunus;

namespace {

void searchWith(Session& session, Algorithm algorithm,
                std::optional<std::uint32_t> depth = std::nullopt) {
    SearchOptions options = session.options();
    options.algorithm = algorithm;
    options.fail = FailMode::soft;
    options.depth = depth;
    session.setOptions(options);
    QTRY_VERIFY(!session.busy() && session.trace()->options().algorithm == algorithm &&
                session.trace()->options().depth == depth);
}

QAction& entryOf(const ShownWindow& shown) {
    return shown.find<QAction>("transpositionTablePanelShown");
}

const TablePanel& panelOf(const ShownWindow& shown) {
    return shown.find<TablePanel>("transpositionTable");
}

QTableView& rowsOf(const ShownWindow& shown) {
    return shown.find<QTableView>("tableRows");
}

/// Opens the table of a search.
void open(ShownWindow& shown, Session& session, Algorithm algorithm,
          std::optional<std::uint32_t> depth = std::nullopt) {
    searchWith(session, algorithm, depth);
    shown.press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(panelOf(shown).isVisible());
    settle(shown.window);
}

/// What stands in a row, the columns apart.
QString row(const ShownWindow& shown, int at) {
    const TableModel& model = panelOf(shown).model();
    QStringList cells;
    for (int c = 0; c < model.columnCount(); ++c) {
        cells << model.index(at, c).data().toString();
    }
    return cells.join(QStringLiteral(" | "));
}

QStringList headings(const ShownWindow& shown) {
    const TableModel& model = panelOf(shown).model();
    QStringList all;
    for (int c = 0; c < model.columnCount(); ++c) {
        all << model.headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    return all;
}

QString told(const ShownWindow& shown) {
    return shown.find<ElidedLabel>("tableStep").text();
}

/// What is not as it should be of the rows in view: each is whole, and the lit one among them.
QString badRows(const ShownWindow& shown) {
    const QTableView& rows = rowsOf(shown);
    const QRect seen = rows.viewport()->visibleRegion().boundingRect();
    const int height = rows.verticalHeader()->defaultSectionSize();
    if (seen.height() < height || seen.height() % height != 0) {
        return QStringLiteral("%1 pixels for rows of %2").arg(seen.height()).arg(height);
    }
    const TableModel& model = panelOf(shown).model();
    const QFontMetrics letters(monospaced(rows.font()));
    for (int c = 1; c < model.columnCount(); ++c) {
        const QString text = model.index(0, c).data().toString();
        if (letters.horizontalAdvance(text) > rows.columnWidth(c)) {
            return QStringLiteral("no room for %1").arg(text);
        }
    }
    const int lit = model.litRow();
    const QRect place = rows.visualRect(rows.model()->index(std::max(lit, 0), 0));
    return lit >= 0 && !seen.contains(place.center())
               ? QStringLiteral("row %1 is out of sight").arg(lit)
               : QString();
}

} // namespace

class TestTablePanel : public QObject {
    Q_OBJECT

  private slots:
    void itIsOfferedWhereThereIsOne();
    void whileItIsClosedNothingIsGathered();
    void itsRowsAreThoseOfTheStep();
    void numbersAreFromTheChosenSide();
    void whatIsStoredAgainKeepsItsRow();
    void aClickSelectsTheNode();
    void enterSelectsTheNode();
    void anAnswerLightsItsRowAndWhereItWasFound();
    void pliesLeftAreToldWhereTheyMatter();
    void theRowOfTheStepIsInView_data();
    void theRowOfTheStepIsInView();
    void itStaysWhereItsReaderScrolled();
    void screenReadersReadIt();
    void hiddenLeavesStayHidden();
    void aLongSearchIsGatheredBesideTheWindow();
    void theOthersStandWhereTheyStood();
};

void TestTablePanel::itIsOfferedWhereThereIsOne() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    const auto& note = shown.find<QLabel>("tableNote");
    QVERIFY(!entryOf(shown).isEnabled() && !entryOf(shown).isChecked());
    for (const AlgorithmTraits& each : everyAlgorithm) {
        searchWith(session, each.algorithm);
        QVERIFY2(entryOf(shown).isEnabled() == each.remembers, each.id.data());
        QVERIFY(!panelOf(shown).isVisible());
    }
    shown.press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(panelOf(shown).isVisible());
    QVERIFY(rowsOf(shown).isVisible() && !note.isVisible());
    searchWith(session, Algorithm::alphaBeta);
    QVERIFY(panelOf(shown).isVisible() && !rowsOf(shown).isVisible());
    QCOMPARE(note.text(), QStringLiteral("This algorithm has no transposition table."));
    QVERIFY(note.isVisible() && entryOf(shown).isEnabled());
    shown.press(Qt::Key_7, Qt::AltModifier);
    QVERIFY(!panelOf(shown).isVisible() && !entryOf(shown).isEnabled());
}

void TestTablePanel::whileItIsClosedNothingIsGathered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    searchWith(session, Algorithm::sssStar);
    session.setStep(Step{9});
    QVERIFY(panelOf(shown).model().history() == nullptr);
    open(shown, session, Algorithm::sssStar);
    QVERIFY(panelOf(shown).model().history() != nullptr);
    shown.press(Qt::Key_7, Qt::AltModifier);
    searchWith(session, Algorithm::mtdf);
    QVERIFY(panelOf(shown).model().history() == nullptr);
    QCOMPARE(panelOf(shown).model().rowCount(), 0);
}

/// In the figure's tree B's leaves are 3, 12 and 8, C's 2, 4 and 6, D's 14, 5 and 2.
void TestTablePanel::itsRowsAreThoseOfTheStep() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    const TableModel& model = panelOf(shown).model();
    QCOMPARE(headings(shown), (QStringList{"position", "bound", "value", "step"}));
    session.setStep(Step{0});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(told(shown), QStringLiteral("The table is empty."));
    session.setStep(Step{3}); // the first leaf
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(row(shown, 0), QStringLiteral("3 | exact | 3 | 3"));
    QCOMPARE(model.litRow(), 0);
    QCOMPARE(told(shown), QStringLiteral("Stored in this step: 3."));
    session.setStep(Step{4}); // B compares
    QCOMPARE(model.litRow(), -1);
    QCOMPARE(told(shown), QStringLiteral("The table holds 1 position."));
    session.setStep(Step{15}); // C returns 2, cut off
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(row(shown, 1), QStringLiteral("12 | exact | 12 | 5"));
    QCOMPARE(row(shown, 3), QStringLiteral("B | exact | 3 | 9"));
    QCOMPARE(row(shown, 5), QStringLiteral("C | at most | 2 | 15"));
    QCOMPARE(told(shown), QStringLiteral("Stored in this step: C."));
    session.setStep(Step{26});
    QCOMPARE(model.rowCount(), 11);
    QCOMPARE(row(shown, 10), QStringLiteral("A | exact | 3 | 26"));
    session.setStep(Step{14}); // and back
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(row(shown, 3), QStringLiteral("B | exact | 3 | 9"));
}

/// MIN moves at B and C, and a leaf belongs to MAX in this tree.
void TestTablePanel::numbersAreFromTheChosenSide() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    session.setStep(Step{15});
    session.chooseSide(Algorithm::alphaBetaWithMemory, Side::mover);
    QCOMPARE(row(shown, 0), QStringLiteral("3 | exact | 3 | 3"));
    QCOMPARE(row(shown, 3), QStringLiteral("B | exact | −3 | 9"));
    QCOMPARE(row(shown, 5), QStringLiteral("C | at least | −2 | 15"));
    session.chooseSide(Algorithm::alphaBetaWithMemory, Side::max);
    QCOMPARE(row(shown, 5), QStringLiteral("C | at most | 2 | 15"));
}

/// MTD(f) starts at 0, which A exceeds, by way of its leaf 3; SSS* from above.
void TestTablePanel::whatIsStoredAgainKeepsItsRow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::sssStar);
    const TableModel& model = panelOf(shown).model();
    int again = 0;
    QStringList before;
    for (Step t{1}; t <= session.trace()->end(); ++t) {
        session.setStep(t);
        QStringList now;
        for (int k = 0; k < model.rowCount(); ++k) {
            now << row(shown, k).section(QStringLiteral(" | "), 0, 0);
        }
        QCOMPARE(now.mid(0, before.size()), before); // each node is a position of its own
        again += now.size() == before.size() && told(shown).startsWith("Stored") ? 1 : 0;
        before = now;
    }
    QVERIFY(again > 0);
    QCOMPARE(row(shown, int(before.indexOf("A"))).section(" | ", 1, 2),
             QStringLiteral("exact | 3"));
}

void TestTablePanel::aClickSelectsTheNode() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    session.setStep(Step{9}); // B has come
    settle(shown.window);
    QTableView& rows = rowsOf(shown);
    const QRect place = rows.visualRect(rows.model()->index(3, 0));
    QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, place.center());
    QCOMPARE(session.selection(), NodeId{1});
    QVERIFY(!rows.hasFocus()); // the keys step
    shown.press(Qt::Key_Right);
    QCOMPARE(session.step(), Step{10});
}

void TestTablePanel::enterSelectsTheNode() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    session.setStep(Step{9});
    QTableView& rows = rowsOf(shown);
    rows.setFocus(Qt::ShortcutFocusReason);
    QTRY_VERIFY(rows.hasFocus());
    rows.setCurrentIndex(rows.model()->index(2, 0));
    QTest::keyClick(&rows, Qt::Key_Down);
    QTest::keyClick(&rows, Qt::Key_Return);
    QCOMPARE(session.selection(), NodeId{1});
    QTest::keyClick(&rows, Qt::Key_Tab); // out of it, not to the next cell
    QTRY_VERIFY(!rows.hasFocus());
}

void TestTablePanel::anAnswerLightsItsRowAndWhereItWasFound() {
    GameWindow shown(unfoldedText("nim:2:2,2", 4));
    QVERIFY(shown.active && shown.ready);
    Session& session = shown.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    const TableModel& model = panelOf(shown).model();
    int answers = 0;
    for (Step t{1}; t <= session.trace()->end(); ++t) {
        session.setStep(t);
        const NodeId from = recalledFrom(session.moment());
        if (from == noNode) {
            continue;
        }
        ++answers;
        const int lit = model.litRow();
        QVERIFY(lit >= 0);
        QVERIFY(told(shown).startsWith("Answers in this step: "));
        QVERIFY2(row(shown, lit).contains(", also "), qPrintable(row(shown, lit)));
        // Each of its positions is stored once here, so that its row is of where it was found.
        QCOMPARE(model.node(lit), from);
        QCOMPARE(shown.canvas().picture(session.moment()).witnesses, std::vector{from});
        QVERIFY(model.index(lit, 0).data(Qt::FontRole).value<QFont>().bold());
    }
    QVERIFY(answers > 1);
}

void TestTablePanel::pliesLeftAreToldWhereTheyMatter() {
    GameWindow shown(unfoldedText("nim:2:2,2"));
    QVERIFY(shown.active && shown.ready);
    Session& session = shown.session();
    open(shown, session, Algorithm::alphaBetaWithMemory, 3);
    QCOMPARE(headings(shown), (QStringList{"position", "bound", "value", "plies left", "step"}));
    session.setStep(session.trace()->end());
    // The root is stored last; three plies are left there.
    const int last = panelOf(shown).model().rowCount() - 1;
    QCOMPARE(row(shown, last).section(" | ", 3, 3), QStringLiteral("3"));
    searchWith(session, Algorithm::alphaBetaWithMemory); // to the end of play
    QCOMPARE(headings(shown), (QStringList{"position", "bound", "value", "step"}));
}

void TestTablePanel::theRowOfTheStepIsInView_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    // In 720 pixels at 200 % the sentence and the board alone may fill the column.
    for (const auto& [size, percent] : {std::pair(QSize(1280, 720), 100),
                                        {QSize(1920, 1080), 100},
                                        {QSize(1440, 900), 150},
                                        {QSize(1920, 1080), 200}}) {
        QTest::addRow("%d x %d at %d %%", size.width(), size.height(), percent) << size << percent;
    }
}

void TestTablePanel::theRowOfTheStepIsInView() {
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    GameWindow shown(unfoldedText("nim:3:3,2"));
    QVERIFY(shown.active && shown.ready);
    setTextSize(shown, percent);
    shown.window.resize(size);
    Session& session = shown.session();
    open(shown, session, Algorithm::sssStar);
    const std::uint32_t end = session.trace()->end().value;
    for (std::uint32_t t = 1; t <= end; t += 1 + end / 40) {
        session.setStep(Step{t});
        settle(shown.window);
        QVERIFY2(badRows(shown).isEmpty(),
                 qPrintable(QStringLiteral("step %1: %2").arg(t).arg(badRows(shown))));
    }
    setTextSize(shown, 100);
}

/// At steps that do nothing with the table.
void TestTablePanel::itStaysWhereItsReaderScrolled() {
    GameWindow shown(unfoldedText("nim:3:3,2"));
    QVERIFY(shown.active && shown.ready);
    Session& session = shown.session();
    open(shown, session, Algorithm::mtdf);
    session.setStep(session.trace()->end());
    settle(shown.window);
    QScrollBar& bar = *rowsOf(shown).verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    bar.setValue(1);
    session.setStep(session.step() - 1); // the root compares
    QCOMPARE(panelOf(shown).model().litRow(), -1);
    QCOMPARE(bar.value(), 1);
}

void TestTablePanel::screenReadersReadIt() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    session.setStep(Step{15});
    QAccessibleInterface* const table = QAccessible::queryAccessibleInterface(&rowsOf(shown));
    QVERIFY(table != nullptr && table->tableInterface() != nullptr);
    QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Transposition table"));
    const auto cell = [table](int row, int column) {
        return table->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
    };
    QCOMPARE(table->tableInterface()->rowCount(), 6);
    QCOMPARE(table->tableInterface()->columnDescription(1), QStringLiteral("bound"));
    QCOMPARE(cell(3, 0), QStringLiteral("B"));
    QCOMPARE(cell(5, 0), QStringLiteral("C, stored in this step"));
    QCOMPARE(cell(5, 1), QStringLiteral("at most"));
    QCOMPARE(cell(5, 2), QStringLiteral("2"));
}

/// What was read is told, and nothing of the others.
void TestTablePanel::hiddenLeavesStayHidden() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    open(shown, session, Algorithm::alphaBetaWithMemory);
    session.setStep(Step{5});
    session.setHideUnreadLeaves(true);
    // With its place, so that nothing tells whether there is another 12.
    QCOMPARE(row(shown, 1), QStringLiteral("12 [0,1] | exact | 12 | 5"));
    session.setHideUnreadLeaves(false);
    QCOMPARE(row(shown, 1), QStringLiteral("12 | exact | 12 | 5"));
}

void TestTablePanel::aLongSearchIsGatheredBesideTheWindow() {
    // Each leaf takes MTD(f) a pass, over all before it: 246 000 calls.
    QStringList leaves;
    for (int v = 1; v <= 700; ++v) {
        leaves << QString::number(v);
    }
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    session.openText(u'[' + leaves.join(u',') + u']', "ladder");
    QTRY_VERIFY(session.document()->name == "ladder");
    open(shown, session, Algorithm::mtdf);
    QTRY_VERIFY(panelOf(shown).model().history() != nullptr);
    session.setStep(session.trace()->end());
    // The first leaf, the root, and the other leaves.
    QCOMPARE(panelOf(shown).model().rowCount(), 701);
    QCOMPARE(row(shown, 1).section(" | ", 0, 2), QStringLiteral("A | exact | 700"));
    QCOMPARE(row(shown, 700).section(" | ", 0, 2), QStringLiteral("700 | exact | 700"));
}

/// The window is at first as it was before there was a table to look into.
void TestTablePanel::theOthersStandWhereTheyStood() {
    ShownWindow shown;
    QVERIFY(shown.active);
    Session& session = shown.window.session();
    searchWith(session, Algorithm::sssStar);
    settle(shown.window);
    const auto places = [&shown] {
        QMap<QString, QRect> found;
        for (const PanelDock* dock : shown.window.findChildren<PanelDock*>()) {
            if (dock->isVisible()) {
                found[dock->objectName()] = dock->geometry();
            }
        }
        return found;
    };
    const auto before = places();
    QCOMPARE(before.size(), 4);
    open(shown, session, Algorithm::sssStar);
    QCOMPARE(places().size(), 5);
    shown.press(Qt::Key_0, Qt::AltModifier);
    QTRY_COMPARE(places(), before);
}

QTEST_MAIN(TestTablePanel)
#include "tst_tablepanel.moc"
