#include "core/edit/sametext.h"
#include "core/edit/textafteredit.h"
#include "core/edit/textpatch.h"
#include "core/formats/treeformat.h"
#include "tests/edit/randomedit.h"
#include "tests/edit/spelling.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/sametree.h"
#include "tests/rows.h"

using namespace prunus;

namespace {

struct Spelled {
    std::string text;
    std::vector<TextSpan> spans;
    GameTree tree;
    /// Nodes in writing order, as their spans are.
    std::vector<TextSpan> byNode;
};

void numberInWritingOrder(const GameTree& tree, NodeId n, std::vector<NodeId>& order) {
    order.push_back(n);
    for (const NodeId child : tree.children(n)) {
        numberInWritingOrder(tree, child, order);
    }
}

std::optional<Spelled> spelled(std::string text) {
    std::vector<TextSpan> spans;
    ReadResult tree = readText(text, spans);
    if (!tree) {
        return std::nullopt;
    }
    std::vector<NodeId> order;
    numberInWritingOrder(*tree, GameTree::root(), order);
    std::vector<TextSpan> byNode(spans.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
        byNode[order[k].value] = spans[k];
    }
    return Spelled{std::move(text), std::move(spans), std::move(*tree), std::move(byNode)};
}

std::string inBrackets(const GameTree& tree) {
    return written(tree, TreeFormat::text);
}

/// Whether everything at and below the node is as it was before the edit.
bool untouched(const Spelled& before, const EditedTree& edited, NodeId n) {
    const Origin origin = edited.origins[n.value];
    if (origin.source == Origin::Source::given) {
        return false;
    }
    const NodeId was = origin.node;
    const NodeRange now = edited.tree.children(n);
    const NodeRange then = before.tree.children(was);
    const bool leaf = now.empty();
    if (now.size() != then.size() || edited.tree.names().at(n) != before.tree.names().at(was) ||
        (leaf && edited.tree.staticValue(n) != before.tree.staticValue(was))) {
        return false;
    }
    for (std::uint32_t k = 0; k < now.size(); ++k) {
        if (edited.origins[now[k].value].node != then[k] || !untouched(before, edited, now[k])) {
            return false;
        }
    }
    return true;
}

std::string_view textOf(const Spelled& spelling, NodeId n) {
    const TextSpan span = spelling.byNode[n.value];
    return std::string_view(spelling.text).substr(span.start, span.end - span.start);
}

} // namespace

/// Edits made on the tree reach the text it came from, and leave the rest of it alone.
class TestRespell : public QObject {
    Q_OBJECT

  private slots:
    void spansAreWhereNodesStand();
    void staysInItsLayout_data();
    void staysInItsLayout();
    void theTextReadsAsTheEditedTree();
    void anEditedFieldTouchesNothingElse();
    void patchesAreTakenBack();
    void patchesSplitNoCharacter();
    void typedTextKeepsItsNodes_data();
    void typedTextKeepsItsNodes();
};

void TestRespell::spansAreWhereNodesStand() {
    const auto read = spelled("\uFEFF A: [ 3, \"b\" = (−4) ] ");
    QVERIFY(read.has_value());
    QCOMPARE(textOf(*read, NodeId{0}), "A: [ 3, \"b\" = (−4) ]");
    QCOMPARE(textOf(*read, NodeId{1}), "3");
    QCOMPARE(textOf(*read, NodeId{2}), "\"b\" = (−4)");
    QCOMPARE(textOf(*read, NodeId{3}), "−4");
    QCOMPARE(read->text[read->byNode[2].body], '(');
}

