// Game ▸ Play: moves by hand and by search.

#include "core/games/positionname.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/session/workend.h"

#include <QTemporaryDir>
#include <random>

using namespace prunus;

class TestPlay : public QObject {
    Q_OBJECT

  private slots:
    void theProgramAnswers();
    void minimaxNeverLosesAtTicTacToe();
    void everyAlgorithmMoves_data();
    void everyAlgorithmMoves();
    void aMoveTellsItsSearch();
    void distanceCountsUnlessSwitchedOff();
    void takingBackLeadsToTheUser();
    void theProgramBeginsAsTheFirstPlayer();
    void theProgramPlaysItself();
    void nobodyPlaysForTwoUsers();
    void theBarOfASearchHasNoEnd();
    void aSearchIsStoppedAndGoesOn();
    void closingEndsTheSearch();
    void deletingEndsTheSearch();
    void anotherGameBeginsANewOne();
    void aClickThatIsNoMoveSaysWhy_data();
    void aClickThatIsNoMoveSaysWhy();
    void nothingIsPlayedOutOfTurn();
    void theEndSaysWho();
    void reversiCountsDiscs();
    void aMoveInTheListShowsItsPosition();
    void whatWasChosenComesBack();
    void aLevelChoosesHowToSearch_data();
    void aLevelChoosesHowToSearch();
    void eachSideSearchesItsOwnWay();
    void aTimeAMoveTellsWhatItReached();
    void howToSearchIsKeptWithTheGame();
    void noSearchWithoutAnEndIsCarriedOn();
};

namespace {

/// A search that does not end while anyone waits.
void beginALongSearch(const PlayWindow& shown) {
    shown.chooseIn("gameKind", 2); // Connect Four
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
    shown.setDepth(40);
    clickSquare(shown.board(), 3);
    QTRY_VERIFY(shown.dialog->thinks());
}

} // namespace

void TestPlay::theProgramAnswers() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    QCOMPARE(shown.said(), QStringLiteral("X to move: you"));
    clickSquare(shown.board(), 4);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    QCOMPARE(shown.cell(0, 0), QStringLiteral("1. X b2"));
    QCOMPARE(shown.cell(0, 1), QString());
    QVERIFY(shown.cell(1, 0).startsWith(QStringLiteral("2. O ")));
    QCOMPARE(shown.said(), QStringLiteral("X to move: you"));
}

/// Tic-tac-toe is a draw, so whoever looks to its end does not lose, whatever X plays.
void TestPlay::minimaxNeverLosesAtTicTacToe() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
    std::mt19937 random(7);
    for (int game = 0; game < 6; ++game) {
        shown.click("newGame");
        while (!hasEnded(shown.dialog->record().position())) {
            const AnyGame position = shown.dialog->record().position();
            const auto moves = std::uint32_t(moveNames(position).size());
            const auto name = QString::fromStdString(moveNames(position).at(random() % moves));
            shown.board().setFocus();
            QTest::keyClicks(&shown.board(), name);
            QTRY_VERIFY(shown.isUsersTurn());
        }
        QVERIFY(resultOf(shown.dialog->record().position()) <= 0); // X has not won
        QVERIFY(shown.said() == QStringLiteral("Draw") ||
                shown.said() == QStringLiteral("O wins: the program has won"));
    }
}

void TestPlay::everyAlgorithmMoves_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << int(each.algorithm);
    }
}

