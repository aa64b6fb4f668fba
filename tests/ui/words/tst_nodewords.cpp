// What is said of a node. The numbers follow by hand from the rules of the searches.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "ui/words/language.h"
#include "ui/words/nodewords.h"
#include "ui/words/words.h"

#include <QTest>

using namespace prunus;

namespace {

/// A tree, searched, and what is said of one of its nodes at a step.
struct Search {
    Search(const char* text, const SearchOptions& options)
        : tree(*readTree(text)), names(tree), trace(*recordSearch(tree, options)) {}

    [[nodiscard]] QString said(Step t, NodeId n, NodeWordsChoice choice = {}) const {
        const Moment moment(tree, *trace, t);
        const NodeWords words(moment, names, choice);
        return words.name(n) + QStringLiteral(" | ") + words.state(n);
    }

    /// What the node is called at the first step where these words belong to it.
    [[nodiscard]] QString nameWith(const char* words, NodeId n) const {
        for (Step t{0}; t <= trace->end(); ++t) {
            const Moment moment(tree, *trace, t);
            const QString name = NodeWords(moment, names, {}).name(n);
            if (name.contains(QLatin1String(words))) {
                return name;
            }
        }
        return {};
    }

    GameTree tree;
    DisplayNames names;
    std::shared_ptr<const SearchTrace> trace;
};

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

SearchOptions toDepth(std::uint32_t depth) {
    SearchOptions options;
    options.depth = depth;
    return options;
}

constexpr const char* figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
/// A (MAX) over B (MIN) and C (MIN); C is cut at its first child, of two.
constexpr const char* oneToCut = "[[3,5],[2,9]]";

} // namespace

class TestNodeWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void words_data();
    void words();
    void unreadLeavesKeepTheirSecretWhereTheyAreHidden();
    void theNegamaxFormSaysItsNumbersFromEitherSide();
    void theSecondDraftSaysItsBestBesideItsParameters();
    void aProbesAnswerIsSaid();
    void atTheDepthLimit();
    void theLimitKeepsItsSecretToo();
    void aPlaceIsToldInWords_data();
    void aPlaceIsToldInWords();
};

void TestNodeWords::words_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("node");
    QTest::addColumn<QString>("said");
    const int alphaBeta = int(Algorithm::alphaBeta);
    const int minimax = int(Algorithm::minimax);
    // MTD(f) finds 3 at its second visit of B, with the null window above 3: see the events of
    // `prunus trace`.
    QTest::newRow("a node that is visited again, with a null window")
        << figure52 << int(Algorithm::mtdf) << 14 << 1
        << "MIN B, exactly 3, window 3 to just above 3 | being searched, visited 2 times, current "
           "node";
    QTest::newRow("a single child is pruned in the singular")
        << oneToCut << alphaBeta << 12 << 2
        << "MIN C, at most 2, window 3 to 2, one child skipped | being searched, current node";
    QTest::newRow("what is to be pruned is not told a step before")
        << oneToCut << alphaBeta << 11 << 2
        << "MIN C, at most 2, window 3 to 2 | being searched, current node";
    QTest::newRow("an open window is told in words")
        << oneToCut << alphaBeta << 1 << 0
        << "MAX A, window minus infinity to plus infinity | being searched, current node";
    QTest::newRow("minimax has no window")
        << oneToCut << minimax << 4 << 1 << "MIN B, at most 3 | being searched, current node";
    QTest::newRow("a negative leaf has a true minus sign")
        << "[-4,2]" << minimax << 0 << 1 << "leaf −4 | not reached yet";
    QTest::newRow("names of one's own are said")
        << "top: [left: 4, right: [1, 7]]" << minimax << 0 << 1 << "leaf left, 4 | not reached yet";
    QTest::newRow("and of inner nodes")
        << "top: [left: 4, right: [1, 7]]" << minimax << 0 << 2 << "MIN right | not reached yet";
    // B is worth 3, and the 5 just read holds C to at most 5.
    QTest::newRow("between two bounds")
        << "[[3,4],[5,9]]" << minimax << 10 << 0
        << "MAX A, between 3 and 5 | being searched, on the best line so far";
    QTest::newRow("more than ten are told in figures")
        << "[3,[2,1,1,1,1,1,1,1,1,1,1,1]]" << alphaBeta << 7 << 2
        << "MIN B, at most 2, window 3 to 2, 11 children skipped | being searched, current node";
    QTest::newRow("a lone leaf") << "7" << alphaBeta << 1 << 0 << "leaf 7 | read, current node";
}

void TestNodeWords::words() {
    QFETCH(QString, tree);
    QFETCH(int, algorithm);
    QFETCH(int, step);
    QFETCH(int, node);
    const Search search(tree.toUtf8().constData(), with(Algorithm(algorithm)));
    QTEST(search.said(Step{std::uint32_t(step)}, NodeId{std::uint32_t(node)}), "said");
}

void TestNodeWords::unreadLeavesKeepTheirSecretWhereTheyAreHidden() {
    const Search search(figure52, {});
    const NodeWordsChoice hiding{.hideUnreadLeaves = true};
    QCOMPARE(search.said(Step{2}, NodeId{4}, hiding), "leaf, value hidden | not reached yet");
    QCOMPARE(search.said(Step{3}, NodeId{4}, hiding), "leaf 3 | read, current node");
    QCOMPARE(search.said(Step{14}, NodeId{8}, hiding), "leaf, value hidden | skipped");
    const Search named("[a: 3, b: 5]", {});
    QCOMPARE(named.said(Step{0}, NodeId{2}, hiding), "leaf b, value hidden | not reached yet");
}