void TestRespell::staysInItsLayout_data() {
    const Rows<QByteArray, Edit, QByteArray> row("text", "edit", "wanted");
    row("a value changes", " [1.50 ;\n 2]\n", SetValue{NodeId{2}, 7}, " [1.50 ;\n 7]\n");
    row("a value's own spelling stays", "[+1, 2.0]", SetValue{NodeId{1}, 7}, "[7, 2.0]");
    row("the same value keeps its spelling", "[1e2, 2]", SetValue{NodeId{1}, 100}, "[1e2, 2]");
    row("a name is added as others are", "[A = 1, 2]", SetName{NodeId{2}, "B"}, "[A = 1, B = 2]");
    row("a name is added where there are none", "[1, 2]", SetName{NodeId{2}, "B"}, "[1, B: 2]");
    row("a name changes, with quotes if it needs them", "[A [1] 2]", SetName{NodeId{1}, "x y"},
        "[\"x y\" [1] 2]");
    row("a name that means no number gets a colon", "[A [1] 2]", SetName{NodeId{1}, "nan"},
        "[nan: [1] 2]");
    row("a name goes", "[ A: 1, 2]", SetName{NodeId{1}, ""}, "[ 1, 2]");
    row("a number after a bare name stays apart", "[a-5 2]", SetValue{NodeId{1}, 5}, "[a 5 2]");
    row("a bare name before a digit stays apart", "[\"x\"5 2]", SetName{NodeId{1}, "y"}, "[y 5 2]");
    row("a child is added in the family's rhythm", "[1;2]", InsertChild{NodeId{0}, 2, 3},
        "[1;2;3]");
    row("a child is added first", "[ 1 2 ]", InsertChild{NodeId{0}, 0, 3}, "[ 3 1 2 ]");
    row("a line is added among lines", "[[1, 2],\n [3, 4]]",
        PasteSubtree{std::make_shared<const GameTree>(*readText("[5,6]")), NodeId{0}, 2},
        "[[1, 2],\n [3, 4],\n [5, 6]]");
    row("a leaf becomes a list of its parent's kind", "(1 2)", InsertChild{NodeId{2}, 0, {}},
        "(1 (2))");
    row("a list becomes a leaf and keeps its name", "[1, B: [ 2 ]]", DeleteSubtree{NodeId{3}},
        "[1, B: 2]");
    row("a child goes with one separator", "[1 , 2 ; 3]", DeleteSubtree{NodeId{2}}, "[1 , 3]");
    row("the first child goes", "[1 , 2 ; 3]", DeleteSubtree{NodeId{1}}, "[2 ; 3]");
    row("the last child goes", "[1 , 2 ; 3]", DeleteSubtree{NodeId{3}}, "[1 , 2]");
    row("separators keep their places when children are reversed", "[1 ,(2)\n{3}]",
        ReverseChildren{{NodeId{0}, false}}, "[{3} ,(2)\n1]");
    row("what brackets cannot say leaves the text alone", "[1 2]", SetMove{NodeId{1}, "e4"},
        "[1 2]");
    row("lists that touch stay apart once they are numbers", "[[1][2]]", DeleteSubtree{NodeId{3}},
        "[1[2]]");
    row("numbers that touched lists get a space", "[[1,3]4]",
        ReplaceSubtree{std::make_shared<const GameTree>(*readText("7")), NodeId{1}}, "[7 4]");
}

void TestRespell::staysInItsLayout() {
    QFETCH(QByteArray, text);
    QFETCH(Edit, edit);
    const auto before = spelled(text.toStdString());
    QVERIFY(before.has_value());
    const EditResult edited = applyEdit(before->tree, edit);
    QVERIFY(edited.has_value());
    QTEST(QByteArray::fromStdString(
              textAfterEdit(before->text, before->spans, before->tree, *edited)),
          "wanted");
}

void TestRespell::theTextReadsAsTheEditedTree() {
    RandomTree trees(21, RandomTree::With::names);
    UntidyWriter writer(21);
    std::mt19937_64 random(21);
    int made = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto before = spelled(writer.write(trees.next()));
        QVERIFY(before.has_value());
        const Edit edit =
            randomEdit(random, before->tree, std::make_shared<const GameTree>(trees.next()));
        const EditResult edited = applyEdit(before->tree, edit);
        if (!edited) {
            continue;
        }
        ++made;
        const auto after =
            spelled(textAfterEdit(before->text, before->spans, before->tree, *edited));
        const std::string about = before->text + "\nedit " + std::to_string(edit.index());
        QVERIFY2(after.has_value(), about.c_str());
        QVERIFY2(same(after->tree, *readText(inBrackets(edited->tree))),
                 (about + "\n" + after->text).c_str());
        for (NodeId n{0}; n.value < after->tree.nodeCount(); ++n) {
            if (untouched(*before, *edited, n)) {
                QCOMPARE(textOf(*after, n), textOf(*before, edited->origins[n.value].node));
            }
        }
        // What stands outside the tree is nobody's business.
        QVERIFY(after->text.substr(0, after->byNode[0].start) ==
                before->text.substr(0, before->byNode[0].start));
        QVERIFY(after->text.substr(after->byNode[0].end) ==
                before->text.substr(before->byNode[0].end));
    }
    QVERIFY(made > 14000);
}

