#include "core/games/searchgame.h"
#include "core/trace/moment.h"
#include "tests/games/naivegame.h"
#include "tests/games/saidsummary.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;
using namespace prunus::gamestest;
using namespace prunus::test;

namespace {

GameSearch search(const QString& name, const SearchOptions& options,
                  Evaluation evaluation = Evaluation::own) {
    return searchGame(game(name), options, evaluation).value();
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
    void stopsWhenCancelled_data();
    void stopsWhenCancelled();
};

void TestSolvedGames::hasThePublishedValue_data() {
    const Rows<QString, double> row("name", "value");
    row("tic-tac-toe is a draw", "tic-tac-toe", 0);
    row("Reversi 4 x 4: 3 to 11", "reversi:4", -8);
    // J. Tromp's table of Connect Four on other boards.
    row("Connect Four on 4 x 4 is a draw", "connect-four:4,4,4", 0);
    row("Connect Four on 5 x 4 is a draw", "connect-four:5,4,4", 0);
    // Uiterwijk and van den Herik, 2000.
    row("4,3,3 is won by the first", "mnk:4,3,3", 1);
    row("the lab's Nim is won by the first", "nim:3:3,4,5", 1);
    row("three single counters are lost", "nim:3:1,1,1", -1);
}

void TestSolvedGames::hasThePublishedValue() {
    QFETCH(QString, name);
    QTEST(search(name, with(Algorithm::alphaBeta)).summary.value, "value");
}

void TestSolvedGames::everyAlgorithmSolvesSmallBoards_data() {
    addNames({"mnk:3,3,3", "mnk:3,3,2", "mnk:4,2,3", "mnk:2,4,4", "mnk:8,1,2", "connect-four:3,3,3",
              "connect-four:4,3,3", "connect-four:3,4,4", "connect-four:5,2,3", "reversi:4",
              "reversi-wof:4", "nim:2:4,3,2", "nim-normal:3:3,4"});
}

void TestSolvedGames::everyAlgorithmSolvesSmallBoards() {
    QFETCH(QString, name);
    std::map<std::string, int> known;
    const Value value = solved(*naiveNamed(name.toStdString()), known);
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QCOMPARE(search(name, with(each.algorithm)).summary.value, value);
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
        QStringList counters;
        for (const int heap : heaps) {
            if (heap > 0) {
                counters << QString::number(heap);
            }
        }
        const QString name = QStringLiteral("%1:%2:%3")
                                 .arg(lastLoses ? "nim" : "nim-normal")
                                 .arg(take)
                                 .arg(counters.join(u','));
        const int value = solved(*naiveNim(heaps, take, lastLoses), known);
        const double judged = search(name, with(Algorithm::alphaBeta, 0)).summary.value;
        QVERIFY2(judged == 0.5 * value, qPrintable(name));
        if (heaps[0] + heaps[1] + heaps[2] <= 9) {
            const double searched = search(name, with(Algorithm::alphaBeta)).summary.value;
            QVERIFY2(searched == value, qPrintable(name));
        }
    }
}

void TestSolvedGames::sameAsOnTheTree_data() {
    const Rows<QString, uint> row("name", "depth");
    row("tic-tac-toe to its end", "tic-tac-toe", 9);
    row("tic-tac-toe, five plies", "tic-tac-toe", 5);
    row("nothing but the start", "connect-four", 0);
    row("Connect Four, five plies", "connect-four", 5);
    row("Reversi 4 x 4, with passes", "reversi:4", 10);
    row("Reversi 8 x 8, five plies", "reversi:8", 5);
    row("ultimate, three plies", "ultimate-tic-tac-toe", 3);
    row("Nim, four plies", "nim:3:3,4,5", 4);
}

/// What a search counts and finds on the game itself is what it does on the game's tree.
void TestSolvedGames::sameAsOnTheTree() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    for (const Evaluation evaluation : {Evaluation::own, Evaluation::zero}) {
        UnfoldWish wish = toDepth(depth);
        wish.evaluation = evaluation;
        const auto made = unfold(game(name), wish);
        const GameTree& tree = made->tree;
        for (const AlgorithmTraits& each : algorithms) {
            SearchOptions options = with(each.algorithm, wish.depth);
            for (int way = 0; way < (each.windowed ? 4 : 1); ++way) {
                options.fail = way % 2 == 0 ? FailMode::hard : FailMode::soft;
                options.cut = way < 2 ? CutRule::greaterOrEqual : CutRule::greater;
                const auto trace = recordSearch(tree, options).value();
                const GameSearch found = search(name, options, evaluation);
                QCOMPARE(said(found.summary), said(trace->value(), trace->totals()));
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
            const std::uint64_t more = std::string_view(name) == "connect-four:4,4,4" ? 1 : 0;
            QVERIFY(small.nodesVisited >= usual.nodesVisited + more);
        }
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
    // One heap, one counter at a time: forty plies without a choice, more than there is room for at
    // first.
    QVERIFY(search("nim:1:40", with(Algorithm::alphaBeta)).variation ==
            std::vector<std::uint32_t>(40, 0));
}

void TestSolvedGames::stopsWhenCancelled_data() {
    const Rows<QString, SearchOptions, Quiescence> row("name", "options", "quiescence");
    row("without a depth", "reversi:8", with(Algorithm::minimax), Quiescence::none);
    row("with captures", "chess", with(Algorithm::alphaBeta, 20), Quiescence::captures);
}

void TestSolvedGames::stopsWhenCancelled() {
    QFETCH(QString, name);
    QFETCH(SearchOptions, options);
    QFETCH(Quiescence, quiescence);
    Progress progress;
    progress.cancel();
    const auto found =
        searchGame(game(name), options, Evaluation::own, GameMoveOrder::own, quiescence, &progress);
    QVERIFY(!found);
    QVERIFY(found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestSolvedGames)
#include "tst_solvedgames.moc"
