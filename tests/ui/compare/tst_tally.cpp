// The table of all algorithms: its numbers against counts worked out by hand, its order, its
// copies, and the way from a row to a pane.

#include "core/formats/importtree.h"
#include "core/games/searchgame.h"
#include "core/games/unfold.h"
#include "tests/ui/shownwindow.h"
#include "ui/compare/tallydialog.h"
#include "ui/look/theme.h"
#include "ui/session/opening.h"
#include "ui/session/panes.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

using namespace prunus;

namespace {

struct ShownTable : ShownWindow {
    TallyDialog* dialog = nullptr;

    ShownTable() {
        find<QAction>("showTally").trigger();
        dialog = window.findChild<TallyDialog*>();
    }
    [[nodiscard]] QTableView& table() const { return part<QTableView>(*dialog, "tallyTable"); }
    /// Only what has the focus of an active window can lose it, and so take what is typed.
    [[nodiscard]] bool ready() const {
        return QTest::qWaitForWindowActive(dialog) && QTest::qWaitFor([this] {
                   return table().model()->rowCount() == int(everyAlgorithm.size()) + 1;
               });
    }
    /// The row that begins with this name, its cells with spaces between them.
    [[nodiscard]] QString row(const QString& name) const {
        for (const QString& line : dialog->copied().split(u'\n')) {
            if (line.startsWith(name + u'\t')) {
                return QString(line).replace(u'\t', u' ');
            }
        }
        return {};
    }
    [[nodiscard]] QStringList cells(const QString& name) const {
        for (const QString& line : dialog->copied().split(u'\n')) {
            if (line.startsWith(name + u'\t')) {
                return line.split(u'\t');
            }
        }
        return QStringList(tallyColumns);
    }
    void chooseGame(const QString& game, int depth) const {
        part<QComboBox>(*dialog, "tallyKind").setCurrentIndex(1);
        part<QSpinBox>(*dialog, "tallyDepth").setValue(depth);
        auto& field = part<QComboBox>(*dialog, "tallyGame");
        field.setFocus();
        // The window manager may still be about to give the focus to the main window.
        const auto focused = [&] {
            dialog->activateWindow();
            return field.hasFocus();
        };
        if (!QTest::qWaitFor(focused)) {
            qFatal("the dialog does not get the focus");
        }
        field.lineEdit()->selectAll();
        QTest::keyClicks(field.lineEdit(), game);
        QTest::keyClick(field.lineEdit(), Qt::Key_Tab);
    }
    [[nodiscard]] bool ended() const {
        return QTest::qWaitFor(
            [this] { return !part<QPushButton>(*dialog, "stopTally").isVisible(); }, 60'000);
    }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "tallySaid").text(); }
    [[nodiscard]] QLabel& fault() const { return part<QLabel>(*dialog, "tallyFault"); }
    [[nodiscard]] QString about() const { return part<QLabel>(*dialog, "tallyAbout").text(); }
    void click(int row) const {
        const QRect cell = table().visualRect(table().model()->index(row, 0));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cell.center());
    }
};

} // namespace

class TestTally : public QObject {
    Q_OBJECT

  private slots:
    void figure52_data();
    void figure52();
    void aColumnSortsByItsNumbers();
    void aClickOpensThePane();
    void aClickOnAnOpenSearchPicksItsPane();
    void theTableFollowsTheRulesButNotTheAlgorithm();
    void theCopyHasAHeaderAndEveryRow();
    void theCsvHasPlainNumbers();
    void aGameIsSearchedWithoutATree();
    void aGameOffersItsOrders();
    void aSearchThatVisitsTooMuchIsGivenUp();
    void aSearchCanBeSkippedAndAllStopped();
    void aWrongGameIsToldAndLeavesTheRows();
    void passesArePliesToo();
    void aFaultStaysWhileTheOldSearchGoesOn();
    void theGameOfTheTreeIsOffered();
};

