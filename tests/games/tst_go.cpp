// Go against published counts and values. Sources: J. Tromp and G. Farnebäck, "Combinatorics of
// Go", 2007 (legal positions, numbers of games, values of 1 × n boards); R. Hayward's `go/tromp.c`,
// after J. Tromp (the nodes of its search of the 2 × 2 board).

#include "core/games/board.h"
#include "core/games/positionname.h"
#include "core/games/searchgame.h"
#include "core/games/walk.h"
#include "tests/games/namedposition.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;
using namespace prunus::gamestest;

/// Go.
class TestGo : public QObject {
    Q_OBJECT

  private slots:
    void countsLegalPositions_data();
    void countsLegalPositions();
    void countsGames_data();
    void countsGames();
    void searchesTwoByTwoLikeTromp();
    void knowsTheValuesOfLines_data();
    void knowsTheValuesOfLines();
    void forbidsTheKo();
    void countsArea();
    void komiIsTaken_data();
    void komiIsTaken();
    void stonesWithoutLibertyAreRefused();
    void theSameBoardsInAnotherOrderAreTheSame();
};

void TestGo::countsLegalPositions_data() {
    const Rows<QString, int> row("name", "positions");
    row("1 × 1", "go:1", 1);
    row("1 × 2", "go:1,2", 5);
    row("3 × 1", "go:3,1", 15);
    row("4 × 1", "go:4,1", 41);
    row("2 × 2", "go:2", 57);
    row("3 × 3", "go:3", 12675);
}

void TestGo::countsLegalPositions() {
    QFETCH(QString, name);
    const AnyGame start = game(name);
    int legal = 0;
    forAllMarks(placementOf(start),
                [&](const Placement& placement) { legal += placed(start, placement) ? 1 : 0; });
    QTEST(legal, "positions");
}

void TestGo::countsGames_data() {
    const Rows<QString, int> row("name", "games");
    row("1 × 1", "go:1", 1);
    row("1 × 2", "go:1,2", 9);
    row("3 × 1", "go:3,1", 907);
}

/// The lines of play that end.
void TestGo::countsGames() {
    QFETCH(QString, name);
    int games = 0;
    walk(std::get<Go>(game(name)), Go::longestGame,
         [&](const Go& at, std::uint32_t /*ply*/, const auto& /*move*/) {
             games += at.terminal() ? 1 : 0;
         });
    QTEST(games, "games");
}

/// Fail-hard within the board's points, the pass tried first: 1446 nodes and 723 scored ends.
void TestGo::searchesTwoByTwoLikeTromp() {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    options.fail = FailMode::hard;
    options.window = {-4, 4};
    const auto found = searchGame(game("go:2"), options, Evaluation::own, GameMoveOrder::passFirst);
    QCOMPARE(found->summary.value, 1.0);
    QCOMPARE(found->summary.interiorVisited, 1446U);
    QCOMPARE(found->summary.leavesEvaluated, 723U);
}

void TestGo::knowsTheValuesOfLines_data() {
    const Rows<QString, double> row("name", "value");
    row("1", "go:1", 0);
    row("2", "go:2,1", 0);
    row("3", "go:1,3", 3);
    row("4", "go:4,1", 4);
    row("4, the second player gets 1.5", "go:4,1,1.5", 2.5);
}

void TestGo::knowsTheValuesOfLines() {
    QFETCH(QString, name);
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    const auto found = searchGame(game(name), options, Evaluation::own, GameMoveOrder::passFirst);
    QTEST(found->summary.value, "value");
}

void TestGo::forbidsTheKo() {
    const AnyGame taken = played("go:4@.xo./x.xo/.xo./....:o", "b2");
    const QString name = QString::fromStdString(positionName(taken));
    QCOMPARE(name, QStringLiteral("go:4@.xo./xo.o/.xo./....:x"));
    QVERIFY(!moveNamed(taken, "c2"));
    QVERIFY(boardOf(taken).ko == std::vector<std::uint8_t>{6});
    QVERIFY(moveNamed(game(name), "c2")); // which does not tell what has been
}

void TestGo::countsArea() {
    // Three stones and a corner are Black's, six stones and a corner White's, the rest nobody's.
    const AnyGame ended = played("go:4@.x.o/xx.o/..oo/.oo.:x", "pass pass");
    QVERIFY(hasEnded(ended));
    QCOMPARE(resultOf(ended), 4.0 - 7.0);
    const Board board = boardOf(ended);
    QCOMPARE(board.territory[0], Mark::first);
    QCOMPARE(board.territory[2], Mark::none);
    QCOMPARE(board.territory[15], Mark::second);
}

void TestGo::komiIsTaken_data() {
    const Rows<QString, QString, double> row("given", "name", "result");
    row("none", "go:3", "go:3", 0);
    row("none, with columns and rows", "go:3,3", "go:3", 0);
    row("0", "go:3,2,0", "go:3,2", 0);
    row("a half", "go:3,3,0.5", "go:3,3,0.5", -0.5);
    row("whole", "go:9,9,7.0", "go:9,9,7", -7);
}

void TestGo::komiIsTaken() {
    QFETCH(QString, given);
    const AnyGame ended = played(given, "pass pass");
    QTEST(QString::fromStdString(gameName(ended)), "name");
    QTEST(resultOf(ended), "result");
}

void TestGo::stonesWithoutLibertyAreRefused() {
    const auto found = gameNamed("go:3@xo./o../...:x");
    QVERIFY(!found);
    QVERIFY(found.error().message == (Message{Code::noLiberty, {"a1"}}));
    QCOMPARE(found.error().column, std::size_t(6));
}

void TestGo::theSameBoardsInAnotherOrderAreTheSame() {
    const AnyGame one = played("go:3", "a1 pass c3 b2");
    QVERIFY(one == played("go:3", "a1 pass c3 b2"));
    QVERIFY(!(one == played("go:3", "c3 pass a1 b2"))); // another board has been
}

QTEST_APPLESS_MAIN(TestGo)
#include "tst_go.moc"
