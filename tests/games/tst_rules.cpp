#include "core/base/portablerandom.h"
#include "core/base/unreachable.h"
#include "core/games/namedgame.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>

using namespace prunus;
using prunus::test::NaiveStart;

namespace {

template <class G> std::vector<std::string> namesOfMoves(const G& game) {
    std::vector<std::string> names;
    if (!game.terminal()) {
        const auto moves = game.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            names.push_back(game.moveName(moves[k]));
        }
    }
    return names;
}

constexpr auto chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
/// Of chess, which need not end.
constexpr int mostPlies = 150;

/// The usual start of each game.
NaiveStart naiveUsual(GameKind kind) {
    using namespace prunus::test;
    switch (kind) {
    case GameKind::ticTacToe:
        return naiveMnk(3, 3, 3);
    case GameKind::mnk:
        return naiveMnk(4, 4, 4);
    case GameKind::connectFour:
        return naiveConnectFour(7, 6, 4);
    case GameKind::nim:
        return naiveNim({3, 4, 5}, 3, true);
    case GameKind::nimNormal:
        return naiveNim({3, 4, 5}, 3, false);
    case GameKind::reversi:
        return naiveReversi(6);
    case GameKind::reversiWof:
        return naiveReversi(8, true);
    case GameKind::ultimateTicTacToe:
        return naiveUltimate();
    case GameKind::go:
        return naiveGo(5, 5);
    case GameKind::chess:
        return naiveChess(chessStart);
    }
    unreachable();
}

} // namespace

/// The games against the same rules played on text.
class TestRules : public QObject {
    Q_OBJECT

  private slots:
    void playsLikeThePrintedRules_data();
    void playsLikeThePrintedRules();
    void aPassIsAMove();
    void evaluations_data();
    void evaluations();
    void evaluationCanBeSwitchedOff();
};

void TestRules::playsLikeThePrintedRules_data() {
    using namespace prunus::test;
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::function<NaiveStart()>>("naive");
    QTest::addColumn<int>("games");
    const auto row = [](const char* name, int games, std::function<NaiveStart()> naive) {
        QTest::newRow(name) << name << std::move(naive) << games;
    };
    for (const GameRow& game : everyGame) {
        row(game.usual.data(), game.kind == GameKind::chess ? 5 : 100,
            [kind = game.kind] { return naiveUsual(kind); });
    }
    row("mnk:5,4,3", 200, [] { return naiveMnk(5, 4, 3); });
    row("mnk:4,6,5", 100, [] { return naiveMnk(4, 6, 5); });
    row("mnk:8,8,5", 20, [] { return naiveMnk(8, 8, 5); });
    row("mnk:2,9,1", 5, [] { return naiveMnk(2, 9, 1); });
    row("mnk:1,7,3", 50, [] { return naiveMnk(1, 7, 3); });
    row("mnk:7,1,2", 50, [] { return naiveMnk(7, 1, 2); });
    row("connect-four:4,4,4", 150, [] { return naiveConnectFour(4, 4, 4); });
    row("connect-four:8,8,4", 50, [] { return naiveConnectFour(8, 8, 4); });
    row("connect-four:1,5,3", 5, [] { return naiveConnectFour(1, 5, 3); });
    row("connect-four:9,2,3", 100, [] { return naiveConnectFour(9, 2, 3); });
    row("reversi:4", 200, [] { return naiveReversi(4); });
    row("reversi-wof:4", 200, [] { return naiveReversi(4, true); });
    row("go:1", 5, [] { return naiveGo(1, 1); });
    row("go:2", 300, [] { return naiveGo(2, 2); });
    row("go:4,1", 200, [] { return naiveGo(4, 1); });
    row("go:1,5", 200, [] { return naiveGo(1, 5); });
    row("go:3", 200, [] { return naiveGo(3, 3); });
    row("go:4,3", 60, [] { return naiveGo(4, 3); });
    row("go:9", 1, [] { return naiveGo(9, 9); });
    row("reversi:8", 20, [] { return naiveReversi(8); });
    row("nim-normal:2:7,1", 100, [] { return naiveNim({7, 1}, 2, false); });
}

void TestRules::playsLikeThePrintedRules() {
    QFETCH(QString, name);
    QFETCH(std::function<NaiveStart()>, naive);
    QFETCH(int, games);
    std::mt19937_64 random(11);
    std::map<std::uint64_t, std::string> keys;
    const auto playOne = [&](auto game) {
        NaiveStart plain = naive();
        for (int ply = 0; game.boardKind != BoardKind::chess || ply < mostPlies; ++ply) {
            const std::vector<std::string> moves = plain->moves();
            QVERIFY(namesOfMoves(game) == moves);
            QCOMPARE(game.terminal(), plain->result().has_value());
            QCOMPARE(game.toMove() == Player::max, plain->firstToMove());
            // One key a position, and one position a key.
            QCOMPARE(keys.try_emplace(game.key(), plain->text()).first->second, plain->text());
            if (moves.empty()) {
                QCOMPARE(game.result(), static_cast<Value>(plain->result().value()));
                QCOMPARE(game.staticValue(), game.result());
                return;
            }
            const auto k = static_cast<std::uint32_t>(randomBelow(random, moves.size()));
            plain = plain->after(moves[k]);
            game.apply(game.moves()[k]);
        }
    };
    const auto start = gameNamed(name.toStdString());
    for (int i = 0; i < games && !QTest::currentTestFailed(); ++i) {
        std::visit(playOne, *start);
    }
    std::map<std::string, std::uint64_t> positions;
    for (const auto& [key, text] : keys) {
        QVERIFY2(positions.try_emplace(text, key).second, text.c_str());
    }
}

