#include "core/games/unfold.h"
#include "core/lessons/shippedlessons.h"
#include "core/notation/writetree.h"
#include "tests/contentof.h"
#include "tests/lessons/lessonfacts.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/uct/naiveuct.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <set>
#include <sstream>

using namespace prunus;
using namespace prunus::oracle;

namespace {

constexpr const char* aima = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr const char* three = "[[[3,5],[6,9]],[[1,2],[0,-1]]]";
constexpr const char* deep = "[3,[4,[1,[2,5]]]]";
constexpr const char* twelve = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr const char* small = "[[3,8],[2,9]]";
constexpr const char* trap = "[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]";
constexpr const char* limited = R"({"value": 0, "children": [{"value": 1, "children": [3, 4]},
                                                           {"value": 2, "children": [0, 9]}]})";

using Numbers = std::vector<double>;

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

/// The numbers that stand in a text, in order; not those of its headings.
Numbers numbersIn(const std::string& text) {
    static const QRegularExpression number("(?<![A-Za-z0-9])([−-]?)(\\d+)");
    static const QRegularExpression heading("\\*\\*\\d+\\.");
    Numbers numbers;
    auto all = number.globalMatch(QString::fromStdString(text).remove(heading));
    while (all.hasNext()) {
        const auto match = all.next();
        numbers.push_back((match.capturedLength(1) > 0 ? -1 : 1) * match.captured(2).toDouble());
    }
    return numbers;
}

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            texts.push_back(text->text);
        } else if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
            for (const LessonQuestion& question : exercise->questions) {
                texts.push_back(question.text);
            }
        }
    }
    return texts;
}

/// The numbers of a text that has these words in it, computed by searches written for tests.
struct Claim {
    const char* lesson;
    const char* words;
    Numbers numbers;
};

/// What the pieces are worth behind these moves.
double materialAfter(const char* fen, const std::vector<std::string>& moves) {
    prunus::test::NaiveStart at = prunus::test::naiveChess(fen);
    for (const std::string& move : moves) {
        at = at->after(move);
    }
    return prunus::test::naiveMaterial(*at);
}

double capturesOf(const char* fen) {
    return double(
        std::ranges::count_if(prunus::test::naiveChess(fen)->moves(), [](const std::string& move) {
            return move.find('x') != std::string::npos;
        }));
}

/// The greatest that the pieces are worth one move later.
double bestMaterialAfterOne(const char* fen) {
    double best = -1000;
    for (const std::string& move : prunus::test::naiveChess(fen)->moves()) {
        best = std::max(best, materialAfter(fen, {move}));
    }
    return best;
}

constexpr const char* defended = "8/1b4k1/4p3/3p4/8/8/8/3R2K1 w";
constexpr const char* taken = "8/1b4k1/4p3/3R4/8/8/8/6K1 b";
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
        {"horizon",
         "even in the middle of an exchange",
         {rook, bishop, pawn, black == rook ? rook : 0, materialAfter(defended, {}), depth,
          bestMaterialAfterOne(defended)}},
        {"horizon",
         "differ below one move",
         {1 + capturesOf(taken), materialAfter(taken, {}), materialAfter(taken, {"exd5"}),
          chess(taken, 0).value, chess(defended, 1).value}},
        {"horizon",
         "Why stand pat",
         {chess("8/6k1/8/8/3r4/4P3/8/6K1 w", 0).value, chess(guarded, 0).value}},
        {"horizon", "Whoever stands pat", {knight}},
        {"horizon", "With which piece", {withKnight - withRook, 2, depth}},
        {"horizon", "What does it cost", {double(chess(defended, 1).nodes), 1 + moves}},
    };
}

