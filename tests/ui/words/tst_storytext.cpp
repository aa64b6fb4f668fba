// What is told of a node. The expected sentences were written by hand from the definitions of the
// searches. In figure 5.2 A is the root, B, C and D the MIN nodes.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "ui/words/language.h"
#include "ui/words/storytext.h"

#include <QTest>

using namespace prunus;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
using Path = std::vector<std::uint32_t>;

struct Telling {
    std::optional<Side> side = {}; ///< the usual one
    bool hideUnreadLeaves = false;
};

/// The title, then a line each: the step, a bar, and the sentences.
QStringList told(const char* text, std::uint32_t t, const Path& path, const SearchOptions& options,
                 Telling telling = {}) {
    const GameTree tree = readTree(text).value();
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, options).value();
    const Moment moment(tree, *trace, Step{t});
    const NodeStory story = storyOf(moment, tree.at(path));
    const ToldStory words = StoryText(Naming(moment, names, telling.hideUnreadLeaves),
                                      telling.side.value_or(usualSide(options.algorithm)))
                                .of(story);
    QStringList all{words.title};
    for (const StoryLine& line : words.lines) {
        const QString step = line.step ? QString::number(line.step->value) : QString();
        all << step + QStringLiteral(" | ") + line.text;
    }
    return all;
}

QStringList lines(std::initializer_list<const char*> texts) {
    QStringList all;
    for (const char* each : texts) {
        all << QString::fromUtf8(each);
    }
    return all;
}

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

} // namespace

class TestStoryText : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void stories_data();
    void stories();
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
    QTest::addColumn<int>("step");
    QTest::addColumn<Path>("path");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, int step, const Path& path,
                        std::initializer_list<const char*> expected) {
        QTest::newRow(name) << step << path << lines(expected);
    };
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
    QFETCH(int, step);
    QFETCH(Path, path);
    QFETCH(QStringList, expected);
    QCOMPARE(told(figure52, static_cast<std::uint32_t>(step), path, {}), expected);
}

void TestStoryText::aDeepCutoffAndOneChild() {
    QCOMPARE(told("[5,[[[3,9],1],2]]", 9, {1, 0, 0}, {}),
             lines({"D (MIN) · being searched", "6 | Entered with the window [5, +∞].",
                    "9 | α-cutoff: 1 child was skipped. MIN is sure of at most 3 at D, by moving "
                    "to leaf 3. MAX is already sure of at least 5 at A, by moving to leaf 5."}));
}

void TestStoryText::twoLeavesOfOneValueAreToldApart() {
    QCOMPARE(told("[5,[5,[3]]]", 8, {1}, {}).at(2),
             QStringLiteral(
                 "7 | α-cutoff: 1 child was skipped. MIN is sure of at most 5 at B, by "
                 "moving to leaf 5 (1st child of B). MAX is already sure of at least 5 at A, by "
                 "moving to leaf 5 (1st child of A)."));
}

void TestStoryText::minRoot() {
    SearchOptions options;
    options.root = Player::min;
    // A MIN has 5 at step 8; C MAX reads 7 at step 10.
    QCOMPARE(told("[[3,5],[7,9]]", 12, {1, 1}, options),
             lines({"Leaf 9 of C (MAX) · skipped",
                    "12 | Skipped by the β-cutoff at C. MAX is sure of at least 7 at C, by moving "
                    "to leaf 7. MIN is already sure of at most 5 at A, by moving to B."}));
}

void TestStoryText::softAndExhaustive() {
    SearchOptions soft;
    soft.fail = FailMode::soft;
    QCOMPARE(told(figure52, 26, {1}, soft).last(),
             QStringLiteral("15 | Returned 2. Its value is at most 2."));
    QCOMPARE(told(figure52, 18, {1}, with(Algorithm::minimax)),
             lines({"C (MIN) · returned", "11 | Entered.", "18 | Returned 2. Its value is 2."}));
    QCOMPARE(told(figure52, 12, {1, 0}, with(Algorithm::minimax)).last(),
             QStringLiteral("12 | Read: its static value is 2."));
}

