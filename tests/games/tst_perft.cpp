#include "core/games/perft.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;

/// Move generation against counts of move sequences that others have published.
class TestPerft : public QObject {
    Q_OBJECT

  private slots:
    void countsSequences_data();
    void countsSequences();
    void stopsWhenCancelled();
};

void TestPerft::countsSequences_data() {
    const Rows<QString, QList<quint64>> row("name", "counts");
    // Games by length: 9!/(9-n)! less those that ended; 127,872 + 81,792 + … = 255,168 games in
    // all (H. Bottomley, "How many Tic-Tac-Toe games are possible?", 2001).
    const QList<quint64> ticTacToe{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0};
    row("tic-tac-toe to its end", "tic-tac-toe", ticTacToe);
    row("tic-tac-toe as a 3,3,3 game", "mnk:3,3,3", ticTacToe);
    // With a line of four on three rows nobody can win across or down: 12 * 11 * … for four plies.
    row("4,3,4 before anybody can win", "mnk:4,3,4", {12, 132, 1320, 11880, 95040});
    // The table has 24,571,284 at ten plies: there the 228 games that end after nine count as well.
    row("Reversi, A. Bik's table", "reversi:8",
        {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284 - 228});
    row("Reversi 6 x 6, counted by two other programs, from seven plies on by one", "reversi:6",
        {4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912});
    row("Reversi 4 x 4, counted by another program", "reversi:4",
        {4, 12, 44, 128, 424, 1256, 3624, 9112, 20032, 36412, 50268, 55112, 31396, 12920});
    // J. Tromp and many others: 7^n while no column is full and nobody has won.
    row("Connect Four", "connect-four", {7, 49, 343, 2401, 16807, 117649, 823536, 5673234});
    row("Connect Four as 7,6,4", "connect-four:7,6,4", {7, 49, 343, 2401, 16807, 117649, 823536});
    row("ultimate tic-tac-toe, from four plies on counted by another program",
        "ultimate-tic-tac-toe", {81, 720, 6336, 55080, 473256, 4020960});
    // By hand: from 1,2 the sequences A1 B1 B1, A1 B2, B1 A1 B1, B1 B1 A1, B2 A1.
    row("Nim with heaps of 1 and 2", "nim:3:1,2", {3, 5, 3, 0});
}

void TestPerft::countsSequences() {
    QFETCH(QString, name);
    QFETCH(QList<quint64>, counts);
    const auto game = gameNamed(name.toStdString());
    QVERIFY(game.has_value());
    QCOMPARE(perft(*game, 0), std::uint64_t{1});
    for (qsizetype d = 0; d < counts.size(); ++d) {
        QCOMPARE(quint64{perft(*game, static_cast<std::uint32_t>(d + 1))}, counts[d]);
    }
}

void TestPerft::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(WorkCancelled,
                             static_cast<void>(perft(*gameNamed("reversi:8"), 60, &progress)));
}

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
