// What is said of a node. The numbers follow by hand from the rules of the searches.

#include "tests/rows.h"
#include "tests/ui/words/told.h"
#include "ui/words/language.h"
#include "ui/words/nodewords.h"
#include "ui/words/words.h"

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

/// A tree, searched, and what is said of one of its nodes at a step.
struct Search : Told {
    using Told::Told;

    [[nodiscard]] QString said(std::uint32_t t, std::uint32_t n,
                               NodeWordsChoice choice = {}) const {
        const Moment at = moment(t);
        const NodeWords words(at, names, choice);
        return words.name(NodeId{n}) + QStringLiteral(" | ") + words.state(NodeId{n});
    }

    /// What the node is called at the first step where these words belong to it.
    [[nodiscard]] QString nameWith(const char* words, NodeId n) const {
        for (std::uint32_t t = 0; t <= trace->end().value; ++t) {
            const QString name = NodeWords(moment(t), names, {}).name(n);
            if (name.contains(QLatin1String(words))) {
                return name;
            }
        }
        return {};
    }
};

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
    const Rows<QByteArray, Algorithm, uint, uint, QString> row("tree", "algorithm", "step", "node",
                                                               "said");
    using enum Algorithm;
    // MTD(f) finds 3 at its second visit of B, with the null window above 3: see the events of
    // `prunus trace`.
    row("a node that is visited again, with a null window", figure52, mtdf, 14, 1,
        "MIN B, exactly 3, window 3 to just above 3 | being searched, visited 2 times, current "
        "node");
    row("a single child is pruned in the singular", oneToCut, alphaBeta, 12, 2,
        "MIN C, at most 2, window 3 to 2, one child skipped | being searched, current node");
    row("what is to be pruned is not told a step before", oneToCut, alphaBeta, 11, 2,
        "MIN C, at most 2, window 3 to 2 | being searched, current node");
    row("an open window is told in words", oneToCut, alphaBeta, 1, 0,
        "MAX A, window minus infinity to plus infinity | being searched, current node");
    row("minimax has no window", oneToCut, minimax, 4, 1,
        "MIN B, at most 3 | being searched, current node");
    row("a negative leaf has a true minus sign", "[-4,2]", minimax, 0, 1,
        "leaf −4 | not reached yet");
    row("names of one's own are said", "top: [left: 4, right: [1, 7]]", minimax, 0, 1,
        "leaf left, 4 | not reached yet");
    row("and of inner nodes", "top: [left: 4, right: [1, 7]]", minimax, 0, 2,
        "MIN right | not reached yet");
    // B is worth 3, and the 5 just read holds C to at most 5.
    row("between two bounds", "[[3,4],[5,9]]", minimax, 10, 0,
        "MAX A, between 3 and 5 | being searched, on the best line so far");
    row("more than ten are told in figures", "[3,[2,1,1,1,1,1,1,1,1,1,1,1]]", alphaBeta, 7, 2,
        "MIN B, at most 2, window 3 to 2, 11 children skipped | being searched, current node");
    row("a lone leaf", "7", alphaBeta, 1, 0, "leaf 7 | read, current node");
}

void TestNodeWords::words() {
    QFETCH(QByteArray, tree);
    QFETCH(Algorithm, algorithm);
    QFETCH(uint, step);
    QFETCH(uint, node);
    QTEST(Search(tree.toStdString(), with(algorithm)).said(step, node), "said");
}

void TestNodeWords::unreadLeavesKeepTheirSecretWhereTheyAreHidden() {
    const Search search(figure52, {});
    const NodeWordsChoice hiding{.hideUnreadLeaves = true};
    QCOMPARE(search.said(2, 4, hiding), "leaf, value hidden | not reached yet");
    QCOMPARE(search.said(3, 4, hiding), "leaf 3 | read, current node");
    QCOMPARE(search.said(14, 8, hiding), "leaf, value hidden | skipped");
    const Search named("[a: 3, b: 5]", {});
    QCOMPARE(named.said(0, 2, hiding), "leaf b, value hidden | not reached yet");
}

void TestNodeWords::theNegamaxFormSaysItsNumbersFromEitherSide() {
    // At step 14 C's call holds (-inf, -3), narrowed by its child's -(2) to alpha = -2.
    const Search search(figure52, with(Algorithm::alphaBetaNegamax));
    const NodeWordsChoice fromMover{.side = Side::mover};
    QCOMPARE(
        search.said(14, 2, fromMover),
        "MIN C, at least −2, window −2 to −3, two children skipped | being searched, current node");
    QCOMPARE(
        search.said(14, 2),
        "MIN C, at most 2, window 3 to 2, two children skipped | being searched, current node");
    QCOMPARE(search.said(9, 1, fromMover), "MIN B, exactly −3 | returned −3, current node");
    QCOMPARE(search.said(9, 1), "MIN B, exactly 3 | returned 3, current node");
    // A leaf is called by its static value; what it is worth is told once it is read.
    const Search odd("[[3,12,8],7]", with(Algorithm::alphaBetaNegamax));
    QCOMPARE(odd.said(10, 2, fromMover), "leaf 7 | not reached yet");
    QCOMPARE(odd.said(11, 2, fromMover), "leaf 7, to MIN −7 | read, current node");
    QCOMPARE(odd.said(11, 3, fromMover), "leaf 3, to MAX 3 | read, on the best line so far");
}

void TestNodeWords::theSecondDraftSaysItsBestBesideItsParameters() {
    // At step 10 A has heard 3 from B, and still hands down what it was given.
    const Search search(figure52, with(Algorithm::alphaBetaSecondDraft));
    QCOMPARE(search.said(10, 0),
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
    QCOMPARE(search.said(2, 1), "MIN B, static value 4 | read, current node");
    QCOMPARE(search.said(2, 3), "leaf 1 | below the depth limit");
    const Search deeper(R"({"format":"prunus-tree","version":1,"tree":
        {"value":0,"children":[[1,2]]}})",
                        toDepth(0));
    QCOMPARE(deeper.said(1, 1), "MIN B, no static value | below the depth limit");
}

void TestNodeWords::theLimitKeepsItsSecretToo() {
    const Search search(R"({"format":"prunus-tree","version":1,"tree":
        {"children":[{"value":4,"children":[1,2]},6]}})",
                        toDepth(1));
    const NodeWordsChoice hiding{.hideUnreadLeaves = true};
    QCOMPARE(search.said(1, 1, hiding), "MIN B, value hidden | not reached yet");
    QCOMPARE(search.said(2, 1, hiding), "MIN B, static value 4 | read, current node");
}

void TestNodeWords::aPlaceIsToldInWords_data() {
    const Rows<QByteArray, Path, QString> row("tree", "path", "name");
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
    QFETCH(QByteArray, tree);
    QFETCH(Path, path);
    const GameTree read = *readTree(tree.toStdString());
    QTEST(shownName(DisplayNames(read), read.at(path)), "name");
}

QTEST_GUILESS_MAIN(TestNodeWords)
#include "tst_nodewords.moc"