/// Of figure 5.2, by hand: minimax visits all 13 nodes; alpha-beta skips two leaves of C, and so
/// does the first draft, since the cut comes from the parent; the second draft cuts nothing. The
/// proof needs B's three leaves and the least of C and of D. 9 ^ 1/2 = 3, 7 ^ 1/2 = 2.65,
/// 5 ^ 1/2 = 2.24.
void TestTally::figure52_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("row");
    QTest::newRow("minimax") << "Minimax"
                             << "Minimax 3 B 13 9 4 0 0 3.00 100.0 %";
    QTest::newRow("alpha-beta") << "Alpha-beta"
                                << "Alpha-beta 3 B 11 7 4 1 2 2.65 84.6 %";
    QTest::newRow("first draft") << "Alpha-beta, first draft"
                                 << "Alpha-beta, first draft 3 B 11 7 4 1 2 2.65 84.6 %";
    QTest::newRow("second draft") << "Alpha-beta, second draft"
                                  << "Alpha-beta, second draft 3 B 13 9 4 0 0 3.00 100.0 %";
    QTest::newRow("minimal tree") << "Minimal tree"
                                  << "Minimal tree 3 – 9 5 4 – – 2.24 69.2 %";
}

void TestTally::figure52() {
    QFETCH(QString, name);
    QFETCH(QString, row);
    ShownTable shown;
    QVERIFY(shown.ready());
    QCOMPARE(shown.row(name), row);
}

void TestTally::aColumnSortsByItsNumbers() {
    ShownTable shown;
    QVERIFY(shown.ready());
    const int nodes = static_cast<int>(TallyColumn::nodes);
    shown.table().sortByColumn(nodes, Qt::AscendingOrder);
    const QAbstractItemModel& model = *shown.table().model();
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Minimal tree")); // 9 before 11
    for (int row = 1; row < model.rowCount(); ++row) {
        QVERIFY(model.index(row - 1, nodes).data(TallyModel::sortRole).toULongLong() <=
                model.index(row, nodes).data(TallyModel::sortRole).toULongLong());
    }
}

void TestTally::aClickOpensThePane() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.click(0); // minimax
    const Panes& panes = shown.window.session().panes();
    QCOMPARE(panes.count(), 2);
    QCOMPARE(panes.at(1).options.algorithm, Algorithm::minimax);
}

void TestTally::aClickOnAnOpenSearchPicksItsPane() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.click(0);
    shown.click(0);
    const Panes& panes = shown.window.session().panes();
    QCOMPARE(panes.count(), 2);
    QCOMPARE(panes.picked(), 1);
}

/// First-draft alpha-beta under another rule has the same rows, in the table of that rule.
void TestTally::theTableFollowsTheRulesButNotTheAlgorithm() {
    ShownTable shown;
    QVERIFY(shown.ready());
    const QSignalSpy emptied(shown.table().model(), &QAbstractItemModel::modelReset);
    SearchOptions options = shown.window.session().options();
    options.algorithm = Algorithm::negamax;
    shown.window.session().setOptions(options);
    QCOMPARE(emptied.count(), 0);
    options.order = MoveOrder::bestFirst;
    shown.window.session().setOptions(options);
    QCOMPARE(emptied.count(), 1);
    QVERIFY(shown.ready());
    // Best first, C and D need one leaf each.
    QCOMPARE(shown.row(QStringLiteral("Alpha-beta")),
             QStringLiteral("Alpha-beta 3 B 9 5 4 2 4 2.24 69.2 %"));
}

void TestTally::theCopyHasAHeaderAndEveryRow() {
    ShownTable shown;
    QVERIFY(shown.ready());
    QTest::keyClick(&shown.table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype(everyAlgorithm.size()) + 2);
    QVERIFY(lines.front().startsWith(QStringLiteral("algorithm\tvalue\tbest move\tnodes\tleaves")));
}

