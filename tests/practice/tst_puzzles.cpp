// Questions whose answers are built: what is tried out, against a search of a few lines written
// here, on all trees of a size or many drawn ones.

#include "core/generate/randomtree.h"
#include "core/practice/leaffilling.h"
#include "core/practice/puzzle.h"
#include "core/practice/smalltrees.h"
#include "core/practice/valueset.h"
#include "tests/enough.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

struct Rule {
    bool greater = false;
    bool soft = false;
};

Profile courseOf(Rule rule) {
    return courseWith(rule.greater ? CutRule::greater : CutRule::greaterOrEqual,
                      rule.soft ? FailMode::soft : FailMode::hard);
}

Procedure procedureOf(Rule rule) {
    return procedureUnder(courseOf(rule), Question::fillIn);
}

/// Alpha-beta as teaching.md has it.
struct Naive {
    const GameTree& on;
    Rule rule;
    std::vector<NodeId> read = {};
    std::optional<std::uint32_t> move = {};

    Value search(NodeId n, bool isMax, Value alpha, Value beta) {
        if (on.isLeaf(n)) {
            read.push_back(n);
            return on.staticValue(n);
        }
        const Value entry = isMax ? alpha : beta;
        const Value otherBound = isMax ? beta : alpha;
        Value best = rule.soft ? (isMax ? -infinity : infinity) : entry;
        for (std::uint32_t k = 0; k < on.childCount(n); ++k) {
            const Value v = search(on.children(n)[k], !isMax, alpha, beta);
            if (isMax ? v > best : v < best) {
                best = v;
                move = n == GameTree::root() ? k : move;
            }
            (isMax ? alpha : beta) = isMax ? std::max(alpha, best) : std::min(beta, best);
            if (rule.greater ? alpha > beta : alpha >= beta) {
                break;
            }
        }
        return rule.soft ? best : isMax ? std::min(best, otherBound) : std::max(best, otherBound);
    }
    Value run() {
        return search(GameTree::root(), on.header().root == Player::max, -infinity, infinity);
    }
};

std::size_t naivelyRead(const GameTree& on, Rule rule) {
    Naive naive{on, rule};
    naive.run();
    return naive.read.size();
}

/// Each leaf can be left unread in those ways in which it was for some values, and in no other.
void skipLeaves(const GameTree& shape, Rule rule,
                const std::map<NodeId, std::set<std::uint32_t>>& without) {
    for (const NodeId leaf : leavesAsWritten(shape)) {
        const auto at = without.find(leaf);
        const auto reads = at == without.end() ? std::set<std::uint32_t>() : at->second;
        const auto possible = possibleReads(shape, procedureOf(rule), leaf);
        QCOMPARE(possible, std::vector<std::uint32_t>(reads.begin(), reads.end()));
        Terms terms;
        terms.filling.goal = Filling::Goal::leaf;
        terms.filling.leaf = leaf;
        const Profile profile = courseOf(rule);
        const Puzzle puzzle{Question::fillIn, shape, profile, terms};
        QCOMPARE(isImpossible(puzzle), reads.empty());
        const auto sample = sampleAnswer(puzzle);
        QCOMPARE(sample.has_value(), !reads.empty());
        for (const std::uint32_t each : possible) {
            const auto filled =
                withLeaves(shape, fillingThatReads(shape, procedureOf(rule), each, 0, leaf));
            Naive naive{filled, rule};
            naive.run();
            QCOMPARE(naive.read.size(), std::size_t{each});
            QVERIFY(std::ranges::find(naive.read, leaf) == naive.read.end());
        }
        QVERIFY(!sample || tryOut(puzzle, *sample).shows);
    }
}

/// Shows all trees whose nodes have their children in another order.
void eachOrder(const GameTree& written, const std::function<void(const GameTree&)>& see) {
    std::vector<std::vector<std::uint32_t>> orders(written.nodeCount());
    for (NodeId n{0}; n.value < written.nodeCount(); ++n) {
        orders[n.value].resize(written.childCount(n));
        std::iota(orders[n.value].begin(), orders[n.value].end(), 0U);
    }
    for (;;) {
        ChildOrder order;
        for (NodeId n{0}; n.value < written.nodeCount(); ++n) {
            order[n] = orders[n.value];
        }
        see(rearranged(written, order));
        std::size_t at = 0;
        while (at < orders.size() && !std::ranges::next_permutation(orders[at]).found) {
            ++at;
        }
        if (at == orders.size()) {
            return;
        }
    }
}

