// Go against published counts and values. Sources: J. Tromp and G. Farnebäck, "Combinatorics of
// Go", 2007 (legal positions, numbers of games, values of 1 × n boards); R. Hayward's `go/tromp.c`,
// after J. Tromp (the nodes of its search of the 2 × 2 board).

#include "core/games/board.h"
#include "core/games/go.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/games/searchgame.h"
#include "core/games/walk.h"

#include <QTest>

using namespace prunus;

namespace {

AnyGame played(const std::string& name, const QString& moves) {
    AnyGame position = gameNamed(name).value();
    for (const QString& move : moves.split(u' ', Qt::SkipEmptyParts)) {
        position = after(position, moveNamed(position, move.toStdString()).value());
    }
    return position;
}

/// The lines of play that end.
std::uint64_t gamesFrom(const Go& start) {
    std::uint64_t games = 0;
    walk(start, Go::longestGame, [&](const Go& at, std::uint32_t /*ply*/, const auto& /*move*/) {
        games += at.terminal() ? 1U : 0U;
    });
    return games;
}

} // namespace

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
    void forbidsWhatHasNoLiberty();
    void forbidsTheKo();
    void countsArea();
    void komiIsTaken_data();
    void komiIsTaken();
    void aSetUpPositionHasNoHistory();
    void stonesWithoutLibertyAreRefused();
    void refusesNames_data();
    void refusesNames();
    void theSameBoardsInAnotherOrderAreTheSame();
    void endsAtLast();
};

void TestGo::countsLegalPositions_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("positions");
    QTest::newRow("1 × 1") << 1 << 1 << 1;
    QTest::newRow("1 × 2") << 1 << 2 << 5;
    QTest::newRow("3 × 1") << 3 << 1 << 15;
    QTest::newRow("4 × 1") << 4 << 1 << 41;
    QTest::newRow("2 × 2") << 2 << 2 << 57;
    QTest::newRow("3 × 3") << 3 << 3 << 12675;
}

void TestGo::countsLegalPositions() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    const AnyGame game = Go(std::uint32_t(columns), std::uint32_t(rows), 0);
    Placement placement = placementOf(game);
    int legal = 0;
    for (std::size_t k = 0; k < placement.squares.size();) {
        legal += k == 0 && placed(game, placement) ? 1 : 0;
        // The next number in the system of three.
        for (k = 0; k < placement.squares.size(); ++k) {
            Mark& mark = placement.squares[k];
            mark = mark == Mark::none    ? Mark::first
                   : mark == Mark::first ? Mark::second
                                         : Mark::none;
            if (mark != Mark::none) {
                k = 0;
                break;
            }
        }
    }
    QTEST(legal, "positions");
}

void TestGo::countsGames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint64>("games");
    QTest::newRow("1 × 1") << "go:1" << quint64(1);
    QTest::newRow("1 × 2") << "go:1,2" << quint64(9);
    QTest::newRow("3 × 1") << "go:3,1" << quint64(907);
}

void TestGo::countsGames() {
    QFETCH(QString, name);
    const AnyGame game = gameNamed(name.toStdString()).value();
    QTEST(quint64(gamesFrom(std::get<Go>(game))), "games");
}

/// Fail-hard within the board's points, the pass tried first: 1446 nodes and 723 scored ends.
void TestGo::searchesTwoByTwoLikeTromp() {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    options.fail = FailMode::hard;
    options.window = {-4, 4};
    const auto found =
        searchGame(gameNamed("go:2").value(), options, Evaluation::own, GameMoveOrder::passFirst);
    QCOMPARE(found->summary.value, 1.0);
    QCOMPARE(found->summary.interiorVisited, 1446U);
    QCOMPARE(found->summary.leavesEvaluated, 723U);
}

void TestGo::knowsTheValuesOfLines_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("value");
    QTest::newRow("1") << "go:1" << 0.0;
    QTest::newRow("2") << "go:2,1" << 0.0;
    QTest::newRow("3") << "go:1,3" << 3.0;
    QTest::newRow("4") << "go:4,1" << 4.0;
    QTest::newRow("4, the second player gets 1.5") << "go:4,1,1.5" << 2.5;
}

void TestGo::knowsTheValuesOfLines() {
    QFETCH(QString, name);
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    const auto found = searchGame(gameNamed(name.toStdString()).value(), options, Evaluation::own,
                                  GameMoveOrder::passFirst);
    QTEST(found->summary.value, "value");
}

void TestGo::forbidsWhatHasNoLiberty() {
    // In the corner two of White's own stones would be without a liberty; Black fills it.
    const std::string rows = "go:4@.ox./oox./xxx./....:";
    QVERIFY(!moveNamed(gameNamed(rows + "o").value(), "a1"));
    const AnyGame taken = played(rows + "x", "a1");
    QCOMPARE(positionName(taken), std::string("go:4@x.x./..x./xxx./....:o"));
}

