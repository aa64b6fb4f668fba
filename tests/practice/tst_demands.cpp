// What is asked of trees for questions: each demand, by hand on published trees and on thousands of
// trees by a program that knows nothing of sheets.

#include "core/notation/readtree.h"
#include "core/practice/difficulty.h"
#include "core/practice/grade.h"
#include "core/practice/guesses.h"
#include "tests/enough.h"
#include "tests/practice/naivedemands.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace prunus;

namespace {

constexpr auto aima = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr auto e9 = "[4,[12,[13,11]],[[3,[6,15]],[5,2]]]";
constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr auto t13 = "[[7,10],[[[6,[3,7]],8],[[[10,12],[1,6]],12],[8,9]]]";

Profile softProfile() {
    Profile profile;
    profile.fail = FailMode::soft;
    return profile;
}

Sheet rightSheet(const GameTree& tree, const Profile& profile = softProfile()) {
    return makeSheet(tree, procedureUnder(profile, Question::crossOut)).value();
}

/// Whether this demand alone is unmet by the tree.
std::uint64_t lack(const char* tree, Demand demand, Demands demands = {}) {
    demands.demands = {demand};
    std::uint64_t by = 0;
    for (const UnmetDemand& each : unmetDemands(readText(tree).value(), demands)) {
        by += each.by;
    }
    return by;
}

} // namespace

class TestDemands : public QObject {
    Q_OBJECT

  private slots:
    static void difficulty_data();
    static void difficulty();
    static void demandsByHand_data();
    static void demandsByHand();
    static void guessesOnE9();
    static void everyDemandIsWhatItSays();
};

/// The table of estimated difficulties.
void TestDemands::difficulty_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<bool>("minRoot");
    QTest::addColumn<int>("expected");
    QTest::newRow("AIMA") << aima << false << 17;
    QTest::newRow("CS188") << "[[12,[15,6,21]],[[10,5],[19,1]],2]" << false << 24;
    QTest::newRow("E9") << e9 << false << 33;
    QTest::newRow("E12") << e12 << false << 45;
    QTest::newRow("UCLA CS161") << "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]"
                                << false << 48;
    QTest::newRow("T13") << t13 << false << 54;
    QTest::newRow("UCI CS271") << "[[[[6,4],[8,6]],[[4,0],[2,2]]],[[[7,4],[9,3]],[[3,3],[2,6]]]]"
                               << true << 59;
    QTest::newRow("U11") << u11 << false << 69;
}

void TestDemands::difficulty() {
    QFETCH(QString, tree);
    QFETCH(bool, minRoot);
    QFETCH(int, expected);
    Profile profile = softProfile();
    profile.root = minRoot ? Player::min : Player::max;
    const GameTree game = readText(tree.toStdString()).value();
    QCOMPARE(difficultyOf(game, rightSheet(game, profile)), static_cast<std::uint64_t>(expected));
}

void TestDemands::demandsByHand_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<int>("demand");
    QTest::addColumn<int>("lacks");
    const auto row = [](const char* name, const char* tree, Demand demand, int lacks) {
        QTest::newRow(name) << tree << static_cast<int>(demand) << lacks;
    };
    row("the textbook's 2 stands twice", aima, Demand::fewRepeats, 1);
    row("no value of E12 does", e12, Demand::fewRepeats, 0);
    row("the textbook's prunes 2 of 9, less than a quarter", aima, Demand::prunes, 1);
    row("E12 prunes 5 of 12", e12, Demand::prunes, 0);
    row("the textbook's cuts no MAX node", aima, Demand::bothSides, 1);
    row("E12 cuts nodes of both", e12, Demand::bothSides, 0);
    row("the textbook's best move is the first", aima, Demand::answer, 2);
    row("T13 has one tie", t13, Demand::ties, 1);
    row("E12 has none", e12, Demand::ties, 0);
    row("nobody guesses E12", e12, Demand::noShortCut, 0);
    row("the last leaves, and all but the first, give most of E9", e9, Demand::noShortCut, 2);
    row("T13 depends on the cut rule", t13, Demand::conventionProof, 1);
    row("E12 does not", e12, Demand::conventionProof, 0);
}

void TestDemands::demandsByHand() {
    QFETCH(QString, tree);
    QFETCH(int, demand);
    QFETCH(int, lacks);
    Demands demands;
    demands.profile = softProfile();
    QCOMPARE(lack(qPrintable(tree), static_cast<Demand>(demand), demands),
             static_cast<std::uint64_t>(lacks));
}

/// As it was measured: two thirds for the last leaves.
void TestDemands::guessesOnE9() {
    const GameTree tree = readText(e9).value();
    const Sheet right = rightSheet(tree);
    double best = 0;
    for (const Answer& guess : guessedCrosses(tree, right)) {
        best = std::max(
            best, gradeAnswer(tree, Question::crossOut, right, guess, softProfile(), false).credit);
    }
    QVERIFY(std::abs(best - 2.0 / 3) < 1e-9);
}

namespace {

oracle::NaiveNode drawnNode(oracle::Draw& draw, std::uint32_t plies, std::uint32_t values) {
    oracle::NaiveNode node;
    if (plies == 0 || (plies < 3 && draw.oneIn(3))) {
        node.value = static_cast<Value>(draw.below(values));
        return node;
    }
    for (std::uint32_t children = 2 + draw.below(2); children > 0; --children) {
        node.children.push_back(drawnNode(draw, plies - 1, values));
    }
    return node;
}

} // namespace

/// On any tree and in any course, by how much each is missed: as a program says that knows no
/// sheet.
void TestDemands::everyDemandIsWhatItSays() {
    using enum Misconception;
    oracle::Draw draw(5);
    std::map<Demand, std::set<std::uint64_t>> seen;
    for (std::uint64_t k = 0; k < oracle::enough(1'000); ++k) {
        Demands demands;
        demands.demands.clear();
        for (auto each = Demand::fewRepeats; each <= Demand::conventionProof;
             each = Demand(int(each) + 1)) {
            demands.demands.push_back(each);
        }
        demands.profile.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        demands.profile.cut = draw.oneIn(3) ? CutRule::greater : CutRule::greaterOrEqual;
        demands.ties = draw.below(2);
        demands.watch = {noDeepCutoffs,    noBetaCutoffs, noAlphaCutoffs, lastValueIsBound,
                         testBeforeUpdate, sharedBounds,  returnInLoop,   rightToLeft};
        demands.difficulty = {25, 35};
        const oracle::NaiveTree tree{drawnNode(draw, 3 + draw.below(2), draw.oneIn(2) ? 9 : 60),
                                     draw.oneIn(2) ? Player::max : Player::min};
        std::map<Demand, std::uint64_t> found;
        for (const UnmetDemand& each : unmetDemands(gameTree(tree), demands)) {
            found[each.demand] += each.by;
        }
        for (const auto& [demand, by] : oracle::naiveLacks(tree, demands)) {
            if (by) {
                QVERIFY2(found[demand] == *by,
                         (std::to_string(int(demand)) + ": " + std::to_string(found[demand]) +
                          " for " + std::to_string(*by) + " of " + text(tree))
                             .c_str());
                seen[demand].insert(*by);
            }
        }
    }
    for (const auto& [demand, amounts] : seen) {
        QVERIFY2(amounts.size() > 1, std::to_string(int(demand)).c_str()); // met and missed
    }
    QCOMPARE(seen.size(), 12U);
}

QTEST_GUILESS_MAIN(TestDemands)
#include "tst_demands.moc"
