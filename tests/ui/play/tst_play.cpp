// Game ▸ Play: moves by hand and by search.

#include "core/games/positionname.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/session/workend.h"

#include <random>

using namespace prunus;

class TestPlay : public QObject {
    Q_OBJECT

  private slots:
    void theProgramAnswers() {
        const PlayWindow shown;
        QCOMPARE(shown.said(), QStringLiteral("X to move: you"));
        shown.begin(4);
        QCOMPARE(shown.cell(0, 0), QStringLiteral("1. X b2"));
        QCOMPARE(shown.cell(0, 1), QString());
        QVERIFY(shown.cell(1, 0).startsWith(QStringLiteral("2. O ")));
        QCOMPARE(shown.said(), QStringLiteral("X to move: you"));
    }

    /// Tic-tac-toe is a draw, so whoever looks to its end does not lose, whatever X plays.
    void minimaxNeverLosesAtTicTacToe() {
        const PlayWindow shown;
        shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
        std::mt19937 random(7);
        for (int game = 0; game < 6; ++game) {
            shown.click("newGame");
            while (!hasEnded(shown.dialog->record().position())) {
                const AnyGame position = shown.dialog->record().position();
                const auto moves = std::uint32_t(moveNames(position).size());
                const auto name = QString::fromStdString(moveNames(position).at(random() % moves));
                shown.board().setFocus();
                shown.type(name);
                QTRY_VERIFY(shown.isUsersTurn());
            }
            QVERIFY(resultOf(shown.dialog->record().position()) <= 0); // X has not won
            QVERIFY(shown.said() == QStringLiteral("Draw") ||
                    shown.said() == QStringLiteral("O wins: the program has won"));
        }
    }

    void everyAlgorithmMoves_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    /// After a corner, O has to take the centre: all else loses. Value 0 from there, by the theory.
    void everyAlgorithmMoves() {
        QFETCH(int, algorithm);
        const PlayWindow shown;
        shown.chooseIn("playAlgorithmSecond", algorithm);
        shown.begin(0);
        QCOMPARE(shown.cell(1, 0), QStringLiteral("2. O b2"));
        QCOMPARE(shown.cell(1, 1), QStringLiteral("0"));
    }

