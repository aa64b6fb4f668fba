#include "tests/lessons/lessonclaims.h"

#include "tests/contentof.h"
#include "tests/lessons/lessonfacts.h"
#include "tests/search/oracle/naivetree.h"
#include "tests/uct/naiveuct.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

namespace prunus::oracle {

namespace {

constexpr const char* aima = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr const char* three = "[[[3,5],[6,9]],[[1,2],[0,-1]]]";
constexpr const char* deep = "[3,[4,[1,[2,5]]]]";
constexpr const char* twelve = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr const char* small = "[[3,8],[2,9]]";
constexpr const char* trap = "[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]";
constexpr const char* limited = R"({"value": 0, "children": [{"value": 1, "children": [3, 4]},
                                                           {"value": 2, "children": [0, 9]}]})";

/// With the leaves 4 and 6 of the textbook's tree both changed to this: whether the move stays.
double whereMoveStays(int other) {
    const QString tree = QString("[[3,12,8],[2,%1,%1],[14,5,2]]").arg(other);
    const QByteArray text = tree.toUtf8();
    return worth(text.constData(), "0") > worth(text.constData(), "1") ? other : std::nan("");
}

/// Of the game's documents: proved by others.
double publishedValue(const char* game) {
    return QJsonDocument::fromJson(contentOf(PRUNUS_GAME_COUNTS))["values"][game].toDouble();
}

/// Of UCT on the trap with the usual options, by iterations from 1.
struct TrapFacts {
    double zeroTried = 0;      ///< the first that visits A's 0
    double aheadUntil = 0;     ///< the last after which A is the move
    double moreVisitsFrom = 0; ///< the first from which on B has more visits
};

TrapFacts trapFacts() {
    using namespace prunus::test;
    NaiveUctOptions options;
    options.least = 0;
    options.greatest = 9;
    const NaiveUct found = naiveUct(placeIn(naiveTree(trap)), options, true);
    TrapFacts facts;
    const auto visits = [](const std::map<Path, NaiveCount>& counts, const Path& path) {
        const auto of = counts.find(path);
        return of == counts.end() ? 0 : of->second.first;
    };
    for (const std::map<Path, NaiveCount>& counts : found.counted) {
        const int iteration = visits(counts, {});
        if (facts.zeroTried == 0 && visits(counts, {0, 7}) > 0) {
            facts.zeroTried = iteration + 1; // the root has not counted it yet
        }
        if (visits(counts, {1}) <= visits(counts, {0})) {
            facts.moreVisitsFrom = iteration + 1;
        }
    }
    for (std::size_t k = 0; k < found.leaders.size(); ++k) {
        facts.aheadUntil = found.leaders[k] == 0 ? double(k + 1) : facts.aheadUntil;
    }
    return facts;
}

/// The greatest that the pieces are worth one move later.
double bestMaterialAfterOne(const char* fen) {
    double best = -1000;
    for (const std::string& move : prunus::test::naiveChess(fen)->moves()) {
        best = std::max(best, materialAfter(fen, {move}));
    }
    return best;
}

constexpr const char* guarded = "8/3r2k1/8/8/3P4/4P3/8/6K1 b";

std::vector<Claim> claimsOfCaptures() {
    const double rook = materialAfter("4k3/8/8/8/8/8/8/R3K3 w", {});
    const double knight = materialAfter("4k3/8/8/8/8/8/8/N3K3 w", {});
    const double pawn = materialAfter("4k3/8/8/8/8/8/P7/4K3 w", {});
    const double bishop = materialAfter("4k3/8/8/8/8/8/8/B3K3 w", {});
    const double black = -materialAfter("8/1b4k1/4p3/3p4/8/8/8/6K1 w", {});
    const double depth = 1; // which the lesson sets
    const double withKnight = chess("8/6k1/5n2/3N4/8/8/8/3R2K1 b", 0).value;
    const double withRook = chess("8/6k1/5n2/3R4/8/2N5/8/6K1 b", 0).value;
    const auto moves = waysToPlay(*prunus::test::naiveChess(defended), 1);
    return {
        {"even in the middle of an exchange",
         {rook, bishop, pawn, black == rook ? rook : 0, materialAfter(defended, {}), depth,
          bestMaterialAfterOne(defended)}},
        {"differ below one move",
         {1 + capturesOf(taken), materialAfter(taken, {}), materialAfter(taken, {"exd5"}),
          chess(taken, 0).value, chess(defended, 1).value}},
        {"Why stand pat", {chess("8/6k1/8/8/3r4/4P3/8/6K1 w", 0).value, chess(guarded, 0).value}},
        {"Whoever stands pat", {knight}},
        {"With which piece", {withKnight - withRook, 2, depth}},
        {"What does it cost", {double(chess(defended, 1).nodes), 1 + moves}},
    };
}

} // namespace

