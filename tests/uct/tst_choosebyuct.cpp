// UCT as it chooses a move in play: as the search that keeps a trace does, by the rules of the
// games, and within the time and the memory that it is given.

#include "core/uct/choosebyuct.h"
#include "core/uct/recorduct.h"
#include "core/uct/uctmoment.h"
#include "tests/games/naivegame.h"
#include "tests/games/namedposition.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace prunus;
using namespace prunus::gamestest;
using namespace prunus::test;
using oracle::Draw;

namespace {

using std::chrono::milliseconds;

UctQuestion questionOf(const AnyGame& position, std::uint32_t iterations, std::uint64_t seed = 1) {
    UctQuestion question{position};
    question.options.iterations = iterations;
    question.options.seed = seed;
    return question;
}

UctMove chosen(const UctQuestion& question) {
    Progress progress;
    return chooseByUct(question, progress).value();
}

bool wins(const AnyGame& position, Player player) {
    return hasEnded(position) && fromSideOf(player, resultOf(position)) > 0;
}

/// Whether the player wins within so many plies however play goes on.
bool alwaysWins(const AnyGame& position, Player player, int plies = 12) {
    if (hasEnded(position) || plies == 0) {
        return wins(position, player);
    }
    const auto moves = std::uint32_t(moveNames(position).size());
    for (std::uint32_t k = 0; k < moves; ++k) {
        if (!alwaysWins(after(position, k), player, plies - 1)) {
            return false;
        }
    }
    return true;
}

bool canWinAtOnce(const AnyGame& position) {
    const auto moves = std::uint32_t(moveNames(position).size());
    for (std::uint32_t k = 0; k < moves; ++k) {
        if (wins(after(position, k), toMove(position))) {
            return true;
        }
    }
    return false;
}

} // namespace

class TestChooseByUct : public QObject {
    Q_OBJECT

  private slots:
    void choosesAsTheRecordedSearch_data();
    void choosesAsTheRecordedSearch();
    void takesAWinInOne_data();
    void takesAWinInOne();
    void makesLegalMovesOnly_data();
    void makesLegalMovesOnly();
    void stopsGrowingAtItsLimit();
    void endsWhenTheTimeIsOver();
    void endsWhenCancelled();
};

void TestChooseByUct::choosesAsTheRecordedSearch_data() {
    addNames(gamesToOffer());
    QTest::newRow("where MIN moves") << "tic-tac-toe@x../.../...:o";
    QTest::newRow("where a mate is near") << "chess@6k1/5ppp/8/8/8/8/8/R6K_w";
}

/// The move, the line and all numbers; the trace is held to the naive search by other suites.
void TestChooseByUct::choosesAsTheRecordedSearch() {
    QFETCH(QString, name);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const UctQuestion question = questionOf(game(name), 300, seed);
        const UctMove found = chosen(question);
        QVERIFY(found == chosen(question));
        const auto trace = recordUct(question.position, question.options).value();
        const UctSummary summary = summaryOf(*trace);
        const UctMoment end(*trace, trace->end());
        QCOMPARE(found.move, *summary.move);
        QCOMPARE(found.playouts, summary.counts.iterations);
        QCOMPARE(found.nodesInTree, summary.counts.nodesInTree);
        const UctStatistics of =
            end.statistics(trace->tree().children(GameTree::root())[found.move]);
        QVERIFY(found.statistics == of);
        const double mean = of.rewards / of.visits;
        QVERIFY(std::abs(found.estimate - (2 * mean - 1)) < 1e-12);
        const bool max = toMove(question.position) == Player::max;
        QVERIFY(std::abs(found.chance - (max ? mean : 1 - mean)) < 1e-12);
        std::vector<std::string> line;
        AnyGame at = question.position;
        for (const std::uint32_t k : summary.line) {
            line.push_back(moveNames(at).at(k));
            at = after(at, k);
        }
        QVERIFY(found.line == line);
    }
}

