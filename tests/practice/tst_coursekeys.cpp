// What courses have otherwise, key by key: each against a search by pencil that is written apart,
// or against the same question about a tree that was turned by hand. What they have otherwise of
// windows is in tst_coursebounds.

#include "core/practice/asked.h"
#include "core/practice/guesses.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;
using oracle::Pencil;
using practicetest::drawnTree;
using practicetest::sheetUnder;
using practicetest::treeOf;

namespace {

Answer keyUnder(const NaiveTree& tree, Question question, const Profile& course) {
    const GameTree game = gameTree(tree);
    return answerOf(game, question, sheetUnder(game, question, course), course);
}

NaiveNode turnedRound(const NaiveNode& node) {
    NaiveNode turned;
    turned.value = node.value;
    for (auto child = node.children.rbegin(); child != node.children.rend(); ++child) {
        turned.children.push_back(turnedRound(*child));
    }
    return turned;
}

/// Numbers from the side of who would move there, as MAX has them.
NaiveNode ofMax(const NaiveNode& node, bool max) {
    NaiveNode turned;
    if (node.value) {
        turned.value = max ? *node.value : 0 - *node.value;
    }
    for (const NaiveNode& child : node.children) {
        turned.children.push_back(ofMax(child, !max));
    }
    return turned;
}

oracle::Path turnedRound(const NaiveTree& tree, oracle::Path path) {
    const NaiveNode* node = &tree.root;
    for (std::uint32_t& child : path) {
        const std::uint32_t from = child;
        child = static_cast<std::uint32_t>(node->children.size()) - 1 - from;
        node = &node->children[from];
    }
    return path;
}

constexpr std::array plainQuestions{Question::values,    Question::move,    Question::crossOut,
                                    Question::leafOrder, Question::windows, Question::returned,
                                    Question::counts,    Question::negamax, Question::cuts,
                                    Question::nodeTypes, Question::mirror};

} // namespace

class TestCourseKeys : public QObject {
    Q_OBJECT

  private slots:
    void closingWithTheLastChild();
    void fromTheRight();
    void equalMovesFromTheRight();
    void guessesFromTheRight();
    void numbersOfWhoMoves();
};