GameTree drawn(std::uint64_t seed, std::uint32_t mostNodes, std::int64_t high) {
    RandomShape shape;
    shape.maxDepth = 4;
    shape.maxNodes = mostNodes;
    shape.high = high;
    shape.seed = seed;
    const GameTree made = generateRandom(shape);
    if (seed % 2 == 0) {
        return made;
    }
    TreeHeader header;
    header.root = Player::min;
    return {made.offsets(), made.ownValues(), header};
}

} // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

  private slots:
    void theBestOrderIsTheBestOfAll_data();
    void theBestOrderIsTheBestOfAll();
    void tooManyOrdersAreNotTried();
    void nodesAreMovedAmongTheirSiblings();
    void setsHoldWhatIsSo_data() { theBestOrderIsTheBestOfAll_data(); }
    void setsHoldWhatIsSo();
    void setsOfTheBook_data();
    void setsOfTheBook();
    void fillingsReadWhatCanBeRead();
    void statementsAreTrueOrFalse();
};

void TestPuzzles::theBestOrderIsTheBestOfAll_data() {
    const Rows<Rule> row("rule");
    row("at least, hard", Rule{false, false});
    row("at least, soft", Rule{false, true});
    row("greater, hard", Rule{true, false});
    row("greater, soft", Rule{true, true});
}

void TestPuzzles::theBestOrderIsTheBestOfAll() {
    QFETCH(const Rule, rule);
    int gained = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const GameTree written = drawn(seed, 12, seed % 3 == 0 ? 3 : 20);
        std::size_t least = written.nodeCount();
        eachOrder(written,
                  [&](const GameTree& each) { least = std::min(least, naivelyRead(each, rule)); });
        const auto best = bestOrder(written, procedureOf(rule));
        QVERIFY(best);
        QCOMPARE(std::size_t{best->leaves}, least);
        QCOMPARE(naivelyRead(rearranged(written, best->order), rule), least);
        QCOMPARE(std::size_t{leavesRead(written, procedureOf(rule))}, naivelyRead(written, rule));
        Procedure backwards = procedureOf(rule);
        backwards.rightToLeft = true;
        const auto other = bestOrder(written, backwards);
        QCOMPARE(std::size_t{leavesRead(rearranged(written, other->order), backwards)}, least);
        gained += naivelyRead(written, rule) > least ? 1 : 0;
    }
    QVERIFY(gained > 20);
}

void TestPuzzles::tooManyOrdersAreNotTried() {
    const GameTree wide = treeOf("[[1,2,3,4,5,6,7],[1,2,3,4,5,6,7]]");
    QVERIFY(!bestOrder(wide, procedureOf({true, false})));
    QVERIFY(bestOrder(wide, procedureOf({false, false}))); // the smallest proof tells
}

void TestPuzzles::nodesAreMovedAmongTheirSiblings() {
    const GameTree written = treeOf("[a: 1, b: 2, c: [3, 4]]");
    ChildOrder order = withMoved(written, {}, GameTree::root(), 2, 0);
    QCOMPARE(leafValues(rearranged(written, order)), (std::vector<Value>{3, 4, 1, 2}));
    QCOMPARE(standingAt(written, order, {0, 1}), written.at({2, 1}));
    order = withMoved(written, order, written.at({2}), 0, 1);
    QCOMPARE(leafValues(rearranged(written, order)), (std::vector<Value>{4, 3, 1, 2}));
    order = withMoved(written, order, GameTree::root(), 0, 2);
    QCOMPARE(leafValues(rearranged(written, order)), (std::vector<Value>{1, 2, 4, 3}));
    QCOMPARE(withMoved(written, order, written.at({2}), 0, 1), ChildOrder());
}

void TestPuzzles::setsHoldWhatIsSo() {
    QFETCH(const Rule, rule);
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const GameTree given = drawn(seed, 14, seed % 3 == 0 ? 4 : 20);
        const std::vector<NodeId> leaves = leavesAsWritten(given);
        const NodeId x = leaves[seed % leaves.size()];
        const NodeId y = leaves[(seed / 7) % leaves.size()];
        const NodeRange moves = given.children(GameTree::root());
        const NodeId move = moves[static_cast<std::uint32_t>(seed % moves.size())];
        const Value worth = given.staticValue(y);
        const ValueSet pruned =
            valuesFor(given, procedureOf(rule), {x, AboutX::Asks::pruned, y, 0});
        const ValueSet best = valuesFor(given, procedureOf(rule), {x, AboutX::Asks::best, move, 0});
        const ValueSet worths =
            valuesFor(given, procedureOf(rule), {x, AboutX::Asks::worth, noNode, worth});
        for (Value v = -2; v <= 22; v += 0.25) {
            const GameTree now = withLeaf(given, x, v);
            Naive naive{now, rule};
            const Value value = naive.run();
            QCOMPARE(contains(pruned, v), std::ranges::find(naive.read, y) == naive.read.end());
            QCOMPARE(contains(best, v), naive.move && moves[*naive.move] == move);
            QCOMPARE(contains(worths, v), value == worth);
        }
    }
}

