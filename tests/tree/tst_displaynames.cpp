#include "core/formats/importtree.h"
#include "core/generate/uniform.h"
#include "core/tree/displayname.h"
#include "core/tree/treebuilder.h"

#include <QTest>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

QString nameAt(const GameTree& tree, const Path& path, Letters letters = Letters::endless) {
    return QString::fromStdString(DisplayNames(tree, letters).of(tree.at(path)));
}

/// The names of all nodes, row by row, with strokes between them.
QString namesOf(const GameTree& tree) {
    const DisplayNames names(tree);
    QStringList all;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        all += QString::fromStdString(names.of(n));
    }
    return all.join('|');
}

/// A root with these leaves.
GameTree star(const std::vector<Value>& leaves) {
    TreeBuilder builder;
    builder.begin();
    for (const Value v : leaves) {
        builder.leaf(v);
    }
    builder.end();
    return std::move(builder).build();
}

/// A root with this many children, each with one leaf; values are 0, 1, 2, …
TreeBuilder comb(std::uint32_t children) {
    TreeBuilder builder;
    builder.begin();
    for (std::uint32_t k = 0; k < children; ++k) {
        builder.begin();
        builder.leaf(k);
        builder.end();
    }
    builder.end();
    return builder;
}

} // namespace

/// What nodes are called where a person reads it.
class TestDisplayNames : public QObject {
    Q_OBJECT

  private slots:
    void nodesAreCalled_data();
    void nodesAreCalled();
    void behindZComeTwoLetters_data();
    void behindZComeTwoLetters();
    void withSingleLettersTheTwentySeventhHasItsPath();
    void aNameInUseIsNotReplaced();
    void lettersInUseAreSkippedBehindZ();
    void lettersLeadToTheirNodes();
    void leavesAreCalledByValue_data();
    void leavesAreCalledByValue();
    void equalLeavesCarryTheirPath();
    void leavesOfALargeTreeCarryTheirPath();
    void longPathsAreShortened();
    void shortNames();
};

void TestDisplayNames::nodesAreCalled_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names"); // of all nodes, row by row
    const auto row = [](const char* what, const QByteArray& text, const char* names) {
        QTest::newRow(what) << text << QString(names);
    };
    const auto document = [](const char* rest) -> QByteArray {
        return QByteArray(R"({"format": "prunus-tree", "version": 1, )") + rest + "}";
    };
    row("letters go by rows", "[[[1],2],[3]]", "A|B|C|D|2|3|1");
    row("own names come first", "[left:[deep:0],[1]]", "A|left|B|deep|1");
    row("letters in use are skipped, those of leaves too", "[[D:0],B:[1],[2]]", "A|C|B|E|D|1|2");
    row("only whole names are letters in use", "[A1:[a:0],[1]]", "A|A1|B|a|1");
    row("a lone leaf", "4", "4");
    row("named leaves do not make others ambiguous", "[5,x:5]", "A|5|x");
    row("nor do static values of inner nodes", document(R"("tree": {"value": 5, "children": [5]})"),
        "A|5");
    row("a failed leaf is called by the failure value",
        document(R"("failureValue": -1, "tree": [[], 2])"), "A|-1|2");
    row("which may be the value of others", document(R"("failureValue": 2, "tree": [[], 2])"),
        "A|2 [0]|2 [1]");
}

void TestDisplayNames::nodesAreCalled() {
    QFETCH(QByteArray, text);
    QTEST(namesOf(readTree(text.toStdString()).value()), "names");
}

/// As spreadsheets call their columns: the 702nd is ZZ, the 16,384th and last of Excel's is XFD.
void TestDisplayNames::behindZComeTwoLetters_data() {
    QTest::addColumn<std::uint32_t>("child"); // the root is A
    QTest::addColumn<QString>("name");
    QTest::newRow("the 26th") << 24U << "Z";
    QTest::newRow("the 27th") << 25U << "AA";
    QTest::newRow("the 52nd") << 50U << "AZ";
    QTest::newRow("the 53rd") << 51U << "BA";
    QTest::newRow("the 702nd") << 700U << "ZZ";
    QTest::newRow("the 703rd") << 701U << "AAA";
    QTest::newRow("the 16,384th") << 16'382U << "XFD";
}