void TestRespell::anEditedFieldTouchesNothingElse() {
    RandomTree trees(22, RandomTree::With::names);
    UntidyWriter writer(22);
    std::mt19937_64 random(22);
    for (int i = 0; i < 5000; ++i) {
        const auto before = spelled(writer.write(trees.next()));
        const NodeId n{static_cast<std::uint32_t>(random() % before->tree.nodeCount())};
        const bool naming = !before->tree.isLeaf(n) || i % 2 == 0;
        const Edit edit = naming ? Edit(SetName{n, "new"}) : Edit(SetValue{n, 12345.5});
        const EditResult edited = applyEdit(before->tree, edit);
        const std::string after = textAfterEdit(before->text, before->spans, before->tree, *edited);
        const TextPatch patch = patchBetween(before->text, after);
        const TextSpan span = before->byNode[n.value];
        QVERIFY2(patch.offset >= span.start, (before->text + "\n" + after).c_str());
        QVERIFY(patch.offset + patch.removed.size() <= (naming ? span.body : span.end));
    }
}

void TestRespell::patchesAreTakenBack() {
    RandomTree trees(23, RandomTree::With::names);
    for (int i = 0; i < 2000; ++i) {
        const std::string before = inBrackets(trees.next());
        const std::string after = inBrackets(trees.next());
        const TextPatch patch = patchBetween(before, after);
        std::string text = before;
        applyPatch(text, patch);
        QVERIFY(text == after);
        revertPatch(text, patch);
        QVERIFY(text == before);
        const TextPatch none = patchBetween(before, before);
        QVERIFY(none.removed.empty() && none.inserted.empty());
    }
}

void TestRespell::patchesSplitNoCharacter() {
    // alpha and beta share their first byte; minus and hyphen their last.
    QVERIFY((patchBetween("aαz", "aβz") == TextPatch{1, "α", "β"}));
    QVERIFY((patchBetween("−", "\u2012") == TextPatch{0, "−", "\u2012"}));
    QVERIFY((patchBetween("aa", "aaa") == TextPatch{2, "", "a"}));
    QVERIFY((patchBetween("aaa", "aa") == TextPatch{2, "a", ""}));
}

void TestRespell::typedTextKeepsItsNodes_data() {
    // by old node in level order; -1 for gone
    const Rows<QByteArray, QByteArray, QList<int>> row("before", "after", "targets");
    row("a number typed over", "[[3,4],[5]]", "[[3,9],[5]]", {0, 1, 2, 3, 4, 5});
    row("only space", "[[3,4],[5]]", "[[3,4],\n[5]]", {0, 1, 2, 3, 4, 5});
    row("a leaf is put into a list", "[1,2]", "[[1,3],2]", {0, 3, 2});
    row("the first list removed", "[[3,4],[5]]", "[[5]]", {0, -1, 1, -1, -1, 2});
    row("two lists change places", "[[3,4],[5]]", "[[5],[3,4]]", {0, 2, 1, 4, 5, 3});
    row("a leaf goes to another list", "[[3,4],[5]]", "[[3],[4,5]]", {0, 1, 2, 3, 4, 5});
    row("a list is put into another", "[[3,4],[5]]", "[[[3,4]],[5]]", {0, 3, 2, 5, 6, 4});
    row("the whole tree is put into a list", "[1,2]", "[[1,2],3]", {1, 3, 4});
    row("the tree is taken out of a list", "[[1,2],3]", "[1,2]", {-1, 0, -1, 1, 2});
    row("a number is taken in two, after the one before it", "[93,4]", "[9,3,4]", {0, 2, 3});
    row("an edited list is known by its children", "[[3,4,5],[6]]", "[[1],[3,4,7],[6]]",
        {0, 2, 3, 5, 6, 7, 8});
    row("an edited list is known by its name", "[a[3],b[4],c[5]]", "[9,b[5,6]]",
        {0, -1, 2, -1, -1, -1, -1});
}

void TestRespell::typedTextKeepsItsNodes() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const auto one = spelled(before.toStdString());
    const auto other = spelled(after.toStdString());
    const NodeMap map =
        sameText({one->text, one->spans, one->tree}, {other->text, other->spans, other->tree},
                 changeBetween(one->text, other->text));
    QList<int> found;
    for (NodeId n{0}; n.value < one->tree.nodeCount(); ++n) {
        found.append(map.at(n) == noNode ? -1 : static_cast<int>(map.at(n).value));
    }
    QTEST(found, "targets");
}

QTEST_APPLESS_MAIN(TestRespell)
#include "tst_textafteredit.moc"
