// The table of all algorithms on games that are searched without a tree.

#include "core/games/searchgame.h"
#include "core/games/unfold.h"
#include "tests/ui/compare/showntable.h"
#include "ui/look/theme.h"
#include "ui/session/loading.h"
#include "ui/session/panes.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTimer>

using namespace prunus;

class TestTallyOfGames : public QObject {
    Q_OBJECT

  private slots:
    /// The whole of tic-tac-toe is a draw, and minimax visits 549,946 positions (shared counts of
    /// the course).
    void aGameIsSearchedWithoutATree() {
        ShownTable shown;
        shown.chooseGame(QStringLiteral("tic-tac-toe"), 9);
        QVERIFY(shown.ended());
        QCOMPARE(shown.table().model()->rowCount(), int(everyAlgorithm.size()));
        const QStringList minimax = shown.cells(QStringLiteral("Minimax"));
        QCOMPARE(minimax[1], "0");
        QCOMPARE(QString(minimax[3]).remove(QLocale().groupSeparator()), "549946");
        QCOMPARE(minimax[9], "–");
        QCOMPARE(minimax[11], "100.0 %");
        for (int row = 0; row < int(everyAlgorithm.size()); ++row) {
            QCOMPARE(shown.table().model()->index(row, 1).data().toString(), "0");
        }
        shown.click(0);
        QCOMPARE(shown.window.session().panes().count(), 1);
    }

