// Trees of chess that goes on with captures behind the depth limit: a search of the game against
// one of its tree, event by event; what standing pat is in them; and what is left out if they are
// large.

#include "core/formats/importtree.h"
#include "core/games/findsamepositions.h"
#include "core/games/orderedgame.h"
#include "core/games/quiescentgame.h"
#include "core/games/treeboards.h"
#include "core/games/treepositions.h"
#include "core/notation/writetree.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "core/trace/countsearch.h"
#include "tests/games/quiescing.h"
#include "tests/games/saidsummary.h"
#include "tests/rows.h"
#include "tests/search/ways.h"

#include <QTest>
#include <array>
#include <sstream>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

/// Everything that a search tells, but for the node: there is none in a game.
struct Heard {
    using Event = std::array<double, 8>;
    std::vector<Event> events;

    void enter(const auto& /*at*/, Plies left, Window window) {
        events.push_back({0, double(left), window.alpha, window.beta});
    }
    void leaf(const auto& /*at*/, Value value, Window window) {
        events.push_back({1, value, window.alpha, window.beta});
    }
    void recall(const auto& /*at*/, Value value, Window window) {
        events.push_back({2, value, window.alpha, window.beta});
    }
    void back(const auto& /*at*/, std::uint32_t k, const Comparison& c) {
        events.push_back({3, double(k), c.value, c.improved ? 1.0 : 0, c.best, c.window.alpha,
                          c.window.beta, c.again ? 1.0 : 0});
    }
    void cutoff(const auto& /*at*/, std::uint32_t k, std::uint32_t skipped) {
        events.push_back({4, double(k), double(skipped)});
    }
    void leave(const auto& /*at*/, Value value) { events.push_back({5, value}); }
};

template <Position P>
std::vector<Heard::Event> heard(const P& start, const SearchOptions& options, Player root) {
    Heard listener;
    search(start, options, root, listener);
    return listener.events;
}

} // namespace

class TestQuiescentTrees : public QObject {
    Q_OBJECT

  private slots:
    void aSearchOfTheGameIsThatOfItsTree_data();
    void aSearchOfTheGameIsThatOfItsTree();
    void underTheLimitTheTreeIsWithoutCaptures_data() { aSearchOfTheGameIsThatOfItsTree_data(); }
    void underTheLimitTheTreeIsWithoutCaptures();
    void eachIterationHasItsCaptures_data() { aSearchOfTheGameIsThatOfItsTree_data(); }
    void eachIterationHasItsCaptures();
    void standingPatIsAPositionOfItsOwn();
    void standingPatHasTheBoardOfItsParent();
    void aFileOpensWithItsBoards();
    void aTreeThatDoesNotFitIsLessDeep();
    void capturesThatDoNotFitAreLeftOut();
    void theWholeGameHasNothingBehindIt();
};

void TestQuiescentTrees::aSearchOfTheGameIsThatOfItsTree_data() {
    const Rows<QString, uint> row("name", "depth");
    row("no ply, and an exchange", "chess@8/6k1/5n2/3p4/8/2N5/8/3R2K1 w", 0);
    row("a defended pawn", defended, 1);
    row("the same, one ply more", defended, 2);
    row("pawns in passing, by several ways", "chess@4k3/3p1p2/8/4P3/8/8/8/4K3 b", 4);
    row("promotions", "chess@1n2k3/P1P5/8/3pP3/8/8/5p1p/4K1N1 w", 2);
    row("rooks and pawns", "chess@8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w", 3);
    row("a mate within", "chess@6k1/5ppp/8/8/8/8/8/R6K w", 2);
}

/// Event by event, in each order.
void TestQuiescentTrees::aSearchOfTheGameIsThatOfItsTree() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    const AnyGame start = game(name);
    const JudgedGame judged(std::get<Chess<8>>(start), Evaluation::material);
    const Player root = toMove(start);
    for (const GameMoveOrder order :
         {GameMoveOrder::own, GameMoveOrder::capturesFirst, GameMoveOrder::checksFirst}) {
        const GameTree tree = unfolded(start, depth, order);
        const auto positions = findTablePositions(tree);
        for (SearchOptions options : waysToSearch()) {
            if (traits(options.algorithm).deepens) {
                continue; // each depth has other captures behind it: see below
            }
            const SearchOrder asWritten = makeOrder(tree, options, nullptr);
            const auto ofTree = heard(TreeCursor(tree, asWritten, positions.get()), options, root);
            const auto ofGame =
                order == GameMoveOrder::own
                    ? heard(QuiescentGame(judged, depth), options, root)
                    : heard(QuiescentGame(OrderedGame(judged, order), depth), options, root);
            QVERIFY2(ofTree == ofGame, named(options));
            const auto counted = countSearch(tree, options, nullptr, findTablePositions).value();
            options.depth = depth;
            QCOMPARE(said(searched(start, options, order).summary),
                     said(counted.value, counted.counts));
        }
    }
}