/// Named and counted where the course has it so, with side, depth and witness; never crossed out.
void TestCourseKeys::closingWithTheLastChild() {
    Draw draw(71);
    std::size_t seen = 0;
    for (std::uint64_t k = 0; k < oracle::enough(1'500); ++k) {
        Profile course;
        course.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        course.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        const NaiveTree tree = drawnTree(draw);
        const Pencil pencil(tree, course);
        seen += pencil.late.size();
        for (const bool counts : {false, true}) {
            course.lateEdge = counts;
            std::set<std::uint32_t> at;
            const auto key = keyUnder(tree, Question::cuts, course).cuts;
            std::vector<Pencil::Closing> expected = pencil.cuts;
            if (counts) {
                expected.insert(expected.end(), pencil.late.begin(), pencil.late.end());
            }
            QCOMPARE(key.size(), expected.size());
            for (std::size_t c = 0; c < key.size(); ++c) {
                const Pencil::Closing named{
                    key[c].at.value, key[c].mover == Player::max, key[c].deep.value(),
                    *key[c].witness == noNode ? std::nullopt
                                              : std::optional(key[c].witness->value)};
                QVERIFY2(std::ranges::find(expected, named) != expected.end(), text(tree).c_str());
                at.insert(named.at);
            }
            QCOMPARE(at.size(), expected.size());
            QCOMPARE(keyUnder(tree, Question::counts, course).counts.at("cutoffs"),
                     std::uint64_t(expected.size()));
        }
        Profile plain = course;
        plain.lateEdge = false;
        QVERIFY(keyUnder(tree, Question::crossOut, course) ==
                keyUnder(tree, Question::crossOut, plain));
    }
    QVERIFY(seen > oracle::enough(1'500) / 15);
}

/// Searched from the right, a tree is as its mirror image from the left.
void TestCourseKeys::fromTheRight() {
    Draw draw(77);
    for (std::uint64_t k = 0; k < oracle::enough(500); ++k) {
        Profile course;
        course.tieMove = static_cast<Profile::Ties>(draw.below(3));
        course.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        const NaiveTree tree = drawnTree(draw);
        const NaiveTree image{turnedRound(tree.root), tree.player};
        const GameTree game = gameTree(tree);
        const GameTree other = gameTree(image);
        const auto inImage = [&](NodeId n) { return other.at(turnedRound(tree, game.path(n))); };
        Profile reversed = course;
        reversed.order = Profile::Order::reversed;
        for (const Question question : plainQuestions) {
            if (question == Question::nodeTypes) {
                continue; // whatever the order
            }
            const Answer one = keyUnder(tree, question, reversed);
            const Answer two = keyUnder(image, question, course);
            QCOMPARE(one.values.size(), two.values.size());
            for (const auto& [n, value] : one.values) {
                QVERIFY(two.values.at(inImage(n)) == value);
            }
            for (const auto& each : one.windows) {
                QVERIFY(two.windows.at(inImage(each.first)) == each.second);
            }
            std::vector<NodeId> leaves;
            std::ranges::transform(one.leaves, std::back_inserter(leaves), inImage);
            QVERIFY(leaves == two.leaves);
            std::vector<NodeId> marks;
            std::ranges::transform(one.marks, std::back_inserter(marks), inImage);
            QVERIFY(marks == two.marks);
            QVERIFY(one.counts == two.counts && one.same == two.same);
            QVERIFY2(turnedRound(tree, one.line) == two.line, text(tree).c_str());
            QCOMPARE(one.cuts.size(), two.cuts.size());
        }
    }
}

/// Three moves are worth 4: from the right the first of them is the rightmost.
void TestCourseKeys::equalMovesFromTheRight() {
    const GameTree tree = treeOf("[[4,6],[1,9],[4,5],[7,4],[2,8]]");
    Profile course;
    for (const auto& [order, ties, move] :
         {std::tuple(Profile::Order::asWritten, Profile::Ties::first, 0U),
          std::tuple(Profile::Order::asWritten, Profile::Ties::last, 3U),
          std::tuple(Profile::Order::reversed, Profile::Ties::first, 3U),
          std::tuple(Profile::Order::reversed, Profile::Ties::last, 0U)}) {
        course.order = order;
        course.tieMove = ties;
        const Sheet right = sheetUnder(tree, Question::move, course);
        QCOMPARE(*answerOf(tree, Question::move, right, course).move, move);
    }
}

/// Who guesses goes from the right there, too: all but the rightmost leaf of each last family.
void TestCourseKeys::guessesFromTheRight() {
    const GameTree tree = treeOf("[[1,2,3],[4,5]]");
    Profile course;
    course.order = Profile::Order::reversed;
    const auto guesses = guessedCrosses(tree, sheetUnder(tree, Question::crossOut, course));
    const auto sorted = [](std::vector<NodeId> nodes) {
        std::ranges::sort(nodes);
        return nodes;
    };
    QVERIFY(sorted(guesses[2].marks) ==
            (std::vector{tree.at({0, 0}), tree.at({0, 1}), tree.at({1, 0})}));
    QVERIFY(sorted(guesses[3].marks) == (std::vector{tree.at({0, 0}), tree.at({1, 0})}));
}

/// Where numbers are those of who would move, the keys are those of the tree with MIN's turned.
void TestCourseKeys::numbersOfWhoMoves() {
    Draw draw(78);
    for (std::uint64_t k = 0; k < oracle::enough(500); ++k) {
        Profile course;
        course.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        course.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        const NaiveTree tree = drawnTree(draw);
        const NaiveTree turned{ofMax(tree.root, tree.player == Player::max), tree.player};
        Profile movers = course;
        movers.leafSide = Profile::LeafSide::mover;
        for (const Question question : plainQuestions) {
            QVERIFY2(keyUnder(tree, question, movers) == keyUnder(turned, question, course),
                     text(tree).c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestCourseKeys)
#include "tst_coursekeys.moc"