    /// Minimax visits every position in any order; Nim offers none but its own.
    void aGameOffersItsOrders() {
        ShownTable shown;
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

    /// White's rook can take a pawn that a pawn and a bishop defend. A ply deep that wins the pawn,
    /// in all 15 positions. With captures Black takes the rook, which loses it for the pawn, so
    /// that every other move is better; below the rook's move Black's 2 captures and standing pat
    /// are visited, too, and behind the captures nothing is left to take.
    void capturesAreFollowed() {
        ShownTable shown;
        shown.chooseGame(QStringLiteral("tic-tac-toe"), 1);
        auto& captures = part<QCheckBox>(*shown.dialog, "tallyCaptures");
        QVERIFY(!captures.isVisible());
        shown.chooseGame(QStringLiteral("chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w_-_-"), 1);
        QVERIFY(captures.isVisible());
        auto& values = part<QComboBox>(*shown.dialog, "tallyEvaluation");
        values.setCurrentIndex(values.findData(int(Evaluation::material)));
        QVERIFY(shown.ended());
        QCOMPARE(shown.cells(QStringLiteral("Minimax")).mid(1, 3),
                 QStringList({QStringLiteral("1"), QStringLiteral("Rxd5"), QStringLiteral("15")}));
        captures.click();
        QVERIFY(shown.ended());
        const QStringList followed = shown.cells(QStringLiteral("Minimax"));
        QCOMPARE(followed[1], "0");
        QVERIFY(followed[2] != QStringLiteral("Rxd5"));
        QCOMPARE(followed[3], "18");
        shown.chooseGame(QStringLiteral("reversi:4"), 1);
        QVERIFY(!captures.isVisible());
        QVERIFY(shown.ended());
    }

    void aSearchThatVisitsTooMuchIsGivenUp() {
        TallyGame game{gameNamed("tic-tac-toe").value()};
        game.maxNodes = 1'000;
        Progress progress;
        progress.limitVisits(game.maxNodes);
        SearchOptions options;
        options.algorithm = Algorithm::minimax;
        const AlgorithmTally tally = tallyOf(game, options, progress);
        QVERIFY(!tally.value);
        QVERIFY(tally.counts.nodesVisited >= 1'000);
        QVERIFY2(tally.error.contains("1,000"), qPrintable(tally.error));
    }

    void aSearchCanBeSkippedAndAllStopped() {
        ShownTable shown;
        part<QComboBox>(*shown.dialog, "tallyMost").setCurrentIndex(5);
        shown.chooseGame(QStringLiteral("reversi:8"), 40);
        auto& skip = part<QPushButton>(*shown.dialog, "skipTally");
        QVERIFY(skip.isVisible());
        QTRY_VERIFY(shown.said().contains("Minimax"));
        QTest::mouseClick(&skip, Qt::LeftButton);
        QTRY_COMPARE(shown.table().model()->rowCount(), 1);
        QVERIFY(shown.cells(QStringLiteral("Minimax"))[3].startsWith("over "));
        QTest::mouseClick(&part<QPushButton>(*shown.dialog, "stopTally"), Qt::LeftButton);
        QVERIFY(!skip.isVisible());
    }

    /// The rows are called by the game that they are of.
    void aWrongGameIsToldAndLeavesTheRows() {
        ShownTable shown;
        shown.chooseGame(QStringLiteral("nim:3:2,1"), 3);
        QVERIFY(shown.ended());
        QVERIFY(!shown.fault().isVisible());
        const QString before = shown.dialog->copied();
        shown.window.session().openText(QStringLiteral("[1,2]"),
                                        {}); // concerns a tree's rows alone
        QCOMPARE(shown.dialog->copied(), before);
        shown.chooseGame(QStringLiteral("shogi"), 3);
        QVERIFY2(shown.fault().text().contains("There is no game \"shogi\""),
                 qPrintable(shown.fault().text()));
        QVERIFY(shown.fault().isVisible());
        QCOMPARE(shown.fault().palette().color(QPalette::WindowText),
                 themeFor(shown.dialog->palette()).witness);
        QCOMPARE(shown.dialog->copied(), before);
        QVERIFY2(shown.about().startsWith("Nim 2, 1; take up to 3, the last one "
                                          "loses."),
                 qPrintable(shown.about()));
        shown.chooseGame(QStringLiteral("nim:3:2,1"), 3);
        QVERIFY(!shown.fault().isVisible());
    }

    /// Passes count as plies: 4 x 4 Reversi is over after more of them than there are squares to
    /// fill. Its value from the opening is -8 (published).
    void passesArePliesToo() {
        ShownTable shown;
        shown.chooseGame(QStringLiteral("reversi:4"), 30);
        QVERIFY(shown.ended());
        QCOMPARE(shown.cells(QStringLiteral("Minimax"))[1], "−8");
        SearchOptions minimax;
        minimax.algorithm = Algorithm::minimax;
        const auto whole = searchGame(gameNamed("reversi:4").value(), minimax, Evaluation::own);
        QCOMPARE(
            QString(shown.cells(QStringLiteral("Minimax"))[3]).remove(QLocale().groupSeparator()),
            QString::number(whole->summary.nodesVisited));
    }

    void aFaultStaysWhileTheOldSearchGoesOn() {
        ShownTable shown;
        part<QComboBox>(*shown.dialog, "tallyMost").setCurrentIndex(5);
        shown.chooseGame(QStringLiteral("reversi:8"), 40);
        QTRY_VERIFY(shown.said().contains("Minimax"));
        shown.chooseGame(QStringLiteral("reversi:9"), 40);
        const QSignalSpy ticks(&part<QTimer>(*shown.dialog, "tallyTick"), &QTimer::timeout);
        QTRY_VERIFY(ticks.count() >= 3);
        QVERIFY2(shown.fault().text().contains("no Reversi board"),
                 qPrintable(shown.fault().text()));
        QVERIFY(shown.about().startsWith("Reversi 8 × 8."));
        QVERIFY(part<QPushButton>(*shown.dialog, "stopTally").isVisible());
        shown.dialog->close();
        QTRY_VERIFY(!part<QTimer>(*shown.dialog, "tallyTick").isActive());
    }

    void theGameOfTheTreeIsOffered() {
        ShownTable shown;
        Session& session = shown.window.session();
        UnfoldWish wish;
        const AnyGame start = gameNamed("nim:2:2,1@o").value();
        UnsavedTree unsaved;
        unsaved.tree =
            std::make_shared<const GameTree>(std::move(unfold(start, wish).value().tree));
        session.openUnsaved(unsaved);
        QTRY_COMPARE(part<QComboBox>(*shown.dialog, "tallyGame").currentText(), "nim:2:2,1@o");
    }
};

QTEST_MAIN(TestTallyOfGames)
#include "tst_tallyofgames.moc"