    /// Minimax visits every line from there: 549946 = 1 + 9 n with n = 61105 after X's first move.
    void aMoveTellsItsSearch() {
        const PlayWindow shown;
        shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
        std::uint64_t nodes = 0;
        for (std::uint32_t square = 0; square < 9; ++square) {
            shown.click("newGame");
            shown.begin(square);
            nodes += shown.cell(1, 2).toULongLong();
            QVERIFY(shown.cell(1, 5).startsWith(shown.cell(1, 0).section(u' ', 2)));
        }
        QCOMPARE(nodes + 1, std::uint64_t{549'946});
    }

    void takingBackLeadsToTheUser() {
        const PlayWindow shown;
        shown.begin(4);
        QTest::keyClick(&shown.board(), Qt::Key_Backspace);
        QCOMPARE(shown.length(), std::size_t{0});
        QCOMPARE(shown.moves().rowCount(), 0);
        shown.begin(0);
        QCOMPARE(shown.cell(1, 0), QStringLiteral("2. O b2"));
        shown.click("playTakeBack");
        QCOMPARE(lying(shown.board()), QStringLiteral("........."));
    }

    void theProgramBeginsAsTheFirstPlayer() {
        const PlayWindow shown;
        shown.chooseIn("playSecond", 0);
        shown.chooseIn("playFirst", 1);
        QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{1}, 30'000);
        QCOMPARE(shown.said(), QStringLiteral("O to move: you"));
        QVERIFY(shown.cell(0, 0).startsWith(QStringLiteral("1. X ")));
    }

    /// Perfect play on both sides is a draw.
    void theProgramPlaysItself() {
        const PlayWindow shown;
        shown.chooseIn("playFirst", 1);
        QTRY_COMPARE_WITH_TIMEOUT(shown.said(), QStringLiteral("Draw"), 60'000);
        QCOMPARE(shown.length(), std::size_t{9});
    }

    void nobodyPlaysForTwoUsers() {
        const PlayWindow shown;
        shown.chooseIn("playSecond", 0);
        for (const std::uint32_t square : {0U, 3U, 1U, 4U, 2U}) {
            clickSquare(shown.board(), square);
        }
        QCOMPARE(shown.said(), QStringLiteral("X wins"));
        QCOMPARE(shown.length(), std::size_t{5});
        QTest::keyClick(&shown.board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.length(), std::size_t{4});
    }

    /// Nobody knows how long a search goes on: a mark moves in the bar, and never fills it.
    void theBarOfASearchHasNoEnd() {
        const PlayWindow shown;
        beginALongSearch(shown);
        auto& bar = part<QProgressBar>(*shown.dialog, "playProgress");
        QVERIFY(bar.isVisible());
        const QRgb marked = bar.palette().color(QPalette::Highlight).rgb();
        QStringList seen;
        const auto look = [&] {
            const QImage picture = bar.grab().toImage();
            QString row;
            for (int x = 0; x < picture.width(); ++x) {
                row += picture.pixel(x, picture.height() / 2) == marked ? u'x' : u'.';
            }
            if (!seen.contains(row)) {
                seen << row;
            }
            return seen.size() >= 3;
        };
        QTRY_VERIFY(look());
        for (const QString& row : seen) {
            QVERIFY2(row.contains(u'x') && row.count(u'x') < row.size() / 2, qPrintable(row));
        }
        shown.click("playStop");
        QVERIFY(!bar.isVisible());
    }

    void aSearchIsStoppedAndGoesOn() {
        const PlayWindow shown;
        beginALongSearch(shown);
        QVERIFY(shown.said().contains(QStringLiteral("the program thinks")));
        QTRY_VERIFY(shown.noted().contains(QStringLiteral("nodes visited")));
        shown.click("playStop");
        QVERIFY(!shown.dialog->thinks());
        letWorkEnd();
        QCOMPARE(shown.length(), std::size_t{1});
        shown.setDepth(2);
        shown.click("playStop"); // which says Go on now
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QVERIFY(shown.board().hasFocus());
    }

    void closingEndsTheSearch() {
        const PlayWindow shown;
        beginALongSearch(shown);
        QTest::keyClick(shown.dialog, Qt::Key_Escape);
        QVERIFY(!shown.dialog->isVisible());
        QVERIFY(!shown.dialog->thinks());
        letWorkEnd(); // or this would take for ever
        QCOMPARE(shown.length(), std::size_t{1});
        shown.dialog->show(); // where nothing runs any more
        QVERIFY(!part<QProgressBar>(*shown.dialog, "playProgress").isVisible());
        QCOMPARE(part<QPushButton>(*shown.dialog, "playStop").text(), QStringLiteral("Go o&n"));
    }

    void deletingEndsTheSearch() {
        {
            const PlayWindow shown;
            beginALongSearch(shown);
        }
        letWorkEnd();
    }

    void anotherGameBeginsANewOne() {
        const PlayWindow shown;
        shown.begin(4);
        shown.chooseIn("gameKind", 3); // Nim
        QCOMPARE(shown.length(), std::size_t{0});
        QCOMPARE(lying(shown.board()), QStringLiteral("3,4,5"));
        QCOMPARE(shown.said(), QStringLiteral("The first player to move: you"));
    }

    /// N would begin Nim in the box of games.
    void aKeyAfterAHintKeepsTheGame() {
        const PlayWindow shown;
        shown.begin(4);
        shown.click("playHint");
        QTRY_VERIFY(shown.noted().startsWith(QStringLiteral("Hint: ")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N);
        QCOMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.noted(), QStringLiteral("n is no move here."));
    }
};

QTEST_MAIN(TestPlay)
#include "tst_play.moc"
