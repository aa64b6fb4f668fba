// The transposition table in the window: when it is offered, that its rows are in view, and what a
// click on one does. What they say is in tst_tablerows.

#include "tests/ui/panels/openedtable.h"
#include "tests/ui/panels/readygame.h"
#include "ui/look/chrome.h"
#include "ui/panels/paneldock.h"

#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>

using namespace prunus;
using namespace prunus::paneltest;

namespace {

QAction& entryOf(const ShownWindow& shown) {
    return shown.find<QAction>("transpositionTablePanelShown");
}

QTableView& rowsOf(const ShownWindow& shown) {
    return shown.find<QTableView>("tableRows");
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
    void itIsOfferedWhereThereIsOne() {
        ShownWindow shown;
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

    void whileItIsClosedNothingIsGathered() {
        ShownWindow shown;
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

    void aClickSelectsTheNode() {
        ShownWindow shown;
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

    void enterSelectsTheNode() {
        ShownWindow shown;
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

    void theRowOfTheStepIsInView_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        // In 720 pixels at 200 % the sentence and the board alone may fill the column.
        for (const auto& [size, percent] : {std::pair(QSize(1280, 720), 100),
                                            {QSize(1920, 1080), 100},
                                            {QSize(1440, 900), 150},
                                            {QSize(1920, 1080), 200}}) {
            QTest::addRow("%d x %d at %d %%", size.width(), size.height(), percent)
                << size << percent;
        }
    }
    void theRowOfTheStepIsInView() {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        ReadyGame shown(unfoldedText("nim:3:3,2"));
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
    void itStaysWhereItsReaderScrolled() {
        ReadyGame shown(unfoldedText("nim:3:3,2"));
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

    void screenReadersReadIt() {
        ShownWindow shown;
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

    /// The window is at first as it was before there was a table to look into.
    void theOthersStandWhereTheyStood() {
        ShownWindow shown;
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
};

QTEST_MAIN(TestTablePanel)
#include "tst_tablepanel.moc"
