// Trees made for questions, and parallel versions of one tree, which are equally hard with other
// keys: each meets what was asked of it, as a naive search says.

#include "core/formats/treeformat.h"
#include "core/practice/generator.h"
#include "core/practice/versions.h"
#include "tests/enough.h"
#include "tests/practice/naivedemands.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <deque>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;
using enum Misconception;

namespace {

QString textOf(const GameTree& tree) {
    return QString::fromStdString(written(tree, TreeFormat::text));
}

void compareVersions(const std::vector<Version>& versions, const Demands& demands) {
    std::deque<oracle::ByHand> hands;
    for (const Version& version : versions) {
        hands.emplace_back(version.tree);
    }
    QCOMPARE(oracle::faultInVersions(hands), "");
    for (std::size_t k = 0; k < hands.size(); ++k) {
        for (const Question question : demands.questions) {
            QCOMPARE(std::ranges::count(versions[k].sameKey, question),
                     oracle::hasKeyOfNeighbour(hands, k, question) ? 1 : 0);
        }
    }
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT

  private slots:
    static void everyTreeMeetsItsDemands_data();
    static void everyTreeMeetsItsDemands();
    static void isQuick();
    static void saysWhatStoodAgainstIt();
    static void versionsAreEquallyHard_data();
    static void versionsAreEquallyHard();
    static void versionsOfAGeneratedTree();
    static void moreVersionsThanThereAre();
    static void stops();
};

void TestGenerator::everyTreeMeetsItsDemands_data() {
    const Rows<std::uint64_t, Demands> row("trees", "demands");
    Demands demands;
    QVERIFY(demands.values == std::pair(0, 20));
    QVERIFY(demands.demands ==
            (std::vector{Demand::fewRepeats, Demand::prunes, Demand::bothSides, Demand::answer,
                         Demand::ties, Demand::difficulty, Demand::shows, Demand::separates,
                         Demand::noShortCut, Demand::conventionProof}));
    demands.seed = 0;
    row("nothing to watch for", oracle::enough(870), demands);
    demands.watch = {noDeepCutoffs, noBetaCutoffs, noAlphaCutoffs};
    row("deep cutoffs and cutoffs of one side", oracle::enough(30), demands);
    demands.ties = 1;
    demands.watch = {equality};
    row("the tie", oracle::enough(100), demands);
    demands.profile.cut = CutRule::greater;
    demands.watch = {equalityReversed};
    demands.seed = 1;
    row("the tie, in a course in which it does not cut", std::uint64_t{1}, demands);
    Demands harder;
    harder.mostLeaves = 14;
    harder.mostDepth = 5;
    harder.demands = {Demand::prunes, Demand::depthsOfCuts, Demand::robust, Demand::difficulty};
    harder.difficulty = {30, 50};
    row("what is asked for more rarely", oracle::enough(32), harder);
}

void TestGenerator::everyTreeMeetsItsDemands() {
    QFETCH(const std::uint64_t, trees);
    QFETCH(Demands, demands);
    std::set<QString> different;
    for (std::uint64_t k = 0; k < trees; ++k, ++demands.seed) {
        const auto made = generateFor(demands);
        QVERIFY(made.has_value());
        different.insert(textOf(*made));
        // The same seed gives the same.
        QVERIFY(k > 0 || textOf(generateFor(demands).value()) == textOf(*made));
        const oracle::ByHand hand(*made);
        QCOMPARE(hand.run.value, oracle::naiveMinimax(hand.tree.root, true));
        const std::string fault = oracle::naiveFault(oracle::nested(*made), demands);
        QVERIFY2(fault.empty(), qPrintable(textOf(*made) + QString::fromStdString(": " + fault)));
    }
    QVERIFY(different.size() > trees * 9 / 10);
}

/// Under a second in the median, also where it is slow to look at.
void TestGenerator::isQuick() {
    Demands demands;
    demands.watch = {noDeepCutoffs, testBeforeUpdate};
    std::vector<qint64> took;
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        demands.seed = seed;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(generateFor(demands).has_value());
        took.push_back(timer.elapsed());
    }
    std::ranges::sort(took);
    qInfo("median %lld ms, longest %lld ms", took[4], took.back());
#ifndef __SANITIZE_ADDRESS__
    QVERIFY(took[4] < 1000);
#endif
}

