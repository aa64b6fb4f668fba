// The table of all algorithms: its numbers against counts worked out by hand, its order, its
// copies, and the way from a row to a pane.

#include "core/formats/importtree.h"
#include "tests/rows.h"
#include "tests/ui/compare/showntable.h"
#include "ui/compare/tallybar.h"
#include "ui/session/panes.h"
#include "ui/words/words.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace prunus;

class TestTally : public QObject {
    Q_OBJECT

  private slots:
    /// Of figure 5.2, by hand: minimax visits all 13 nodes; alpha-beta skips two leaves of C, and
    /// so does the first draft, since the cut comes from the parent; the second draft cuts nothing.
    /// The proof needs B's three leaves and the least of C and of D. 9 ^ 1/2 = 3, 7 ^ 1/2 = 2.65,
    /// 5 ^ 1/2 = 2.24.
    void figure52_data() {
        const Rows<QString, QString> row("name", "row");
        row("minimax", "Minimax", "Minimax 3 B 13 13 – 9 4 0 0 3.00 100.0 %");
        row("alpha-beta", "Alpha-beta", "Alpha-beta 3 B 11 11 – 7 4 1 2 2.65 84.6 %");
        row("first draft", "Alpha-beta, first draft",
            "Alpha-beta, first draft 3 B 11 11 – 7 4 1 2 2.65 84.6 %");
        row("second draft", "Alpha-beta, second draft",
            "Alpha-beta, second draft 3 B 13 13 – 9 4 0 0 3.00 100.0 %");
        row("minimal tree", "Minimal tree", "Minimal tree 3 – 9 9 – 5 4 – – 2.24 69.2 %");
    }
    void figure52() {
        QFETCH(QString, name);
        QFETCH(QString, row);
        ShownTable shown;
        QCOMPARE(shown.row(name), row);
    }

    /// Each visit reads a leaf, enters a node or is answered by the table; and of the 13 nodes,
    /// those that were not visited were skipped.
    void countsOfEveryRowAddUp() {
        ShownTable shown;
        for (const auto& each : everyAlgorithm) {
            const QStringList row = shown.cells(shownAlgorithm(each.algorithm));
            const auto number = [&](TallyColumn column) {
                return QString(row[int(column)])
                    .replace(QStringLiteral("–"), QStringLiteral("0"))
                    .toInt();
            };
            QCOMPARE(row[int(TallyColumn::recalled)] == QStringLiteral("–"), !each.remembers);
            QCOMPARE(number(TallyColumn::nodes), number(TallyColumn::leaves) +
                                                     number(TallyColumn::interior) +
                                                     number(TallyColumn::recalled));
            QCOMPARE(number(TallyColumn::different) + number(TallyColumn::pruned), 13);
            QVERIFY(each.repeats || number(TallyColumn::different) == number(TallyColumn::nodes));
        }
    }

