#include "core/games/offeredorders.h"
#include "tests/games/namedposition.h"
#include "tests/games/printedrules.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;

/// The games against the same rules played on text.
class TestRules : public QObject {
    Q_OBJECT

  private slots:
    void playsLikeThePrintedRules_data();
    void playsLikeThePrintedRules();
    void evaluations_data();
    void evaluations();
};

void TestRules::playsLikeThePrintedRules_data() {
    const Rows<QString, int> row("name", "games");
    for (const GameRow& game : everyGame) {
        row(game.usual.data(), game.usual.data(), game.kind == GameKind::chess ? 5 : 100);
    }
    const std::vector<std::pair<const char*, int>> others{{"mnk:5,4,3", 200},
                                                          {"mnk:4,6,5", 100},
                                                          {"mnk:8,8,5", 20},
                                                          {"mnk:2,9,1", 5},
                                                          {"mnk:1,7,3", 50},
                                                          {"mnk:7,1,2", 50},
                                                          {"mnk:26,2,3", 1},
                                                          {"mnk:1,64,2", 1},
                                                          {"mnk:1,1,1", 1},
                                                          {"connect-four:4,4,4", 150},
                                                          {"connect-four:8,8,4", 50},
                                                          {"connect-four:1,5,3", 5},
                                                          {"connect-four:9,2,3", 100},
                                                          {"connect-four:5,4,4", 1},
                                                          {"reversi:4", 200},
                                                          {"reversi-wof:4", 200},
                                                          {"reversi:8", 20},
                                                          {"go:1", 5},
                                                          {"go:2", 300},
                                                          {"go:4,1", 200},
                                                          {"go:1,5", 200},
                                                          {"go:3", 200},
                                                          {"go:4,3", 60},
                                                          {"go:9", 1},
                                                          {"nim-normal:2:7,1", 100},
                                                          {"nim-normal:255:255", 1},
                                                          {"nim:3:2,1", 1},
                                                          {"nim:1:1,1,1,1,1,1,1,255", 1},
                                                          {"chess:los-alamos", 1},
                                                          {"chess:gardner", 1}};
    for (const auto& [name, games] : others) {
        row(name, name, games);
    }
}

void TestRules::playsLikeThePrintedRules() {
    QFETCH(QString, name);
    QFETCH(int, games);
    gamestest::playsLikeThePrintedRules(name.toStdString(), games);
}

void TestRules::evaluations_data() {
    const Rows<QString, QString, Evaluation, double> row("name", "moves", "which", "value");
    using enum Evaluation;
    // Nilsson's count: with a stone in the middle the other has the four lines at the edge.
    row("tic-tac-toe, middle taken: 8 lines against 4 of 8", "tic-tac-toe", "b2", own, 0.4);
    row("middle and corner: 5 against 4", "tic-tac-toe", "b2 a1", own, 0.1);
    row("nothing played", "mnk:5,5,4", "", own, 0);
    // A disc in the corner of 7 x 6 is on three of the 69 lines, in the bottom middle on seven:
    // four across, one up, two diagonals.
    row("Connect Four, corner", "connect-four", "1", own, 0.03);
    row("Connect Four, bottom middle", "connect-four", "4", own, 0.07);
    row("Reversi's start is even", "reversi:8", "", own, 0);
    // d3 turns d4: four discs on plain squares against one.
    row("Reversi after d3", "reversi:8", "d3", own, 3);
    // b1 turns b2. Beside a corner -2, in the middle, diagonally, -5: -2 - 15 against -5.
    row("Reversi 4 x 4 after b1", "reversi:4", "b1", own, -12);
    // a1 takes b2 back: -2 - 10 against 10 - 10.
    row("Reversi 4 x 4, a corner taken", "reversi:4", "b1 a1", own, -12);
    row("Nim, the mover wins", "nim:3:3,4,5", "", own, 0.5);
    row("Nim, single counters, an odd number", "nim:3:1,1,1", "", own, -0.5);
    row("the same with the last one winning", "nim-normal:3:1,1,1", "", own, 0.5);
    row("seen from the first player when the second moves", "nim-normal:3:4,1", "B-1", own, 0.5);
    row("ultimate, nothing won", "ultimate-tic-tac-toe", "e5", own, 0);
    // x: a1, b1 and c1 win the first small board; o answers where it is sent.
    row("ultimate, one small board won", "ultimate-tic-tac-toe", "a1 b2 e5 d4 b1 e2 d5 a4 c1", own,
        0.1);
    for (const Evaluation which : {own, zero, material, shannon, simplified}) {
        row("the start of chess is even", "chess", "", which, 0);
    }
    row("a queen against a rook", "chess@3rk3/8/8/8/8/8/8/3QK3 w", "", material, 9.0 - 5.0);
    row("seen from White's side", "chess@3qk3/8/8/8/8/8/8/3RK3 b", "", material, 5.0 - 9.0);
    // White: e4, d3, e2 … 5 king moves and e4; Black 5. One isolated pawn: 1 − 0.5 + 0.1.
    row("a lone pawn", "chess@4k3/8/8/8/8/4P3/8/4K3 w", "", shannon, 1 - 0.5 + 0.1 * (6 - 5));
    // Both isolated, one doubled: 3 × 0.5; e3 has no move, e4 one: 2 − 1.5 + 0.1.
    row("two on a file", "chess@4k3/8/8/8/4P3/4P3/8/4K3 w", "", shannon, 2 - 1.5 + 0.1 * (6 - 5));
    // In the end game the king counts by the other table: e1 -30 against e8 -30. e4: 20.
    row("a pawn on e4", "chess@4k3/8/8/8/4P3/8/8/4K3 w", "", simplified, 1.20);
    // g1: 20 less in the end game's table… g1 is -30, d4 40.
    row("the king in the middle at the end", "chess@6k1/8/8/8/3K4/8/8/8 w", "", simplified,
        0.40 - -0.30);
    row("the pawn on its seventh row on a smaller board", "chess:gardner@4k/P4/5/5/4K w", "",
        simplified, 1.50);
}

void TestRules::evaluations() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    QFETCH(Evaluation, which);
    const AnyGame position = gamestest::played(name, moves);
    QVERIFY(offers(position, which));
    QTEST(staticValueOf(position, which), "value");
}

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
