// What a node's story tells where nodes are visited again. The expected lines were written from the
// definitions of the searches, by hand.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "ui/words/language.h"
#include "ui/words/storytext.h"

#include <QTest>

using namespace prunus;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
/// C is better than B, so that its probe fails high.
const char* const better = "[[3,12,8],[20,[14,10],6],[14,5,2]]";
/// The same, three levels deep; each iteration finds another best move of A.
const char* const deeper = R"({"format": "prunus-tree", "version": 1, "tree": {"name": "root",
    "value": 4, "children": [{"value": 5, "children": [1, {"value": 3, "children": [7, 2]}]},
                             {"value": 6, "children": [{"value": 2, "children": [-5]}, 8]}]}})";
const char* const twoPasses = "[[3,5],[9,7]]";

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

/// The lines of a node's story, each after its step, or 0.
QStringList toldOf(Algorithm algorithm, std::uint32_t step, NodeId n, const char* text = figure52) {
    const GameTree tree = readTree(text).value();
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, with(algorithm)).value();
    const Moment moment(tree, *trace, Step{step});
    QStringList lines;
    for (const StoryLine& line :
         StoryText(Naming(moment, names), usualSide(algorithm)).of(storyOf(moment, n)).lines) {
        lines << QStringLiteral("%1: %2").arg(line.step ? int(line.step->value) : 0).arg(line.text);
    }
    return lines;
}

} // namespace

class TestCallStories : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void aStoryTellsEachVisit();
    void aCutoffIsToldWithTheVisitThatMadeIt();
    void whatAPassOrAProbeAskedIsToldAsItWas();
    void anEarlierIterationProvesNothingNow();
    void anIterationSkipsWhatAnEarlierOneHasRead();
};

void TestCallStories::aStoryTellsEachVisit() {
    const QString cutoff = QStringLiteral(
        "17: α-cutoff: 2 children were skipped. MIN is sure of at most 3 at B, by moving to leaf "
        "3. Pass 2 only asked whether the value of A is more than 3.");
    QCOMPARE(toldOf(Algorithm::mtdf, 35, NodeId{1}),
             (QStringList{"2: Visit 1 entered it, with the window [0⁻, 0]. Returned 3.",
                          "14: Visit 2 entered it, with the window [3, 3⁺].", cutoff,
                          "18: Returned 3. Its value is 3.",
                          "0: The transposition table holds that its value is 3."}));
}

void TestCallStories::aCutoffIsToldWithTheVisitThatMadeIt() {
    const QString cutoff = QStringLiteral(
        "11: α-cutoff: 2 children were skipped. MIN is sure of at most 2 at C, by moving to leaf "
        "2. Pass 1 only looked for an upper bound of A, and for that one child of a MIN node is "
        "enough.");
    QCOMPARE(
        toldOf(Algorithm::sssStar, 40, NodeId{2}),
        (QStringList{
            "8: Visit 1 entered it, with the window [+∞⁻, +∞]. Returned 2.", cutoff,
            "24: On visit 2 the transposition table answered, for the window [14⁻, 14]. Returned "
            "2.",
            "38: On visit 3 the transposition table answered, for the window [5⁻, 5].",
            "38: Returned 2. Its value is at most 2.",
            "0: The transposition table holds that its value is at most 2."}));
}

/// In figures 3 and 9 the first pass of SSS* reads the first leaf of each MIN node.
void TestCallStories::whatAPassOrAProbeAskedIsToldAsItWas() {
    const QStringList skipped{QStringLiteral(
        "5: First skipped by the α-cutoff at B. MIN is sure of at most 3 at B, by moving to leaf "
        "3. Pass "
        "1 "
        "only looked for an upper bound of A, and for that one child of a MIN node is enough.")};
    for (const std::uint32_t step : {5U, 18U, 36U}) { // in pass 1, in pass 2, at the end
        QCOMPARE(toldOf(Algorithm::sssStar, step, NodeId{4}, twoPasses), skipped);
    }
    // The probe of C ends with step 22; see the cutoff in step 17. From MIN's side, as in the code.
    const NodeId ten = readTree(better).value().at(std::vector<std::uint32_t>{1, 1, 1});
    QCOMPARE(
        toldOf(Algorithm::negaScout, 23, ten, better),
        QStringList{QStringLiteral(
            "17: First skipped by the β-cutoff at E. MAX is sure of at least 14 at E, by moving to "
            "leaf 14. The probe of C only asked whether its value is less than −3.")});
}

/// In step 32 the third iteration has read B, and not yet come to A, which the first two visited.
void TestCallStories::anEarlierIterationProvesNothingNow() {
    const GameTree tree = readTree(deeper).value();
    const auto told = [&tree](std::uint32_t step, const std::vector<std::uint32_t>& path) {
        return toldOf(Algorithm::iterativeDeepening, step, tree.at(path), deeper);
    };
    const QString ownValue =
        QStringLiteral("0: Its own static value is 3; a search reads it only where its depth limit "
                       "is.");
    QCOMPARE(told(20, {0, 1}),
             (QStringList{"18: Skipped by the α-cutoff at A. MIN is sure of at most 1 at A, by "
                          "moving to leaf 1. MAX is already sure of at least 2 at root, by moving "
                          "to B.",
                          ownValue}));
    QCOMPARE(told(32, {0, 1}),
             (QStringList{"18: In iteration 2 it was skipped by the α-cutoff at A.",
                          "0: Iteration 3 has not come here yet.", ownValue}));
    QCOMPARE(told(32, {0}),
             (QStringList{"2: Visit 1 read it, with the window [−∞, +∞]. Returned 5.",
                          "15: Visit 2 entered it, with the window [2, +∞].",
                          "18: α-cutoff: 1 child was skipped.", "19: Returned 2 in iteration 2.",
                          "0: In iteration 3 nothing is known of its value yet."}));
    // It lay below the depth limit of the second iteration, whose cutoff so did not skip it.
    QCOMPARE(told(32, {0, 1, 0}), QStringList{"0: The search has not come here yet."});
}

/// The second iteration reads 4; the third has 6 at A, by C, when it reads 3.
void TestCallStories::anIterationSkipsWhatAnEarlierOneHasRead() {
    const char* const text = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
        {"value": 5, "children": [3, 4]},
        {"value": 4, "children": [{"value": 9, "children": [7]}, 6]}]}})";
    const NodeId four = readTree(text).value().at(std::vector<std::uint32_t>{0, 1});
    const QString read = QStringLiteral("11: Read with the window [−∞, 3]: its static value is 4.");
    QCOMPARE(toldOf(Algorithm::iterativeDeepening, 36, four, text), QStringList{read});
    QCOMPARE(
        toldOf(Algorithm::iterativeDeepening, 40, four, text),
        (QStringList{read, "37: Skipped by the α-cutoff at B. MIN is sure of at most 3 at B, by "
                           "moving to leaf 3. MAX is already sure of at least 6 at A, by "
                           "moving to C."}));
}

QTEST_GUILESS_MAIN(TestCallStories)
#include "tst_callstories.moc"
