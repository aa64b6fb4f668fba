#include "core/games/unfold.h"
#include "core/tree/displayname.h"
#include "tests/rows.h"
#include "tests/ui/board/playedgame.h"
#include "ui/words/gamewords.h"
#include "ui/words/words.h"

using namespace prunus;

namespace {

/// The leftmost node of this depth.
NodeId firstAt(const GameTree& tree, std::uint32_t depth) {
    return tree.at(std::vector<std::uint32_t>(depth, 0));
}

} // namespace

/// What is said about games and positions.
class TestGameWords : public QObject {
    Q_OBJECT

  private slots:
    void callsGamesByTheirNames_data() {
        const Rows<QString, QString> row("game", "shown");
        row("tic-tac-toe", "tic-tac-toe", "Tic-tac-toe");
        row("one of its family", "mnk:5,4,3", "3 in a row on 5 × 4");
        row("Connect Four", "connect-four", "Connect Four");
        row("another board", "connect-four:5,4,3", "Connect 3 on 5 × 4");
        row("Reversi", "reversi:6", "Reversi 6 × 6");
        row("the Federation's Reversi", "reversi-wof:8",
            "Reversi 8 × 8, empty squares to the winner");
        row("ultimate", "ultimate-tic-tac-toe", "Ultimate tic-tac-toe");
        row("misère Nim", "nim:3:3,4,5", "Nim 3, 4, 5; take up to 3, the last one loses");
        row("normal Nim", "nim-normal:2:7", "Nim 7; take up to 2, the last one wins");
        row("an empty heap", "nim:3:0,4", "Nim 0, 4; take up to 3, the last one loses");
        row("a position of it", "tic-tac-toe@x../.../...:o", "Tic-tac-toe");
    }
    void callsGamesByTheirNames() {
        QFETCH(QString, game);
        QTEST(shownGame(gameNamed(game.toStdString()).value()), "shown");
    }

    void saysHowPlayEnded_data() {
        const Rows<QString, QString> row("position", "said");
        row("crosses", "tic-tac-toe@xoo/.xo/..x:o", "X wins");
        row("noughts", "tic-tac-toe@ooo/xx./x..:x", "O wins");
        row("nobody", "tic-tac-toe@xox/xoo/oxx:o", "Draw");
        row("a column of four", "connect-four:4,4,4@x.../xo../xo../xo..:o",
            "The first player wins");
        row("the last counter, misère: x took it", "nim:3:0,0@o", "The second player wins");
        row("the last counter, normal: x took it", "nim-normal:3:0,0@o", "The first player wins");
        row("by some discs", "reversi:4@xxxx/xxxx/xxxx/oooo:x", "The first player wins by 8 discs");
        row("all of one side", "reversi:4@oo../..../..../....:x",
            "The second player wins by 2 discs");
    }
    void saysHowPlayEnded() {
        QFETCH(QString, position);
        const Board board = boardOf(gameNamed(position.toStdString()).value());
        QVERIFY(board.ended);
        QTEST(shownResult(board), "said");
    }

    void saysWhoPassed() {
        const PlayedGame played = playedGame("reversi:4@xo../..../..../....:o", {"pass"});
        QVERIFY(played.board().passed);
        QCOMPARE(shownPass(played.board()), "The second player passes");
    }

    void saysWhoMoves() {
        QCOMPARE(shownMover(playedGame("nim:3:3", {"A-1"}).board()), "The second player to move");
    }

    void positionsAreToldInAFewWords_data() {
        const Rows<QString, QStringList, QString> named("game", "moves", "said");
        const auto row = [&named](const char* game, const QStringList& moves, const char* said) {
            named(said, game, moves, said);
        };
        row("tic-tac-toe", {}, "X to move");
        row("tic-tac-toe", {"b2"}, "X on b2. O to move");
        row("tic-tac-toe@xo./xo./...:x", {"a3"}, "X on a3. X wins");
        row("connect-four", {"4", "3"}, "The second player in column 3. The first player to move");
        row("reversi:6", {"b3"}, "The first player on b3. The second player to move");
        row("reversi:4@xo../..../..../....:o", {"pass"},
            "The second player passes. The first player to move");
        row("nim:3:3,4", {"B-2"},
            "The first player takes 2 from heap B. The second player to move");
        row("nim:3:0,1@x", {"B-1"}, "The first player takes 1 from heap B. The second player wins");
    }
    void positionsAreToldInAFewWords() {
        QFETCH(QString, game);
        QFETCH(QStringList, moves);
        std::vector<std::string> names;
        for (const QString& move : moves) {
            names.push_back(move.toStdString());
        }
        const Board board = playedGame(game.toStdString(), names).board();
        QTEST(shownPosition(board, names.empty() ? "" : names.back(), true), "said");
        const QString kept = shownPosition(board, names.empty() ? "" : names.back(), false);
        QCOMPARE(kept.contains("wins"), false);
    }

    void nodesAreCalledByTheirMoves() {
        const GameTree tree = unfold(gameNamed("nim:1:12").value(), {}).value().tree;
        const DisplayNames names(tree);
        const auto at = [&](std::uint32_t depth) { return names.of(firstAt(tree, depth)); };
        QCOMPARE(at(0), std::string("A"));
        QCOMPARE(at(1), std::string("A-1"));
        QCOMPARE(at(3), std::string("A-1 A-1 A-1"));
        QCOMPARE(at(4), std::string("A-1 A-1 A-1 A-1"));
        // On screen a name is not broken between two lines.
        QCOMPARE(shownName(names, firstAt(tree, 2)), "A-1\u00A0A-1");
        QCOMPARE(at(5), std::string("A-1 … A-1 A-1"));
        QCOMPARE(at(9), std::string("A-1 … A-1 A-1"));
        // Of 12 counters the second player takes the last and loses.
        QCOMPARE(at(12), std::string("1 (A-1 … A-1 A-1)"));
    }

    /// In Connect Four moves are numbers, as values are.
    void movesThatAreNumbersDoNotReadAsValues() {
        UnfoldWish wish;
        wish.depth = 10;
        wish.maxNodes = 100;
        const GameTree tree = unfold(gameNamed("connect-four:1,10,9").value(), wish).value().tree;
        const DisplayNames names(tree);
        const auto at = [&](std::uint32_t depth) { return names.of(firstAt(tree, depth)); };
        QCOMPARE(at(1), std::string("→1"));
        QCOMPARE(at(3), std::string("→1→1→1"));
        QCOMPARE(at(9), std::string("→1→…→1→1"));
        QCOMPARE(at(10), std::string("0 (→1→…→1→1)"));
        QCOMPARE(std::string(tree.moves().at(NodeId{1})), std::string("1")); // on the edge
    }

    void saysWhoStandsPat() {
        for (const auto& [name, said] :
             {std::pair{"chess@8/8/2k5/3p4/8/8/8/3RK3 w", "White stands pat"},
              {"chess@8/8/2k5/3p4/4P3/8/8/3RK3 b", "Black stands pat"}}) {
            const AnyGame position = gameNamed(name).value();
            const Board board = boardOf(position, &position);
            QCOMPARE(shownPosition(board, "stand pat", true), QString(said));
            QVERIFY(boardCaptions(board).isEmpty()); // the move into the node says it
        }
    }

    void callsPlayersByTheirMarks() {
        QCOMPARE(shownSide(BoardKind::marks, Player::max), "X");
        QCOMPARE(shownSide(BoardKind::nested, Player::min), "O");
        QCOMPARE(shownSide(BoardKind::discs, Player::min), "the second player");
    }
};

QTEST_APPLESS_MAIN(TestGameWords)
#include "tst_gamewords.moc"
