// The names of edits in the menu, and what is typed over a node.

#include "core/notation/readtree.h"
#include "tests/rows.h"
#include "ui/words/editwords.h"
#include "ui/words/typednode.h"

using namespace prunus;

class TestEditWords : public QObject {
    Q_OBJECT

  private slots:
    void edits_data();
    void edits();
    void aLongNameIsShortened();
    void everyErrorIsASentence();
    void typed_data();
    void typed();
    void faults_data();
    void faults();
    void aTypedTreeIsATree();
    void aListOfNumbers();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
};

namespace {

/// Figure 5.2 with a name at its first leaf: A 0; B, C, D 1 to 3; w = 3 is node 4, 12 node 5, −8
/// node 6, and -a = 2 node 7.
std::shared_ptr<const GameTree> figure52() {
    return std::make_shared<const GameTree>(
        *readText("[[w=3, 12, -8], [\"-a\"=2, 4, 6], [14, 5, 2]]"));
}

} // namespace

void TestEditWords::edits_data() {
    const Rows<Edit, QString> row("edit", "words");
    row("a value", SetValue{NodeId{5}, -5}, "change of 12 to −5");
    row("a first value", SetValue{NodeId{1}, 5}, "value 5 for B");
    row("a name", SetName{NodeId{5}, "x"}, "naming of 12 as “x”");
    row("a name less", SetName{NodeId{4}, ""}, "removal of the name “w”");
    row("a negative value", SetName{NodeId{6}, "x"}, "naming of −8 as “x”");
    row("a name that begins with a dash", SetName{NodeId{7}, "x"}, "naming of -a as “x”");
    row("a move label", SetMove{NodeId{5}, "e4"}, "move label “e4”");
    row("a child", InsertChild{NodeId{2}, 0, std::nullopt}, "new child of C");
    row("a sibling", InsertSibling{NodeId{2}}, "new sibling of C");
    row("a deletion", DeleteSubtree{NodeId{3}}, "deletion of D");
    row("a move of a subtree", MoveSubtree{NodeId{4}, NodeId{3}, 0}, "move of w");
    row("a copy", CopySubtree{NodeId{1}, NodeId{3}, 0}, "copy of B");
    row("a paste", PasteSubtree{figure52(), NodeId{3}, 0}, "paste under D");
    row("sorted children", SortChildren{{NodeId{1}}, SortKey::ascending},
        "sorting of the children of B");
    row("everything sorted", SortChildren{{NodeId{0}, true}, SortKey::ascending},
        "sorting below A");
    row("other players", FlipRoot{}, "change of players");
}

void TestEditWords::edits() {
    QFETCH(Edit, edit);
    History history(figure52());
    QVERIFY(history.perform(edit).has_value());
    QTEST(EditWords::of(history.edit(0), history.note(0)), "words");
}

void TestEditWords::aLongNameIsShortened() {
    const QString words = EditWords::of(SetTitle{std::string(100, 'x')}, {});
    QCOMPARE(words, QStringLiteral("title “") + QString(23, u'x') + QStringLiteral("…”"));
}

void TestEditWords::everyErrorIsASentence() {
    for (int kind = 0; kind <= int(EditError::Kind::noteTooLarge); ++kind) {
        const QString why = EditWords::why({EditError::Kind(kind), NodeId{0}, 7, 9});
        QVERIFY2(why.endsWith(u'.') && why.size() > 20, qPrintable(why));
    }
    QCOMPARE(EditWords::why({EditError::Kind::wrongNumberOfLeaves, noNode, 7, 9}),
             "The tree has 9 leaves, but 7 numbers are given.");
}

void TestEditWords::typed_data() {
    const Rows<QString, QString, bool, double> row("text", "name", "hasValue", "value");
    row("a number", "5", "", true, 5.0);
    row("a hyphen is a minus sign", "-2.5", "", true, -2.5);
    row("so is a minus sign", "−2.5", "", true, -2.5);
    row("so is a dash", "–3", "", true, -3.0);
    row("spaces around it", "  7 ", "", true, 7.0);
    row("a name", "Nf3", "Nf3", false, 0.0);
    row("a name of two words", "left door", "left door", false, 0.0);
    row("both with a colon", "a: 5", "a", true, 5.0);
    row("both with an equals sign", "a=-5", "a", true, -5.0);
    row("a name in quotes", "\"a: 5\"", "a: 5", false, 0.0);
    row("a name in quotes, and a value", "\"1st\": 5", "1st", true, 5.0);
    row("a name in quotes with brackets, and a value", "\"f(x)\": 5", "f(x)", true, 5.0);
    row("a name that holds a quote", "12\": 5", "12\"", true, 5.0);
    row("quotes in a name in quotes", "\"say \"a: 5\"\"", "say \"a: 5\"", false, 0.0);
    row("nothing", "", "", false, 0.0);
}

