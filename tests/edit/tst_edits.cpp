#include "core/edit/editedtree.h"
#include "core/formats/importtree.h"
#include "tests/edit/randomedit.h"
#include "tests/edit/sketch.h"
#include "tests/generate/plainminimax.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/sametree.h"
#include "tests/rows.h"

#include <algorithm>
#include <set>

using namespace prunus;
using Kind = EditError::Kind;

namespace {

GameTree read(const char* text) {
    return std::move(*readTree(text));
}

std::shared_ptr<const GameTree> shared(const char* text) {
    return std::make_shared<const GameTree>(read(text));
}

constexpr const char* withFailure =
    R"({"format":"prunus-tree","version":1,"failureValue":-1,"tree":[1,[]]})";

} // namespace

/// Each edit makes the tree that one would draw, and says where the nodes went.
class TestEdits : public QObject {
    Q_OBJECT

  private slots:
    void makesTheTree_data();
    void makesTheTree();
    void refuses_data();
    void refuses();
    void anyEditIsAsByHand();
    void deletingTheLastChildKeepsTheValue();
    void insertThenDeleteIsNothing();
    void shufflingPermutesChildren();
    void aShuffleFollowsItsSeed();
    void sortingBelowMakesTheFirstChildBest();
    void aSubtreeIsATree();
    void draggingSupersedes();
    void aMillionNodes();
};