void TestChooseByUct::takesAWinInOne_data() {
    addNames({"tic-tac-toe", "mnk:4,3,3", "connect-four:4,3,3", "connect-four:5,4,4",
              "nim-normal:3:2,3,2", "reversi:4", "go:3,1"});
    QTest::newRow("chess, a rook's mate") << "chess@6k1/5ppp/8/8/8/8/8/R6K_w";
    QTest::newRow("chess, Black mates") << "chess@r6k/8/8/8/8/8/5PPP/6K1_b";
}

/// Or a move after which the rest is won whatever is played, which is as good; both are told by
/// playing everything out.
void TestChooseByUct::takesAWinInOne() {
    QFETCH(QString, name);
    std::uint64_t seen = 0;
    for (std::uint64_t seed = 0; seed < std::max<std::uint64_t>(oracle::enough(20), 8); ++seed) {
        Draw draw(seed);
        AnyGame at = game(name);
        for (int ply = 0; ply < 30 && !hasEnded(at); ++ply) {
            if (canWinAtOnce(at)) {
                const UctMove found = chosen(questionOf(at, 2000, seed + 1));
                const AnyGame next = after(at, found.move);
                QVERIFY2(wins(next, toMove(at)) || alwaysWins(next, toMove(at)),
                         found.line.front().c_str());
                ++seen;
            }
            at = after(at, draw.below(std::uint32_t(moveNames(at).size())));
        }
    }
    QVERIFY(seen > 0);
}

void TestChooseByUct::makesLegalMovesOnly_data() {
    addNames({"tic-tac-toe", "mnk:4,4,4", "connect-four", "nim:3:3,4,5", "nim-normal:3:3,4,5",
              "ultimate-tic-tac-toe", "reversi:4", "reversi:8", "go:5", "go:9", "chess",
              "chess:gardner", "chess:los-alamos"});
}

/// Against the rules on text, in games that go by turns as it chooses and at random.
void TestChooseByUct::makesLegalMovesOnly() {
    QFETCH(QString, name);
    for (std::uint64_t seed = 0; seed < oracle::enough(2); ++seed) {
        Draw draw(seed);
        AnyGame at = game(name);
        NaiveStart plain = naiveNamed(name.toStdString());
        for (int ply = 0; ply < 60 && !plain->result(); ++ply) {
            const UctMove found = chosen(questionOf(at, 12, seed));
            const std::vector<std::string> moves = plain->moves();
            const std::string move = moveNames(at).at(found.move);
            QCOMPARE(QString::fromStdString(found.line.front()), QString::fromStdString(move));
            QVERIFY2(std::ranges::count(moves, move) == 1, move.c_str());
            const std::string next =
                ply % 2 == 0 ? move : moves[draw.below(std::uint32_t(moves.size()))];
            at = after(at, *moveNamed(at, next));
            plain = plain->after(next);
        }
        QCOMPARE(hasEnded(at), plain->result().has_value());
    }
}

/// Playouts go on, and decide.
void TestChooseByUct::stopsGrowingAtItsLimit() {
    UctQuestion question = questionOf(game("tic-tac-toe@xx./oo./...:x"), 20'000);
    question.mostNodes = 6; // each move's
    const UctMove found = chosen(question);
    QCOMPARE(found.nodesInTree, std::uint64_t{6});
    QCOMPARE(found.playouts, std::uint64_t{20'000});
    QCOMPARE(found.line, std::vector<std::string>{"c1"});
    QVERIFY(found.statistics.visits > 10'000);
}

void TestChooseByUct::endsWhenTheTimeIsOver() {
    UctQuestion question = questionOf(game("go:9"), 0xFFFFFFFFU);
    for (const int time : {0, 50}) {
        question.time = milliseconds(time);
        const UctMove found = chosen(question);
        QVERIFY(found.playouts >= 1 && found.playouts < 0xFFFFFFFFU);
        QVERIFY(found.move < moveNames(question.position).size());
    }
}

void TestChooseByUct::endsWhenCancelled() {
    Progress progress;
    progress.cancel();
    UctQuestion question = questionOf(game("chess"), 0xFFFFFFFFU);
    const auto kindOf = [&] { return chooseByUct(question, progress).error().kind; };
    QVERIFY(kindOf() == SearchError::Kind::cancelled);
    question.time = milliseconds(0);
    QVERIFY(kindOf() == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestChooseByUct)
#include "tst_choosebyuct.moc"