/// After a corner, O has to take the centre: all else loses. Value 0 from there, by the theory.
void TestPlay::everyAlgorithmMoves() {
    QFETCH(int, algorithm);
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playAlgorithmSecond", algorithm);
    clickSquare(shown.board(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{2}, 30'000);
    QCOMPARE(shown.cell(1, 0), QStringLiteral("2. O b2"));
    QCOMPARE(shown.cell(1, 1), QStringLiteral("0"));
}

/// Minimax visits every line from there: 549946 = 1 + 9 n with n = 61105 after X's first move.
void TestPlay::aMoveTellsItsSearch() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
    std::uint64_t nodes = 0;
    for (std::uint32_t square = 0; square < 9; ++square) {
        shown.click("newGame");
        clickSquare(shown.board(), square);
        QTRY_COMPARE(shown.length(), std::size_t{2});
        nodes += shown.cell(1, 2).toULongLong();
        QVERIFY(shown.cell(1, 5).startsWith(shown.cell(1, 0).section(u' ', 2)));
    }
    QCOMPARE(nodes + 1, std::uint64_t{549'946});
}

/// O wins on b3 at once; a block on a3 wins as well, and comes first.
void TestPlay::distanceCountsUnlessSwitchedOff() {
    for (const bool counts : {true, false}) {
        const PlayWindow shown;
        QVERIFY(shown.active);
        part<QCheckBox>(*shown.dialog, "playDistance").setChecked(counts);
        shown.dialog->playFrom(gameNamed("tic-tac-toe@xo./xo./...:x").value());
        QTest::keyClicks(&shown.board(), QStringLiteral("c2"));
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.cell(1, 0), counts ? QStringLiteral("2. O b3") : QStringLiteral("2. O a3"));
        QCOMPARE(shown.noted(), counts ? QStringLiteral("Distance counts: b3 wins in 1 ply; a3, "
                                                        "which the search alone names, wins later.")
                                       : QString());
    }
}

void TestPlay::takingBackLeadsToTheUser() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    QTest::keyClick(&shown.board(), Qt::Key_Backspace);
    QCOMPARE(shown.length(), std::size_t{0});
    QCOMPARE(shown.moves().rowCount(), 0);
    clickSquare(shown.board(), 0);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    QCOMPARE(shown.cell(1, 0), QStringLiteral("2. O b2"));
    shown.click("playTakeBack");
    QCOMPARE(lying(shown.board()), QStringLiteral("........."));
}

void TestPlay::theProgramBeginsAsTheFirstPlayer() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playSecond", 0);
    shown.chooseIn("playFirst", 1);
    QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{1}, 30'000);
    QCOMPARE(shown.said(), QStringLiteral("O to move: you"));
    QVERIFY(shown.cell(0, 0).startsWith(QStringLiteral("1. X ")));
}

/// Perfect play on both sides is a draw.
void TestPlay::theProgramPlaysItself() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playFirst", 1);
    QTRY_COMPARE_WITH_TIMEOUT(shown.said(), QStringLiteral("Draw"), 60'000);
    QCOMPARE(shown.length(), std::size_t{9});
}

void TestPlay::nobodyPlaysForTwoUsers() {
    const PlayWindow shown;
    QVERIFY(shown.active);
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
void TestPlay::theBarOfASearchHasNoEnd() {
    const PlayWindow shown;
    QVERIFY(shown.active);
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

void TestPlay::aSearchIsStoppedAndGoesOn() {
    const PlayWindow shown;
    QVERIFY(shown.active);
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
}

void TestPlay::closingEndsTheSearch() {
    const PlayWindow shown;
    QVERIFY(shown.active);
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

void TestPlay::deletingEndsTheSearch() {
    {
        const PlayWindow shown;
        QVERIFY(shown.active);
        beginALongSearch(shown);
    }
    letWorkEnd();
}

void TestPlay::anotherGameBeginsANewOne() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    shown.chooseIn("gameKind", 3); // Nim
    QCOMPARE(shown.length(), std::size_t{0});
    QCOMPARE(lying(shown.board()), QStringLiteral("3,4,5"));
    QCOMPARE(shown.said(), QStringLiteral("The first player to move: you"));
}

void TestPlay::aClickThatIsNoMoveSaysWhy_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("place"); // a square, or a counter of heap B
    QTest::addColumn<QString>("why");
    const auto row = [](const char* game, int place, const char* why) {
        QTest::newRow(why) << game << place << QString::fromUtf8(why);
    };
    row("tic-tac-toe@.x./.../...:o", 1, "Square b1 is taken.");
    row("connect-four:3,3,3@o../x../o.x:x", 3, "Column 1 is full.");
    row("reversi:4", 0, "A disc on a1 would turn over none of the other player’s.");
    row("reversi:4", 5, "Square b2 is taken.");
    row("ultimate-tic-tac-toe@x......../........./........./........./........./........./"
        "........./........./.........:o:1",
        40, "The last move sends you to the small board from a1 to c3.");
    row("nim:3:3,5", 0, "At most 3 counters may be taken at once.");
    row("nim:3:3,5", 4, "");
}

void TestPlay::aClickThatIsNoMoveSaysWhy() {
    QFETCH(QString, game);
    QFETCH(int, place);
    QFETCH(QString, why);
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.dialog->playFrom(gameNamed(game.toStdString()).value());
    shown.chooseIn("playFirst", 0);
    shown.chooseIn("playSecond", 0);
    if (game.startsWith(QStringLiteral("nim"))) {
        clickCounter(shown.board(), 1, std::uint32_t(place));
    } else {
        clickSquare(shown.board(), std::uint32_t(place));
    }
    QCOMPARE(shown.noted(), why);
    QCOMPARE(shown.length(), why.isEmpty() ? std::size_t{1} : std::size_t{0});
}

void TestPlay::nothingIsPlayedOutOfTurn() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    beginALongSearch(shown);
    clickSquare(shown.board(), 1);
    QCOMPARE(shown.length(), std::size_t{1});
    QCOMPARE(shown.noted(), QStringLiteral("It is the program’s turn."));
    shown.click("playStop");
}