void TestTally::theCsvHasPlainNumbers() {
    const Document document(readTree("[[3,12,8],[2,4,6],[14,5,2]]").value(), {});
    SearchOptions options;
    options.algorithm = Algorithm::minimax;
    Progress progress;
    const std::vector<AlgorithmTally> rows{tallyOf(document, options, progress),
                                           minimalTally(document, options, progress)};
    const QStringList lines = tallyCsv(rows, 2).split(QStringLiteral("\r\n"));
    QCOMPARE(lines[1], QStringLiteral("minimax,3,0,13,9,4,0,0,3,1"));
    QVERIFY(lines[2].startsWith(QStringLiteral("minimal-tree,3,,9,5,4,,,2.236")));
}

/// The whole of tic-tac-toe is a draw, and minimax visits 549,946 positions (shared counts of the
/// course).
void TestTally::aGameIsSearchedWithoutATree() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.chooseGame(QStringLiteral("tic-tac-toe"), 9);
    QVERIFY(shown.ended());
    QCOMPARE(shown.table().model()->rowCount(), int(everyAlgorithm.size()));
    const QStringList minimax = shown.cells(QStringLiteral("Minimax"));
    QCOMPARE(minimax[1], QStringLiteral("0"));
    QCOMPARE(QString(minimax[3]).remove(QLocale().groupSeparator()), QStringLiteral("549946"));
    QCOMPARE(minimax[7], QStringLiteral("–"));
    QCOMPARE(minimax[9], QStringLiteral("100.0 %"));
    for (int row = 0; row < int(everyAlgorithm.size()); ++row) {
        QCOMPARE(shown.table().model()->index(row, 1).data().toString(), QStringLiteral("0"));
    }
    shown.click(0);
    QCOMPARE(shown.window.session().panes().count(), 1);
}

/// Minimax visits every position in any order; Nim offers none but its own.
void TestTally::aGameOffersItsOrders() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.chooseGame(QStringLiteral("tic-tac-toe"), 5);
    auto& order = part<QComboBox>(*shown.dialog, "tallyOrder");
    QVERIFY(order.isEnabled());
    QVERIFY(shown.ended());
    const QStringList before = shown.cells(QStringLiteral("Minimax"));
    QTest::keyClick(&order, Qt::Key_Down);
    QCOMPARE(order.currentData().toInt(), static_cast<int>(GameMoveOrder::centreFirst));
    QVERIFY(shown.ended());
    const QStringList after = shown.cells(QStringLiteral("Minimax"));
    QCOMPARE(after[1], before[1]);
    QCOMPARE(after[3], before[3]);
    QVERIFY(shown.cells(QStringLiteral("Alpha-beta"))[3] != before[3]);
    shown.chooseGame(QStringLiteral("nim:2:2,1"), 3);
    QVERIFY(!order.isEnabled());
    QVERIFY(shown.ended());
}