std::vector<Claim> claims() {
    const auto a = [](const char* path) { return leaf(aima, path); };
    const double two = 2; // levels of a tree, moves, a depth: what the lesson itself is about
    const double b3 = worth(three, "0");
    std::vector<Claim> all{
        {"minimax-by-hand",
         "Whoever moves chooses",
         {a("00"), a("01"), a("02"), worth(aima, "0"), a("01")}},
        {"minimax-by-hand",
         "In the same way",
         {worth(aima, "1"), worth(aima, "2"), worth(aima, "0"), worth(aima, "1"), worth(aima, "2"),
          worth(aima), worth(aima), a("00")}},
        {"minimax-by-hand", "What to take along", {reads(aima, slip("", true)), leaves(aima)}},
        {"why-skip", "Minimax reads every leaf", {worth(aima, "0"), readAs(aima, 3)}},
        {"why-skip",
         "MIN can answer C",
         {a("10"), a("10"), worth(aima, "0"), a("11"), a("12"), whereMoveStays(100),
          whereMoveStays(-100)}},
        {"why-skip",
         "Two things are easily",
         {readAs(aima, 3), a("10"), a("10"), readAs(aima, 4), readAs(aima, 5), worth(aima, "0"),
          readAs(aima, 6), reads(aima), leaves(aima)}},
        {"why-skip",
         "cut short as well",
         {worth(three, "00"), readAs(three, 2), readAs(three, 2), readAs(three, 2),
          worth(three, "00"), leaf(three, "011")}},
        {"why-skip",
         "whole subtree",
         {worth(three, "10"), b3, worth(three, "10"), leaves(three, "11")}},
        {"window",
         "This is the moment",
         {worth(three, "00"), worth(three, "00"), readAs(three, 2), readAs(three, 2),
          readAs(three, 2), worth(three, "00")}},
        {"window", "concerns nobody above", {worth(three, "00"), b3, b3}},
    };
    const std::vector<Claim> windows{
        {"window", "can also be *called*", {worth(three), value(three, within(6, 9)), 9}},
        {"window", "Call the search with the window", {2, 6}},
        {"window", "A range that is known", {6, 6}},
        {"deep-cutoffs",
         "MAX has 3 at A",
         {leaf(deep, "0"), leaf(deep, "110"), leaf(deep, "0"), leaf(deep, "0")}},
        {"deep-cutoffs",
         "MIN reads 2 at D",
         {readAs(deep, 3), readAs(deep, 3), leaf(deep, "0"), leaf(deep, "1111"), leaf(deep, "110"),
          readAs(deep, 3)}},
        {"deep-cutoffs",
         "Side by side",
         {leaf(deep, "1110"), leaf(deep, "110"), leaf(deep, "1111"), readByFirstDraft(deep),
          reads(deep)}},
        {"deep-cutoffs", "A shallow cutoff can occur", {two, 4, 3, two, 3}},
        {"drafts", "The first draft**", {reads(three, slip("", true)), readByFirstDraft(three)}},
        {"drafts", "The second approximation**", {readBySecondDraft(three)}},
        {"drafts", "The definitive form**", {reads(three), reads(deep), readByFirstDraft(deep)}},
        {"drafts",
         "On a larger tree",
         {leaves(twelve), reads(twelve, slip("", true)), readByFirstDraft(twelve),
          readBySecondDraft(twelve), reads(twelve)}},
        {"negamax",
         "At B MIN moves",
         {leaf(small, "00"), leaf(small, "01"), -leaf(small, "00"), -leaf(small, "01"),
          -worth(small, "0"), worth(small)}},
        {"negamax", "two forms", {1, -1}},
        {"negamax",
         "The minus in front",
         {leaves("[1,2]"), worth("[1,2]"), value("[1,2]", slip("M29", true, true))}},
        {"negamax",
         "the window has to be turned",
         {worth(small, "0"), -worth(small, "0"), worth(small, "0"), -worth(small, "0"),
          readAs(small, 2), -readAs(small, 2), -readAs(small, 2), -worth(small, "0")}},
        {"negamax",
         "On this tree the right window",
         {leaf("[2,[1,3]]", "11"), value("[2,[1,3]]", soft(slip("M31", false, true)))}},
    };
    const auto ends = readsInAllOrders(aima);
    const auto reversi = prunus::test::naiveReversi(6);
    const std::vector<Claim> orders{
        {"order",
         "Let every inner node",
         {3, 4, std::pow(3, 4), 2, 2, 1, 3, 4, leastOf(3, 4), 2, 1, 4, 8}},
        {"order",
         "What decides is the order",
         {ends.first, leaves(aima), ends.second, reads(aima)}},
        {"order",
         "Two results to hold",
         {visitsOf(".........", false), visitsOf(".........", true), 6, 6, waysToPlay(*reversi, 1),
          waysToPlay(*reversi, 2), waysToPlay(*reversi, 3), waysToPlay(*reversi, 4), 2, 3, 4}},
        {"hard-and-soft",
         "MAX has 2 at A",
         {leaf("[2,[1,3]]", "0"), readAs("[2,[1,3]]", 1), leaf("[2,[1,3]]", "11"),
          returned("[2,[1,3]]", 2), returned("[2,[1,3]]", 2), returned("[2,[1,3]]", 2, soft()),
          returned("[2,[1,3]]", 2, soft()), value("[2,[1,3]]", soft())}},
        {"hard-and-soft",
         "The second reason",
         {worth("[1,[1,1]]"), reads("[1,[1,1]]"), reads("[1,[1,1]]", above())}},
        {"hard-and-soft",
         "Why would a course",
         {leaf("[2,[2,1]]", "0"), readAs("[2,[2,1]]", 1), returned("[2,[2,1]]", 2),
          worth("[2,[2,1]]", "1"), worth("[2,[2,1]]", "1")}},
        {"depth", "do not fit into any machine", {two, 1, leaf(limited, "0"), leaf(limited, "1")}},
        {"depth",
         "With depth 2 it sees",
         {two, worth(limited, "0"), worth(limited, "1"), value(limited, toDepth(2))}},
        {"depth", "With a depth limit of 1", {1}},
        {"depth", "With a depth limit of 2", {2}},
        {"depth", "With a depth limit of 3", {3}},
        {"depth", "Three depths, three moves", {1, 2}},
        {"depth", "All searches together", {1, 2, 10}},
        {"depth", "What if a player cannot move", {0, worth("[[5,0],[4,6]]", "0")}},
        {"slips", "The leaf of mini", {worth("[1,2]"), value("[1,2]", slip("M21", true))}},
        {"slips",
         "Cut before undo",
         {readAs("[2,[1,3,9],4]", 1), readAs("[2,[1,3,9],4]", 2, slip("M22")),
          value("[2,[1,3,9],4]", slip("M22")), value("[2,[1,3,9],4]")}},
        {"slips",
         "Update with ≥",
         {leaf("[2,[1,1]]", "0"), returned("[2,[1,1]]", 2, slip("M23")), worth("[2,[1,1]]", "1")}},
        {"slips", "The return stands", {value("[1,2]", slip("M15", true)), worth("[1,2]")}},
        {"slips",
         "the last child that is wrong",
         {worth("[2,1]"), value("[2,1]", slip("M17", true))}},
        {"slips",
         "begins with the wrong thing",
         {0, worth("[-2,-1]"), value("[-2,-1]", slip("M19", true))}},
        {"slips",
         "is not set anew",
         {leaf("[1,[2,3]]", "0"), value("[1,[2,3]]", slip("M20", true)), worth("[1,[2,3]]")}},
        {"slips", "The lost minus", {worth("[1,2]"), value("[1,2]", slip("M29", true, true))}},
        {"slips",
         "half turned",
         {worth("[1,[3,2]]"), value("[1,[3,2]]", soft(slip("M30", false, true)))}},
        {"games", "that nobody draws", {1, 0, -1, 3, visitsOf("xo.xox..o", false)}},
        {"games", "One of the 3 moves", {3}},
        {"games", "From the empty board", {visitsOf(".........", false), valueOf(".........")}},
        {"games",
         "as the lab plays it",
         {1, 2, 3, 1, 1, 1, nim({1, 1, 1}), 1, nim({1, 2}) == 1 ? 2.0 : 0, 2}},
        {"games", "find the way", {3, 4, nim({3, 4, 5}) == 1 ? 5.0 : 0}},
        {"games",
         "6 by 6 squares. To the end",
         {6, 6, 2, waysToPlay(*reversi, 1), waysToPlay(*reversi, 2) / waysToPlay(*reversi, 1),
          waysToPlay(*reversi, 2), waysToPlay(*reversi, 1)}},
        {"games", "has been solved", {-publishedValue("reversi:6"), 4}},
    };
    const std::vector<Claim> captures = claimsOfCaptures();
    const TrapFacts facts = trapFacts();
    const std::vector<Claim> playouts{
        {"playouts", "MAX can move to A", {leaf(trap, "00"), leaf(trap, "10"), worth(trap, "0")}},
        {"playouts",
         "Alpha-beta reads all",
         {reads(trap), leaf(trap, "07"), worth(trap, "0"), worth(trap, "1")}},
        {"playouts",
         "What does UCT do",
         {1, leaf(trap, "07"), facts.zeroTried, facts.aheadUntil, leaf(trap, "07"),
          facts.moreVisitsFrom}},
    };
    all.insert(all.end(), playouts.begin(), playouts.end());
    all.insert(all.end(), windows.begin(), windows.end());
    all.insert(all.end(), orders.begin(), orders.end());
    all.insert(all.end(), captures.begin(), captures.end());
    return all;
}

