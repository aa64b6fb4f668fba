// What is told of a node. The expected sentences were written by hand from the definitions of the
// searches.

#include "tests/rows.h"
#include "tests/ui/words/told.h"
#include "ui/words/language.h"

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

struct Telling {
    std::optional<Side> side = {}; ///< the usual one
    bool hideUnreadLeaves = false;
};

/// The title, then a line each: the step, a bar, and the sentences.
QStringList told(const std::string& text, std::uint32_t t, const Path& path,
                 const SearchOptions& options, Telling telling = {}) {
    const Told search(text, options);
    const ToldStory words =
        search.story(t, search.tree.at(path), telling.side.value_or(usualSide(options.algorithm)),
                     telling.hideUnreadLeaves);
    QStringList all{words.title};
    for (const StoryLine& line : words.lines) {
        const QString step = line.step ? QString::number(line.step->value) : QString();
        all << step + QStringLiteral(" | ") + line.text;
    }
    return all;
}

} // namespace

class TestStoryText : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void stories_data();
    void stories();
    void storiesOfVisits_data();
    void storiesOfVisits();
    void aDeepCutoffAndOneChild();
    void twoLeavesOfOneValueAreToldApart();
    void minRoot();
    void softAndExhaustive();
    void negamaxFromBothSides();
    void hiddenLeavesAreNotCalledByTheirValue();
    void theDepthLimit();
    void theFirstWindow();
    void anInnerNodesOwnValue();
};

void TestStoryText::stories_data() {
    const Rows<uint, Path, QStringList> row("step", "path", "expected");
    row("not reached yet", 14, {2},
        {"D (MIN) · not reached yet", " | The search has not come here yet."});
    row("a leaf that will be cut is not reached yet", 13, {1, 1},
        {"Leaf 4 of C (MIN) · not reached yet", " | The search has not come here yet."});
    row("just entered", 11, {1},
        {"C (MIN) · being searched", "11 | Entered with the window [3, +∞].",
         " | Nothing is known of its value yet."});
    row("the open root knows its best child", 14, {},
        {"A (MAX) · being searched", "1 | Entered with the window [−∞, +∞].",
         " | Its value is at least 3. Of the children compared so far, B is best."});
    row("a leaf that was read", 12, {1, 0},
        {"Leaf 2 of C (MIN) · read", "12 | Read with the window [3, +∞]: its static value is 2."});
    row("a cut leaf names the two witnesses", 14, {1, 1},
        {"Leaf 4 of C (MIN) · skipped",
         "14 | Skipped by the α-cutoff at C. MIN is sure of at most 2 at C, by moving to leaf 2. "
         "MAX is already sure of at least 3 at A, by moving to B."});
    row("a node at its cutoff is still open", 14, {1},
        {"C (MIN) · being searched", "11 | Entered with the window [3, +∞].",
         "14 | α-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by moving to leaf "
         "2. MAX is already sure of at least 3 at A, by moving to B."});
    row("a node that was cut off returned its bound", 26, {1},
        {"C (MIN) · returned", "11 | Entered with the window [3, +∞].",
         "14 | α-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by moving to leaf "
         "2. MAX is already sure of at least 3 at A, by moving to B.",
         "15 | Returned 3. Its value is at most 2. Fail-hard returned the end of its window."});
    row("a value that is proved", 9, {0},
        {"B (MIN) · returned", "2 | Entered with the window [−∞, +∞].",
         "9 | Returned 3. Its value is 3."});
    row("a clamped value", 24, {2},
        {"D (MIN) · returned", "17 | Entered with the window [3, +∞].",
         "24 | Returned 3. Its value is 2. Fail-hard returned the end of its window."});
}

void TestStoryText::stories() {
    QFETCH(uint, step);
    QFETCH(Path, path);
    QTEST(told(figure52, step, path, {}), "expected");
}

