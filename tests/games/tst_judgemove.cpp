// What a move lost: what it leads to beside what the best move leads to.

#include "core/games/judgemove.h"
#include "core/games/playing.h"
#include "tests/games/naiveend.h"

#include <QTest>
#include <random>

using namespace prunus;
using namespace prunus::test;

namespace {

MoveVerdict judged(const AnyGame& position, std::uint32_t move,
                   std::chrono::milliseconds time = std::chrono::minutes(5)) {
    Progress progress;
    return judgeMove(position, move, time, progress).value();
}

MoveVerdict judged(const char* game, const char* move,
                   std::chrono::milliseconds time = std::chrono::minutes(5)) {
    const AnyGame position = gameNamed(game).value();
    return judged(position, moveNamed(position, move).value(), time);
}

/// None for a draw, which is not far.
int pliesOf(const MoveOutcome& outlook) {
    return int(outlook.pliesToEnd.value_or(0));
}

} // namespace

class TestJudgeMove : public QObject {
    Q_OBJECT

  private slots:
    void isRightByBruteForce_data();
    void isRightByBruteForce();
    void discsAreCountedInReversi();
    void whatIsNotCertainSaysSo();
    void aWinThatIsCertainIsKeptBesideWhatIsNot();
    void whatIsLostForCertain_data();
    void whatIsLostForCertain();
    void stopsWhenCancelled();
};

void TestJudgeMove::isRightByBruteForce_data() {
    addNaiveColumns();
    addNaiveGame(
        "tic-tac-toe", [] { return naiveMnk(3, 3, 3); }, 150);
    addNaiveGame(
        "nim:3:3,4,5",
        [] {
            return naiveNim({3, 4, 5}, 3, true);
        },
        100);
    addNaiveGame(
        "nim-normal:2:4,3,2",
        [] {
            return naiveNim({4, 3, 2}, 2, false);
        },
        50);
    addNaiveGame(
        "connect-four:4,3,3", [] { return naiveConnectFour(4, 3, 3); }, 60);
    addNaiveGame(
        "connect-four:4,4,4", [] { return naiveConnectFour(4, 4, 4); }, 10);
}

/// Every move along lines of random moves.
void TestJudgeMove::isRightByBruteForce() {
    QFETCH(QString, name);
    QFETCH(std::function<NaiveStart()>, naive);
    QFETCH(int, lines);
    NaiveEnds known;
    std::mt19937 random(4);
    for (int line = 0; line < lines; ++line) {
        AnyGame position = gameNamed(name.toStdString()).value();
        for (NaiveStart game = naive(); !game->result();) {
            const std::vector<std::string> moves = game->moves();
            const auto k = std::uint32_t(random() % moves.size());
            const MoveVerdict found = judged(position, k);
            const QByteArray where((game->text() + ' ' + moves.at(k)).c_str());
            const NaiveEnd best = naiveEnd(*game, known);
            const NaiveEnd made = naiveEndBehind(*game, moves.at(k), known);
            QVERIFY2(found.exact, where);
            QVERIFY2(found.best.value == best.value && pliesOf(found.best) == best.plies, where);
            QVERIFY2(found.made.value == made.value && pliesOf(found.made) == made.plies, where);
            QVERIFY2(found.isBest() == (best == made), where);
            QVERIFY2(naiveEndBehind(*game, moves.at(found.better), known) == best, where);
            game = game->after(moves.at(k));
            position = after(position, k);
        }
    }
}

/// All of 4 x 4, by brute force.
void TestJudgeMove::discsAreCountedInReversi() {
    NaiveEnds known;
    std::mt19937 random(8);
    AnyGame position = gameNamed("reversi:4").value();
    for (NaiveStart game = naiveReversi(4); !game->result();) {
        const std::vector<std::string> moves = game->moves();
        const auto k = std::uint32_t(random() % moves.size());
        const MoveVerdict found = judged(position, k);
        QVERIFY(found.exact && !found.made.pliesToEnd && !found.best.pliesToEnd);
        std::map<std::string, int> values;
        QCOMPARE(int(found.best.value), solved(*game, values));
        game = game->after(moves.at(k));
        QCOMPARE(int(found.made.value), solved(*game, values));
        position = after(position, k);
    }
}

void TestJudgeMove::whatIsNotCertainSaysSo() {
    const MoveVerdict found = judged("reversi:8", "d3", std::chrono::milliseconds(100));
    QVERIFY(!found.exact);
    QVERIFY(found.depth >= 1 && found.depth < 20);
}

/// 4 wins at once; what comes after 1 is not looked at to the end.
void TestJudgeMove::aWinThatIsCertainIsKeptBesideWhatIsNot() {
    const MoveVerdict found =
        judged("connect-four@......./......./......./......./oo...../xxx...o:x", "1",
               std::chrono::milliseconds(300));
    QVERIFY(found.best.pliesToEnd == 1U);
    QCOMPARE(found.best.value, 1.0);
    QCOMPARE(found.better, 3U);
    QVERIFY(!found.exact && !found.made.pliesToEnd);
    QVERIFY(found.depth > 1);
}

void TestJudgeMove::whatIsLostForCertain_data() {
    QTest::addColumn<MoveVerdict>("verdict");
    QTest::addColumn<int>("plies"); // 0 for all
    QTest::addColumn<bool>("lost");
    const auto row = [](const char* what, const MoveVerdict& verdict, int plies, bool lost) {
        QTest::newRow(what) << verdict << plies << lost;
    };
    const MoveOutcome draw{};
    const MoveOutcome open{0.25};
    row("a win for a draw", {.made = draw, .best = {1, 9U}, .exact = true}, 1, true);
    row("a draw for a loss", {.made = {-1, 8U}, .best = draw, .exact = true}, 1, true);
    row("a slower win", {.made = {1, 5U}, .best = {1, 3U}, .exact = true}, 0, false);
    row("a sooner loss", {.made = {-1, 2U}, .best = {-1, 4U}, .exact = true}, 0, false);
    row("discs, and still a win", {.made = {2}, .best = {30}, .exact = true}, 0, false);
    row("discs, and now a loss", {.made = {-2}, .best = {2}, .exact = true}, 0, true);
    row("a win in sight", {.made = open, .best = {1, 3U}}, 3, true);
    row("a win beyond sight", {.made = open, .best = {1, 3U}}, 2, false);
    row("a win at any distance", {.made = open, .best = {1, 13U}}, 0, true);
    row("a loss that the other sees", {.made = {-1, 4U}, .best = open}, 3, true);
    row("a loss beyond sight", {.made = {-1, 4U}, .best = open}, 2, false);
    row("what only seems worse", {.made = open, .best = {0.5}}, 0, false);
}

/// MAX has moved; a sign turned round is MIN's.
void TestJudgeMove::whatIsLostForCertain() {
    QFETCH(MoveVerdict, verdict);
    QFETCH(int, plies);
    QFETCH(bool, lost);
    const auto sight = plies == 0 ? std::nullopt : std::optional(std::uint32_t(plies));
    QCOMPARE(losesForCertain(verdict, Player::max, sight), lost);
    verdict.made.value = -verdict.made.value;
    verdict.best.value = -verdict.best.value;
    QCOMPARE(losesForCertain(verdict, Player::min, sight), lost);
}

void TestJudgeMove::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    const auto found =
        judgeMove(gameNamed("reversi:8").value(), 0, std::chrono::minutes(5), progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestJudgeMove)
#include "tst_judgemove.moc"
