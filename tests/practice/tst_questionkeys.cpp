// Keys of questions about whole searches, against naive searches of nested nodes and, where a
// question is about what is possible, against all possibilities.

#include "tests/practice/naiveexam.h"
#include "tests/practice/naiveproof.h"
#include "tests/practice/randomprofile.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace prunus;
using namespace prunus::oracle;
using namespace prunus::practicetest;

namespace {

using Ids = std::set<std::uint32_t>;

/// What the naive search comes to, in a course with these rules.
NaiveOutcome naive(const NaiveTree& tree, const Profile& profile, const char* slip = "") {
    return naiveOutcome(tree, naiveUnder(profile, slip)).value();
}

Ids readIn(const NaiveOutcome& outcome) {
    return {outcome.reads.begin(), outcome.reads.end()};
}

/// The leaves at the marked nodes or under them.
Ids leavesUnder(const NaiveTree& tree, const std::vector<NodeId>& marks) {
    Ids leaves;
    for (const NodeId mark : marks) {
        for (const NaiveNode* leaf : leavesOf(*tree.nodes[mark.value])) {
            leaves.insert(leaf->id);
        }
    }
    return leaves;
}

Ids unread(const NaiveTree& tree, const NaiveOutcome& outcome) {
    const Ids read = readIn(outcome);
    Ids leaves = leavesUnder(tree, {GameTree::root()});
    std::erase_if(leaves, [&](std::uint32_t n) { return read.contains(n); });
    return leaves;
}

Answer keyOf(const NaiveTree& tree, Question question, const Profile& profile,
             const Terms& terms = {}) {
    return keyUnder(gameTree(tree), question, profile, terms);
}

NaiveNode uniform(std::uint32_t depth, std::uint32_t children, const std::vector<Value>& values,
                  std::size_t& next) {
    NaiveNode node;
    if (depth == 0) {
        node.value = values[next++];
    }
    for (std::uint32_t k = 0; depth > 0 && k < children; ++k) {
        node.children.push_back(uniform(depth - 1, children, values, next));
    }
    return node;
}

/// The next combination of digits below `base`; false after the last.
bool countOn(std::vector<Value>& digits, Value base) {
    for (Value& digit : digits) {
        digit += 1;
        if (digit < base) {
            return true;
        }
        digit = 0;
    }
    return false;
}

} // namespace

class TestQuestionKeys : public QObject {
    Q_OBJECT

  private slots:
    void fromTheOtherSide();
    void knownRanges();
    void firstWindows();
    void twoRules();
    void typesOfNodes();
    void leavesAtLeastAndAtMost_data();
    void leavesAtLeastAndAtMost();
};

void TestQuestionKeys::fromTheOtherSide() {
    Draw draw(811);
    std::uint64_t same = 0;
    std::uint64_t other = 0;
    for (std::uint64_t k = 0; k < enough(2000); ++k) {
        const NaiveTree tree = randomTree(draw, 5);
        const Profile profile = randomProfile(draw);
        const auto left = naive(tree, profile);
        const auto right = naive(tree, profile, "M28");
        const Answer key = keyOf(tree, Question::mirror, profile);
        QCOMPARE(leavesUnder(tree, key.marks), unread(tree, right));
        QCOMPARE(*key.same, left.reads.size() == right.reads.size());
        (*key.same ? same : other) += 1;
    }
    QVERIFY(same > enough(100) && other > enough(100));
}

/// What is not read may hold anything in the range: the value stays.
void TestQuestionKeys::knownRanges() {
    Draw draw(812);
    std::uint64_t more = 0;
    for (std::uint64_t k = 0; k < enough(2000); ++k) {
        const NaiveTree tree = randomTree(draw, 5);
        Profile profile = randomProfile(draw);
        profile.cut = CutRule::greaterOrEqual;
        const auto open = naive(tree, profile);
        std::vector<Value> values;
        for (const std::uint32_t leaf : leavesUnder(tree, {GameTree::root()})) {
            values.push_back(staticValue(tree, *tree.nodes[leaf]));
        }
        const auto [least, most] = std::ranges::minmax(values);
        if (least == most) {
            continue;
        }
        profile.window = {least, most};
        const auto known = naive(tree, profile);
        const Answer key = keyOf(tree, Question::knownRange, profile);
        const Ids free = leavesUnder(tree, key.marks);
        QCOMPARE(free, unread(tree, known));
        QCOMPARE(known.value, open.value);
        more += known.reads.size() < open.reads.size() ? 1 : 0;
        NaiveTree changed(tree);
        for (const std::uint32_t leaf : free) {
            const_cast<NaiveNode*>(changed.nodes[leaf])->value = draw.oneIn(2) ? least : most;
        }
        QCOMPARE(trueValue(changed, naiveUnder(profile).options), open.value);
    }
    QVERIFY(more > enough(100));
}

