// What is asked of trees for questions: each demand on thousands of trees, by a program that knows
// nothing of sheets; and what was measured on published trees.

#include "core/practice/difficulty.h"
#include "core/practice/guesses.h"
#include "tests/practice/naivedemands.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

using namespace prunus;
using namespace prunus::practicetest;

class TestDemands : public QObject {
    Q_OBJECT

  private slots:
    static void difficulty_data();
    static void difficulty();
    static void guessesOnE9();
    static void everyDemandIsWhatItSays();
};

/// The table of estimated difficulties.
void TestDemands::difficulty_data() {
    const Rows<QString, Player, std::uint64_t> table("tree", "root", "difficulty");
    const auto row = [&](const char* name, const char* tree, std::uint64_t difficulty,
                         Player root = Player::max) { table(name, tree, root, difficulty); };
    row("AIMA", textbook, 17);
    row("CS188", "[[12,[15,6,21]],[[10,5],[19,1]],2]", 24);
    row("E9", e9, 33);
    row("E12", e12, 45);
    row("UCLA CS161", "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]", 48);
    row("T13", t13, 54);
    row("UCI CS271", "[[[[6,4],[8,6]],[[4,0],[2,2]]],[[[7,4],[9,3]],[[3,3],[2,6]]]]", 59,
        Player::min);
    row("U11", u11, 69);
}

void TestDemands::difficulty() {
    QFETCH(QString, tree);
    QFETCH(Player, root);
    Profile course = courseWith(CutRule::greaterOrEqual, FailMode::soft);
    course.root = root;
    const GameTree game = treeOf(tree);
    QTEST(difficultyOf(game, sheetUnder(game, Question::crossOut, course)), "difficulty");
}

/// As it was measured: two thirds for the last leaves.
void TestDemands::guessesOnE9() {
    const GameTree tree = treeOf(e9);
    const Profile course = courseWith(CutRule::greaterOrEqual, FailMode::soft);
    double best = 0;
    for (const Answer& guess : guessedCrosses(tree, sheetUnder(tree, Question::crossOut, course))) {
        best = std::max(best, gradeUnder(tree, Question::crossOut, guess, course).credit);
    }
    QVERIFY(std::abs(best - 2.0 / 3) < 1e-9);
}

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
        demands.difficulty = draw.oneIn(2) ? std::pair(25U, 35U) : std::pair(0U, 0U);
        const oracle::NaiveTree tree = drawnTree(draw);
        std::map<Demand, std::uint64_t> found;
        for (const UnmetDemand& each : unmetDemands(gameTree(tree), demands)) {
            found[each.demand] += each.by;
        }
        for (const auto& [demand, by] : oracle::naiveLacks(tree, demands)) {
            QVERIFY2(by.contains(found[demand]),
                     (std::to_string(int(demand)) + ": " + std::to_string(found[demand]) + " of " +
                      text(tree))
                         .c_str());
            seen[demand].insert(found[demand]);
        }
    }
    for (const auto& [demand, amounts] : seen) {
        QVERIFY2(amounts.size() > 1, std::to_string(int(demand)).c_str()); // met and missed
    }
    QCOMPARE(seen.size(), 12U);
}

QTEST_GUILESS_MAIN(TestDemands)
#include "tst_demands.moc"