void TestEdits::makesTheTree_data() {
    const Rows<QByteArray, Edit, QByteArray, std::uint32_t> row("text", "edit", "wanted", "focus");
    // [1,[2,3]] has the nodes 0: root, 1: leaf 1, 2: [2,3], 3: leaf 2, 4: leaf 3.
    const char* const t = "[1,[2,3]]";
    row("-0 is 0", t, SetValue{NodeId{3}, -0.0}, "(1 (0 3))", 3);
    row("an inner node gets a static value", t, SetValue{NodeId{2}, 7}, "(1 (2 3)^7)", 2);
    row("a name is set", t, SetName{NodeId{2}, "B"}, "(1 B=(2 3))", 2);
    row("a move is set", t, SetMove{NodeId{4}, "e4"}, "(1 (2 3!e4))", 4);
    row("a child comes first", t, InsertChild{NodeId{2}, 0, 9}, "(1 (9 2 3))", 3);
    row("a child comes last", t, InsertChild{NodeId{2}, 2, 9}, "(1 (2 3 9))", 5);
    row("a child of an inner node is 0 unless told", t, InsertChild{NodeId{0}, 1, {}},
        "(1 0 (2 3))", 2);
    row("a leaf's first child takes its value over", t, InsertChild{NodeId{1}, 0, {}},
        "((1) (2 3))", 3);
    row("a sibling after", t, InsertSibling{NodeId{1}, true, 9}, "(1 9 (2 3))", 2);
    row("a sibling before", t, InsertSibling{NodeId{1}, false, 9}, "(9 1 (2 3))", 1);
    row("a leaf goes, and the next is selected", t, DeleteSubtree{NodeId{3}}, "(1 (3))", 3);
    row("a subtree goes, and the one before is selected", t, DeleteSubtree{NodeId{2}}, "(1)", 1);
    row("a parent without children takes the leaf's value", "[1,[2]]", DeleteSubtree{NodeId{3}},
        "(1 2)", 2);
    row("a parent without children takes the value it had", "[1,[[4,2]]]", DeleteSubtree{NodeId{3}},
        "(1 4)", 2);
    row("a move to another parent", t, MoveSubtree{NodeId{1}, NodeId{2}, 1}, "((2 1 3))", 3);
    row("a move under a leaf, which gives its value up", t, MoveSubtree{NodeId{2}, NodeId{1}, 0},
        "(((2 3)))", 2);
    row("a move to the right among siblings", "[1,2,3]", MoveSubtree{NodeId{1}, NodeId{0}, 3},
        "(2 3 1)", 3);
    row("a move to the left among siblings", "[1,2,3]", MoveSubtree{NodeId{3}, NodeId{0}, 0},
        "(3 1 2)", 1);
    row("a move to where it is", "[1,2,3]", MoveSubtree{NodeId{2}, NodeId{0}, 2}, "(1 2 3)", 2);
    row("a move leaves a leaf behind", "[1,[2]]", MoveSubtree{NodeId{3}, NodeId{0}, 0}, "(2 1 2)",
        1);
    row("a copy", t, CopySubtree{NodeId{2}, NodeId{0}, 0}, "((2 3) 1 (2 3))", 1);
    row("a copy into itself", t, CopySubtree{NodeId{2}, NodeId{2}, 1}, "(1 (2 (2 3) 3))", 4);
    row("a paste", t, PasteSubtree{shared("A[7,8]"), NodeId{0}, 2}, "(1 (2 3) A=(7 8))", 3);
    row("a copy gets names of its own", "[a 1, a2 2]", CopySubtree{NodeId{1}, NodeId{0}, 2},
        "(a=1 a2=2 a3=1)", 3);
    row("a pasted name that is taken gets a number", "[a 1, 2]",
        PasteSubtree{shared("b[a 7, c 8]"), NodeId{0}, 2}, "(a=1 2 b=(a2=7 c=8))", 3);
    row("a name that is no node's own is copied as it is", "[win 1, win 2]",
        CopySubtree{NodeId{1}, NodeId{0}, 2}, "(win=1 win=2 win=1)", 3);
    row("a pasted leaf keeps the failure value it had", t,
        PasteSubtree{shared(withFailure), NodeId{0}, 0}, "((1 -1) 1 (2 3))", 1);
    row("a subtree is replaced", t, ReplaceSubtree{shared("7"), NodeId{2}}, "(1 7)", 2);
    row("the root is replaced", t, ReplaceSubtree{shared("[[1],2]"), NodeId{0}}, "((1) 2)", 0);
    row("leaves are set from left to right", "[[1,2],3,[4]]", SetLeaves{{9, 8, 7, 6}},
        "((9 8) 7 (6))", 0);
    const char* const s = "[[5,1],[4,2],3]"; // MIN's values: 1, 2, 3
    row("MAX's best first", s, SortChildren{{NodeId{0}, false}, SortKey::bestFirst},
        "(3 (4 2) (5 1))", 0);
    row("ascending at all levels", s, SortChildren{{NodeId{0}, true}, SortKey::ascending},
        "((1 5) (2 4) 3)", 0);
    // 3 is proved by its leaf, and by 2 and 1 that the others are worse.
    row("the smallest proof first", s, SortChildren{{NodeId{0}, true}, SortKey::smallestProof},
        "(3 (1 5) (2 4))", 0);
    row("the smallest proof first below one node", s,
        SortChildren{{NodeId{2}, false}, SortKey::smallestProof}, "((5 1) (2 4) 3)", 2);
    row("a sort keeps equal ones in order", "[a 1,b 2,c 1]",
        SortChildren{{NodeId{0}, false}, SortKey::bestFirst}, "(b=2 a=1 c=1)", 0);
    row("children reversed at all levels", s, ReverseChildren{{NodeId{0}, true}}, "(3 (2 4) (1 5))",
        0);
    row("values are negated", "[1,-2,0]", NegateValues{}, "(-1 2 0)", 0);
}

void TestEdits::makesTheTree() {
    QFETCH(QByteArray, text);
    QFETCH(Edit, edit);
    QFETCH(std::uint32_t, focus);
    const EditResult edited = applyEdit(read(text), edit);
    QVERIFY(edited.has_value());
    QTEST(QByteArray::fromStdString(outline(edited->tree)), "wanted");
    QCOMPARE(edited->focus.value, focus);
}

