// Chess that goes on with captures behind the depth limit, searched as it is: against a search that
// was written for tests and shares nothing with it, and against what is worked by hand.

#include "core/games/quiescentgame.h"
#include "tests/games/naivequiescence.h"
#include "tests/games/quiescing.h"
#include "tests/rows.h"
#include "tests/search/ways.h"

#include <QTest>
#include <random>

using namespace prunus;
using namespace prunus::gamestest;
using namespace prunus::test;

namespace {

/// A position that play at random leads to, as far as it goes, once more in plain text.
struct Reached {
    AnyGame position;
    NaiveStart naive;
};

Reached playedAtRandom(const QString& name, int moves, std::mt19937& random) {
    Reached at{game(name), naiveNamed(name.toStdString())};
    for (int k = 0; k < moves; ++k) {
        const std::vector<std::string> names = at.naive->moves();
        if (names.empty()) {
            break;
        }
        const std::string& move = names[random() % names.size()];
        at.position = after(at.position, moveNamed(at.position, move).value());
        at.naive = at.naive->after(move);
    }
    return at;
}

} // namespace

class TestQuiescence : public QObject {
    Q_OBJECT

  private slots:
    void capturesAreThoseInTheNamesOfMoves_data();
    void capturesAreThoseInTheNamesOfMoves();
    void theNaiveSearchFindsTheSame_data() { capturesAreThoseInTheNamesOfMoves_data(); }
    void theNaiveSearchFindsTheSame();
    void aDefendedPawnIsNoGain();
    void theVariationIsNumberedInTheGamesOrder();
};

void TestQuiescence::capturesAreThoseInTheNamesOfMoves_data() {
    const Rows<QString, int> row("name", "depths");
    row("Gardner's board", "chess:gardner", 2);
    row("Los Alamos", "chess:los-alamos", 1);
    row("a defended pawn", defended, 2);
    row("pawns that capture in passing, Black to move", "chess@4k3/3p1p2/8/4P3/8/8/8/4K3 b", 3);
    row("pawns that are promoted by capturing", "chess@1n2k3/P1P5/8/3pP3/8/8/5p1p/4K1N1 w", 2);
    row("many rooks and pawns", "chess@8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w", 2);
    row("the whole board", "chess", 1);
}

/// In standard algebraic notation an x says so, and nothing else has one.
void TestQuiescence::capturesAreThoseInTheNamesOfMoves() {
    QFETCH(QString, name);
    std::mt19937 random(1);
    std::uint32_t captures = 0;
    for (int moves = 0; moves < 36; moves += 3) {
        const Reached at = playedAtRandom(name, moves, random);
        std::visit(
            [&](const auto& position) {
                if constexpr (CapturingGame<std::decay_t<decltype(position)>>) {
                    const auto all = position.moves();
                    bool any = false;
                    for (std::uint32_t k = 0; k < all.size(); ++k) {
                        const bool named = position.moveName(all[k]).find('x') != std::string::npos;
                        QCOMPARE(position.captures(all[k]), named);
                        any = any || named;
                        captures += named ? 1U : 0U;
                    }
                    QCOMPARE(position.quiet(), !any);
                }
            },
            at.position);
    }
    QVERIFY(captures > 0);
}

/// Value, nodes and leaves of minimax on the game and of its tree; the value of all others.
void TestQuiescence::theNaiveSearchFindsTheSame() {
    QFETCH(QString, name);
    QFETCH(int, depths);
    constexpr std::uint64_t most = 1200;
    std::mt19937 random(2);
    int compared = 0;
    int captures = 0;
    for (int depth = 0; depth <= depths; ++depth) {
        for (int moves = 0; moves < 40; moves += depth == 0 ? 1 : 2) {
            const Reached at = playedAtRandom(name, moves, random);
            const auto right = naiveQuiescence(*at.naive, depth, most);
            if (!right) {
                continue;
            }
            ++compared;
            const auto plies = static_cast<std::uint32_t>(depth);
            for (SearchOptions options : waysToSearch()) {
                options.depth = plies;
                const SearchSummary found = searched(at.position, options).summary;
                QVERIFY2(found.value == right->value, named(options));
                if (options.algorithm == Algorithm::minimax ||
                    options.algorithm == Algorithm::negamax) {
                    QCOMPARE(found.nodesVisited, right->nodes);
                    QCOMPARE(found.leavesEvaluated, right->leaves);
                }
            }
            const GameTree tree = unfolded(at.position, plies);
            QCOMPARE(std::uint64_t(tree.nodeCount()), right->nodes);
            QCOMPARE(std::uint64_t(tree.leafCount()), right->leaves);
            captures += standingPat(tree).empty() ? 0 : 1;
        }
    }
    QVERIFY2(compared >= 15, QByteArray::number(compared));
    QVERIFY(captures > 0);
}

/// Depth 1 sees a pawn won; one ply more sees the rook lost: 5 - 5 + 1 = 1 and 1 - 5 = -4.
void TestQuiescence::aDefendedPawnIsNoGain() {
    SearchOptions options;
    options.depth = 1;
    const GameSearch without =
        searched(game(defended), options, GameMoveOrder::own, Quiescence::none);
    QCOMPARE(without.summary.value, 1.0);
    QCOMPARE(without.moves, std::vector<std::string>{"Rxd5"});
    const GameSearch with = searched(game(defended), options);
    QCOMPARE(with.summary.value, 0.0);
    QCOMPARE(with.moves, std::vector<std::string>{"Rd4"});
    const GameTree tree = unfolded(game(defended), 1);
    const NodeId capture = tree.children(GameTree::root()).first;
    QCOMPARE(tree.moves().at(capture), std::string_view("Rxd5"));
    std::vector<std::pair<std::string, Value>> replies;
    for (const NodeId child : tree.children(capture)) {
        replies.emplace_back(tree.moves().at(child), tree.staticValue(child));
        QVERIFY(tree.isLeaf(child));
    }
    QVERIFY((replies == std::vector<std::pair<std::string, Value>>{
                            {"stand pat", 1}, {"exd5", -4}, {"Bxd5", -4}}));
    QCOMPARE(tree.staticValue(capture), 1.0);
}

void TestQuiescence::theVariationIsNumberedInTheGamesOrder() {
    // Behind the limit to stand pat is number 0, whatever the order.
    const AnyGame start = game("chess@8/6k1/8/3p4/8/2N5/8/3R2K1 w");
    SearchOptions options;
    options.depth = 0;
    options.algorithm = Algorithm::minimax;
    for (const GameMoveOrder order : {GameMoveOrder::own, GameMoveOrder::capturesFirst}) {
        const GameSearch found = searched(start, options, order);
        QCOMPARE(found.moves, std::vector<std::string>{"Nxd5"});
        QCOMPARE(found.variation, std::vector<std::uint32_t>{1}); // before Rxd5
    }
    const AnyGame black = game("chess@8/3r2k1/8/8/3P4/4P3/8/6K1 b");
    QCOMPARE(searched(black, options).moves, std::vector<std::string>{"stand pat"});
    QCOMPARE(searched(black, options).variation, std::vector<std::uint32_t>{0});
}

QTEST_APPLESS_MAIN(TestQuiescence)
#include "tst_quiescence.moc"