void TestPlay::theEndSaysWho() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.dialog->playFrom(gameNamed("tic-tac-toe@xx./oo./...:x").value());
    QTest::keyClicks(&shown.board(), QStringLiteral("c1"));
    QCOMPARE(shown.said(), QStringLiteral("X wins: you have won"));
    shown.dialog->playFrom(gameNamed("tic-tac-toe@xx./oo./...:x").value());
    QTest::keyClicks(&shown.board(), QStringLiteral("c3"));
    QTRY_COMPARE(shown.said(), QStringLiteral("O wins: the program has won"));
    clickSquare(shown.board(), 2);
    QCOMPARE(shown.noted(), QStringLiteral("Play has ended. “New game” begins another."));
}

void TestPlay::reversiCountsDiscs() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.dialog->playFrom(gameNamed("reversi:4").value());
    shown.chooseIn("playSecond", 0);
    QCOMPARE(shown.said(), QStringLiteral("The first player to move: you. Discs: first player 2, "
                                          "second player 2"));
    clickSquare(shown.board(), 1);
    QCOMPARE(shown.said(), QStringLiteral("The second player to move: you. Discs: first player 4, "
                                          "second player 1"));
}

void TestPlay::aMoveInTheListShowsItsPosition() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    const QString last = lying(shown.board());
    const QModelIndex first = shown.moves().model()->index(0, 0);
    QTest::mouseClick(shown.moves().viewport(), Qt::LeftButton, {},
                      shown.moves().visualRect(first).center());
    QCOMPARE(lying(shown.board()), QStringLiteral("....x...."));
    QCOMPARE(shown.said(), QStringLiteral("O to move, after move 1 of 2"));
    clickSquare(shown.board(), 2);
    QCOMPARE(shown.length(), std::size_t{2});
    QVERIFY(shown.noted().startsWith(QStringLiteral("This is the position after move 1.")));
    QTest::keyClick(&shown.moves(), Qt::Key_Down);
    QCOMPARE(lying(shown.board()), last);
    QCOMPARE(shown.said(), QStringLiteral("X to move: you"));
}

void TestPlay::whatWasChosenComesBack() {
    const QTemporaryDir folder;
    const auto remember = [&](ShownWindow& shown) {
        shown.window.rememberIn(std::make_unique<QSettings>(
            folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat));
        shown.press(Qt::Key_J, Qt::ControlModifier);
        return shown.window.findChild<PlayDialog*>();
    };
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        PlayDialog& dialog = *remember(shown);
        choose(part<QComboBox>(dialog, "gameKind"), 2); // Connect Four
        choose(part<QComboBox>(dialog, "playAlgorithmSecond"), int(Algorithm::mtdf));
        typeNumber(part<QSpinBox>(dialog, "playDepthSecond"), 5);
        choose(part<QComboBox>(dialog, "playEvaluation"), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }
    ShownWindow shown;
    QVERIFY(shown.active);
    const PlayDialog& dialog = *remember(shown);
    QCOMPARE(lying(boardIn(dialog)).size(), 42);
    QCOMPARE(part<QComboBox>(dialog, "playAlgorithmSecond").currentIndex(), int(Algorithm::mtdf));
    QCOMPARE(part<QSpinBox>(dialog, "playDepthSecond").value(), 5);
    QCOMPARE(part<QComboBox>(dialog, "playEvaluation").currentIndex(), 1);
}