void TestEdits::refuses_data() {
    const Rows<Edit, Kind> row("edit", "kind");
    // The tree is [1,[2,3]], without a failure value.
    row("the root cannot be deleted", DeleteSubtree{NodeId{0}}, Kind::rootStays);
    row("the root cannot be moved", MoveSubtree{NodeId{0}, NodeId{1}, 0}, Kind::rootStays);
    row("the root has no siblings", InsertSibling{NodeId{0}, true, 1}, Kind::rootStays);
    row("no move into itself", MoveSubtree{NodeId{2}, NodeId{2}, 0}, Kind::intoItself);
    row("no move below itself", MoveSubtree{NodeId{2}, NodeId{4}, 0}, Kind::intoItself);
    row("a leaf keeps its value", ClearValue{NodeId{1}}, Kind::leafNeedsValue);
    row("a value is finite", SetValue{NodeId{1}, infinity}, Kind::notFinite);
    row("a leaf's value is finite", InsertChild{NodeId{1}, 0, -infinity}, Kind::notFinite);
    row("all leaves' values are finite", SetLeaves{{1, 2, infinity}}, Kind::notFinite);
    row("as many values as leaves", SetLeaves{{1, 2}}, Kind::wrongNumberOfLeaves);
    row("no such node", SetValue{NodeId{5}, 1}, Kind::noSuchNode);
    row("no such parent", InsertChild{noNode, 0, 1}, Kind::noSuchNode);
    row("no such family", ReverseChildren{{NodeId{7}, true}}, Kind::noSuchNode);
    row("no such place", InsertChild{NodeId{2}, 3, 1}, Kind::noSuchPlace);
}

void TestEdits::refuses() {
    QFETCH(Edit, edit);
    QFETCH(Kind, kind);
    const EditResult edited = applyEdit(read("[1,[2,3]]"), edit);
    QVERIFY(!edited);
    QCOMPARE(int(edited.error().kind), int(kind));
}

void TestEdits::anyEditIsAsByHand() {
    RandomTree trees(11, RandomTree::With::everything);
    std::mt19937_64 random(11);
    int made = 0;
    for (int i = 0; i < 20000; ++i) {
        const GameTree tree = trees.next();
        const Edit edit = randomEdit(random, tree, std::make_shared<const GameTree>(trees.next()));
        if (std::holds_alternative<ShuffleChildren>(edit)) {
            continue;
        }
        const EditResult edited = applyEdit(tree, edit);
        const std::optional<Sketch> wanted = editedByHand(tree, edit);
        QCOMPARE(edited.has_value(), wanted.has_value());
        if (edited) {
            ++made;
            const std::string found =
                difference(edited->tree, edited->map, tree.nodeCount(), *wanted);
            QVERIFY2(found.empty(), (std::to_string(i) + ", edit " + std::to_string(edit.index()) +
                                     ", " + outline(tree) + ": " + found)
                                        .c_str());
        }
    }
    QVERIFY(made > 14000);
}

void TestEdits::deletingTheLastChildKeepsTheValue() {
    RandomTree trees(12, RandomTree::With::names);
    for (int i = 0; i < 2000; ++i) {
        const GameTree tree = trees.next();
        for (NodeId n{1}; n.value < tree.nodeCount(); ++n) {
            if (tree.childCount(tree.parent(n)) == 1) {
                const EditResult edited = applyEdit(tree, DeleteSubtree{n});
                QCOMPARE(plainMinimax(edited->tree), plainMinimax(tree));
            }
        }
    }
}

void TestEdits::insertThenDeleteIsNothing() {
    RandomTree trees(13, RandomTree::With::everything);
    for (int i = 0; i < 1000; ++i) {
        const GameTree tree = trees.next();
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            const EditResult grown = applyEdit(tree, InsertChild{n, tree.childCount(n), {}});
            const EditResult back = applyEdit(grown->tree, DeleteSubtree{grown->focus});
            QVERIFY(same(back->tree, tree));
        }
    }
}

void TestEdits::shufflingPermutesChildren() {
    RandomTree trees(14, RandomTree::With::names);
    for (int i = 0; i < 1000; ++i) {
        const GameTree tree = trees.next();
        const EditResult edited =
            applyEdit(tree, ShuffleChildren{{NodeId{0}, true}, static_cast<std::uint64_t>(i)});
        QCOMPARE(edited->tree.nodeCount(), tree.nodeCount());
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            const NodeId now = edited->map.at(n);
            std::set<NodeId> expected;
            for (const NodeId child : tree.children(n)) {
                expected.insert(edited->map.at(child));
            }
            std::set<NodeId> found;
            for (const NodeId child : edited->tree.children(now)) {
                found.insert(child);
            }
            QVERIFY(found == expected);
            QVERIFY(edited->tree.names().at(now) == tree.names().at(n));
        }
    }
}

