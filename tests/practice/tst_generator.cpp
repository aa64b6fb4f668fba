// Trees made for questions: that each demand is what it says, by hand on published trees and by
// brute force on thousands of generated ones.

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "core/practice/difficulty.h"
#include "core/practice/generator.h"
#include "core/practice/grade.h"
#include "core/practice/guesses.h"
#include "core/practice/versions.h"
#include "tests/enough.h"
#include "tests/practice/naiveexam.h"
#include "tests/practice/naiveslip.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
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

QString textOf(const GameTree& tree) {
    return QString::fromStdString(written(tree, TreeFormat::text));
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT

  private slots:
    static void difficulty_data();
    static void difficulty();
    static void demandsByHand_data();
    static void demandsByHand();
    static void tiesUnderEitherRule();
    static void guessesOnE9();
    static void everyTreeMeetsItsDemands_data();
    static void everyTreeMeetsItsDemands();
    static void harderDemands();
    static void isQuick();
    static void sameSeedSameTree();
    static void saysWhatStoodAgainstIt();
    static void stops();
    static void versionsAreEquallyHard_data();
    static void versionsAreEquallyHard();
    static void versionsOfAGeneratedTree();
    static void moreVersionsThanThereAre();
};

/// The table of estimated difficulties.
void TestGenerator::difficulty_data() {
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

void TestGenerator::difficulty() {
    QFETCH(QString, tree);
    QFETCH(bool, minRoot);
    QFETCH(int, expected);
    Profile profile = softProfile();
    profile.root = minRoot ? Player::min : Player::max;
    const GameTree game = readText(tree.toStdString()).value();
    QCOMPARE(difficultyOf(game, rightSheet(game, profile)), static_cast<std::uint64_t>(expected));
}

void TestGenerator::demandsByHand_data() {
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

void TestGenerator::demandsByHand() {
    QFETCH(QString, tree);
    QFETCH(int, demand);
    QFETCH(int, lacks);
    Demands demands;
    demands.profile = softProfile();
    QCOMPARE(lack(qPrintable(tree), static_cast<Demand>(demand), demands),
             static_cast<std::uint64_t>(lacks));
}

/// A course in which a tie does not cut can have trees with one, too.
void TestGenerator::tiesUnderEitherRule() {
    Demands demands;
    demands.ties = 1;
    demands.watch = {Misconception::equalityReversed};
    demands.profile.cut = CutRule::greater;
    const auto tree = generateFor(demands);
    QVERIFY(tree.has_value());
    const Sheet right = rightSheet(*tree, demands.profile);
    const auto wrong =
        makeSheet(*tree, procedureOf(Misconception::equalityReversed, right.procedure));
    QVERIFY(wrong->leaves.size() < right.leaves.size());
    QCOMPARE(std::ranges::count(wrong->cuts, true, &SheetCut::equal), 1);
}

/// As it was measured: two thirds for the last leaves.
void TestGenerator::guessesOnE9() {
    const GameTree tree = readText(e9).value();
    const Sheet right = rightSheet(tree);
    double best = 0;
    for (const Answer& guess : guessedCrosses(tree, right)) {
        best = std::max(
            best, gradeAnswer(tree, Question::crossOut, right, guess, softProfile(), false).credit);
    }
    QVERIFY(std::abs(best - 2.0 / 3) < 1e-9);
}

void TestGenerator::everyTreeMeetsItsDemands_data() {
    QTest::addColumn<int>("trees");
    QTest::addColumn<int>("ties");
    QTest::addColumn<QList<int>>("watch");
    const auto row = [](const char* name, int trees, int ties,
                        const std::vector<Misconception>& watch) {
        QList<int> ids;
        for (const Misconception m : watch) {
            ids << static_cast<int>(m);
        }
        QTest::newRow(name) << static_cast<int>(oracle::enough(static_cast<std::uint64_t>(trees)))
                            << ties << ids;
    };
    using enum Misconception;
    row("nothing to watch for", 870, 0, {});
    row("deep cutoffs and cutoffs of one side", 30, 0,
        {noDeepCutoffs, noBetaCutoffs, noAlphaCutoffs});
    row("the tie", 100, 1, {equality});
}

/// Which leaves the right search reads, and each slip; those that are the same once.
static std::set<std::set<std::uint32_t>> readSets(const oracle::NaiveTree& tree,
                                                  const std::vector<Misconception>& slips) {
    std::set<std::set<std::uint32_t>> sets;
    const auto add = [&](const oracle::NaiveSlip& slip) {
        const auto reads = oracle::naiveOutcome(tree, slip)->reads;
        sets.insert({reads.begin(), reads.end()});
    };
    add({});
    for (const Misconception m : slips) {
        oracle::NaiveSlip slip;
        slip.id = traits(m).id;
        add(slip);
    }
    return sets;
}

/// What is asked of each tree is worked out again by a second, naive search.
void TestGenerator::everyTreeMeetsItsDemands() {
    QFETCH(int, trees);
    QFETCH(int, ties);
    QFETCH(QList<int>, watch);
    Demands demands;
    demands.ties = static_cast<std::uint32_t>(ties);
    for (const int id : watch) {
        demands.watch.push_back(static_cast<Misconception>(id));
    }
    std::set<QString> different;
    for (int k = 0; k < trees; ++k) {
        demands.seed = static_cast<std::uint64_t>(k);
        const auto made = generateFor(demands);
        QVERIFY(made.has_value());
        const QByteArray text = textOf(*made).toUtf8();
        different.insert(textOf(*made));
        const oracle::NaiveTree tree = oracle::nested(*made);
        oracle::NaiveRun run;
        run.carryOut(tree);
        QCOMPARE(run.value, oracle::naiveMinimax(tree.root, true));
        for (const std::string& fault :
             {oracle::faultInShape(tree, demands), oracle::faultInAnswer(tree),
              oracle::faultInCuts(tree, run, demands)}) {
            QVERIFY2(fault.empty(), (fault + ": " + text.toStdString()).c_str());
        }
        QCOMPARE(difficultyOf(*made, rightSheet(*made, demands.profile)),
                 oracle::naiveDifficulty(tree, run));
        // Another course's rules leave the same unread, but for wanted ties.
        oracle::NaiveRun soft;
        soft.soft = true;
        soft.carryOut(tree);
        QVERIFY2(soft.reads == run.reads, text);
        oracle::NaiveRun greater;
        greater.atTies = false;
        greater.carryOut(tree);
        QVERIFY2(ties > 0 || greater.unread(tree) == run.unread(tree), text);
        QVERIFY2(readSets(tree, demands.watch).size() == demands.watch.size() + 1, text);
    }
    QVERIFY(different.size() > static_cast<std::size_t>(trees) * 9 / 10);
}

/// Those that are asked for more rarely, from what they say.
void TestGenerator::harderDemands() {
    Demands demands;
    demands.mostLeaves = 14;
    demands.mostDepth = 5;
    demands.demands = {Demand::prunes, Demand::depthsOfCuts, Demand::robust, Demand::difficulty};
    demands.difficulty = {30, 50};
    for (std::uint64_t seed = 1; seed <= oracle::enough(32); ++seed) {
        demands.seed = seed;
        const auto made = generateFor(demands);
        QVERIFY(made.has_value());
        const QByteArray text = textOf(*made).toUtf8();
        oracle::NaiveTree tree = oracle::nested(*made);
        oracle::NaiveRun run;
        run.carryOut(tree);
        const auto deep = oracle::count(run.cuts, &oracle::NaiveCut::deep);
        QVERIFY2(deep > 0 && deep < run.cuts.size(), text);
        QVERIFY2(std::ranges::any_of(run.cuts,
                                     [](const oracle::NaiveCut& cut) {
                                         return std::ranges::any_of(
                                             cut.skipped, [](const oracle::NaiveNode* unit) {
                                                 return !unit->children.empty();
                                             });
                                     }),
                 text);
        const std::uint64_t difficulty = oracle::naiveDifficulty(tree, run);
        QVERIFY2(difficulty >= 30 && difficulty <= 50, text);
        for (const oracle::NaiveNode* leaf : run.reads) {
            for (const Value change : {-1.0, 1.0}) {
                std::vector<Value> values = made->ownValues();
                values[leaf->id] += change;
                const oracle::NaiveTree other =
                    oracle::nested(GameTree(made->offsets(), std::move(values), made->header()));
                oracle::NaiveRun again;
                again.carryOut(other);
                QVERIFY2(again.move == run.move, text);
                QCOMPARE(again.reads.size(), run.reads.size());
                for (std::size_t k = 0; k < run.reads.size(); ++k) {
                    QCOMPARE(again.reads[k]->id, run.reads[k]->id);
                }
            }
        }
    }
}

/// Under a second in the median, also where it is slow to look at.
void TestGenerator::isQuick() {
    Demands demands;
    demands.watch = {Misconception::noDeepCutoffs, Misconception::testBeforeUpdate};
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

void TestGenerator::sameSeedSameTree() {
    Demands demands;
    demands.seed = 7;
    const QString tree = textOf(generateFor(demands).value());
    QCOMPARE(textOf(generateFor(demands).value()), tree);
    demands.seed = 8;
    QVERIFY(textOf(generateFor(demands).value()) != tree);
}

void TestGenerator::saysWhatStoodAgainstIt() {
    // A bound from further up than the parent takes three plies between.
    Demands demands;
    demands.mostDepth = 2;
    demands.mostChildren = 4;
    demands.watch = {Misconception::noDeepCutoffs};
    demands.demands = {Demand::prunes, Demand::shows};
    const auto none = generateFor(demands);
    QVERIFY(!none);
    QCOMPARE(none.error().unmet,
             (std::vector<UnmetDemand>{{Demand::shows, 1, Misconception::noDeepCutoffs}}));
}

void TestGenerator::stops() {
    Progress progress;
    progress.cancel();
    Demands demands;
    demands.demands = {Demand::robust, Demand::depthsOfCuts};
    const auto none = generateFor(demands, &progress);
    QVERIFY(!none);
    QVERIFY(none.error().stopped);
}

namespace {

/// The same for all orders of children.
std::string unorderedShape(const oracle::NaiveNode& node) {
    std::multiset<std::string> children;
    for (const oracle::NaiveNode& child : node.children) {
        children.insert(unorderedShape(child));
    }
    std::string shape = "(";
    for (const std::string& child : children) {
        shape += child;
    }
    return shape + ')';
}

/// The line of play, of children that are worth what their parent is.
std::vector<std::size_t> naiveLine(const oracle::NaiveTree& tree) {
    std::vector<std::size_t> line;
    bool max = tree.player == Player::max;
    for (const oracle::NaiveNode* node = &tree.root; !node->children.empty(); max = !max) {
        const Value value = oracle::naiveMinimax(*node, max);
        std::size_t k = 0;
        while (oracle::naiveMinimax(node->children[k], !max) != value) {
            ++k;
        }
        line.push_back(k);
        node = &node->children[k];
    }
    return line;
}

std::multiset<Value> naiveValues(const oracle::NaiveTree& tree) {
    std::multiset<Value> values;
    for (const oracle::NaiveNode* leaf : leavesOf(tree.root)) {
        values.insert(*leaf->value);
    }
    return values;
}

std::size_t repeats(const std::multiset<Value>& values) {
    return values.size() - std::set<Value>(values.begin(), values.end()).size();
}

/// By MAX or not, deep or not, at a tie or not.
std::multiset<std::array<bool, 3>> kindsOfCuts(const oracle::NaiveRun& run) {
    std::multiset<std::array<bool, 3>> kinds;
    for (const oracle::NaiveCut& cut : run.cuts) {
        kinds.insert({cut.atMax, cut.deep, cut.equal});
    }
    return kinds;
}

/// What a student finds out of one version.
struct Looked {
    explicit Looked(const GameTree& game) : tree(oracle::nested(game)) {
        run.carryOut(tree);
        for (const oracle::NaiveNode* leaf : run.reads) {
            order.push_back(game.path(NodeId{leaf->id}));
        }
        for (const oracle::NaiveCut& cut : run.cuts) {
            for (const oracle::NaiveNode* unit : cut.skipped) {
                skipped.insert(game.path(NodeId{unit->id}));
            }
        }
        difficulty = oracle::naiveDifficulty(tree, run);
    }
    [[nodiscard]] bool hasKeyOf(const Looked& other, Question question) const {
        return question == Question::move       ? naiveLine(tree) == naiveLine(other.tree)
               : question == Question::crossOut ? skipped == other.skipped
                                                : order == other.order;
    }

    oracle::NaiveTree tree;
    oracle::NaiveRun run;
    std::vector<std::vector<std::uint32_t>> order;
    std::set<std::vector<std::uint32_t>> skipped;
    std::uint64_t difficulty = 0;
};

void compareVersions(const std::vector<Version>& versions, const Demands& demands) {
    std::vector<Looked> looked; // never copied: naive nodes point at each other
    looked.reserve(versions.size());
    for (const Version& version : versions) {
        looked.emplace_back(version.tree);
    }
    const Looked& first = looked.front();
    const std::multiset<Value> firstValues = naiveValues(first.tree);
    for (std::size_t k = 1; k < looked.size(); ++k) {
        const Looked& each = looked[k];
        QCOMPARE(unorderedShape(each.tree.root), unorderedShape(first.tree.root));
        QVERIFY(kindsOfCuts(each.run) == kindsOfCuts(first.run));
        for (const Looked& other : looked) {
            QVERIFY(each.difficulty <= other.difficulty + 2);
        }
        const std::multiset<Value> values = naiveValues(each.tree);
        QVERIFY(*values.begin() >= *firstValues.begin() &&
                *values.rbegin() <= *firstValues.rbegin());
        QVERIFY(repeats(values) <= repeats(firstValues));
        for (const Question question : demands.questions) {
            const bool same = each.hasKeyOf(looked[k - 1], question) ||
                              (k + 1 == looked.size() && each.hasKeyOf(first, question));
            QCOMPARE(std::ranges::find(versions[k].sameKey, question) != versions[k].sameKey.end(),
                     same);
        }
    }
}

} // namespace

void TestGenerator::versionsAreEquallyHard_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<int>("sameKeys"); // at most, of all versions together
    QTest::newRow("three moves, cuts of MAX alone") << aima << 0;
    QTest::newRow("two moves") << e9 << 0;
    QTest::newRow("two moves, deep cuts of both") << e12 << 0;
    QTest::newRow("a tie") << t13 << 0;
    QTest::newRow("many ties: there are few other keys") << u11 << 5;
    QTest::newRow("MIN begins") << "min [[7,10],[[3,8],[2,12]],[5,1]]" << 0;
}

/// Worked out again by a second, naive search.
void TestGenerator::versionsAreEquallyHard() {
    QFETCH(QString, tree);
    QFETCH(int, sameKeys);
    const bool minRoot = tree.startsWith(u"min ");
    const GameTree read = readText(tree.remove("min ").toStdString()).value();
    TreeHeader header;
    header.root = minRoot ? Player::min : Player::max;
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
    demands.watch = {Misconception::noDeepCutoffs, Misconception::testBeforeUpdate};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        demands.seed = seed;
        const GameTree first = generateFor(demands).value();
        const auto versions = parallelVersions(first, 3, demands);
        QVERIFY(versions.has_value());
        // The same seed gives the same.
        QVERIFY(seed > 1 || textOf(parallelVersions(first, 3, demands)->back().tree) ==
                                textOf(versions->back().tree));
        compareVersions(*versions, demands);
        for (const Version& version : *versions) {
            const oracle::NaiveTree tree = oracle::nested(version.tree);
            oracle::NaiveRun run;
            run.carryOut(tree);
            const std::string fault =
                oracle::faultInAnswer(tree) + oracle::faultInCuts(tree, run, demands);
            QVERIFY2(fault.empty(), fault.c_str());
            QCOMPARE(readSets(tree, demands.watch).size(), 3U);
        }
    }
}

/// Two leaves can only be all 1, or not; and one leaf alone can be cut of the second tree.
void TestGenerator::moreVersionsThanThereAre() {
    Demands demands;
    const auto none = parallelVersions(readText("[1,1]").value(), 2, demands);
    QVERIFY(!none);
    QCOMPARE(none.error().found, 1U);
    const GameTree first = readText("[[2,3],[1,4]]").value();
    const auto versions = parallelVersions(first, 3, demands);
    QVERIFY(versions.has_value());
    QCOMPARE(versions->back().sameKey, std::vector{Question::crossOut});
    Progress progress;
    progress.cancel();
    QVERIFY(parallelVersions(first, 3, demands, &progress).error().stopped);
}

QTEST_GUILESS_MAIN(TestGenerator)
#include "tst_generator.moc"