void TestStoryText::storiesOfVisits_data() {
    const Rows<QByteArray, Algorithm, uint, Path, QStringList> row("tree", "algorithm", "step",
                                                                   "path", "lines");
    using enum Algorithm;
    row("each visit is told", figure52, mtdf, 35, {0},
        {"2 | Visit 1 entered it, with the window [0⁻, 0]. Returned 3.",
         "14 | Visit 2 entered it, with the window [3, 3⁺].",
         "17 | α-cutoff: 2 children were skipped. MIN is sure of at most 3 at B, by moving to leaf "
         "3. Pass 2 only asked whether the value of A is more than 3.",
         "18 | Returned 3. Its value is 3.",
         " | The transposition table holds that its value is 3."});
    row("a cutoff is told with the visit that made it", figure52, sssStar, 40, {1},
        {"8 | Visit 1 entered it, with the window [+∞⁻, +∞]. Returned 2.",
         "11 | α-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by moving to leaf "
         "2. Pass 1 only looked for an upper bound of A, and for that one child of a MIN node is "
         "enough.",
         "24 | On visit 2 the transposition table answered, for the window [14⁻, 14]. Returned 2.",
         "38 | On visit 3 the transposition table answered, for the window [5⁻, 5].",
         "38 | Returned 2. Its value is at most 2.",
         " | The transposition table holds that its value is at most 2."});
    // In figures 3 and 9 the first pass of SSS* reads the first leaf of each MIN node.
    const QStringList skipped{"5 | First skipped by the α-cutoff at B. MIN is sure of at most 3 at "
                              "B, by moving to leaf 3. Pass 1 only looked for an upper bound of A, "
                              "and for that one child of a MIN node is enough."};
    row("what pass 1 asked, in pass 1", twoPasses, sssStar, 5, {0, 1}, skipped);
    row("what pass 1 asked, in pass 2", twoPasses, sssStar, 18, {0, 1}, skipped);
    row("what pass 1 asked, at the end", twoPasses, sssStar, 36, {0, 1}, skipped);
    // The probe of C ends with step 22; see the cutoff in step 17. From MIN's side, as in the code.
    row("what a probe asked", betterSecond, negaScout, 23, {1, 1, 1},
        {"17 | First skipped by the β-cutoff at E. MAX is sure of at least 14 at E, by moving to "
         "leaf 14. The probe of C only asked whether its value is less than −3."});
    // In step 32 the third iteration has read B, and not yet come to A, which the first two
    // visited.
    const QString ownValue =
        " | Its own static value is 3; a search reads it only where its depth limit is.";
    row("in the iteration that skipped it", deepening, iterativeDeepening, 20, {0, 1},
        {"18 | Skipped by the α-cutoff at A. MIN is sure of at most 1 at A, by moving to leaf 1. "
         "MAX is already sure of at least 2 at root, by moving to B.",
         ownValue});
    row("an earlier iteration proves nothing now", deepening, iterativeDeepening, 32, {0, 1},
        {"18 | In iteration 2 it was skipped by the α-cutoff at A.",
         " | Iteration 3 has not come here yet.", ownValue});
    row("nor of a node that it read", deepening, iterativeDeepening, 32, {0},
        {"2 | Visit 1 read it, with the window [−∞, +∞]. Returned 5.",
         "15 | Visit 2 entered it, with the window [2, +∞].", "18 | α-cutoff: 1 child was skipped.",
         "19 | Returned 2 in iteration 2.",
         " | In iteration 3 nothing is known of its value yet."});
    // It lay below the depth limit of the second iteration, whose cutoff so did not skip it.
    row("of what lay below its depth limit nothing is known", deepening, iterativeDeepening, 32,
        {0, 1, 0}, {" | The search has not come here yet."});
    // The second iteration reads 4; the third has 6 at A, by C, when it reads 3.
    const char* const text = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
        {"value": 5, "children": [3, 4]},
        {"value": 4, "children": [{"value": 9, "children": [7]}, 6]}]}})";
    const QString read = "11 | Read with the window [−∞, 3]: its static value is 4.";
    row("what an iteration has read", text, iterativeDeepening, 36, {0, 1}, {read});
    row("the next one skips", text, iterativeDeepening, 40, {0, 1},
        {read, "37 | Skipped by the α-cutoff at B. MIN is sure of at most 3 at B, by moving to "
               "leaf 3. MAX is already sure of at least 6 at A, by moving to C."});
}

void TestStoryText::storiesOfVisits() {
    QFETCH(QByteArray, tree);
    QFETCH(Algorithm, algorithm);
    QFETCH(uint, step);
    QFETCH(Path, path);
    QTEST(told(tree.toStdString(), step, path, with(algorithm)).mid(1), "lines"); // no title
}

void TestStoryText::aDeepCutoffAndOneChild() {
    QCOMPARE(
        told("[5,[[[3,9],1],2]]", 9, {1, 0, 0}, {}),
        (QStringList{"D (MIN) · being searched", "6 | Entered with the window [5, +∞].",
                     "9 | α-cutoff: 1 child was skipped. MIN is sure of at most 3 at D, by moving "
                     "to leaf 3. MAX is already sure of at least 5 at A, by moving to leaf 5."}));
}

void TestStoryText::twoLeavesOfOneValueAreToldApart() {
    QCOMPARE(told("[5,[5,[3]]]", 8, {1}, {}).at(2),
             "7 | α-cutoff: 1 child was skipped. MIN is sure of at most 5 at B, by moving to leaf "
             "5 (1st child of B). MAX is already sure of at least 5 at A, by moving to leaf 5 (1st "
             "child of A).");
}

void TestStoryText::minRoot() {
    SearchOptions options;
    options.root = Player::min;
    // A MIN has 5 at step 8; C MAX reads 7 at step 10.
    QCOMPARE(
        told("[[3,5],[7,9]]", 12, {1, 1}, options),
        (QStringList{"Leaf 9 of C (MAX) · skipped",
                     "12 | Skipped by the β-cutoff at C. MAX is sure of at least 7 at C, by moving "
                     "to leaf 7. MIN is already sure of at most 5 at A, by moving to B."}));
}