void TestGenerator::saysWhatStoodAgainstIt() {
    // A bound from further up than the parent takes three plies between.
    Demands demands;
    demands.mostDepth = 2;
    demands.mostChildren = 4;
    demands.watch = {noDeepCutoffs};
    demands.demands = {Demand::prunes, Demand::shows};
    const auto none = generateFor(demands);
    QVERIFY(!none);
    QCOMPARE(none.error().unmet, (std::vector<UnmetDemand>{{Demand::shows, 1, noDeepCutoffs}}));
}

void TestGenerator::versionsAreEquallyHard_data() {
    const Rows<QString, Player, int> row("tree", "root",
                                         "sameKeys"); // at most, of all versions together
    row("three moves, cuts of MAX alone", textbook, Player::max, 0);
    row("two moves", e9, Player::max, 0);
    row("two moves, deep cuts of both", e12, Player::max, 0);
    row("a tie", t13, Player::max, 0);
    row("many ties: there are few other keys", u11, Player::max, 5);
    row("MIN begins", "[[7,10],[[3,8],[2,12]],[5,1]]", Player::min, 0);
}

/// Worked out again by a second, naive search.
void TestGenerator::versionsAreEquallyHard() {
    QFETCH(QString, tree);
    QFETCH(Player, root);
    QFETCH(int, sameKeys);
    const GameTree read = treeOf(tree);
    TreeHeader header;
    header.root = root;
    const GameTree first(read.offsets(), read.ownValues(), header);
    Demands demands;
    demands.questions = {Question::move, Question::leafOrder};
    const auto versions = parallelVersions(first, 4, demands);
    QVERIFY(versions.has_value());
    QCOMPARE(versions->size(), 4U);
    QCOMPARE(textOf(versions->front().tree), textOf(first));
    compareVersions(*versions, demands);
    int same = 0;
    for (const Version& version : *versions) {
        same += static_cast<int>(version.sameKey.size());
    }
    QVERIFY(same <= sameKeys);
}

/// They meet what the first was made for.
void TestGenerator::versionsOfAGeneratedTree() {
    Demands demands;
    demands.questions = {Question::move, Question::crossOut};
    demands.watch = {noDeepCutoffs, testBeforeUpdate};
    for (demands.seed = 1; demands.seed <= 3; ++demands.seed) {
        const GameTree first = generateFor(demands).value();
        const auto versions = parallelVersions(first, 3, demands);
        QVERIFY(versions.has_value());
        // The same seed gives the same.
        QVERIFY(demands.seed > 1 || textOf(parallelVersions(first, 3, demands)->back().tree) ==
                                        textOf(versions->back().tree));
        compareVersions(*versions, demands);
        for (const Version& version : *versions) {
            QCOMPARE(oracle::naiveFault(oracle::nested(version.tree), demands), "");
        }
    }
}

/// Two leaves can only be all 1, or not; and one leaf alone can be cut of the second tree.
void TestGenerator::moreVersionsThanThereAre() {
    Demands demands;
    const auto none = parallelVersions(treeOf("[1,1]"), 2, demands);
    QVERIFY(!none);
    QCOMPARE(none.error().found, 1U);
    const auto versions = parallelVersions(treeOf("[[2,3],[1,4]]"), 3, demands);
    QVERIFY(versions.has_value());
    QCOMPARE(versions->back().sameKey, std::vector{Question::crossOut});
}

void TestGenerator::stops() {
    Progress progress;
    progress.cancel();
    Demands demands;
    QVERIFY(parallelVersions(treeOf("[[2,3],[1,4]]"), 3, demands, &progress).error().stopped);
    demands.demands = {Demand::robust, Demand::depthsOfCuts};
    const auto none = generateFor(demands, &progress);
    QVERIFY(!none);
    QVERIFY(none.error().stopped);
}

QTEST_GUILESS_MAIN(TestGenerator)
#include "tst_generator.moc"