void TestPlay::aLevelChoosesHowToSearch_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("seconds");
    QTest::newRow("a beginner looks one ply ahead") << 2 << 0 << 1 << 0;
    QTest::newRow("easy") << 2 << 1 << 2 << 0;
    QTest::newRow("medium") << 2 << 2 << 4 << 0;
    QTest::newRow("strong") << 2 << 3 << 6 << 0;
    QTest::newRow("the strongest looks as far as it gets") << 2 << 4 << 0 << 3;
    QTest::newRow("and to the end of a short game") << 0 << 4 << 0 << 0;
}

void TestPlay::aLevelChoosesHowToSearch() {
    QFETCH(int, game);
    QFETCH(int, level);
    QFETCH(int, depth);
    QFETCH(int, seconds);
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("gameKind", game);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
    const auto& shownLevel = part<QComboBox>(*shown.dialog, "playLevelSecond");
    QCOMPARE(shownLevel.currentText(), QStringLiteral("as chosen below"));
    shown.chooseIn("playLevelSecond", level);
    QCOMPARE(part<QSpinBox>(*shown.dialog, "playDepthSecond").value(), depth);
    QCOMPARE(part<QSpinBox>(*shown.dialog, "playTimeSecond").value(), seconds);
    QCOMPARE(part<QComboBox>(*shown.dialog, "playAlgorithmSecond").currentIndex(),
             int(Algorithm::alphaBeta));
    shown.setDepth(3);
    QCOMPARE(shownLevel.currentText(), QStringLiteral("as chosen below"));
}

void TestPlay::eachSideSearchesItsOwnWay() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("playAlgorithmFirst", int(Algorithm::minimax));
    typeNumber(part<QSpinBox>(*shown.dialog, "playDepthFirst"), 2);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::mtdf));
    shown.setDepth(3);
    shown.chooseIn("playFirst", 1);
    QTRY_VERIFY(shown.length() >= 4);
    for (int row = 0; row < 4; ++row) {
        shown.moves().setCurrentCell(row, 0);
        const SearchOptions& options = shown.moves().current()->question.options;
        QVERIFY(options.algorithm == (row % 2 == 0 ? Algorithm::minimax : Algorithm::mtdf));
        QVERIFY(options.depth == (row % 2 == 0 ? 2U : 3U));
        QCOMPARE(shown.cell(row, 4), QString::number(row % 2 == 0 ? 2 : 3));
    }
}

void TestPlay::aTimeAMoveTellsWhatItReached() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    shown.chooseIn("gameKind", 2); // Connect Four
    typeNumber(part<QSpinBox>(*shown.dialog, "playDepthSecond"), 0);
    typeNumber(part<QSpinBox>(*shown.dialog, "playTimeSecond"), 1);
    clickSquare(shown.board(), 3);
    QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{2}, 30'000);
    const int reached = shown.cell(1, 4).toInt();
    QVERIFY2(reached >= 2 && reached < 41, qPrintable(shown.cell(1, 4)));
    QVERIFY(shown.moves().current()->question.options.depth == std::uint32_t(reached));
}

void TestPlay::howToSearchIsKeptWithTheGame() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
    shown.setDepth(5);
    shown.chooseIn("gameKind", 2); // Connect Four
    QCOMPARE(depth.value(), 6);
    shown.setDepth(3);
    shown.chooseIn("gameKind", 0);
    QCOMPARE(depth.value(), 5);
    shown.chooseIn("gameKind", 2);
    QCOMPARE(depth.value(), 3);
}

/// Neither from a short game to a long one nor from near the end of one to its start.
void TestPlay::noSearchWithoutAnEndIsCarriedOn() {
    const PlayWindow shown;
    QVERIFY(shown.active);
    const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
    QCOMPARE(depth.text(), QStringLiteral("to the end"));
    shown.chooseIn("gameKind", 2); // Connect Four
    QCOMPARE(depth.value(), 6);
    for (const int chosen : {0, 20}) {
        shown.dialog->playFrom(
            gameNamed("connect-four@xo.ox.o/oo.xx.x/xx.xo.x/ox.xoxx/oo.ooxo/oxoxxoo:x").value());
        shown.setDepth(chosen);
        QCOMPARE(depth.value(), chosen);
        shown.click("newGame");
        QCOMPARE(depth.value(), 6);
    }
}

QTEST_MAIN(TestPlay)
#include "tst_play.moc"