void TestStoryText::negamaxFromBothSides() {
    const SearchOptions options = with(Algorithm::alphaBetaNegamax);
    QCOMPARE(told(figure52, 15, {1}, options, {.side = Side::max}),
             lines({"C (MIN) · returned", "11 | Entered with the window [3, +∞].",
                    "14 | β-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by "
                    "moving to leaf 2. MAX is already sure of at least 3 at A, by moving to B.",
                    "15 | Returned 3. Its value is at most 2. Fail-hard returned the end of its "
                    "window."}));
    QCOMPARE(told(figure52, 15, {1}, options),
             lines({"C (MIN) · returned", "11 | Entered with the window [−∞, −3].",
                    "14 | β-cutoff: 2 children were skipped. MIN is sure of at least −2 at C, by "
                    "moving to leaf 2. MAX is already sure of at least 3 at A, by moving to B.",
                    "15 | Returned −3. Its value is at least −2. Fail-hard returned the end of its "
                    "window."}));
    QCOMPARE(told("[[3,12,8],7]", 11, {1}, options).last(),
             QStringLiteral("11 | Read with the window [−∞, −3]: its static value is 7 (−7 to "
                            "MIN)."));
    const SearchOptions draft = with(Algorithm::alphaBetaFirstDraft);
    QCOMPARE(told(figure52, 15, {1}, draft).last(),
             QStringLiteral("15 | Returned 3. Its value is at most 2. Fail-hard returned what its "
                            "parent had."));
    QCOMPARE(told(figure52, 15, {1}, draft, {.side = Side::mover}).last(),
             QStringLiteral("15 | Returned −3. Its value is at least −2. Fail-hard returned what "
                            "its parent had, seen from MIN’s side."));
    // At MAX both sides are one.
    QCOMPARE(told(figure52, 26, {}, options), told(figure52, 26, {}, {}));
}

void TestStoryText::hiddenLeavesAreNotCalledByTheirValue() {
    const Telling hidden{.hideUnreadLeaves = true};
    QCOMPARE(told(figure52, 14, {2, 0}, {}, hidden).first(),
             QStringLiteral("A leaf of D (MIN) · not reached yet"));
    QCOMPARE(told(figure52, 14, {1, 1}, {}, hidden).first(),
             QStringLiteral("A leaf of C (MIN) · skipped"));
    QCOMPARE(told(figure52, 14, {1, 0}, {}, hidden).first(),
             QStringLiteral("Leaf 2 of C (MIN) · read"));
    QCOMPARE(told("[x=3,y=4]", 0, {0}, {}, hidden).first(),
             QStringLiteral("Leaf x of A (MAX) · not reached yet"));
}

void TestStoryText::theDepthLimit() {
    const char* const document = R"({"format": "prunus-tree", "version": 1,
        "tree": [{"value": 4, "children": [1, 2]}, 3]})";
    SearchOptions options;
    options.depth = 1;
    QCOMPARE(told(document, 2, {0}, options),
             lines({"B (MIN) · read at the depth limit",
                    "2 | Read with the window [−∞, +∞]: its static value is 4."}));
    QCOMPARE(told(document, 6, {0, 0}, options), lines({"Leaf 1 of B (MIN) · below the depth limit",
                                                        " | This search does not look so deep."}));
}

void TestStoryText::theFirstWindow() {
    SearchOptions options;
    options.window = {5, infinity};
    QCOMPARE(told(figure52, 5, {0, 1}, options),
             lines({"Leaf 12 of B (MIN) · skipped",
                    "5 | Skipped by the α-cutoff at B. MIN is sure of at most 3 at B, by moving to "
                    "leaf 3. The first window asks only for values of A above 5."}));
    QCOMPARE(told("7", 1, {}, {}),
             lines({"Leaf 7 · read", "1 | Read with the window [−∞, +∞]: its static value is 7."}));
}

void TestStoryText::anInnerNodesOwnValue() {
    const char* const tree = R"({"format":"prunus-tree","version":1,"tree":[)"
                             R"({"value":-5,"children":[3,12]},{"value":1,"children":[2,4]}]})";
    QCOMPARE(told(tree, 0, {0}, {}),
             lines({"B (MIN) · not reached yet", " | The search has not come here yet.",
                    " | Its own static value is −5; a search reads it only where its depth limit "
                    "is."}));
    SearchOptions shallow;
    shallow.depth = 1;
    QCOMPARE(told(tree, 2, {0}, shallow),
             lines({"B (MIN) · read at the depth limit",
                    "2 | Read with the window [−∞, +∞]: its static value is −5."}));
}

QTEST_GUILESS_MAIN(TestStoryText)
#include "tst_storytext.moc"