void TestQuiescentTrees::underTheLimitTheTreeIsWithoutCaptures() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    const AnyGame start = game(name);
    const GameTree tree = unfolded(start, depth);
    for (SearchOptions options : waysToSearch()) {
        options.depth = depth;
        const auto counted = countSearch(tree, options, nullptr, findTablePositions).value();
        const SearchSummary found =
            searched(start, options, GameMoveOrder::own, Quiescence::none).summary;
        QVERIFY2(found.value == counted.value, named(options));
        if (!traits(options.algorithm).deepens) { // which keeps best moves by position, or by node
            QVERIFY2(found.nodesVisited == counted.counts.nodesVisited, named(options));
            QVERIFY2(found.recalls == counted.counts.recalls, named(options));
        }
    }
}

/// Without moves brought forward an iteration is alpha-beta to its depth.
void TestQuiescentTrees::eachIterationHasItsCaptures() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    SearchOptions options;
    options.algorithm = Algorithm::iterativeDeepening;
    options.previousBestFirst = false;
    options.depth = depth;
    const SearchSummary deepened = searched(game(name), options).summary;
    options.algorithm = Algorithm::alphaBeta;
    SearchSummary sum;
    for (std::uint32_t each = std::min(depth, 1U); each <= depth; ++each) {
        options.depth = each;
        const SearchSummary once = searched(game(name), options).summary;
        sum.value = once.value;
        sum.nodesVisited += once.nodesVisited;
        sum.leavesEvaluated += once.leavesEvaluated;
    }
    QCOMPARE(deepened.value, sum.value);
    QCOMPARE(deepened.nodesVisited, sum.nodesVisited);
    QCOMPARE(deepened.leavesEvaluated, sum.leavesEvaluated);
    // With them the value stays.
    options.algorithm = Algorithm::iterativeDeepening;
    options.previousBestFirst = true;
    options.depth = depth;
    QCOMPARE(searched(game(name), options).summary.value, sum.value);
}

void TestQuiescentTrees::standingPatIsAPositionOfItsOwn() {
    const GameTree tree = unfolded(game("chess@4k3/3p1p2/8/4P3/8/8/8/4K3 b"), 3);
    const std::vector<NodeId> standing = standingPat(tree);
    QVERIFY(standing.size() > 1);
    TreePositions positions(tree);
    bool shared = false;
    for (const auto& same : {findSamePositions(tree), findTablePositions(tree)}) {
        QVERIFY(same->pliesMatter());
        for (const NodeId n : standing) {
            QVERIFY(same->of(n) != same->of(tree.parent(n)));
            for (const NodeId other : same->alike(n)) {
                // Others that stand pat, in the same position.
                QCOMPARE(tree.moves().at(other), standPat);
                QVERIFY(*positions.at(other) == *positions.at(n));
                shared = shared || other != n;
            }
        }
    }
    QVERIFY(shared);
}

void TestQuiescentTrees::standingPatHasTheBoardOfItsParent() {
    const auto tree = std::make_shared<const GameTree>(unfolded(game(defended), 1));
    const NodeId n = standingPat(*tree).front();
    TreePositions positions(*tree);
    QVERIFY(*positions.at(n) == *positions.at(tree->parent(n)));
    const auto boards = boardsOf(tree);
    QVERIFY(boards->at(n)->stoodPat && boards->at(n)->put.empty());
    QVERIFY(boards->at(n)->placement == boards->at(tree->parent(n))->placement);
    QVERIFY(!boards->at(tree->parent(n))->stoodPat && !boards->start().stoodPat);
    QVERIFY(!boards->at(n + 1)->stoodPat);
    // Below it, and in a game that knows no captures, nothing is a position.
    TreeHeader header;
    header.game = "chess";
    const Labels moves({{NodeId{1}, "stand pat"}, {NodeId{2}, "e4"}});
    const GameTree below({1, 2, 3, 3}, {0, 0, 0}, header, {}, Labels(moves));
    TreePositions chess(below);
    QVERIFY(*chess.at(NodeId{1}) == game("chess"));
    QVERIFY(chess.at(NodeId{2}) == nullptr);
    QCOMPARE(findSamePositions(below)->of(NodeId{2}).value, 2U);
    header.game = "tic-tac-toe";
    const GameTree other({1, 2, 3, 3}, {0, 0, 0}, header, {}, Labels(moves));
    QVERIFY(TreePositions(other).at(NodeId{1}) == nullptr);
}

