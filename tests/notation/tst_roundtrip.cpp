#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/writetree.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/sametree.h"

#include <QTest>
#include <sstream>

using namespace prunus;

namespace {

std::string asText(const GameTree& tree) {
    std::ostringstream out;
    writeText(out, tree);
    return out.str();
}

std::string asJson(const GameTree& tree) {
    std::ostringstream out;
    writeJson(out, tree);
    return out.str();
}

constexpr int randomTrees = 5000;

} // namespace

/// What is written is what the documents say, and reads back as the same tree.
class RoundTrip : public QObject {
    Q_OBJECT
  private slots:
    void writesText_data();
    void writesText();
    void writesTheFailureValueAsANumber();
    void writesJson();
    void textLosesWhatItCannotHold_data();
    void textLosesWhatItCannotHold();
    void textReadsBackTheSame();
    void namesOfPlayersStayNames();
    void jsonReadsBackTheSame();
};

void RoundTrip::writesText_data() {
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<QByteArray>("written");
    auto row = [](const char* what, const char* read, const char* written) {
        QTest::newRow(what) << QByteArray(read) << QByteArray(written);
    };
    row("without spaces", "[ [3 12 8] [2;4;6] ]", "[[3,12,8],[2,4,6]]");
    row("a lone leaf", " 5 ", "5");
    row("square brackets", "({1 2})", "[[1,2]]");
    row("names without quotes", "A[a=5 \"b_1'\" 6]", "A:[a:5,b_1':6]");
    row("names in quotes", R"("x y"["7" 1 "\"\n\u00e9" 2])",
        "\"x y\":[\"7\":1,\"\\\"\\n\xC3\xA9\":2]");
    row("players' names", "MAX: [\"Mini\" [a 3] max 5]", "\"MAX\":[\"Mini\":[a:3],\"max\":5]");
    row("names of other alphabets", "\"\xCE\xB1\" 1", "\xCE\xB1:1");
    row("numbers in their shortest form", "[1.50 -0 1e2 100000 0.1 +7]", "[1.5,0,100,1e+05,0.1,7]");
}

void RoundTrip::writesText() {
    QFETCH(QByteArray, read);
    QFETCH(QByteArray, written);
    const ReadResult tree = readText(read.toStdString());
    QVERIFY2(tree.has_value(), report(tree).constData());
    QCOMPARE(QByteArray::fromStdString(asText(*tree)), written);
}

void RoundTrip::writesTheFailureValueAsANumber() {
    const ReadResult tree = readJson(
        R"({"format":"prunus-tree","version":1,"failureValue":-1,"tree":[[],{"name":"a"}]})");
    QVERIFY2(tree.has_value(), report(tree).constData());
    QCOMPARE(asText(*tree), std::string("[-1,a:-1]"));
}

void RoundTrip::writesJson() {
    const char* const document = R"({
  "format": "prunus-tree",
  "version": 1,
  "title": "A \"title\"",
  "root": "min",
  "failureValue": -1,
  "tree": {"name":"R","value":2.5,"children":[[1,2],[],{"name":"a","move":"e4","value":3},{"move":"d4"}]}
}
)";
    const ReadResult tree = readJson(document);
    QVERIFY2(tree.has_value(), report(tree).constData());
    QCOMPARE(asJson(*tree), std::string(document));
    const ReadResult plain = readText("[1,[2]]");
    QCOMPARE(asJson(*plain), std::string("{\n  \"format\": \"prunus-tree\",\n  \"version\": 1,\n"
                                         "  \"root\": \"max\",\n  \"tree\": [1,[2]]\n}\n"));
}

void RoundTrip::textLosesWhatItCannotHold_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<bool>("lost");
    QTest::newRow("names and values are kept")
        << QByteArray(R"("tree":[{"name":"a","value":1},{"name":"B","children":[2]}])") << false;
    QTest::newRow("a MAX root is kept") << QByteArray(R"("root":"max","tree":1)") << false;
    QTest::newRow("an empty title is none") << QByteArray(R"("title":"","tree":1)") << false;
    QTest::newRow("a title is lost") << QByteArray(R"("title":"a","tree":1)") << true;
    QTest::newRow("a MIN root is lost") << QByteArray(R"("root":"min","tree":1)") << true;
    QTest::newRow("a failure value is lost") << QByteArray(R"("failureValue":0,"tree":1)") << true;
    QTest::newRow("a move is lost") << QByteArray(R"("tree":[{"move":"e4","value":1}])") << true;
    QTest::newRow("the static value of an inner node is lost")
        << QByteArray(R"("tree":[{"value":1,"children":[2]}])") << true;
}

void RoundTrip::textLosesWhatItCannotHold() {
    QFETCH(QByteArray, rest);
    QFETCH(bool, lost);
    const ReadResult tree =
        readJson((R"({"format":"prunus-tree","version":1,)" + rest + "}").toStdString());
    QVERIFY2(tree.has_value(), report(tree).constData());
    QCOMPARE(!lostIn(TreeFormat::text, *tree).empty(), lost);
}

void RoundTrip::textReadsBackTheSame() {
    RandomTree trees(1, RandomTree::With::names);
    for (int i = 0; i < randomTrees; ++i) {
        const GameTree tree = trees.next();
        const std::string text = asText(tree);
        QVERIFY(lostIn(TreeFormat::text, tree).empty());
        const ReadResult again = readTree(text);
        QVERIFY2(again && same(tree, *again), text.c_str());
        QCOMPARE(asText(*again), text);
    }
}

/// In a tree that has MAX or MIN at every node they are names nonetheless.
void RoundTrip::namesOfPlayersStayNames() {
    for (const char* const names : {R"({"name":"MAX","children":[{"name":"min","children":[3]}]})",
                                    R"({"name":"MIN","children":[{"name":"Mini","value":3},4]})",
                                    R"([{"name":"maxi","value":3},{"name":"B","value":4}])"}) {
        const ReadResult tree =
            readJson(R"({"format":"prunus-tree","version":1,"tree":)" + std::string(names) + "}");
        QVERIFY2(tree.has_value(), report(tree).constData());
        const ImportResult again = importTree(asText(*tree));
        QVERIFY2(again && same(*tree, again->tree), asText(*tree).c_str());
        QVERIFY(again->notation == Notation::brackets);
    }
}

void RoundTrip::jsonReadsBackTheSame() {
    RandomTree trees(2, RandomTree::With::everything);
    for (int i = 0; i < randomTrees; ++i) {
        const GameTree tree = trees.next();
        const std::string text = asJson(tree);
        const ReadResult again = readTree(text);
        QVERIFY2(again && same(tree, *again), text.c_str());
        QCOMPARE(asJson(*again), text);
    }
}

QTEST_APPLESS_MAIN(RoundTrip)
#include "tst_roundtrip.moc"
