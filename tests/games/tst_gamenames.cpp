#include "core/games/namedgame.h"
#include "ui/words/messagetext.h"

#include <QTest>

using namespace prunus;

/// What the names of games mean, and what is said of those that mean nothing.
class TestGameNames : public QObject {
    Q_OBJECT

  private slots:
    void startsTheGame_data();
    void startsTheGame();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void TestGameNames::startsTheGame_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("last");
    QTest::newRow("nine squares") << "tic-tac-toe" << 9 << "c3";
    QTest::newRow("columns before rows") << "mnk:5,4,3" << 20 << "e4";
    QTest::newRow("the widest board") << "mnk:26,2,3" << 52 << "z2";
    QTest::newRow("one column") << "mnk:1,64,2" << 64 << "a64";
    QTest::newRow("a board of 64 squares") << "mnk:8,8,5" << 64 << "h8";
    QTest::newRow("one square") << "mnk:1,1,1" << 1 << "a1";
    QTest::newRow("the lab's Nim") << "nim:3:3,4,5" << 9 << "C-3";
    QTest::newRow("a heap smaller than the limit") << "nim:3:2,1" << 3 << "B-1";
    QTest::newRow("eight heaps") << "nim:1:1,1,1,1,1,1,1,255" << 8 << "H-1";
    QTest::newRow("normal Nim") << "nim-normal:255:255" << 255 << "A-255";
    QTest::newRow("Reversi 6 x 6") << "reversi:6" << 4 << "d5";
    QTest::newRow("Reversi 8 x 8") << "reversi:8" << 4 << "e6";
    QTest::newRow("the Federation's Reversi") << "reversi-wof:8" << 4 << "e6";
    QTest::newRow("seven columns") << "connect-four" << 7 << "7";
    QTest::newRow("fewer columns") << "connect-four:5,4,4" << 5 << "5";
    QTest::newRow("points, and a pass") << "go:5" << 26 << "pass";
    QTest::newRow("81 points, and komi") << "go:9,9,6.5" << 82 << "pass";
    QTest::newRow("chess") << "chess" << 20 << "Nh3";
    QTest::newRow("Los Alamos") << "chess:los-alamos" << 10 << "Nf3";
    QTest::newRow("81 squares") << "ultimate-tic-tac-toe" << 81 << "i9";
}

void TestGameNames::startsTheGame() {
    QFETCH(QString, name);
    QFETCH(int, moves);
    QFETCH(QString, last);
    const auto game = gameNamed(name.toStdString());
    QVERIFY(game.has_value());
    std::visit(
        [&](const auto& start) {
            QVERIFY(start.toMove() == Player::max);
            QVERIFY(!start.terminal());
            QCOMPARE(static_cast<int>(start.moves().size()), moves);
            const auto move = start.moves()[start.moves().size() - 1];
            QCOMPARE(QString::fromStdString(start.moveName(move)), last);
        },
        *game);
}

void TestGameNames::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const QString games =
        "; give tic-tac-toe, mnk:COLS,ROWS,K, connect-four, connect-four:COLS,ROWS,K, "
        "nim:TAKE:A,B,…, nim-normal:TAKE:A,B,…, reversi:4, reversi:6, reversi:8, "
        "reversi-wof:4, reversi-wof:6, reversi-wof:8, "
        "go:SIZE, go:COLS,ROWS, go:COLS,ROWS,KOMI, chess, chess:gardner, chess:los-alamos or "
        "ultimate-tic-tac-toe";
    QTest::newRow("no name") << "" << 1 << "there is no game \"\"" + games;
    QTest::newRow("an unknown game") << "shogi" << 1 << "there is no game \"shogi\"" + games;
    QTest::newRow("a board that chess has not")
        << "chess:7" << 7
        << "there is no chess board \"7\"; give chess:gardner or chess:los-alamos, or chess alone";
    QTest::newRow("capital letters") << "Reversi:6" << 1 << "there is no game \"Reversi\"" + games;
    QTest::newRow("more than the name")
        << "tic-tac-toe:3" << 13
        << "tic-tac-toe takes nothing after its name; give tic-tac-toe alone";
    QTest::newRow("Reversi without a size")
        << "reversi" << 8
        << "there is no Reversi board \"\"; give reversi:4, reversi:6 or reversi:8";
    QTest::newRow("an odd Reversi board")
        << "reversi:7" << 9
        << "there is no Reversi board \"7\"; give reversi:4, reversi:6 or reversi:8";
    QTest::newRow("no size, by the Federation's count")
        << "reversi-wof:" << 13
        << "there is no Reversi board \"\"; give reversi-wof:4, reversi-wof:6 or reversi-wof:8";
    QTest::newRow("two measures")
        << "mnk:3,3" << 5
        << "\"3,3\" is no board; give columns, rows and how many in a row win, such as 4,4,3";
    QTest::newRow("a colon and nothing")
        << "connect-four:" << 14
        << "\"\" is no board; give columns, rows and how many in a row win, such as 5,4,4";
    QTest::newRow("a board with too many squares")
        << "mnk:9,9,5" << 5
        << "a board of 9 columns and 9 rows has 81 squares; at most 64 are possible, such as 8,8";
    QTest::newRow("more in a row than fit")
        << "mnk:3,4,5" << 9
        << "\"5\" is no number in a row on this board; give a whole number from 1 to 4";
    QTest::newRow("a number beyond any machine's")
        << "mnk:3,99999999999999999999,3" << 7
        << "\"99999999999999999999\" is no number of rows; give a whole number from 1 to 64";
    QTest::newRow("a sign") << "mnk:-3,3,3" << 5
                            << "\"-3\" is no number of columns; give a whole number from 1 to 26";
    QTest::newRow("Nim without heaps")
        << "nim:3" << 5
        << "\"3\" does not say what Nim needs; give how many may be taken and the heaps, such as "
           "3:3,4,5";
    QTest::newRow("nothing may be taken")
        << "nim:0:1" << 5
        << "\"0\" is no number that may be taken; give a whole number from 1 to 255";
    QTest::newRow("a heap left out")
        << "nim:3:1,,2" << 9 << "nothing is no heap; give a whole number from 0 to 255";
    QTest::newRow("a heap too high")
        << "nim-normal:3:4,256" << 16 << "\"256\" is no heap; give a whole number from 0 to 255";
    QTest::newRow("nine heaps") << "nim:3:1,1,1,1,1,1,1,1,1" << 23
                                << "there are 9 heaps; at most 8 are possible";
}

void TestGameNames::saysWhatIsWrong() {
    QFETCH(QString, name);
    QFETCH(int, column);
    QFETCH(QString, message);
    const auto game = gameNamed(name.toStdString());
    QVERIFY(!game);
    QCOMPARE(static_cast<int>(game.error().column), column);
    QCOMPARE(QString::fromStdString(inEnglish(game.error().message)), message);
}

QTEST_APPLESS_MAIN(TestGameNames)
#include "tst_gamenames.moc"