    /// In a game's table, too, and by the minimal tree, which is no search, nobody spends any.
    void aTimeIsSpentWhileOneWaits() {
        QElapsedTimer waited;
        waited.start();
        ShownTable shown;
        const auto spent = [&](const char* name, TallyColumn column) {
            const QAbstractItemModel& model = *shown.table().model();
            const auto row = model.match(model.index(0, 0), Qt::DisplayRole, QLatin1String(name), 1,
                                         Qt::MatchExactly);
            return row.front().siblingAtColumn(int(column)).data(TallyModel::sortRole).toDouble();
        };
        const double little = spent("Alpha-beta", TallyColumn::time);
        QVERIFY(little > 0 && little < double(waited.elapsed()) / 1000);
        QCOMPARE(shown.cells(QStringLiteral("Minimal tree"))[int(TallyColumn::time)], "–");
        shown.chooseGame(QStringLiteral("tic-tac-toe"), 9);
        QVERIFY(shown.ended());
        const double much = spent("Minimax", TallyColumn::time);
        QVERIFY(much > little && much < double(waited.elapsed()) / 1000);
        QVERIFY(std::abs(spent("Minimax", TallyColumn::speed) * much - 549'946) < 1);
    }

    void whatIsTooShortHasNoSpeed() {
        AlgorithmTally tally;
        tally.counts.nodesVisited = 500;
        QCOMPARE(speedOf(tally), std::optional<double>());
        tally.seconds = 0.9e-6;
        QCOMPARE(speedOf(tally), std::optional<double>());
        tally.seconds = 2e-6;
        QCOMPARE(speedOf(tally), std::optional(2.5e8));
    }

    void spansAreWideBeyondThirty_data() {
        const Rows<std::vector<int>, bool> row("nodes", "wide");
        row("no rows", std::vector<int>{}, false);
        row("one row", std::vector<int>{5'000}, false);
        row("thirty times as many", std::vector<int>{60, 7, 2}, false);
        row("a little more", std::vector<int>{7, 2, 61}, true);
        row("one that never began", std::vector<int>{60, 0, 2}, false);
    }
    void spansAreWideBeyondThirty() {
        QFETCH(std::vector<int>, nodes);
        QFETCH(bool, wide);
        std::vector<AlgorithmTally> rows(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            rows[i].counts.nodesVisited = std::uint64_t(nodes[i]);
        }
        QCOMPARE(spanWidely(rows), wide);
    }

    void barsAreInProportionOrLogarithmic() {
        QCOMPARE(barShare(25, 100, false), 0.25);
        QCOMPARE(barShare(10, 1'000, true), 1.0 / 3);
        QCOMPARE(barShare(1'000, 1'000, true), 1.0);
        QCOMPARE(barShare(1, 1'000, true), 0.0);
        QCOMPARE(barShare(0, 1'000, true), 0.0);
        ShownTable shown;
        const auto heading = [&] {
            return shown.table().model()->headerData(tallyColumns, Qt::Horizontal).toString();
        };
        QCOMPARE(heading(), "nodes and leaves");
        shown.chooseGame(QStringLiteral("tic-tac-toe"), 6);
        QVERIFY(shown.ended());
        QCOMPARE(heading(), "nodes and leaves,\nlogarithmic");
    }

    void aSelectedRowKeepsItsBar() {
        ShownTable shown;
        const auto bar = [&] {
            const QModelIndex cell = shown.table().model()->index(0, tallyColumns);
            const QRect place = shown.table().visualRect(cell).adjusted(5, 5, -5, -5);
            return shown.table().viewport()->grab(place).toImage();
        };
        const QImage before = bar();
        shown.table().selectRow(0);
        QCOMPARE(bar(), before);
        QVERIFY(before.pixelColor(before.width() / 4, before.height() / 2) !=
                before.pixelColor(before.width() - 4, before.height() / 2)); // leaves; nodes
    }

    void aColumnSortsByItsNumbers() {
        ShownTable shown;
        const int nodes = static_cast<int>(TallyColumn::nodes);
        shown.table().sortByColumn(nodes, Qt::AscendingOrder);
        const QAbstractItemModel& model = *shown.table().model();
        QCOMPARE(model.index(0, 0).data().toString(), "Minimal tree"); // 9 before 11
        for (int row = 1; row < model.rowCount(); ++row) {
            QVERIFY(model.index(row - 1, nodes).data(TallyModel::sortRole).toULongLong() <=
                    model.index(row, nodes).data(TallyModel::sortRole).toULongLong());
        }
    }

    void aClickOpensThePaneOrPicksIt() {
        ShownTable shown;
        shown.click(0); // minimax
        const Panes& panes = shown.window.session().panes();
        QCOMPARE(panes.count(), 2);
        QCOMPARE(panes.at(1).options.algorithm, Algorithm::minimax);
        shown.click(0); // which is open now
        QCOMPARE(panes.count(), 2);
        QCOMPARE(panes.picked(), 1);
    }

    /// First-draft alpha-beta under another rule has the same rows, in the table of that rule.
    void theTableFollowsTheRulesButNotTheAlgorithm() {
        ShownTable shown;
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
                 "Alpha-beta 3 B 9 9 – 5 4 2 4 2.24 69.2 %");
    }

    void theCopyHasAHeaderAndEveryRow() {
        ShownTable shown;
        QTest::keyClick(&shown.table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(everyAlgorithm.size()) + 2);
        QVERIFY(
            lines.front().startsWith("algorithm\tvalue\tbest move\tnodes\tdifferent\trecalled"));
    }

    void theCsvHasPlainNumbers() {
        const Document document(readTree("[[3,12,8],[2,4,6],[14,5,2]]").value(), {});
        SearchOptions options;
        options.algorithm = Algorithm::minimax;
        Progress progress;
        const std::vector<AlgorithmTally> rows{tallyOf(document, options, progress),
                                               minimalTally(document, options, progress)};
        const QStringList lines = tallyCsv(rows, 2).split(QStringLiteral("\r\n"));
        QCOMPARE(lines[1], "minimax,3,0,13,9,4,0,0,3,1,13,");
        QVERIFY(lines[2].startsWith("minimal-tree,3,,9,5,4,,,2.236"));
    }
};

QTEST_MAIN(TestTally)
#include "tst_tally.moc"