void TestPuzzles::setsOfTheBook_data() {
    const Rows<Rule, bool> row("rule", "withLow");
    row("a tie cuts", Rule{false, false}, true);
    row("a tie does not cut", Rule{true, false}, false);
}

/// B is worth 6 to MAX; x below C closes its window [6, x] from above 6.
void TestPuzzles::setsOfTheBook() {
    QFETCH(const Rule, rule);
    QFETCH(const bool, withLow);
    const GameTree given = treeOf("[[6, 9], [7, 8]]");
    const AboutX asked{given.at({1, 0}), AboutX::Asks::pruned, given.at({1, 1}), 0};
    QCOMPARE(valuesFor(given, procedureOf(rule), asked),
             (ValueSet{{-infinity, 6, false, withLow}}));
}

void TestPuzzles::fillingsReadWhatCanBeRead() {
    const std::uint32_t most = oracle::enough(720) < 720 ? 5 : 6; // of which there are 720 orders
    for (const Rule rule : {Rule{false, false}, Rule{true, true}}) {
        for (std::uint32_t leaves = 2; leaves <= most; ++leaves) {
            for (const TreeShape& shape : shapesWith(leaves)) {
                std::vector<Value> values(leaves);
                std::iota(values.begin(), values.end(), 0.0);
                const GameTree first = shape.with(values);
                std::set<std::uint32_t> reads;
                std::map<NodeId, std::set<std::uint32_t>> without; // of each leaf: in how many
                do {
                    const GameTree filled = shape.with(values);
                    Naive naive{filled, rule};
                    naive.run();
                    const auto count = static_cast<std::uint32_t>(naive.read.size());
                    reads.insert(count);
                    for (const NodeId leaf : leavesAsWritten(first)) {
                        if (std::ranges::find(naive.read, leaf) == naive.read.end()) {
                            without[leaf].insert(count);
                        }
                    }
                } while (std::ranges::next_permutation(values).found);
                skipLeaves(first, rule, without);
                const auto possible = possibleReads(first, procedureOf(rule));
                QCOMPARE(possible, std::vector<std::uint32_t>(reads.begin(), reads.end()));
                for (const std::uint32_t each : possible) {
                    auto filled = fillingThatReads(first, procedureOf(rule), each, 0);
                    QCOMPARE(naivelyRead(shape.with(filled), rule), std::size_t{each});
                    std::ranges::sort(filled);
                    QCOMPARE(filled, values); // which the permutations end in order
                }
            }
            if (rule.soft && leaves == 5) {
                break; // they go the same way
            }
        }
    }
    // Knuth and Moore: b^⌈d/2⌉ + b^⌊d/2⌋ − 1.
    const GameTree three = treeOf("[[[0,0,0],[0,0,0],[0,0,0]],[[0,0,0],[0,0,0],[0,0,0]],"
                                  "[[0,0,0],[0,0,0],[0,0,0]]]");
    QCOMPARE(possibleReads(three, {}).front(), 11U);
    QVERIFY(!isFilledFor(procedureOf({true, false})));
    // Of two twos, three leaves or four are read: the second one can be cut short, or not.
    const GameTree two = treeOf("[[0,0],[0,0]]");
    Terms terms;
    terms.filling.goal = Filling::Goal::exactly;
    const auto impossible = [&](std::uint32_t skipped, std::int32_t greatest) {
        terms.filling.count = skipped;
        terms.filling.greatest = greatest;
        return isImpossible({Question::fillIn, two, {}, terms});
    };
    QVERIFY(!impossible(0, 3) && !impossible(1, 3));
    QVERIFY(impossible(2, 3));
    QVERIFY(impossible(1, 2)); // four leaves, three values
    terms.filling.goal = Filling::Goal::leaf;
    terms.filling.leaf = two.at({0, 1}); // is always read
    QVERIFY(impossible(1, 3));
    terms.filling.leaf = two.at({1, 1});
    QVERIFY(!impossible(1, 3));
}

void TestPuzzles::statementsAreTrueOrFalse() {
    std::set<Statement> shown;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const GameTree given = drawn(seed, 16, seed % 2 == 0 ? 5 : 40);
        for (const StatementTraits& each : everyStatement) {
            if (isShownBy(each.statement, given)) {
                shown.insert(each.statement);
            }
        }
    }
    // What is false of all trees is false of one; what is true, or cannot happen, of none.
    for (const StatementTraits& each : everyStatement) {
        QCOMPARE(shown.contains(each.statement), each.hasCounterexample);
        QVERIFY(!(each.isTrue && each.hasCounterexample));
    }
}

QTEST_GUILESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