void TestEditWords::typed() {
    QFETCH(QString, text);
    const auto node = TypedNodeReading::of(text);
    QVERIFY(node.has_value());
    QTEST(node->name, "name");
    QTEST(node->value.has_value(), "hasValue");
    QTEST(node->value.value_or(0), "value");
}

void TestEditWords::faults_data() {
    const Rows<QString, QString> row("text", "about");
    row("a number and more", "3a", "3a");
    row("a decimal comma", "2,5", "2,5");
    row("no number after the colon", "a: b", "b");
    row("not finite", "-inf", "-inf");
    row("an unfinished tree", "[3, 4", "Column 1");
}

void TestEditWords::faults() {
    QFETCH(QString, text);
    QFETCH(QString, about);
    const auto node = TypedNodeReading::of(text);
    QVERIFY(!node.has_value());
    QVERIFY2(node.error().contains(about), qPrintable(node.error()));
}

void TestEditWords::aTypedTreeIsATree() {
    const auto node = TypedNodeReading::of(QStringLiteral("E: [3, [4, 5]]"));
    QVERIFY(node && node->tree);
    QCOMPARE(node->tree->nodeCount(), 5U);
    QCOMPARE(std::string(node->tree->names().at(GameTree::root())), std::string("E"));
    // Heads that say who moves are no names, and must be right.
    const QString heads = QStringLiteral("min(max(3,12),max(2,4))");
    for (const auto mover : {std::optional<Player>(), std::optional(Player::min)}) {
        const auto headed = TypedNodeReading::of(heads, mover);
        QVERIFY(headed && headed->tree && headed->tree->names().nodes().empty());
        QVERIFY(headed->tree->header().root == Player::min);
    }
    const auto wrong = TypedNodeReading::of(heads, Player::max);
    QVERIFY(!wrong && wrong.error().startsWith(QStringLiteral("MAX moves at this node")));
}

void TestEditWords::aListOfNumbers() {
    const auto numbers = TypedNodeReading::numbers(QStringLiteral("3, −12\t8.5;[2]\n4"));
    QVERIFY(numbers.has_value());
    QCOMPARE(*numbers, (std::vector<Value>{3, -12, 8.5, 2, 4}));
    const auto fault = TypedNodeReading::numbers(QStringLiteral("3 x 4"));
    QVERIFY(!fault && fault.error().startsWith(QStringLiteral("“x” is no number")));
}

void TestEditWords::whatIsWrittenReadsBack_data() {
    const Rows<QString, QString> row("tree", "written");
    row("a value", "[-5, 1]", "−5");
    row("a name and a value", "[a=5, 1]", "a: 5");
    row("a name that looks like a number", "[\"1st\"=5, 1]", "\"1st\": 5");
    row("a name with brackets", "[\"f(x)\": [1, 2], 1]", "\"f(x)\"");
    row("a name that ends with a quote", R"(["12\"" = 5, 1])", "\"12\"\": 5");
    row("a name that begins with a quote", R"(["\"a" = 5, 1])", "\"\"a\": 5");
    row("a name between spaces", "[\" a \" = 5, 1]", "\" a \": 5");
    row("a name after a dash", "[\"–a\" = 5, 1]", "\"–a\": 5");
    row("an inner node without a name", "[[5], 1]", "");
}

void TestEditWords::whatIsWrittenReadsBack() {
    QFETCH(QString, tree);
    const GameTree read = *readText(tree.toStdString());
    const QString written = TypedNode::written(read, NodeId{1}, true);
    QTEST(written, "written");
    const auto node = TypedNodeReading::of(written);
    QVERIFY(node.has_value());
    QCOMPARE(node->name.toStdString(), std::string(read.names().at(NodeId{1})));
    QCOMPARE(node->value.has_value(), read.hasOwnValue(NodeId{1}));
}

QTEST_APPLESS_MAIN(TestEditWords)
#include "tst_editwords.moc"
