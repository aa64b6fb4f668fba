// The move that is made in play: the value of the search, and among moves of that value the
// shortest win or the longest defence.

#include "core/games/choosemove.h"
#include "core/games/playing.h"
#include "tests/games/naiveend.h"

#include <QElapsedTimer>
#include <QTest>
#include <random>

using namespace prunus;
using namespace prunus::test;

namespace {

GameQuestion asked(const AnyGame& position) {
    GameQuestion question;
    question.position = position;
    return question;
}

ChosenMove chosen(const GameQuestion& question) {
    Progress progress;
    return chooseMove(question, progress).value();
}

std::string nameOf(const AnyGame& position, std::uint32_t move) {
    return moveNames(position).at(move);
}

} // namespace

class TestChooseMove : public QObject {
    Q_OBJECT

  private slots:
    void takesTheWinAtOnce();
    void isBestByBruteForce_data();
    void isBestByBruteForce();
    void everyAlgorithmHoldsOut_data();
    void everyAlgorithmHoldsOut();
    void withoutDistanceItIsTheSearchsOwn();
    void inReversiDiscsCount();
    void aTimeIsKept();
    void aTimeReachesTheEndOfAShortGame();
    void aForcedWinNeedsNoMoreTime();
    void stopsWhenCancelled();
};

void TestChooseMove::takesTheWinAtOnce() {
    const AnyGame position =
        gameNamed("connect-four@...x.../...x.../...x.../x..o.o./oo.xxx./ooxxooo:x").value();
    GameQuestion question = asked(position);
    question.options.depth = 6;
    const ChosenMove found = chosen(question);
    QCOMPARE(found.search.summary.value, 1.0);
    QVERIFY(found.pliesToEnd == 1U);
    QCOMPARE(nameOf(position, found.move), std::string("3")); // 7 wins at once, too
    QVERIFY(found.line == std::vector<std::string>{"3"});
    QVERIFY(found.byDistance());
    QCOMPARE(found.search.moves.front(), std::string("1")); // wins as well, later
}

void TestChooseMove::isBestByBruteForce_data() {
    addNaiveColumns();
    addNaiveGame(
        "tic-tac-toe", [] { return naiveMnk(3, 3, 3); }, 600);
    addNaiveGame(
        "mnk:4,3,3", [] { return naiveMnk(4, 3, 3); }, 60);
    addNaiveGame(
        "nim:3:3,4,5",
        [] {
            return naiveNim({3, 4, 5}, 3, true);
        },
        300);
    addNaiveGame(
        "nim:2:4,3,2",
        [] {
            return naiveNim({4, 3, 2}, 2, true);
        },
        200);
    addNaiveGame(
        "nim-normal:3:3,4",
        [] {
            return naiveNim({3, 4}, 3, false);
        },
        100);
    addNaiveGame(
        "connect-four:4,3,3", [] { return naiveConnectFour(4, 3, 3); }, 200);
    addNaiveGame(
        "connect-four:4,4,4", [] { return naiveConnectFour(4, 4, 4); }, 20);
    addNaiveGame(
        "connect-four:5,4,3", [] { return naiveConnectFour(5, 4, 3); }, 40);
}

/// Along lines of random moves, each position that is new.
void TestChooseMove::isBestByBruteForce() {
    QFETCH(QString, name);
    QFETCH(std::function<NaiveStart()>, naive);
    QFETCH(int, lines);
    NaiveEnds known;
    std::map<std::string, bool> seen;
    std::mt19937 random(16);
    for (int line = 0; line < lines; ++line) {
        AnyGame position = gameNamed(name.toStdString()).value();
        for (NaiveStart game = naive(); !game->result();) {
            if (!std::exchange(seen[game->text()], true)) {
                const NaiveEnd end = naiveEnd(*game, known);
                const ChosenMove found = chosen(asked(position));
                const QByteArray where(game->text().c_str());
                QVERIFY2(found.search.summary.value == end.value, where);
                QVERIFY2(found.pliesToEnd.has_value() == (end.value != 0), where);
                QVERIFY2(int(found.pliesToEnd.value_or(0)) == end.plies, where);
                const std::string made = nameOf(position, found.move);
                QVERIFY2(naiveEndBehind(*game, made, known) == end, where);
                QVERIFY2(found.line.front() == nameOf(position, found.move), where);
            }
            const std::vector<std::string> moves = game->moves();
            const auto k = std::uint32_t(random() % moves.size());
            game = game->after(moves.at(k));
            position = after(position, k);
        }
    }
    QVERIFY(seen.size() > 30);
}

void TestChooseMove::everyAlgorithmHoldsOut_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << int(each.algorithm);
    }
}

/// O is lost; only a block on c3 makes X need two more moves.
void TestChooseMove::everyAlgorithmHoldsOut() {
    QFETCH(int, algorithm);
    GameQuestion question = asked(gameNamed("tic-tac-toe@xo./.x./...:o").value());
    question.options.algorithm = static_cast<Algorithm>(algorithm);
    const ChosenMove found = chosen(question);
    QCOMPARE(found.search.summary.value, 1.0);
    QVERIFY(found.pliesToEnd == 4U);
    QCOMPARE(nameOf(question.position, found.move), std::string("c3"));
}

void TestChooseMove::withoutDistanceItIsTheSearchsOwn() {
    GameQuestion question =
        asked(gameNamed("connect-four@...x.../...x.../...x.../x..o.o./oo.xxx./ooxxooo:x").value());
    question.options.depth = 6;
    question.distanceCounts = false;
    const ChosenMove found = chosen(question);
    QCOMPARE(nameOf(question.position, found.move), std::string("1"));
    QVERIFY(!found.pliesToEnd);
    QVERIFY(found.line == found.search.moves);
}

/// A difference of one disc is no win that ends play.
void TestChooseMove::inReversiDiscsCount() {
    const ChosenMove found = chosen(asked(gameNamed("reversi:4").value()));
    QCOMPARE(found.search.summary.value, -8.0);
    QVERIFY(!found.pliesToEnd && !found.byDistance());
}

void TestChooseMove::aTimeIsKept() {
    GameQuestion question = asked(gameNamed("connect-four").value());
    question.time = std::chrono::milliseconds(150);
    QElapsedTimer clock;
    clock.start();
    const ChosenMove found = chosen(question);
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(found.depth && *found.depth >= 2);
    // What was found is what one search to the depth reached finds.
    GameQuestion fixed = question;
    fixed.time.reset();
    fixed.options.depth = found.depth;
    QVERIFY(chosen(fixed).search.variation == found.search.variation);
    QCOMPARE(chosen(fixed).search.summary.nodesVisited, found.search.summary.nodesVisited);
}

void TestChooseMove::aTimeReachesTheEndOfAShortGame() {
    GameQuestion question = asked(gameNamed("tic-tac-toe").value());
    question.time = std::chrono::minutes(5);
    const ChosenMove found = chosen(question);
    QVERIFY(!found.depth);
    QCOMPARE(found.search.summary.value, 0.0);
    question.options.depth = 3;
    QVERIFY(chosen(question).depth == 3U);
}

void TestChooseMove::aForcedWinNeedsNoMoreTime() {
    GameQuestion question =
        asked(gameNamed("connect-four@...x.../...x.../...x.../x..o.o./oo.xxx./ooxxooo:x").value());
    question.time = std::chrono::minutes(5);
    QVERIFY(chosen(question).depth == 1U);
}

void TestChooseMove::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    GameQuestion question = asked(gameNamed("reversi:8").value());
    question.time = std::chrono::minutes(5);
    const auto found = chooseMove(question, progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestChooseMove)
#include "tst_choosemove.moc"