void TestEdits::aShuffleFollowsItsSeed() {
    const GameTree tree = read("[1,2,3,4,5,6,7,8]");
    const auto shuffledBy = [&](std::uint64_t seed) {
        return outline(applyEdit(tree, ShuffleChildren{{NodeId{0}, false}, seed})->tree);
    };
    QCOMPARE(shuffledBy(1), shuffledBy(1));
    std::set<std::string> orders;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        orders.insert(shuffledBy(seed));
    }
    QVERIFY(orders.size() > 45);
}

void TestEdits::sortingBelowMakesTheFirstChildBest() {
    RandomTree trees(15, RandomTree::With::everything);
    for (int i = 0; i < 1000; ++i) {
        const GameTree tree = trees.next();
        const GameTree best =
            std::move(applyEdit(tree, SortChildren{{NodeId{0}, true}, SortKey::bestFirst})->tree);
        const std::vector<Value> values = plainMinimaxOfAll(best);
        QCOMPARE(values[0], plainMinimax(tree));
        for (NodeId n{0}; n.value < best.nodeCount(); ++n) {
            if (!best.isLeaf(n)) {
                QCOMPARE(values[best.children(n).first.value], values[n.value]);
            }
        }
    }
}

void TestEdits::aSubtreeIsATree() {
    const GameTree tree = read(R"({"format":"prunus-tree","version":1,"title":"t","root":"max",
        "failureValue":4,"tree":[1,{"name":"B","children":[[],3]}]})");
    const GameTree part = subtreeOf(tree, NodeId{2});
    QCOMPARE(outline(part), std::string("B=(() 3)"));
    QVERIFY(part.header().root == Player::min);
    QCOMPARE(part.header().failureValue.value_or(0), 4.0);
    QVERIFY(part.header().title.empty());
    const EditResult back =
        applyEdit(tree, ReplaceSubtree{std::make_shared<const GameTree>(part), NodeId{2}});
    QVERIFY(same(back->tree, tree));
    QVERIFY(back->map.at(NodeId{4}) == NodeId{4});
}

void TestEdits::draggingSupersedes() {
    QVERIFY(supersedes(SetValue{NodeId{3}, 5}, SetValue{NodeId{3}, 4}));
    QVERIFY(!supersedes(SetValue{NodeId{3}, 5}, SetValue{NodeId{4}, 4}));
    QVERIFY(!supersedes(SetValue{NodeId{3}, 5}, SetName{NodeId{3}, "a"}));
    QVERIFY(supersedes(SetName{NodeId{3}, "ab"}, SetName{NodeId{3}, "a"}));
    QVERIFY(!supersedes(DeleteSubtree{NodeId{3}}, DeleteSubtree{NodeId{3}}));
    QVERIFY(!supersedes(InsertChild{NodeId{3}, 0, 1}, InsertChild{NodeId{3}, 0, 1}));
    QVERIFY(supersedes(RetypeTree{shared("[1]"), {}}, RetypeTree{shared("[2]"), {}}));
}

/// A path and a wide family, each of a million nodes: no recursion, nothing quadratic.
void TestEdits::aMillionNodes() {
    constexpr std::uint32_t n = 1'000'000;
    std::vector<std::uint32_t> path(n + 1);
    std::vector<std::uint32_t> wide(n + 1, n);
    for (std::uint32_t i = 0; i <= n; ++i) {
        path[i] = std::min(i + 1, n);
    }
    wide[0] = 1;
    for (const auto& offsets : {path, wide}) {
        const GameTree tree(offsets, std::vector<Value>(n, 1));
        const NodeId last{n - 1};
        const EditResult grown = applyEdit(tree, InsertSibling{last, true, 3});
        QCOMPARE(grown->tree.nodeCount(), n + 1);
        QCOMPARE(applyEdit(grown->tree, DeleteSubtree{grown->focus})->tree.nodeCount(), n);
        const EditResult turned = applyEdit(tree, ReverseChildren{{NodeId{0}, true}});
        QCOMPARE(turned->tree.leafCount(), tree.leafCount());
        QCOMPARE(applyEdit(tree, SetLeaves{std::vector<Value>(tree.leafCount(), 2)})
                     ->tree.staticValue(last),
                 2.0);
    }
}

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