void TestNodeWords::theNegamaxFormSaysItsNumbersFromEitherSide() {
    // At step 14 C's call holds (-inf, -3), narrowed by its child's -(2) to alpha = -2.
    const Search search(figure52, with(Algorithm::alphaBetaNegamax));
    const NodeWordsChoice fromMover{.side = Side::mover};
    QCOMPARE(search.said(Step{14}, NodeId{2}, fromMover),
             "MIN C, at least −2, window −2 to −3, two children skipped | being searched, "
             "current node");
    QCOMPARE(search.said(Step{14}, NodeId{2}),
             "MIN C, at most 2, window 3 to 2, two children skipped | being searched, "
             "current node");
    QCOMPARE(search.said(Step{9}, NodeId{1}, fromMover),
             "MIN B, exactly −3 | returned −3, current node");
    QCOMPARE(search.said(Step{9}, NodeId{1}), "MIN B, exactly 3 | returned 3, current node");
    // A leaf is called by its static value; what it is worth is told once it is read.
    const Search odd("[[3,12,8],7]", with(Algorithm::alphaBetaNegamax));
    QCOMPARE(odd.said(Step{10}, NodeId{2}, fromMover), "leaf 7 | not reached yet");
    QCOMPARE(odd.said(Step{11}, NodeId{2}, fromMover), "leaf 7, to MIN −7 | read, current node");
    QCOMPARE(odd.said(Step{11}, NodeId{3}, fromMover),
             "leaf 3, to MAX 3 | read, on the best line so far");
}

void TestNodeWords::theSecondDraftSaysItsBestBesideItsParameters() {
    // At step 10 A has heard 3 from B, and still hands down what it was given.
    const Search search(figure52, with(Algorithm::alphaBetaSecondDraft));
    QCOMPARE(search.said(Step{10}, NodeId{0}),
             "MAX A, at least 3, window minus infinity to plus infinity, best 3 | being searched, "
             "current node, on the best line so far");
}

void TestNodeWords::aProbesAnswerIsSaid() {
    // B is worth 1. The probe of C, which is worth 5, answers more than 1, and C is searched again.
    const Search search("[[1,9],[5,7]]", with(Algorithm::principalVariationSearch));
    QCOMPARE(search.nameWith("the probe answered", NodeId{0}),
             "MAX A, exactly 5, window 1 to plus infinity, the probe answered just above 1");
}

void TestNodeWords::atTheDepthLimit() {
    const Search search(R"({"format":"prunus-tree","version":1,"tree":
        {"children":[{"value":4,"children":[1,2]},{"value":6,"children":[3]}]}})",
                        toDepth(1));
    QCOMPARE(search.said(Step{2}, NodeId{1}), "MIN B, static value 4 | read, current node");
    QCOMPARE(search.said(Step{2}, NodeId{3}), "leaf 1 | below the depth limit");
    const Search deeper(R"({"format":"prunus-tree","version":1,"tree":
        {"value":0,"children":[[1,2]]}})",
                        toDepth(0));
    QCOMPARE(deeper.said(Step{1}, NodeId{1}), "MIN B, no static value | below the depth limit");
}

void TestNodeWords::theLimitKeepsItsSecretToo() {
    const Search search(R"({"format":"prunus-tree","version":1,"tree":
        {"children":[{"value":4,"children":[1,2]},6]}})",
                        toDepth(1));
    const NodeWordsChoice hiding{.hideUnreadLeaves = true};
    QCOMPARE(search.said(Step{1}, NodeId{1}, hiding), "MIN B, value hidden | not reached yet");
    QCOMPARE(search.said(Step{2}, NodeId{1}, hiding), "MIN B, static value 4 | read, current node");
}

void TestNodeWords::aPlaceIsToldInWords_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QList<uint>>("path");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* what, const char* tree, const QList<uint>& path,
                        const char* name) {
        QTest::newRow(what) << QString::fromUtf8(tree) << path << QString::fromUtf8(name);
    };
    row("a value of its own needs none", "[[4,2],[3]]", {0, 0}, "4");
    row("a value that another leaf has", "[Attack: [4,2],[4]]", {0, 0}, "4 (1st child of Attack)");
    row("the second", "[[2,4],[4]]", {0, 1}, "4 (2nd child of B)");
    row("the third", "[[2,3,-4],[-4]]", {0, 2}, "−4 (3rd child of B)");
    row("the eleventh", "[1,2,3,4,5,6,7,8,9,10,1]", {10}, "1 (11th child of A)");
    row("the twenty-second", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,1]", {21},
        "1 (22nd child of A)");
    row("a name that another node has", "[X: [1], X: [2]]", {1}, "X (2nd child of A)");
    row("a parent with such a name is told by its path, which is no window", "[X: [1], X: [1]]",
        {1, 0}, "1 [1.0]");
}

void TestNodeWords::aPlaceIsToldInWords() {
    QFETCH(QString, tree);
    QFETCH(QList<uint>, path);
    const GameTree read = *readTree(tree.toStdString());
    const NodeId n = read.at(std::vector<std::uint32_t>(path.begin(), path.end()));
    QTEST(shownName(DisplayNames(read), n), "name");
}

QTEST_GUILESS_MAIN(TestNodeWords)
#include "tst_nodewords.moc"