void TestTally::aSearchThatVisitsTooMuchIsGivenUp() {
    TallyGame game{gameNamed("tic-tac-toe").value()};
    game.maxNodes = 1'000;
    Progress progress;
    progress.limitVisits(game.maxNodes);
    SearchOptions options;
    options.algorithm = Algorithm::minimax;
    const AlgorithmTally tally = tallyOf(game, options, progress);
    QVERIFY(!tally.value);
    QVERIFY(tally.counts.nodesVisited >= 1'000);
    QVERIFY2(tally.error.contains(QStringLiteral("1,000")), qPrintable(tally.error));
}

void TestTally::aSearchCanBeSkippedAndAllStopped() {
    ShownTable shown;
    QVERIFY(shown.ready());
    part<QComboBox>(*shown.dialog, "tallyMost").setCurrentIndex(5);
    shown.chooseGame(QStringLiteral("reversi:8"), 40);
    auto& skip = part<QPushButton>(*shown.dialog, "skipTally");
    QVERIFY(skip.isVisible());
    QTRY_VERIFY(shown.said().contains(QStringLiteral("Minimax")));
    QTest::mouseClick(&skip, Qt::LeftButton);
    QTRY_COMPARE(shown.table().model()->rowCount(), 1);
    QVERIFY(shown.cells(QStringLiteral("Minimax"))[3].startsWith(QStringLiteral("over ")));
    QTest::mouseClick(&part<QPushButton>(*shown.dialog, "stopTally"), Qt::LeftButton);
    QVERIFY(!skip.isVisible());
}

/// The rows are called by the game that they are of.
void TestTally::aWrongGameIsToldAndLeavesTheRows() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.chooseGame(QStringLiteral("nim:3:2,1"), 3);
    QVERIFY(shown.ended());
    QVERIFY(!shown.fault().isVisible());
    const QString before = shown.dialog->copied();
    shown.window.session().openText(QStringLiteral("[1,2]"), {}); // concerns a tree's rows alone
    QCOMPARE(shown.dialog->copied(), before);
    shown.chooseGame(QStringLiteral("chess"), 3);
    QVERIFY2(shown.fault().text().contains(QStringLiteral("There is no game \"chess\"")),
             qPrintable(shown.fault().text()));
    QVERIFY(shown.fault().isVisible());
    QCOMPARE(shown.fault().palette().color(QPalette::WindowText),
             themeFor(shown.dialog->palette()).witness);
    QCOMPARE(shown.dialog->copied(), before);
    QVERIFY2(shown.about().startsWith(QStringLiteral("Nim 2, 1; take up to 3, the last one "
                                                     "loses.")),
             qPrintable(shown.about()));
    shown.chooseGame(QStringLiteral("nim:3:2,1"), 3);
    QVERIFY(!shown.fault().isVisible());
}

/// Passes count as plies: 4 x 4 Reversi is over after more of them than there are squares to fill.
/// Its value from the opening is -8 (published).
void TestTally::passesArePliesToo() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.chooseGame(QStringLiteral("reversi:4"), 30);
    QVERIFY(shown.ended());
    QCOMPARE(shown.cells(QStringLiteral("Minimax"))[1], QStringLiteral("−8"));
    SearchOptions minimax;
    minimax.algorithm = Algorithm::minimax;
    const auto whole = searchGame(gameNamed("reversi:4").value(), minimax, Evaluation::own);
    QCOMPARE(QString(shown.cells(QStringLiteral("Minimax"))[3]).remove(QLocale().groupSeparator()),
             QString::number(whole->summary.nodesVisited));
}

void TestTally::aFaultStaysWhileTheOldSearchGoesOn() {
    ShownTable shown;
    QVERIFY(shown.ready());
    part<QComboBox>(*shown.dialog, "tallyMost").setCurrentIndex(5);
    shown.chooseGame(QStringLiteral("reversi:8"), 40);
    QTRY_VERIFY(shown.said().contains(QStringLiteral("Minimax")));
    shown.chooseGame(QStringLiteral("reversi:9"), 40);
    const QSignalSpy ticks(&part<QTimer>(*shown.dialog, "tallyTick"), &QTimer::timeout);
    QTRY_VERIFY(ticks.count() >= 3);
    QVERIFY2(shown.fault().text().contains(QStringLiteral("no Reversi board")),
             qPrintable(shown.fault().text()));
    QVERIFY(shown.about().startsWith(QStringLiteral("Reversi 8 × 8.")));
    QVERIFY(part<QPushButton>(*shown.dialog, "stopTally").isVisible());
    shown.dialog->close();
    QTRY_VERIFY(!part<QTimer>(*shown.dialog, "tallyTick").isActive());
}

void TestTally::theGameOfTheTreeIsOffered() {
    ShownTable shown;
    QVERIFY(shown.ready());
    Session& session = shown.window.session();
    UnfoldWish wish;
    const AnyGame start = gameNamed("nim:2:2,1@o").value();
    UnsavedTree unsaved;
    unsaved.tree = std::make_shared<const GameTree>(std::move(unfold(start, wish).value().tree));
    session.openUnsaved(unsaved);
    QTRY_COMPARE(part<QComboBox>(*shown.dialog, "tallyGame").currentText(),
                 QStringLiteral("nim:2:2,1@o"));
}

QTEST_MAIN(TestTally)
#include "tst_tally.moc"
