// The move that is made in play: the value of the search, and among moves of that value the
// shortest win or the longest defence. In chess, what anybody sees who looks at the positions. And
// what a move lost: what it leads to beside what the best move leads to.

#include "core/games/judgemove.h"
#include "tests/games/naiveend.h"
#include "tests/games/namedposition.h"
#include "tests/rows.h"

#include <QElapsedTimer>
#include <QTest>

using namespace prunus;
using namespace prunus::test;
using gamestest::game;

namespace {

/// X wins at once with 3 and 7, and later with 1.
const char* const wonAtOnce = "connect-four@...x.../...x.../...x.../x..o.o./oo.xxx./ooxxooo:x";

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

MoveVerdict judged(const AnyGame& position, std::uint32_t move,
                   std::chrono::milliseconds time = std::chrono::minutes(5)) {
    Progress progress;
    return judgeMove(position, move, time, progress).value();
}

MoveVerdict judged(const char* name, const char* move,
                   std::chrono::milliseconds time = std::chrono::minutes(5)) {
    const AnyGame position = game(name);
    return judged(position, moveNamed(position, move).value(), time);
}

/// None for a draw, which is not far.
int pliesOf(const MoveOutcome& outlook) {
    return int(outlook.pliesToEnd.value_or(0));
}

} // namespace

class TestChooseMove : public QObject {
    Q_OBJECT

  private slots:
    void takesTheWinAtOnce();
    void findsTheMoveInChess_data();
    void findsTheMoveInChess();
    void matesInTheFewestMoves();
    void isBestByBruteForce_data();
    void isBestByBruteForce();
    void everyAlgorithmHoldsOut();
    void withoutDistanceItIsTheSearchsOwn();
    void inReversiDiscsCount();
    void aTimeIsKept();
    void aTimeReachesTheEndOfAShortGame();
    void aForcedWinNeedsNoMoreTime();
    void isJudgedRightByBruteForce_data();
    void isJudgedRightByBruteForce();
    void discsAreCountedInReversi();
    void whatIsNotCertainSaysSo();
    void aWinThatIsCertainIsKeptBesideWhatIsNot();
    void whatIsLostForCertain_data();
    void whatIsLostForCertain();
    void stopsWhenCancelled();
};

void TestChooseMove::takesTheWinAtOnce() {
    GameQuestion question = asked(game(wonAtOnce));
    question.options.depth = 6;
    const ChosenMove found = chosen(question);
    QCOMPARE(found.search.summary.value, 1.0);
    QVERIFY(found.pliesToEnd == 1U);
    QCOMPARE(nameOf(question.position, found.move), std::string("3"));
    QVERIFY(found.line == std::vector<std::string>{"3"});
    QVERIFY(found.byDistance());
    QCOMPARE(found.search.moves.front(), std::string("1"));
}

void TestChooseMove::findsTheMoveInChess_data() {
    const Rows<QString, QString, QString> row("name", "wanted", "wrong"); // one of those wanted
    row("mate in one on the back rank", "chess@6k1/5ppp/8/8/8/8/8/R6K w", "Ra8#", "");
    row("mate in one, smothered", "chess@6rk/6pp/7N/8/8/8/8/7K w", "Nf7#", "");
    row("the scholar's mate", "chess@r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq",
        "Qxf7#", "");
    row("the fool's mate, by Black",
        "chess@rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq", "Qh4#", "");
    row("mate in one by a new queen", "chess@7k/4P1pp/8/8/8/8/8/K7 w", "e8=Q#", "");
    row("mate in one by rook and knight, by Black", "chess@7k/8/8/8/8/5n2/r7/7K b", "Rh2#", "");
    row("mate in one by two rooks", "chess@6k1/R7/8/8/8/8/8/1R4K1 w", "Rb8#", "");
    row("mate in one on 5 x 5", "chess:gardner@4k/R4/5/5/1R2K w", "Rb5#", "");
    row("mate in two, king and rook", "chess@7k/8/5K2/8/8/8/8/R7 w", "Kf7 Kg6", "");
    row("mate in two, the queen is given", "chess@5r1k/6pp/7N/8/8/1Q6/8/6K1 w", "Qg8+", "");
    row("mate in two, the guard of the back rank is exchanged",
        "chess@1r4k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w", "Rd8+", "");
    row("a queen to be taken", "chess@4k3/8/8/3q4/8/4N3/8/4K3 w", "Nxd5", "");
    row("a knight to be taken back", "chess@4k3/pp6/8/8/8/2n5/1P6/4K3 w", "bxc3", "");
    row("a fork of king and rook", "chess@r3k3/8/8/1N6/8/8/8/4K3 w", "Nc7+", "");
    row("a queen behind the king", "chess@4q3/8/8/4k3/8/8/8/K6R w", "Re1+", "");
    row("a pawn attacks two rooks", "chess@4k3/8/8/2r1r3/8/8/3P4/5K2 w", "d4", "");
    row("a pawn becomes a queen", "chess@8/P6k/8/8/8/8/8/K7 w", "a8=Q", "");
    row("a rook that would be lost: shut the line", "chess@6k1/6b1/8/8/8/1P6/P1P5/RN4K1 w", "c3",
        "");
    row("a pinned knight that would be lost: guard it", "chess@4r1k1/8/8/8/8/4N3/8/4K3 w",
        "Kd2 Ke2 Kf2", "");
    row("a rook that would be lost for a guarded pawn", "chess@4k3/8/2p5/3p4/8/8/3R4/4K3 w", "",
        "Rxd5");
}