QString listed(const Numbers& numbers) {
    QStringList words;
    for (const double each : numbers) {
        words << QString::number(each);
    }
    return words.join(", ");
}

} // namespace

/// No number stands in a lesson's text that is not computed here, by searches and games that were
/// written for tests, or that says what the lesson itself sets: a depth, a window, heaps.
class LessonNumbers : public QObject {
    Q_OBJECT

  private slots:
    static void texts_data();
    static void texts();
    static void claimsAreOfTexts();
    static void movesOfTheGames();
    static void treesOfTheHorizon();
    static void whatHoldsForAllTrees();
};

void LessonNumbers::texts_data() {
    QTest::addColumn<std::size_t>("which");
    for (std::size_t k = 0; k < shippedLessons().size(); ++k) {
        QTest::newRow(shippedLessons()[k].lesson.id.c_str()) << k;
    }
}

void LessonNumbers::texts() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    static const std::vector<Claim> all = claims();
    for (const std::string& text : textsOf(lesson)) {
        const Numbers found = numbersIn(text);
        if (found.empty()) {
            continue;
        }
        const auto claim = std::ranges::find_if(all, [&](const Claim& each) {
            return lesson.id == each.lesson && text.find(each.words) != std::string::npos;
        });
        QVERIFY2(claim != all.end(), text.c_str());
        QVERIFY2(found == claim->numbers,
                 qPrintable(QString("%1: computed %2")
                                .arg(QString::fromStdString(text), listed(claim->numbers))));
    }
}

