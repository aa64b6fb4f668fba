#include "core/games/searchgame.h"
#include "core/games/unfold.h"
#include "core/trace/moment.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <functional>

using namespace prunus;
using namespace prunus::test;

namespace {

GameSearch search(const std::string& name, const SearchOptions& options,
                  Evaluation evaluation = Evaluation::own) {
    return searchGame(gameNamed(name).value(), options, evaluation).value();
}

SearchOptions with(Algorithm algorithm, std::optional<std::uint32_t> depth = std::nullopt) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.depth = depth;
    return options;
}

std::vector<std::uint32_t> bestLine(const GameTree& tree, const SearchTrace& trace) {
    std::vector<std::uint32_t> line;
    for (const NodeId node : Moment(tree, trace, trace.end()).bestLine()) {
        if (node != GameTree::root()) {
            line.push_back(tree.childNumber(node));
        }
    }
    return line;
}

} // namespace

/// Searches of games without a tree: against published values, brute force, theory, and the same
/// searches on the tree.
class TestSolvedGames : public QObject {
    Q_OBJECT

  private slots:
    void hasThePublishedValue_data();
    void hasThePublishedValue();
    void minimaxVisitsTheWholeOfTicTacToe();
    void everyAlgorithmSolvesSmallBoards_data();
    void everyAlgorithmSolvesSmallBoards();
    void nimFollowsItsTheory_data();
    void nimFollowsItsTheory();
    void sameAsOnTheTree_data();
    void sameAsOnTheTree();
    void aWindowIsForThoseThatTakeOne();
    void aTableSavesWhatMeetsAgain();
    void aSmallTableForgetsButDoesNotErr();
    void deepeningKeepsNoMoreThanItMay();
    void namesTheBestLine();
    void stopsWhenCancelled();
};

void TestSolvedGames::hasThePublishedValue_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("value");
    QTest::newRow("tic-tac-toe is a draw") << "tic-tac-toe" << 0.0;
    QTest::newRow("Reversi 4 x 4: 3 to 11") << "reversi:4" << -8.0;
    // J. Tromp's table of Connect Four on other boards.
    QTest::newRow("Connect Four on 4 x 4 is a draw") << "connect-four:4,4,4" << 0.0;
    QTest::newRow("Connect Four on 5 x 4 is a draw") << "connect-four:5,4,4" << 0.0;
    // Uiterwijk and van den Herik, 2000.
    QTest::newRow("4,3,3 is won by the first") << "mnk:4,3,3" << 1.0;
    QTest::newRow("the lab's Nim is won by the first") << "nim:3:3,4,5" << 1.0;
    QTest::newRow("three single counters are lost") << "nim:3:1,1,1" << -1.0;
}

void TestSolvedGames::hasThePublishedValue() {
    QFETCH(QString, name);
    QFETCH(double, value);
    QCOMPARE(search(name.toStdString(), with(Algorithm::alphaBeta)).summary.value, value);
}