/// By iterative deepening to depth 4.
void TestChooseMove::findsTheMoveInChess() {
    QFETCH(QString, name);
    QFETCH(QString, wanted);
    QFETCH(QString, wrong);
    GameQuestion question = asked(game(name));
    question.options.depth = 4;
    question.order = GameMoveOrder::capturesFirst;
    question.time = std::chrono::minutes(5); // the depth ends it
    const QString move = QString::fromStdString(nameOf(question.position, chosen(question).move));
    QVERIFY2(wanted.isEmpty() || wanted.split(u' ').contains(move), qPrintable(move));
    QVERIFY2(move != wrong, qPrintable(move));
}

/// A longer mate is worth as much: the distance tells.
void TestChooseMove::matesInTheFewestMoves() {
    GameQuestion question = asked(game("chess@7k/8/5K2/8/8/8/8/R7 w"));
    question.options.depth = 5;
    const ChosenMove found = chosen(question);
    QCOMPARE(found.search.summary.value, 1000.0);
    QCOMPARE(found.pliesToEnd, std::optional<std::uint32_t>(3));
    QCOMPARE(found.line.size(), std::size_t{3});
    QVERIFY(isForced(question.position, 1000));
    QVERIFY(!isForced(question.position, 1)); // a pawn
}

void TestChooseMove::isBestByBruteForce_data() {
    const Rows<QString, int> row("name", "lines");
    row("tic-tac-toe", "tic-tac-toe", 600);
    row("mnk:4,3,3", "mnk:4,3,3", 60);
    row("nim:3:3,4,5", "nim:3:3,4,5", 300);
    row("nim:2:4,3,2", "nim:2:4,3,2", 200);
    row("nim-normal:3:3,4", "nim-normal:3:3,4", 100);
    row("connect-four:4,3,3", "connect-four:4,3,3", 200);
    row("connect-four:4,4,4", "connect-four:4,4,4", 20);
    row("connect-four:5,4,3", "connect-four:5,4,3", 40);
}

/// Along lines of random moves, each position that is new.
void TestChooseMove::isBestByBruteForce() {
    QFETCH(QString, name);
    QFETCH(int, lines);
    NaiveEnds known;
    std::map<std::string, bool> seen;
    alongRandomLines(name, lines, 16, [&](const AnyGame& position, const NaiveGame& plain, auto) {
        if (std::exchange(seen[plain.text()], true)) {
            return;
        }
        const NaiveEnd end = naiveEnd(plain, known);
        const ChosenMove found = chosen(asked(position));
        const QByteArray where(plain.text().c_str());
        QVERIFY2(found.search.summary.value == end.value, where);
        QVERIFY2(found.pliesToEnd.has_value() == (end.value != 0), where);
        QVERIFY2(int(found.pliesToEnd.value_or(0)) == end.plies, where);
        const std::string made = nameOf(position, found.move);
        QVERIFY2(naiveEndBehind(plain, made, known) == end, where);
        QVERIFY2(found.line.front() == made, where);
    });
    QVERIFY(seen.size() > 30);
}

/// O is lost; only a block on c3 makes X need two more moves.
void TestChooseMove::everyAlgorithmHoldsOut() {
    GameQuestion question = asked(game("tic-tac-toe@xo./.x./...:o"));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        question.options.algorithm = each.algorithm;
        const ChosenMove found = chosen(question);
        QVERIFY2(found.search.summary.value == 1 && found.pliesToEnd == 4U, each.id.data());
        QVERIFY2(nameOf(question.position, found.move) == "c3", each.id.data());
    }
}

void TestChooseMove::withoutDistanceItIsTheSearchsOwn() {
    GameQuestion question = asked(game(wonAtOnce));
    question.options.depth = 6;
    question.distanceCounts = false;
    const ChosenMove found = chosen(question);
    QCOMPARE(nameOf(question.position, found.move), std::string("1"));
    QVERIFY(!found.pliesToEnd);
    QVERIFY(found.line == found.search.moves);
}

/// A difference of one disc is no win that ends play.
void TestChooseMove::inReversiDiscsCount() {
    const ChosenMove found = chosen(asked(game("reversi:4")));
    QCOMPARE(found.search.summary.value, -8.0);
    QVERIFY(!found.pliesToEnd && !found.byDistance());
}

