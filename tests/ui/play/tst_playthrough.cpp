// Games in Game ▸ Play from the first move to the last, with clicks and keys; beside them the same
// games by naive rules.

#include "tests/games/naivegame.h"
#include "tests/ui/play/playwindow.h"

#include <random>

using namespace prunus;
using namespace prunus::test;

namespace {

/// Who plays, as the boxes say.
enum Who { you, program };

void click(const PlayWindow& shown, std::uint32_t move) {
    BoardWidget& board = shown.board();
    const AnyGame& position = shown.dialog->record().position();
    if (moveNames(position).at(move) == "pass") {
        shown.click("playPass");
        return;
    }
    for (std::uint32_t k = 0; k < placeCount(board.room()); ++k) {
        const BoardPlace place = placeNumber(board.room(), k);
        if (moveAt(position, place) == move) {
            QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf(place).center().toPoint());
            return;
        }
    }
    QFAIL("no place means this move");
}

void typeName(const PlayWindow& shown, std::uint32_t move) {
    const std::string name = moveNames(shown.dialog->record().position()).at(move);
    shown.board().setFocus();
    shown.type(QString::fromStdString(name));
}

/// What stands above the board when play has ended so.
QString expectedEnd(const QString& game, int result, Who first, Who second) {
    const bool marks = game == QStringLiteral("tic-tac-toe") || game.startsWith("mnk") ||
                       game.startsWith("ultimate");
    if (result == 0) {
        return QStringLiteral("Draw");
    }
    QString told = marks ? (result > 0 ? QStringLiteral("X wins") : QStringLiteral("O wins"))
                         : (result > 0 ? QStringLiteral("The first player wins")
                                       : QStringLiteral("The second player wins"));
    if (game.startsWith("reversi")) {
        const int discs = std::abs(result);
        told +=
            discs == 1 ? QStringLiteral(" by 1 disc") : QStringLiteral(" by %1 discs").arg(discs);
    }
    if (game.startsWith("go")) {
        told += QStringLiteral(" by %1").arg(std::abs(result));
    }
    if (first != second) {
        told += (result > 0 ? first : second) == program ? QStringLiteral(": the program has won")
                                                         : QStringLiteral(": you have won");
    }
    return told;
}

} // namespace

class TestPlayThrough : public QObject {
    Q_OBJECT

  private slots:
    void aGameIsPlayedThrough_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        for (const GameRow& each : everyGame) {
            if (each.kind == GameKind::chess || each.kind == GameKind::reversiWof) {
                continue; // by chance it hardly ever ends; is played as Reversi
            }
            const QString game =
                QString::fromLatin1(each.usual.data(), qsizetype(each.usual.size()));
            QTest::addRow("%s, you begin", qPrintable(game)) << game << int(you) << int(program);
            QTest::addRow("%s, the program begins", qPrintable(game))
                << game << int(program) << int(you);
            QTest::addRow("%s, two users", qPrintable(game)) << game << int(you) << int(you);
        }
        for (const char* game : {"tic-tac-toe", "mnk:4,3,3", "connect-four:4,3,3", "nim:3:3,4,5",
                                 "nim-normal:3:3,4,5", "reversi:4", "reversi-wof:4"}) {
            QTest::addRow("%s, the program against itself", game)
                << game << int(program) << int(program);
        }
    }
    void aGameIsPlayedThrough() {
        QFETCH(QString, game);
        QFETCH(int, first);
        QFETCH(int, second);
        const PlayWindow shown(game);
        shown.chooseIn("playSecond", you);
        shown.chooseIn("playLevelFirst", 1); // easy
        shown.chooseIn("playLevelSecond", 1);
        shown.chooseIn("playFirst", first);
        shown.chooseIn("playSecond", second);
        NaiveStart naive = naiveNamed(game.toStdString());
        std::mt19937 random(16);
        std::size_t replayed = 0;
        const auto followed = [&] {
            for (; replayed < shown.length(); ++replayed) {
                const std::string& move = shown.dialog->record().move(replayed);
                const std::vector<std::string> moves = naive->moves();
                QVERIFY2(std::find(moves.begin(), moves.end(), move) != moves.end(), move.c_str());
                naive = naive->after(move);
            }
        };
        while (!naive->result()) {
            if ((naive->firstToMove() ? first : second) == program) {
                QVERIFY(QTest::qWaitFor([&] { return shown.length() > replayed; }, 30'000));
            } else {
                QVERIFY(QTest::qWaitFor([&] { return shown.isUsersTurn(); }));
                const std::vector<std::string> names = moveNames(shown.dialog->record().position());
                QVERIFY(names == naive->moves());
                const auto move = std::uint32_t(random() % names.size());
                random() % 2 == 0 ? click(shown, move) : typeName(shown, move);
                QVERIFY2(shown.length() > replayed, names.at(move).c_str());
            }
            followed();
        }
        QCOMPARE(shown.moves().rowCount(), int(shown.length()));
        QVERIFY(!shown.dialog->thinks());
        QString told = expectedEnd(game, *naive->result(), Who(first), Who(second));
        if (const std::size_t last = shown.length() - 1;
            shown.dialog->record().move(last) == "pass") {
            told.prepend(last % 2 == 0 ? "The first player passes. "
                                       : "The second player passes. ");
        }
        QCOMPARE(shown.said().section(QStringLiteral(". Discs"), 0, 0), told);
    }

    void chessIsPlayedInTwoTouches() {
        const PlayWindow shown("chess");
        shown.chooseIn("playFirst", you);
        shown.chooseIn("playSecond", you);
        BoardWidget& board = shown.board();
        const auto touch = [&board](std::uint32_t square) { clickSquare(board, square); };
        touch(45); // nothing is there
        QVERIFY(!board.from());
        touch(52);
        QCOMPARE(board.from(), std::optional<std::uint32_t>(52));
        touch(53); // another pawn instead
        touch(45);
        QCOMPARE(shown.length(), std::size_t(1));
        touch(12);
        touch(28);
        typeName(shown, moveNamed(shown.dialog->record().position(), "g4").value());
        touch(3);
        touch(31); // no queen goes there
        QCOMPARE(shown.length(), std::size_t(3));
        touch(39);
        QStringList moves;
        for (std::size_t k = 0; k < shown.length(); ++k) {
            moves << QString::fromStdString(shown.dialog->record().move(k));
        }
        QCOMPARE(moves.join(u' '), "f3 e5 g4 Qh4#");
        QCOMPARE(shown.said(), "Black has mated");
    }
};

QTEST_MAIN(TestPlayThrough)
#include "tst_playthrough.moc"