std::map<std::string, std::vector<Claim>> claims() {
    const auto a = [](const char* path) { return leaf(aima, path); };
    const double two = 2; // levels of a tree, moves, a depth: what the lesson itself is about
    const double b3 = worth(three, "0");
    std::map<std::string, std::vector<Claim>> all;
    all["minimax-by-hand"] = {
        {"Whoever moves chooses",
         {a("00"), a("01"), a("02"), worth(aima, "0"), a("01"), worth(aima, "0"), worth(aima, "0"),
          worth(aima, "0")}},
        {"In the same way",
         {worth(aima, "1"), worth(aima, "2"), worth(aima, "0"), worth(aima, "1"), worth(aima, "2"),
          worth(aima), worth(aima), a("00")}},
        {"What to take along", {reads(aima, slip("", true)), leaves(aima)}},
    };
    all["why-skip"] = {
        {"Minimax reads every leaf", {worth(aima, "0"), readAs(aima, 3)}},
        {"MIN can answer C",
         {a("10"), a("10"), a("10"), worth(aima, "0"), a("11"), a("12"), whereMoveStays(100),
          whereMoveStays(-100)}},
        {"Two things are easily",
         {readAs(aima, 3), a("10"), a("10"), readAs(aima, 4), readAs(aima, 5), worth(aima, "0"),
          readAs(aima, 6), reads(aima), leaves(aima)}},
        {"cut short as well",
         {worth(three, "00"), readAs(three, 2), readAs(three, 2), readAs(three, 2),
          worth(three, "00"), leaf(three, "011")}},
        {"whole subtree", {worth(three, "10"), b3, worth(three, "10"), leaves(three, "11")}},
    };
    all["window"] = {
        {"This is the moment", {worth(three, "00"), worth(three, "00")}},
        {"Next comes the leaf",
         {readAs(three, 2), readAs(three, 2), readAs(three, 2), worth(three, "00")}},
        {"concerns nobody above", {worth(three, "00"), b3, b3}},
        {"can also be *called*", {worth(three), value(three, within(6, 9)), 9}},
        {"Call the search with the window", {2, 6}},
        {"A range that is known", {6, 6}},
    };
    all["deep-cutoffs"] = {
        {"MAX has 3 at A", {leaf(deep, "0"), leaf(deep, "110"), leaf(deep, "0"), leaf(deep, "0")}},
        {"MIN reads 2 at D",
         {readAs(deep, 3), readAs(deep, 3), leaf(deep, "0"), leaf(deep, "1111"), leaf(deep, "110"),
          readAs(deep, 3)}},
        {"Side by side",
         {leaf(deep, "1110"), leaf(deep, "110"), leaf(deep, "1111"), readByFirstDraft(deep),
          reads(deep)}},
        {"A shallow cutoff can occur", {two, 4, 3, two, 3}},
    };
    all["drafts"] = {
        {"The first draft**", {reads(three, slip("", true)), readByFirstDraft(three)}},
        {"The second approximation**", {readBySecondDraft(three)}},
        {"The definitive form**", {reads(three), reads(deep), readByFirstDraft(deep)}},
        {"On a larger tree",
         {leaves(twelve), reads(twelve, slip("", true)), readByFirstDraft(twelve),
          readBySecondDraft(twelve), reads(twelve)}},
    };
    all["negamax"] = {
        {"At B MIN moves",
         {leaf(small, "00"), leaf(small, "01"), -leaf(small, "00"), -leaf(small, "01"),
          -worth(small, "0"), worth(small)}},
        {"two forms", {1, -1}},
        {"The minus in front",
         {leaves("[1,2]"), worth("[1,2]"), value("[1,2]", slip("M29", true, true))}},
        {"the window has to be turned",
         {worth(small, "0"), -worth(small, "0"), worth(small, "0"), -worth(small, "0"),
          readAs(small, 2), -readAs(small, 2), -readAs(small, 2), -worth(small, "0")}},
        {"On this tree the right window",
         {leaf("[2,[1,3]]", "11"), value("[2,[1,3]]", soft(slip("M31", false, true)))}},
    };
    const auto ends = readsInAllOrders(aima);
    const auto reversi = prunus::test::naiveReversi(6);
    all["order"] = {
        {"Let every inner node", {3, 4, std::pow(3, 4), 2, 2, 1, 3, 4, leastOf(3, 4), 2, 1, 4, 8}},
        {"What decides is the order", {ends.first, leaves(aima), ends.second, reads(aima)}},
        {"Two results to hold",
         {visitsOf(".........", false), visitsOf(".........", true), 6, 6, waysToPlay(*reversi, 1),
          waysToPlay(*reversi, 2), waysToPlay(*reversi, 3), waysToPlay(*reversi, 4), 2, 3, 4}},
    };
    all["hard-and-soft"] = {
        {"MAX has 2 at A",
         {leaf("[2,[1,3]]", "0"), readAs("[2,[1,3]]", 1), leaf("[2,[1,3]]", "11"),
          returned("[2,[1,3]]", 2), returned("[2,[1,3]]", 2), returned("[2,[1,3]]", 2, soft()),
          returned("[2,[1,3]]", 2, soft()), value("[2,[1,3]]", soft())}},
        {"The second reason",
         {worth("[1,[1,1]]"), reads("[1,[1,1]]"), reads("[1,[1,1]]", above())}},
        {"Why would a course",
         {leaf("[2,[2,1]]", "0"), readAs("[2,[2,1]]", 1), returned("[2,[2,1]]", 2),
          worth("[2,[2,1]]", "1"), worth("[2,[2,1]]", "1")}},
    };
    all["depth"] = {
        {"do not fit into any machine", {two, 1, leaf(limited, "0"), leaf(limited, "1")}},
        {"With depth 2 it sees",
         {two, worth(limited, "0"), worth(limited, "1"), value(limited, toDepth(2))}},
        {"With a depth limit of 1", {1}},
        {"With a depth limit of 2", {2}},
        {"With a depth limit of 3", {3}},
        {"Three depths, three moves", {1, 2}},
        {"All searches together", {1, 2, 10}},
        {"What if a player cannot move", {0, worth("[[5,0],[4,6]]", "0")}},
    };
    all["slips"] = {
        {"The leaf of mini", {worth("[1,2]"), value("[1,2]", slip("M21", true))}},
        {"Cut before undo",
         {readAs("[2,[1,3,9],4]", 1), readAs("[2,[1,3,9],4]", 2, slip("M22")),
          value("[2,[1,3,9],4]", slip("M22")), value("[2,[1,3,9],4]")}},
        {"Update with ≥",
         {leaf("[2,[1,1]]", "0"), returned("[2,[1,1]]", 2, slip("M23")), worth("[2,[1,1]]", "1")}},
        {"The return stands", {value("[1,2]", slip("M15", true)), worth("[1,2]")}},
        {"the last child that is wrong", {worth("[2,1]"), value("[2,1]", slip("M17", true))}},
        {"begins with the wrong thing", {0, worth("[-2,-1]"), value("[-2,-1]", slip("M19", true))}},
        {"is not set anew",
         {leaf("[1,[2,3]]", "0"), value("[1,[2,3]]", slip("M20", true)), worth("[1,[2,3]]")}},
        {"The lost minus", {worth("[1,2]"), value("[1,2]", slip("M29", true, true))}},
        {"half turned", {worth("[1,[3,2]]"), value("[1,[3,2]]", soft(slip("M30", false, true)))}},
    };
    all["games"] = {
        {"that nobody draws", {1, 0, -1, 3, visitsOf("xo.xox..o", false)}},
        {"One of the 3 moves", {3}},
        {"From the empty board", {visitsOf(".........", false), valueOf(".........")}},
        {"as the lab plays it",
         {1, 2, 3, 1, 1, 1, nim({1, 1, 1}), 1, nim({1, 2}) == 1 ? 2.0 : 0, 2}},
        {"find the way", {3, 4, nim({3, 4, 5}) == 1 ? 5.0 : 0}},
        {"6 by 6 squares. To the end",
         {6, 6, 2, waysToPlay(*reversi, 1), waysToPlay(*reversi, 2) / waysToPlay(*reversi, 1),
          waysToPlay(*reversi, 2), waysToPlay(*reversi, 1)}},
        {"has been solved", {-publishedValue("reversi:6"), 4}},
    };
    const TrapFacts facts = trapFacts();
    all["playouts"] = {
        {"MAX can move to A", {leaf(trap, "00"), leaf(trap, "10"), worth(trap, "0")}},
        {"Alpha-beta reads all",
         {reads(trap), leaf(trap, "07"), worth(trap, "0"), worth(trap, "1")}},
        {"What does UCT do",
         {1, leaf(trap, "07"), facts.zeroTried, facts.aheadUntil, leaf(trap, "07"),
          facts.moreVisitsFrom}},
    };
    all["horizon"] = claimsOfCaptures();
    return all;
}

} // namespace prunus::oracle