void TestSolvedGames::minimaxVisitsTheWholeOfTicTacToe() {
    for (const Algorithm algorithm : {Algorithm::minimax, Algorithm::negamax}) {
        const GameSearch found = search("tic-tac-toe", with(algorithm));
        QCOMPARE(found.summary.value, 0.0);
        QCOMPARE(found.summary.nodesVisited, std::uint64_t{549'946});
        QCOMPARE(found.summary.leavesEvaluated, std::uint64_t{255'168}); // H. Bottomley, 2001
        QCOMPARE(found.summary.interiorVisited, std::uint64_t{294'778});
        QCOMPARE(found.summary.cutoffs, std::uint64_t{0});
    }
}

void TestSolvedGames::everyAlgorithmSolvesSmallBoards_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::function<NaiveStart()>>("naive");
    const auto row = [](const char* name, std::function<NaiveStart()> naive) {
        QTest::newRow(name) << name << std::move(naive);
    };
    row("mnk:3,3,3", [] { return naiveMnk(3, 3, 3); });
    row("mnk:3,3,2", [] { return naiveMnk(3, 3, 2); });
    row("mnk:4,2,3", [] { return naiveMnk(4, 2, 3); });
    row("mnk:2,4,4", [] { return naiveMnk(2, 4, 4); });
    row("mnk:8,1,2", [] { return naiveMnk(8, 1, 2); });
    row("connect-four:3,3,3", [] { return naiveConnectFour(3, 3, 3); });
    row("connect-four:4,3,3", [] { return naiveConnectFour(4, 3, 3); });
    row("connect-four:3,4,4", [] { return naiveConnectFour(3, 4, 4); });
    row("connect-four:5,2,3", [] { return naiveConnectFour(5, 2, 3); });
    row("reversi:4", [] { return naiveReversi(4); });
    row("reversi-wof:4", [] { return naiveReversi(4, true); });
    row("nim:2:4,3,2", [] { return naiveNim({4, 3, 2}, 2, true); });
    row("nim-normal:3:3,4", [] { return naiveNim({3, 4}, 3, false); });
}

void TestSolvedGames::everyAlgorithmSolvesSmallBoards() {
    QFETCH(QString, name);
    QFETCH(std::function<NaiveStart()>, naive);
    std::map<std::string, int> known;
    const auto value = static_cast<Value>(solved(*naive(), known));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QCOMPARE(search(name.toStdString(), with(each.algorithm)).summary.value, value);
    }
}

void TestSolvedGames::nimFollowsItsTheory_data() {
    QTest::addColumn<int>("take");
    QTest::addColumn<bool>("lastLoses");
    for (int take = 1; take <= 5; ++take) {
        QTest::addRow("misère, up to %d", take) << take << true;
        QTest::addRow("normal, up to %d", take) << take << false;
    }
}

/// All of up to three heaps of up to five. The theory (Bouton 1901, and Sprague and Grundy for the
/// limit) is what the evaluation uses, so that one looks at no move at all.
void TestSolvedGames::nimFollowsItsTheory() {
    QFETCH(int, take);
    QFETCH(bool, lastLoses);
    std::map<std::string, int> known;
    for (int code = 1; code < 216; ++code) {
        const std::vector<int> heaps{code / 36, code / 6 % 6, code % 6};
        std::string name = (lastLoses ? "nim:" : "nim-normal:") + std::to_string(take);
        char separator = ':';
        for (const int heap : heaps) {
            if (heap > 0) {
                name += separator + std::to_string(heap);
                separator = ',';
            }
        }
        const int value = solved(*naiveNim(heaps, take, lastLoses), known);
        const double judged = search(name, with(Algorithm::alphaBeta, 0)).summary.value;
        QVERIFY2(judged == 0.5 * value, name.c_str());
        if (heaps[0] + heaps[1] + heaps[2] <= 9) {
            const double searched = search(name, with(Algorithm::alphaBeta)).summary.value;
            QVERIFY2(searched == value, name.c_str());
        }
    }
}

void TestSolvedGames::sameAsOnTheTree_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("depth");
    QTest::newRow("tic-tac-toe to its end") << "tic-tac-toe" << 9;
    QTest::newRow("tic-tac-toe, five plies") << "tic-tac-toe" << 5;
    QTest::newRow("nothing but the start") << "connect-four" << 0;
    QTest::newRow("Connect Four, five plies") << "connect-four" << 5;
    QTest::newRow("Reversi 4 x 4, with passes") << "reversi:4" << 10;
    QTest::newRow("Reversi 8 x 8, five plies") << "reversi:8" << 5;
    QTest::newRow("ultimate, three plies") << "ultimate-tic-tac-toe" << 3;
    QTest::newRow("Nim, four plies") << "nim:3:3,4,5" << 4;
}

/// What a search counts and finds on the game itself is what it does on the game's tree.
void TestSolvedGames::sameAsOnTheTree() {
    QFETCH(QString, name);
    QFETCH(int, depth);
    for (const Evaluation evaluation : {Evaluation::own, Evaluation::zero}) {
        UnfoldWish wish;
        wish.depth = static_cast<std::uint32_t>(depth);
        wish.evaluation = evaluation;
        const auto unfolded = unfold(gameNamed(name.toStdString()).value(), wish);
        const GameTree& tree = unfolded->tree;
        for (const AlgorithmTraits& each : algorithms) {
            SearchOptions options = with(each.algorithm, wish.depth);
            for (int way = 0; way < (each.windowed ? 4 : 1); ++way) {
                options.fail = way % 2 == 0 ? FailMode::hard : FailMode::soft;
                options.cut = way < 2 ? CutRule::greaterOrEqual : CutRule::greater;
                const auto trace = recordSearch(tree, options).value();
                const GameSearch found = search(name.toStdString(), options, evaluation);
                const Counts counts = trace->totals();
                QCOMPARE(found.summary.value, trace->value());
                QCOMPARE(found.summary.nodesVisited, counts.nodesVisited);
                QCOMPARE(found.summary.leavesEvaluated, counts.leavesEvaluated);
                QCOMPARE(found.summary.interiorVisited, counts.interiorVisited);
                QCOMPARE(found.summary.cutoffs, counts.cutoffs);
                QVERIFY(found.variation == bestLine(tree, *trace));
            }
        }
    }
}

void TestSolvedGames::aWindowIsForThoseThatTakeOne() {
    SearchOptions options = with(Algorithm::alphaBeta);
    options.window = {-1, 0};
    options.fail = FailMode::soft;
    const std::uint64_t narrow = search("tic-tac-toe", options).summary.nodesVisited;
    QVERIFY(narrow < search("tic-tac-toe", with(Algorithm::alphaBeta)).summary.nodesVisited);
    options.algorithm = Algorithm::minimax;
    QCOMPARE(search("tic-tac-toe", options).summary.nodesVisited, std::uint64_t{549'946});
}

/// In a game, unlike in its tree, lines of play meet in the same position. All tic-tac-toe has 5478
/// positions (H. Bottomley, 2001), so a table answers the rest.
void TestSolvedGames::aTableSavesWhatMeetsAgain() {
    const SearchSummary plain = search("tic-tac-toe", with(Algorithm::alphaBeta)).summary;
    const SearchSummary table = search("tic-tac-toe", with(Algorithm::alphaBetaWithMemory)).summary;
    QCOMPARE(table.value, 0.0);
    QVERIFY(table.leavesEvaluated < 5478);
    QVERIFY(table.nodesVisited * 3 < plain.nodesVisited);
}

/// Below the limit nothing is forgotten, so that more memory changes nothing; beyond it positions
/// are searched again, and come to the same value.
void TestSolvedGames::aSmallTableForgetsButDoesNotErr() {
    for (const Algorithm algorithm : {Algorithm::alphaBetaWithMemory, Algorithm::mtdf}) {
        for (const char* name : {"connect-four:4,4,4", "mnk:4,3,3", "reversi:4"}) {
            SearchOptions options = with(algorithm);
            const SearchSummary usual = search(name, options).summary;
            options.tableBytes = std::uint64_t{1} << 40U;
            QCOMPARE(search(name, options).summary.nodesVisited, usual.nodesVisited);
            options.tableBytes = 1;
            const SearchSummary small = search(name, options).summary;
            QCOMPARE(small.value, usual.value);
            QVERIFY(small.nodesVisited >= usual.nodesVisited);
        }
        SearchOptions options = with(algorithm);
        const std::uint64_t usual = search("connect-four:4,4,4", options).summary.nodesVisited;
        options.tableBytes = 1;
        QVERIFY(search("connect-four:4,4,4", options).summary.nodesVisited > usual);
    }
}

/// Without room for any it is the search that tries moves in their own order.
void TestSolvedGames::deepeningKeepsNoMoreThanItMay() {
    for (const char* name : {"connect-four:4,4,4", "mnk:4,3,3", "reversi:4"}) {
        SearchOptions options = with(Algorithm::iterativeDeepening);
        const SearchSummary usual = search(name, options).summary;
        options.tableBytes = std::uint64_t{1} << 40U;
        QCOMPARE(search(name, options).summary.nodesVisited, usual.nodesVisited);
        options.tableBytes = 1;
        const SearchSummary none = search(name, options).summary;
        QCOMPARE(none.value, usual.value);
        options.tableBytes.reset();
        options.previousBestFirst = false;
        QCOMPARE(none.nodesVisited, search(name, options).summary.nodesVisited);
        QVERIFY(none.nodesVisited != usual.nodesVisited);
    }
}

void TestSolvedGames::namesTheBestLine() {
    // Who takes two of three leaves the other the last one.
    const GameSearch found = search("nim:3:3", with(Algorithm::negamax));
    QCOMPARE(found.summary.value, 1.0);
    QVERIFY((found.moves == std::vector<std::string>{"A-2", "A-1"}));
    QVERIFY((found.variation == std::vector<std::uint32_t>{1, 0}));
    QVERIFY(search("nim:3:3", with(Algorithm::negamax, 0)).variation.empty());
    // One heap, one counter at a time: forty plies without a choice.
    QVERIFY(search("nim:1:40", with(Algorithm::alphaBeta)).variation ==
            std::vector<std::uint32_t>(40, 0));
}

void TestSolvedGames::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    const auto found = searchGame(gameNamed("reversi:8").value(), with(Algorithm::minimax),
                                  Evaluation::own, &progress);
    QVERIFY(!found);
    QVERIFY(found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestSolvedGames)
#include "tst_solvedgames.moc"