void TestQuestionKeys::firstWindows() {
    Draw draw(813);
    std::map<Sheet::Bound, std::uint64_t> found;
    for (std::uint64_t k = 0; k < enough(3000); ++k) {
        const NaiveTree tree = randomTree(draw, 5);
        Profile profile = randomProfile(draw);
        const Value low = (static_cast<Value>(draw.below(13)) - 6) / 2;
        profile.window = {low, low + 1 + draw.below(6)};
        const Value value = trueValue(tree, naiveUnder(profile).options);
        const Answer key = keyOf(tree, Question::firstWindow, profile);
        QCOMPARE(*key.result, naive(tree, profile).value);
        using enum Sheet::Bound;
        QVERIFY(*key.proves == (value <= profile.window.alpha  ? failLow
                                : value >= profile.window.beta ? failHigh
                                                               : exact));
        QVERIFY(*key.proves == exact     ? value == *key.result
                : *key.proves == failLow ? value <= *key.result
                                         : value >= *key.result);
        found[*key.proves] += 1;
    }
    QCOMPARE(found.size(), 3U);
    QVERIFY(std::ranges::all_of(found, [](const auto& each) { return each.second > enough(100); }));
}

void TestQuestionKeys::twoRules() {
    Draw draw(814);
    std::uint64_t different = 0;
    for (std::uint64_t k = 0; k < enough(2000); ++k) {
        const NaiveTree tree = randomTree(draw, 5);
        const Profile profile = randomProfile(draw);
        Profile otherwise = profile;
        otherwise.fail = draw.oneIn(2) ? FailMode::hard : FailMode::soft;
        otherwise.cut =
            profile.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
        const Ids one = readIn(naive(tree, profile));
        const Ids other = readIn(naive(tree, otherwise));
        Ids expected;
        std::ranges::set_symmetric_difference(one, other, std::inserter(expected, expected.end()));
        const Answer key = keyOf(tree, Question::twoRules, profile,
                                 {procedureUnder(otherwise, Question::twoRules)});
        Ids marked;
        for (const NodeId leaf : key.marks) {
            marked.insert(leaf.value);
        }
        QCOMPARE(marked, expected);
        different += expected.empty() ? 0 : 1;
    }
    QVERIFY(different > enough(100));
}

/// Of all proofs of the root's value one with the fewest leaves, then nodes; of equally good
/// children the first.
void TestQuestionKeys::typesOfNodes() {
    Draw draw(815);
    for (std::uint64_t k = 0; k < enough(2000); ++k) {
        const NaiveTree tree = randomTree(draw, 4, 3);
        const Profile profile = randomProfile(draw);
        const SearchOptions options = naiveUnder(profile).options;
        const Prover prover(tree, trueValue(tree, options));
        const auto proof = prover.both(tree.root, rootPlayer(tree, options));
        QVERIFY(proof.has_value());
        Answer expected;
        expected.types = proof->types;
        QVERIFY2(keyOf(tree, Question::nodeTypes, profile) == expected, text(tree).c_str());
    }
}

void TestQuestionKeys::leavesAtLeastAndAtMost_data() {
    // So many different values; 0 for a permutation.
    const Rows<unsigned, unsigned, unsigned> row("depth", "children", "values");
    row("a leaf", 0U, 1U, 1U);
    row("a chain", 3U, 1U, 2U);
    row("one ply of five", 1U, 5U, 3U);
    row("two plies of two", 2U, 2U, 0U);
    row("three plies of two", 3U, 2U, 0U);
    row("two plies of three", 2U, 3U, 3U);
}

/// Over all values of the leaves.
void TestQuestionKeys::leavesAtLeastAndAtMost() {
    QFETCH(const unsigned, depth);
    QFETCH(const unsigned, children);
    QFETCH(const unsigned, values);
    std::size_t leaves = 1;
    for (unsigned ply = 0; ply < depth; ++ply) {
        leaves *= children;
    }
    std::vector<Value> at(leaves, 0);
    if (values == 0) {
        std::iota(at.begin(), at.end(), 0.0);
    }
    std::size_t least = leaves + 1;
    std::size_t most = 0;
    Answer key;
    do {
        std::size_t next = 0;
        const NaiveTree tree(uniform(depth, children, at, next));
        const std::size_t read = naive(tree, {}).reads.size();
        least = std::min(least, read);
        most = std::max(most, read);
        if (key == Answer{}) {
            key = keyOf(tree, Question::leafBounds, {});
        }
    } while (values == 0 ? std::ranges::next_permutation(at).found : countOn(at, values));
    QCOMPARE(key.counts.at("leavesAtLeast"), least);
    QCOMPARE(key.counts.at("leavesAtMost"), most);
}

QTEST_APPLESS_MAIN(TestQuestionKeys)
#include "tst_questionkeys.moc"