/// One that is computed for a text that nobody reads any more would prove nothing.
void LessonNumbers::claimsAreOfTexts() {
    for (const Claim& each : claims()) {
        const ShippedLesson* const lesson = shippedLesson(each.lesson);
        QVERIFY2(lesson != nullptr, each.lesson);
        const auto texts = textsOf(lesson->lesson);
        const auto of = std::ranges::count_if(texts, [&](const std::string& text) {
            return text.find(each.words) != std::string::npos;
        });
        QVERIFY2(of == 1, each.words);
    }
}

/// "One of the 3 moves wins, one draws, one loses", and what else the texts say without a number.
void LessonNumbers::movesOfTheGames() {
    std::multiset<double> values;
    for (const std::size_t square : {2U, 6U, 7U}) {
        std::string next = "xo.xox..o";
        QCOMPARE(next[square], '.');
        next[square] = 'x';
        values.insert(valueOf(next, 'o'));
    }
    QCOMPARE(values, (std::multiset<double>{-1, 0, 1}));
    QCOMPARE(nim({1}), -1.0); // whoever is left one ball takes the last
    // "The value is 2 both times": the window that is passed on as it is loses cuts alone.
    QVERIFY(reads("[2,[1,3]]", soft(slip("M31", false, true))) > reads("[2,[1,3]]"));
    QCOMPARE(run("[2,[1,1]]", slip("M23")).line.front(), 1U);
    QCOMPARE(run("[2,[1,1]]", {}).line.front(), 0U);
    QCOMPARE(run("[2,[1,3]]", slip("M18")).line, (std::vector<std::uint32_t>{0, 0}));
}

