// Parallel versions of one tree: equally hard, with other keys.

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "core/practice/generator.h"
#include "core/practice/versions.h"
#include "tests/enough.h"
#include "tests/practice/naivedemands.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <set>

using namespace prunus;

namespace {

constexpr auto aima = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr auto e9 = "[4,[12,[13,11]],[[3,[6,15]],[5,2]]]";
constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr auto t13 = "[[7,10],[[[6,[3,7]],8],[[[10,12],[1,6]],12],[8,9]]]";

QString textOf(const GameTree& tree) {
    return QString::fromStdString(written(tree, TreeFormat::text));
}

} // namespace

class TestVersions : public QObject {
    Q_OBJECT

  private slots:
    static void versionsAreEquallyHard_data();
    static void versionsAreEquallyHard();
    static void versionsOfAGeneratedTree();
    static void moreVersionsThanThereAre();
};

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

void TestVersions::versionsAreEquallyHard_data() {
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
void TestVersions::versionsAreEquallyHard() {
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
void TestVersions::versionsOfAGeneratedTree() {
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
            QCOMPARE(oracle::readSets(tree, demands.watch).size(), 3U);
        }
    }
}

/// Two leaves can only be all 1, or not; and one leaf alone can be cut of the second tree.
void TestVersions::moreVersionsThanThereAre() {
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

QTEST_GUILESS_MAIN(TestVersions)
#include "tst_versions.moc"
