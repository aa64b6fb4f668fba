// The table of all algorithms: its numbers against counts worked out by hand, its order, its
// copies, and the way from a row to a pane.

#include "core/notation/readtree.h"
#include "tests/ui/shownwindow.h"
#include "ui/session/sidebyside.h"
#include "ui/tally/tallydialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace prunus;

namespace {

struct ShownTable : ShownWindow {
    TallyDialog* dialog = nullptr;

    ShownTable() {
        find<QAction>("showTally").trigger();
        dialog = window.findChild<TallyDialog*>();
    }
    [[nodiscard]] QTableView& table() const { return part<QTableView>(*dialog, "tallyTable"); }
    [[nodiscard]] bool ready() const {
        return QTest::qWaitFor(
            [this] { return table().model()->rowCount() == int(everyAlgorithm.size()) + 1; });
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
    const SideBySide& panes = shown.window.session().comparison();
    QCOMPARE(panes.count(), 2);
    QCOMPARE(panes.options(1).algorithm, Algorithm::minimax);
}

void TestTally::aClickOnAnOpenSearchPicksItsPane() {
    ShownTable shown;
    QVERIFY(shown.ready());
    shown.click(0);
    shown.click(0);
    const SideBySide& panes = shown.window.session().comparison();
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
    Counts minimax;
    minimax.nodesVisited = 13;
    const QStringList lines = tallyCsv(rows, document, minimax).split(QStringLiteral("\r\n"));
    QCOMPARE(lines[1], QStringLiteral("minimax,3,0,13,9,4,0,0,3,1"));
    QVERIFY(lines[2].startsWith(QStringLiteral("minimal-tree,3,,9,5,4,,,2.236")));
}

QTEST_MAIN(TestTally)
#include "tst_tally.moc"