/// They are those of the positions that they name, to the depth and with the captures behind it.
void LessonNumbers::treesOfTheHorizon() {
    std::vector<std::uint32_t> sizes;
    for (const LessonStep& step : shippedLesson("horizon")->lesson.steps) {
        const auto* const moment = std::get_if<LessonMoment>(&step);
        const auto* const exercise = std::get_if<LessonExercise>(&step);
        if (moment == nullptr && exercise == nullptr) {
            continue;
        }
        const GameTree& tree = moment != nullptr ? *moment->tree : *exercise->tree;
        UnfoldWish wish;
        wish.evaluation = Evaluation::material;
        wish.quiescence = Quiescence::captures;
        // Only in one with all of White's moves at the root is there a depth before the captures.
        wish.depth = tree.moves().at(NodeId{1}) == standPat ? 0 : 1;
        wish.title = tree.header().title;
        const GameTree right = unfold(gameNamed(tree.header().game).value(), wish).value().tree;
        std::ostringstream written;
        std::ostringstream expected;
        writeJson(written, tree);
        writeJson(expected, right);
        QCOMPARE(written.str(), expected.str());
        sizes.push_back(tree.nodeCount());
    }
    QCOMPARE(sizes, (std::vector<std::uint32_t>{18, 5, 12, 19}));
    // "So to take the pawn is the worst move", and all others keep what there is.
    for (const std::string& move : prunus::test::naiveChess(defended)->moves()) {
        const auto next = prunus::test::naiveChess(defended)->after(move);
        const double value = prunus::test::naiveQuiescence(*next, 0, 1000).value().value;
        QCOMPARE(value, move == "Rxd5" ? -4.0 : 0.0);
    }
    // "the pawn or the bishop takes the rook, which comes to" the same.
    QCOMPARE(materialAfter(taken, {"exd5"}), materialAfter(taken, {"Bxd5"}));
    // "2 pawns can be taken, one of them defended", which depth 1 cannot tell apart.
    const char* const loose = "8/6k1/4p3/3p4/8/p2R4/8/6K1 w";
    QCOMPARE(materialAfter(loose, {"Rxd5"}), materialAfter(loose, {"Rxa3"}));
    QCOMPARE(capturesOf(loose), 2.0);
}

/// What the texts say of searches, and not of one tree: on a thousand random ones.
void LessonNumbers::whatHoldsForAllTrees() {
    Draw draw(20);
    double lostByHard = 0;
    for (int k = 0; k < 1000; ++k) {
        const NaiveTree drawn = uniformDistinct(draw, 2 + draw.below(3), 2 + draw.below(2));
        std::string json = text(drawn);
        json.resize(json.rfind(']') + 1); // without who moves first
        const char* const tree = json.c_str();
        // From an open window both fail modes have one value and, where a tie cuts, one set of
        // leaves.
        const NaiveOutcome hard = run(tree);
        QCOMPARE(hard.value, worth(tree));
        QCOMPARE(run(tree, soft()).value, hard.value);
        QCOMPARE(run(tree, soft()).reads, hard.reads);
        // The second approximation cuts nothing; the first draft cuts no more than the last form.
        QCOMPARE(readBySecondDraft(tree), leaves(tree));
        QVERIFY(readByFirstDraft(tree) >= reads(tree));
        // A window that is passed on as it is.
        QCOMPARE(reads(tree, soft(slip("M31", false, true))), leaves(tree));
        QCOMPARE(value(tree, soft(slip("M31", false, true))), worth(tree));
        lostByHard += value(tree, slip("M31", false, true)) == worth(tree) ? 0 : 1;
    }
    QVERIFY(lostByHard > 0);
}

QTEST_GUILESS_MAIN(LessonNumbers)

#include "tst_lessonnumbers.moc"