void TestQuiescentTrees::aFileOpensWithItsBoards() {
    const GameTree tree = unfolded(game(defended), 2);
    std::ostringstream text;
    writeJson(text, tree);
    const auto again = importTree(text.str());
    QVERIFY(again.has_value());
    QCOMPARE(again->tree.nodeCount(), tree.nodeCount());
    TreePositions before(tree);
    TreePositions after(again->tree);
    const auto alike = findTablePositions(tree);
    const auto alikeAgain = findTablePositions(again->tree);
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        QVERIFY(before.at(n) != nullptr && *before.at(n) == *after.at(n));
        QCOMPARE(again->tree.staticValue(n), tree.staticValue(n));
        QCOMPARE(alikeAgain->of(n).value, alike->of(n).value);
    }
}

/// To depth 1 there are 18 nodes: 1, 14 moves, and 3 behind the capture.
void TestQuiescentTrees::aTreeThatDoesNotFitIsLessDeep() {
    UnfoldWish wish = wishFor(2);
    const auto all = countUnfolded(game(defended), wish).value();
    QCOMPARE(all.nodes.size(), std::size_t{3});
    QCOMPARE(all.nodes[1], std::uint64_t{18});
    QVERIFY(!all.limited && all.hasCaptures && !all.whole);
    for (const std::uint64_t limit : {all.nodes[1], all.nodes[2] - 1}) {
        wish.maxNodes = limit;
        const Unfolded some = unfold(game(defended), wish).value();
        QCOMPARE(some.completeDepth, 1U);
        QCOMPARE(some.tree.nodeCount(), 18U);
        QVERIFY(some.limited && some.hasCaptures && !some.whole);
        const UnfoldCount count = countUnfolded(game(defended), wish).value();
        QCOMPARE(count.nodes, (std::vector<std::uint64_t>{all.nodes[0], 18}));
        QVERIFY(count.limited && count.hasCaptures);
    }
    wish.maxNodes = all.nodes[2];
    QVERIFY(!unfold(game(defended), wish).value().limited);
    wish.depth.reset(); // as deep as fits
    wish.maxNodes = 18;
    QCOMPARE(unfold(game(defended), wish).value().completeDepth, 1U);
}

void TestQuiescentTrees::capturesThatDoNotFitAreLeftOut() {
    UnfoldWish wish = wishFor(0);
    const AnyGame start = game("chess@8/6k1/5n2/3p4/8/2N5/8/3R2K1 w");
    QCOMPARE(countUnfolded(start, wish)->nodes, std::vector<std::uint64_t>{12});
    wish.maxNodes = 11;
    const Unfolded root = unfold(start, wish).value();
    QCOMPARE(root.tree.nodeCount(), 1U);
    QCOMPARE(root.tree.staticValue(GameTree::root()), 4.0); // 5 + 3 - 3 - 1
    QVERIFY(root.limited && !root.hasCaptures && !root.whole);
    const UnfoldCount count = countUnfolded(start, wish).value();
    QCOMPARE(count.nodes, std::vector<std::uint64_t>{1});
    QVERIFY(count.limited && !count.hasCaptures);
}

/// Black is mated.
void TestQuiescentTrees::theWholeGameHasNothingBehindIt() {
    const Unfolded mated = unfold(game("chess@R5k1/5ppp/8/8/8/8/8/7K b"), wishFor(3)).value();
    QCOMPARE(mated.tree.nodeCount(), 1U);
    QCOMPARE(mated.completeDepth, 0U);
    QVERIFY(mated.whole && !mated.limited);
    QCOMPARE(mated.tree.staticValue(GameTree::root()), 1000.0);
}

QTEST_APPLESS_MAIN(TestQuiescentTrees)
#include "tst_quiescenttrees.moc"