void TestChooseMove::aTimeIsKept() {
    GameQuestion question = asked(game("connect-four"));
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
    GameQuestion question = asked(game("tic-tac-toe"));
    question.time = std::chrono::minutes(5);
    const ChosenMove found = chosen(question);
    QVERIFY(!found.depth);
    QCOMPARE(found.search.summary.value, 0.0);
    question.options.depth = 3;
    QVERIFY(chosen(question).depth == 3U);
}

void TestChooseMove::aForcedWinNeedsNoMoreTime() {
    GameQuestion question = asked(game(wonAtOnce));
    question.time = std::chrono::minutes(5);
    QVERIFY(chosen(question).depth == 1U);
}

void TestChooseMove::isJudgedRightByBruteForce_data() {
    const Rows<QString, int> row("name", "lines");
    row("tic-tac-toe", "tic-tac-toe", 150);
    row("nim:3:3,4,5", "nim:3:3,4,5", 100);
    row("nim-normal:2:4,3,2", "nim-normal:2:4,3,2", 50);
    row("connect-four:4,3,3", "connect-four:4,3,3", 60);
    row("connect-four:4,4,4", "connect-four:4,4,4", 10);
}

/// Every move along lines of random moves.
void TestChooseMove::isJudgedRightByBruteForce() {
    QFETCH(QString, name);
    QFETCH(int, lines);
    NaiveEnds known;
    alongRandomLines(
        name, lines, 4, [&](const AnyGame& position, const NaiveGame& plain, std::uint32_t k) {
            const std::vector<std::string> moves = plain.moves();
            const MoveVerdict found = judged(position, k);
            const QByteArray where((plain.text() + ' ' + moves.at(k)).c_str());
            const NaiveEnd best = naiveEnd(plain, known);
            const NaiveEnd made = naiveEndBehind(plain, moves.at(k), known);
            QVERIFY2(found.exact, where);
            QVERIFY2(found.best.value == best.value && pliesOf(found.best) == best.plies, where);
            QVERIFY2(found.made.value == made.value && pliesOf(found.made) == made.plies, where);
            QVERIFY2(found.isBest() == (best == made), where);
            QVERIFY2(naiveEndBehind(plain, moves.at(found.better), known) == best, where);
        });
}

/// All of 4 x 4, by brute force.
void TestChooseMove::discsAreCountedInReversi() {
    std::map<std::string, int> values;
    alongRandomLines(
        "reversi:4", 1, 8, [&](const AnyGame& position, const NaiveGame& plain, std::uint32_t k) {
            const MoveVerdict found = judged(position, k);
            QVERIFY(found.exact && !found.made.pliesToEnd && !found.best.pliesToEnd);
            QCOMPARE(int(found.best.value), solved(plain, values));
            QCOMPARE(int(found.made.value), solved(*plain.after(plain.moves().at(k)), values));
        });
}

void TestChooseMove::whatIsNotCertainSaysSo() {
    const MoveVerdict found = judged("reversi:8", "d3", std::chrono::milliseconds(100));
    QVERIFY(!found.exact);
    QVERIFY(found.depth >= 1 && found.depth < 20);
}

/// 4 wins at once; what comes after 1 is not looked at to the end.
void TestChooseMove::aWinThatIsCertainIsKeptBesideWhatIsNot() {
    const MoveVerdict found =
        judged("connect-four@......./......./......./......./oo...../xxx...o:x", "1",
               std::chrono::milliseconds(300));
    QVERIFY(found.best.pliesToEnd == 1U);
    QCOMPARE(found.best.value, 1.0);
    QCOMPARE(found.better, 3U);
    QVERIFY(!found.exact && !found.made.pliesToEnd);
    QVERIFY(found.depth > 1);
}

void TestChooseMove::whatIsLostForCertain_data() {
    const Rows<MoveVerdict, int, bool> row("verdict", "plies", "lost"); // 0 plies for all
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
void TestChooseMove::whatIsLostForCertain() {
    QFETCH(MoveVerdict, verdict);
    QFETCH(int, plies);
    QFETCH(bool, lost);
    const auto sight = plies == 0 ? std::nullopt : std::optional(std::uint32_t(plies));
    QCOMPARE(losesForCertain(verdict, Player::max, sight), lost);
    verdict.made.value = -verdict.made.value;
    verdict.best.value = -verdict.best.value;
    QCOMPARE(losesForCertain(verdict, Player::min, sight), lost);
}

void TestChooseMove::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    GameQuestion question = asked(game("reversi:8"));
    question.time = std::chrono::minutes(5);
    const auto found = chooseMove(question, progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
    const auto verdict = judgeMove(question.position, 0, *question.time, progress);
    QVERIFY(!verdict && verdict.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestChooseMove)
#include "tst_choosemove.moc"