/// A side that cannot move passes, the other can then, and no disc changes.
void TestRules::aPassIsAMove() {
    std::mt19937_64 random(3);
    int passes = 0;
    for (int i = 0; i < 200; ++i) {
        Reversi<4> game;
        while (!game.terminal()) {
            const auto moves = game.moves();
            const Reversi<4> before = game;
            game.apply(moves[static_cast<std::uint32_t>(randomBelow(random, moves.size()))]);
            if (before.moves()[0] == Reversi<4>::pass) {
                ++passes;
                QCOMPARE(before.moves().size(), 1U);
                QCOMPARE(before.moveName(Reversi<4>::pass), std::string("pass"));
                QVERIFY(game.toMove() == opponent(before.toMove()));
                QVERIFY(!game.terminal() && game.moves()[0] != Reversi<4>::pass);
                QVERIFY(game.discs(Player::max) == before.discs(Player::max));
                QVERIFY(game.discs(Player::min) == before.discs(Player::min));
            }
        }
    }
    QVERIFY(passes > 20);
}

void TestRules::evaluations_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("played");
    QTest::addColumn<double>("value");
    // Nilsson's count: with a stone in the middle the other has the four lines at the edge.
    QTest::newRow("tic-tac-toe, middle taken: 8 lines against 4 of 8")
        << "tic-tac-toe" << QStringList{"b2"} << 0.4;
    QTest::newRow("middle and corner: 5 against 4")
        << "tic-tac-toe" << QStringList{"b2", "a1"} << 0.1;
    QTest::newRow("nothing played") << "mnk:5,5,4" << QStringList{} << 0.0;
    // A disc in the corner of 7 x 6 is on three of the 69 lines, in the bottom middle on seven:
    // four across, one up, two diagonals.
    QTest::newRow("Connect Four, corner") << "connect-four" << QStringList{"1"} << 0.03;
    QTest::newRow("Connect Four, bottom middle") << "connect-four" << QStringList{"4"} << 0.07;
    QTest::newRow("Reversi's start is even") << "reversi:8" << QStringList{} << 0.0;
    // d3 turns d4: four discs on plain squares against one.
    QTest::newRow("Reversi after d3") << "reversi:8" << QStringList{"d3"} << 3.0;
    // b1 turns b2. Beside a corner -2, in the middle, diagonally, -5: -2 - 15 against -5.
    QTest::newRow("Reversi 4 x 4 after b1") << "reversi:4" << QStringList{"b1"} << -12.0;
    // a1 takes b2 back: -2 - 10 against 10 - 10.
    QTest::newRow("Reversi 4 x 4, a corner taken")
        << "reversi:4" << QStringList{"b1", "a1"} << -12.0;
    QTest::newRow("Nim, the mover wins") << "nim:3:3,4,5" << QStringList{} << 0.5;
    QTest::newRow("Nim, single counters, an odd number") << "nim:3:1,1,1" << QStringList{} << -0.5;
    QTest::newRow("the same with the last one winning")
        << "nim-normal:3:1,1,1" << QStringList{} << 0.5;
    QTest::newRow("seen from the first player when the second moves")
        << "nim-normal:3:4,1" << QStringList{"B-1"} << 0.5;
    QTest::newRow("ultimate, nothing won") << "ultimate-tic-tac-toe" << QStringList{"e5"} << 0.0;
    // x: a1, b1 and c1 win the first small board; o answers where it is sent.
    QTest::newRow("ultimate, one small board won")
        << "ultimate-tic-tac-toe"
        << QStringList{"a1", "b2", "e5", "d4", "b1", "e2", "d5", "a4", "c1"} << 0.1;
}

void TestRules::evaluations() {
    QFETCH(QString, name);
    QFETCH(QStringList, played);
    QFETCH(double, value);
    const auto play = [&](auto game) {
        for (const QString& move : played) {
            const std::vector<std::string> names = namesOfMoves(game);
            const auto found = std::find(names.begin(), names.end(), move.toStdString());
            QVERIFY2(found != names.end(), qPrintable(move));
            game.apply(game.moves()[static_cast<std::uint32_t>(found - names.begin())]);
        }
        QCOMPARE(game.evaluation(), value);
        QCOMPARE(game.staticValue(), value);
    };
    std::visit(play, *gameNamed(name.toStdString()));
}

void TestRules::evaluationCanBeSwitchedOff() {
    SevenBySix game;
    game.apply(0);
    QCOMPARE(JudgedGame(game, Evaluation::own).staticValue(), 0.03);
    QCOMPARE(JudgedGame(game, Evaluation::zero).staticValue(), 0.0);
    for (const SevenBySix::Move column :
         std::vector<SevenBySix::Move>{1, 0, 1, 0, 1, 0}) { // four in the first column
        game.apply(column);
    }
    QVERIFY(game.terminal());
    QCOMPARE(JudgedGame(game, Evaluation::zero).staticValue(), 1.0);
}

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