void TestStoryText::softAndExhaustive() {
    const SearchOptions soft = with(Algorithm::alphaBeta, FailMode::soft);
    QCOMPARE(told(figure52, 26, {1}, soft).last(), "15 | Returned 2. Its value is at most 2.");
    QCOMPARE(
        told(figure52, 18, {1}, with(Algorithm::minimax)),
        (QStringList{"C (MIN) · returned", "11 | Entered.", "18 | Returned 2. Its value is 2."}));
    QCOMPARE(told(figure52, 12, {1, 0}, with(Algorithm::minimax)).last(),
             "12 | Read: its static value is 2.");
}

void TestStoryText::negamaxFromBothSides() {
    const SearchOptions options = with(Algorithm::alphaBetaNegamax);
    QCOMPARE(
        told(figure52, 15, {1}, options, {.side = Side::max}),
        (QStringList{
            "C (MIN) · returned", "11 | Entered with the window [3, +∞].",
            "14 | β-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by moving to "
            "leaf 2. MAX is already sure of at least 3 at A, by moving to B.",
            "15 | Returned 3. Its value is at most 2. Fail-hard returned the end of its window."}));
    QCOMPARE(
        told(figure52, 15, {1}, options),
        (QStringList{"C (MIN) · returned", "11 | Entered with the window [−∞, −3].",
                     "14 | β-cutoff: 2 children were skipped. MIN is sure of at least −2 at C, by "
                     "moving to leaf 2. MAX is already sure of at least 3 at A, by moving to B.",
                     "15 | Returned −3. Its value is at least −2. Fail-hard returned the end of "
                     "its window."}));
    QCOMPARE(told("[[3,12,8],7]", 11, {1}, options).last(),
             "11 | Read with the window [−∞, −3]: its static value is 7 (−7 to MIN).");
    const SearchOptions draft = with(Algorithm::alphaBetaFirstDraft);
    QCOMPARE(told(figure52, 15, {1}, draft).last(),
             "15 | Returned 3. Its value is at most 2. Fail-hard returned what its parent had.");
    QCOMPARE(told(figure52, 15, {1}, draft, {.side = Side::mover}).last(),
             "15 | Returned −3. Its value is at least −2. Fail-hard returned what its parent had, "
             "seen from MIN’s side.");
    // At MAX both sides are one.
    QCOMPARE(told(figure52, 26, {}, options), told(figure52, 26, {}, {}));
}

void TestStoryText::hiddenLeavesAreNotCalledByTheirValue() {
    const Telling hidden{.hideUnreadLeaves = true};
    QCOMPARE(told(figure52, 14, {2, 0}, {}, hidden).first(), "A leaf of D (MIN) · not reached yet");
    QCOMPARE(told(figure52, 14, {1, 1}, {}, hidden).first(), "A leaf of C (MIN) · skipped");
    QCOMPARE(told(figure52, 14, {1, 0}, {}, hidden).first(), "Leaf 2 of C (MIN) · read");
    QCOMPARE(told("[x=3,y=4]", 0, {0}, {}, hidden).first(), "Leaf x of A (MAX) · not reached yet");
}

void TestStoryText::theDepthLimit() {
    const char* const document = R"({"format": "prunus-tree", "version": 1,
        "tree": [{"value": 4, "children": [1, 2]}, 3]})";
    const SearchOptions options = toDepth(1);
    QCOMPARE(told(document, 2, {0}, options),
             (QStringList{"B (MIN) · read at the depth limit",
                          "2 | Read with the window [−∞, +∞]: its static value is 4."}));
    QCOMPARE(told(document, 6, {0, 0}, options),
             (QStringList{"Leaf 1 of B (MIN) · below the depth limit",
                          " | This search does not look so deep."}));
}

void TestStoryText::theFirstWindow() {
    SearchOptions options;
    options.window = {5, infinity};
    QCOMPARE(
        told(figure52, 5, {0, 1}, options),
        (QStringList{"Leaf 12 of B (MIN) · skipped",
                     "5 | Skipped by the α-cutoff at B. MIN is sure of at most 3 at B, by moving "
                     "to leaf 3. The first window asks only for values of A above 5."}));
    QCOMPARE(told("7", 1, {}, {}),
             (QStringList{"Leaf 7 · read",
                          "1 | Read with the window [−∞, +∞]: its static value is 7."}));
}

void TestStoryText::anInnerNodesOwnValue() {
    const char* const tree = R"({"format":"prunus-tree","version":1,"tree":[)"
                             R"({"value":-5,"children":[3,12]},{"value":1,"children":[2,4]}]})";
    QCOMPARE(
        told(tree, 0, {0}, {}),
        (QStringList{
            "B (MIN) · not reached yet", " | The search has not come here yet.",
            " | Its own static value is −5; a search reads it only where its depth limit is."}));
    QCOMPARE(told(tree, 2, {0}, toDepth(1)),
             (QStringList{"B (MIN) · read at the depth limit",
                          "2 | Read with the window [−∞, +∞]: its static value is −5."}));
}

QTEST_GUILESS_MAIN(TestStoryText)
#include "tst_storytext.moc"