void TestDisplayNames::behindZComeTwoLetters() {
    QFETCH(const std::uint32_t, child);
    QFETCH(const QString, name);
    QCOMPARE(nameAt(comb(16'400).build(), {child}), name);
}

void TestDisplayNames::withSingleLettersTheTwentySeventhHasItsPath() {
    const GameTree tree = comb(30).build();
    QCOMPARE(nameAt(tree, {24}, Letters::single), "Z");
    QCOMPARE(nameAt(tree, {25}, Letters::single), "[25]");
    QCOMPARE(nameAt(tree, {29}, Letters::single), "[29]");
}

void TestDisplayNames::lettersInUseAreSkippedBehindZ() {
    TreeBuilder builder = comb(30);
    builder.setName(2, "AB"); // a leaf
    builder.setName(4, "AA");
    builder.setName(6, "ab");
    const GameTree tree = std::move(builder).build();
    QCOMPARE(nameAt(tree, {24}), "Z");
    QCOMPARE(nameAt(tree, {25}), "AC");
    QCOMPARE(nameAt(tree, {26}), "AD");
}

/// Of all nodes, each name leads to its own.
void TestDisplayNames::lettersLeadToTheirNodes() {
    TreeBuilder builder = comb(900);
    builder.setName(1, "C");
    builder.setName(2, "AB");
    const GameTree tree = std::move(builder).build();
    const DisplayNames names(tree);
    int lettered = 0;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const std::string name = names.shortOf(NodeId{n});
        if (tree.names().at(NodeId{n}).empty() && !name.empty()) {
            ++lettered;
            QCOMPARE(names.nodeOfLetters(name).value, n);
        }
    }
    QCOMPARE(lettered, 900); // the root and 899 of its children
    QVERIFY(names.nodeOfLetters("ad") == tree.at({27}));
    for (const char* none : {"", "C", "AB", "ZZZ", "A1", "AAAAAAA"}) {
        QVERIFY2(names.nodeOfLetters(none) == noNode, none);
    }
}

void TestDisplayNames::aNameInUseIsNotReplaced() {
    // With Z in use only 25 letters are left: the root has A, and the 25th child none.
    TreeBuilder builder = comb(30);
    builder.setName(2, "Z");
    const GameTree tree = std::move(builder).build();
    QCOMPARE(nameAt(tree, {23}), "Y");
    QCOMPARE(nameAt(tree, {24}), "AA");
    QCOMPARE(nameAt(tree, {24}, Letters::single), "[24]");
}

void TestDisplayNames::leavesAreCalledByValue_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("name");
    QTest::newRow("a whole number has no point") << 12.0 << "12";
    QTest::newRow("a negative one") << -3.0 << "-3";
    QTest::newRow("a fraction in its shortest form") << 0.1 << "0.1";
    QTest::newRow("minus zero is zero") << -0.0 << "0";
    QTest::newRow("a large whole number has no exponent") << 100000000000000.0 << "100000000000000";
    QTest::newRow("beyond 10^15 it has one") << 1e15 << "1e+15";
    QTest::newRow("a very small one has an exponent") << 1e-9 << "1e-09";
}

void TestDisplayNames::leavesAreCalledByValue() {
    QFETCH(double, value);
    QFETCH(QString, name);
    QCOMPARE(nameAt(star({value, 77}), {0}), name);
}

void TestDisplayNames::equalLeavesCarryTheirPath() {
    QCOMPARE(namesOf(star({5, 6, 5, 0, -0.0})), "A|5 [0]|6|5 [2]|0 [3]|0 [4]");
}

void TestDisplayNames::leavesOfALargeTreeCarryTheirPath() {
    const auto tree = generateUniform(
        {.depth = 1, .branching = 1 << 16, .low = 7, .high = 7 + (1 << 16) - 1, .distinct = true});
    QVERIFY(tree.has_value());
    const NodeId last{1 << 16};
    QCOMPARE(DisplayNames(*tree).of(last),
             std::to_string(static_cast<int>(tree->staticValue(last))) + " [65535]");
}

void TestDisplayNames::longPathsAreShortened() {
    TreeBuilder builder;
    const std::uint32_t length = 300;
    for (std::uint32_t depth = 0; depth < length; ++depth) {
        builder.begin();
        for (std::uint32_t k = 0; k < depth; ++k) {
            builder.leaf(1000 + depth);
        }
    }
    builder.leaf(1);
    for (std::uint32_t depth = 0; depth < length; ++depth) {
        builder.end();
    }
    const GameTree tree = std::move(builder).build();
    const DisplayNames names(tree);
    const auto at = [&](std::uint32_t depth) {
        Path path(depth);
        for (std::uint32_t d = 0; d < depth; ++d) {
            path[d] = d;
        }
        return QString::fromStdString(names.path(tree.at(path)));
    };
    QCOMPARE(at(0), "[]");
    QCOMPARE(at(3), "[0,1,2]");
    QCOMPARE(at(8), "[0,1,2,3,4,5,6,7]");
    QCOMPARE(at(9), "[0,1,2,3,…,5,6,7,8]");
    QCOMPARE(at(300), "[0,1,2,3,…,296,297,298,299]");
}

void TestDisplayNames::shortNames() {
    TreeBuilder builder = comb(30);
    builder.setName(2, "deep");
    const GameTree tree = std::move(builder).build();
    const DisplayNames names(tree);
    QCOMPARE(names.shortOf(tree.at({})), std::string("A"));
    QCOMPARE(names.shortOf(tree.at({0, 0})), std::string("deep"));
    QCOMPARE(names.shortOf(tree.at({1, 0})), std::string());
    QCOMPARE(names.shortOf(tree.at({29})), std::string("AE"));
}

QTEST_APPLESS_MAIN(TestDisplayNames)
#include "tst_displaynames.moc"