void TestGo::forbidsTheKo() {
    const std::string start = "go:4@.xo./x.xo/.xo./....:o";
    const AnyGame taken = played(start, "b2");
    QCOMPARE(positionName(taken), std::string("go:4@.xo./xo.o/.xo./....:x"));
    QVERIFY(!moveNamed(taken, "c2"));
    QVERIFY(boardOf(taken).ko == std::vector<std::uint8_t>{6});
    // After a move elsewhere and its answer the board is another.
    QVERIFY(moveNamed(played(start, "b2 a4 d4"), "c2"));
}

void TestGo::countsArea() {
    // Three stones and a corner are Black's, six stones and a corner White's, the rest nobody's.
    const AnyGame game = played("go:4@.x.o/xx.o/..oo/.oo.:x", "pass pass");
    QVERIFY(hasEnded(game));
    QCOMPARE(resultOf(game), 4.0 - 7.0);
    const Board board = boardOf(game);
    QCOMPARE(board.territory[0], Mark::first);
    QCOMPARE(board.territory[2], Mark::none);
    QCOMPARE(board.territory[15], Mark::second);
}

void TestGo::komiIsTaken_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("result");
    QTest::newRow("none") << "go:3"
                          << "go:3" << 0.0;
    QTest::newRow("none, with columns and rows") << "go:3,3"
                                                 << "go:3" << 0.0;
    QTest::newRow("0") << "go:3,2,0"
                       << "go:3,2" << 0.0;
    QTest::newRow("a half") << "go:3,3,0.5"
                            << "go:3,3,0.5" << -0.5;
    QTest::newRow("whole") << "go:9,9,7.0"
                           << "go:9,9,7" << -7.0;
}

void TestGo::komiIsTaken() {
    QFETCH(QString, given);
    const AnyGame game = played(given.toStdString(), "pass pass");
    QTEST(QString::fromStdString(gameName(game)), "name");
    QTEST(resultOf(game), "result");
}

void TestGo::aSetUpPositionHasNoHistory() {
    const AnyGame taken = played("go:4@.xo./x.xo/.xo./....:o", "b2");
    QVERIFY(moveNamed(gameNamed(positionName(taken)).value(), "c2"));
}

void TestGo::stonesWithoutLibertyAreRefused() {
    const auto found = gameNamed("go:3@xo./o../...:x");
    QVERIFY(!found);
    QVERIFY(found.error().message == (Message{Code::noLiberty, {"a1"}}));
    QCOMPARE(found.error().column, std::size_t(6));
}

void TestGo::refusesNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, int column, Code code) {
        QTest::newRow(name) << name << column << int(code);
    };
    row("go", 3, Code::noGo);
    row("go:", 4, Code::noGo);
    row("go:10", 4, Code::noColumns);
    row("go:0", 4, Code::noColumns);
    row("go:5,", 6, Code::noRowsGiven);
    row("go:5,10", 6, Code::noRows);
    row("go:5,5,", 8, Code::noKomiGiven);
    row("go:5,5,x", 8, Code::noKomi);
    row("go:5,5,0.25", 8, Code::noKomi);
    row("go:5,5,-1", 8, Code::noKomi);
    row("go:5,5,81.5", 8, Code::noKomi);
    row("go:5,5,.5", 8, Code::noKomi);
    row("go:5,5,1,1", 4, Code::noGo);
}

void TestGo::refusesNames() {
    QFETCH(QString, name);
    const auto found = gameNamed(name.toStdString());
    QVERIFY(!found);
    QTEST(int(found.error().column), "column");
    QTEST(int(found.error().message.code), "code");
}

void TestGo::theSameBoardsInAnotherOrderAreTheSame() {
    const AnyGame one = played("go:3", "a1 pass c3 b2");
    const AnyGame same = played("go:3", "a1 pass c3 b2");
    const AnyGame other = played("go:3", "c3 pass a1 b2");
    QVERIFY(one == same);
    QVERIFY(!(one == other)); // another board has been
    const auto key = [](const AnyGame& game) { return std::get<Go>(game).key(); };
    QCOMPARE(key(one), key(same));
    QVERIFY(key(one) != key(other));
    QVERIFY(key(played("go:3", "a1")) != key(played("go:3", "a1 pass pass")));
}

/// First free point in turn: on 9 × 9 that goes on for hundreds of moves, and copies are cheap.
void TestGo::endsAtLast() {
    Go game(9, 9, 0);
    std::uint32_t moves = 0;
    std::vector<Go> kept;
    while (!game.terminal()) {
        kept.push_back(game);
        game.apply(game.moves()[0]);
        ++moves;
    }
    QVERIFY(moves <= Go::longestGame);
    QVERIFY(game.boards() <= Go::mostBoards);
    QVERIFY(moves > 81);
}

QTEST_APPLESS_MAIN(TestGo)
#include "tst_go.moc"
