// What is said of a step where nodes are visited again. The expected sentences were written from
// the definitions of the searches, by hand, for each step.

#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/words/told.h"
#include "ui/words/language.h"
#include "ui/words/listing.h"
#include "ui/words/words.h"

#include <QRegularExpression>
#include <cmath>

using namespace prunus;

namespace {

/// Inner nodes have static values here, too.
const char* const twoLevels = R"({"format": "prunus-tree", "version": 1,
    "tree": {"children": [{"value": 4, "children": [3, 9]},
                          {"value": 6, "children": [7, {"value": 8, "children": [2, 8]}, 5]}]}})";
const char* const probedTwice = "[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]";

} // namespace

class TestCallSentences : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void numbersNextToOthers_data();
    void numbersNextToOthers();
    void sentences_data();
    void sentences();
    void whateverHappensIsSaidInFull_data();
    void whateverHappensIsSaidInFull();
};

void TestCallSentences::numbersNextToOthers_data() {
    const Rows<double, QString> row("value", "shown");
    const auto above = [](double v) { return std::nextafter(v, infinity); };
    const auto below = [](double v) { return std::nextafter(v, -infinity); };
    row("a plain number", 3.0, "3");
    row("just above 3", above(3), "3⁺");
    row("just below 3", below(3), "3⁻");
    row("just above -2.5", above(-2.5), "−2.5⁺");
    row("the next but one above 3", above(above(3)), "3⁺⁺");
    row("the next but one below 0", below(below(0)), "0⁻⁻");
    row("just above 0", above(0), "0⁺");
    row("just below 0", below(0), "0⁻");
    row("just below infinity", below(infinity), "+∞⁻");
    row("infinity", infinity, "+∞");
    row("a third is itself", 1.0 / 3, "0.3333333333333333");
}

void TestCallSentences::numbersNextToOthers() {
    QFETCH(double, value);
    QTEST(shownHeld(Algorithm::mtdf, value), "shown");
    QCOMPARE(shownHeld(Algorithm::alphaBeta, value), shownNumber(value));
}

void TestCallSentences::sentences_data() {
    const Rows<QByteArray, SearchOptions, uint, QString, QString> row("tree", "options", "step",
                                                                      "title", "body");
    const QString signs = " A small ⁺ or ⁻ after a number means the next number above or below it "
                          "that the computer can hold, so that none lies between";
    const SearchOptions pvs = with(Algorithm::principalVariationSearch, FailMode::soft);
    const SearchOptions scout = with(Algorithm::negaScout);
    const SearchOptions mtdf = with(Algorithm::mtdf);
    const SearchOptions sss = with(Algorithm::sssStar);
    const SearchOptions iterative = with(Algorithm::iterativeDeepening);
    row("a leaf is probed, and the first time it is said what the small signs mean", figure52, pvs,
        5, "The search probes leaf 12.",
        "The probe only asks whether the value of leaf 12 is less than 3: its null window is [3⁻, "
        "3]. Its static value 12 goes back to B." +
            signs + ".");
    row("NegaScout puts two of them after a number", figure52, scout, 5,
        "The search probes leaf 12.",
        "The probe only asks whether the value of leaf 12 is less than 3: its null window is [3⁻, "
        "3]. Its static value 12 goes back to B." +
            signs + "; two of them mean the next but one.");
    row("an inner node is probed", figure52, pvs, 11, "The search probes C (MIN).",
        "MAX is already sure of at least 3 at A, by moving to B. The probe only asks whether the "
        "value of C is more than 3: its null window is [3, 3⁺].");
    row("another probe does not", betterSecond, pvs, 27, "The search probes E (MAX).",
        "MIN is already sure of at most 20 at C, by moving to leaf 20. The probe only asks whether "
        "the value of E is less than 20: its null window is [20⁻, 20].");
    const char* const again = "[[3,12,8],[20,14,6],[7,5,2]]";
    row("a probe fails high", again, pvs, 19, "The probe of C returns 6.",
        "That is more than α = 3. A probe does not tell by how much, so C is searched again, with "
        "the window [3, +∞].");
    row("a second search", again, pvs, 20, "The search enters C (MIN) again.",
        "Its probe returned 6, which only tells that its value is at least 6. This search is to "
        "find the number itself, with the window [3, +∞].");
    row("a leaf is read again", again, pvs, 21, "The search reads leaf 20 again.",
        "Its static value 20 goes back to C.");
    row("a probe of MIN's fails high", again, pvs, 24, "The probe of leaf 14 returns 14.",
        "That is less than β = 20. That it is a leaf makes no difference here: leaf 14 is read "
        "again, with the window [3, 20].");
    row("a cutoff below a probe", betterSecond, scout, 17, "β-cutoff at E (MAX).",
        "MAX is sure of at least 14 at E, by moving to leaf 14. The probe of C only asks whether "
        "its value is more than 3. The last child of E is skipped (leaf 10). It cannot change the "
        "answer.");
    row("NegaScout starts from what the probe found", betterSecond, scout, 23,
        "The probe of C returns 3⁺.",
        "That is more than α = 3. The value of C is 6. Fail-hard has returned 3⁺ for it, which "
        "does not tell as much, so C is searched again, with the window [3⁺, +∞].");
    row("the first pass", figure52, mtdf, 1, "Pass 1 starts at A (MAX).",
        "The first guess is 0, so this pass only asks whether the value of A is at least 0. Its "
        "null window is [0⁻, 0]." +
            signs + ".");
    row("a cutoff in a pass", figure52, mtdf, 11, "β-cutoff at A (MAX).",
        "MAX is sure of at least 3 at A, by moving to B. This pass only asks whether the value of "
        "A is at least 0. The last 2 children of A are skipped (C and D). They cannot change the "
        "answer.");
    row("a pass is over", figure52, mtdf, 12, "Pass 1 is over: it returns 3.",
        "The value of A is at least 3. The search’s lower and upper bound of A are not the same "
        "yet, so another pass follows.");
    row("a pass from below", figure52, mtdf, 13, "Pass 2 starts at A (MAX).",
        "The value of A is at least 3. This pass only asks whether it is more than 3. Its null "
        "window is [3, 3⁺].");
    row("a node that the table knows too little of", figure52, mtdf, 14,
        "The search enters B (MIN).",
        "B looks for its child of least value. It is called with the null window [3, 3⁺]. The "
        "value of B is at least 3. That is all the transposition table holds about it, and it does "
        "not answer this call.");
    row("the table answers for a leaf", figure52, mtdf, 15,
        "The transposition table answers 3 for leaf 3.",
        "The search has read leaf 3 before, and does not read it again.");
    row("the end of the last pass", figure52, mtdf, 35, "The search is over: A is worth 3.",
        "The best move of MAX is to B.");
    row("SSS* starts from above", figure52, sss, 1, "Pass 1 starts at A (MAX).",
        "The search starts from +∞, which no value reaches, so this pass finds an upper bound of "
        "A. Its null window is [+∞⁻, +∞]." +
            signs + ".");
    row("a cutoff in its first pass", figure52, sss, 5, "α-cutoff at B (MIN).",
        "MIN is sure of at most 3 at B, by moving to leaf 3. This pass only looks for an upper "
        "bound of A, and for that one child of a MIN node is enough. The last 2 children of B are "
        "skipped (leaf 12 and leaf 8). The bound holds without them.");
    row("a leaf without which there is a bound", twoPasses, sss, 11, "α-cutoff at C (MIN).",
        "MIN is sure of at most 9 at C, by moving to leaf 9. This pass only looks for an upper "
        "bound of A, and for that one child of a MIN node is enough. The last child of C is "
        "skipped (leaf 7). The bound holds without it.");
    row("a leaf that could change a probe's number, but not its answer", "[3,[[9,20],40]]", pvs, 8,
        "β-cutoff at C (MAX).",
        "MAX is sure of at least 9 at C, by moving to leaf 9. The probe of B only asks whether its "
        "value is more than 3. The last child of C is skipped (leaf 20). It cannot change the "
        "answer.");
    // The probe reads 50 and 22, 40 and 20, 30: B is worth min(40, 50) and min(…) of these, 30.
    const SearchOptions hardPvs = with(Algorithm::principalVariationSearch);
    row("the leaves prove more than the search holds", probedTwice, hardPvs, 33,
        "The probe of B returns 27⁺.",
        "That is more than α = 27. The value of B is 30. Fail-hard has returned 27⁺ for it, which "
        "does not tell as much, so B is searched again, with the window [27, +∞].");
    row("and so the search is to find it", probedTwice, hardPvs, 34,
        "The search enters B (MIN) again.",
        "Its probe returned 27⁺, which only tells that its value is at least 27⁺. This search is "
        "to find the number itself, with the window [27, +∞].");
    row("a leaf is probed though it was read", probedTwice, hardPvs, 52,
        "The search probes leaf 30.",
        "The probe only asks whether the value of leaf 30 is less than 40: its null window is "
        "[40⁻, 40]. Its static value 30 goes back to F.");
    row("what a probe has shown closes a window", probedTwice, scout, 39,
        "β-cutoff at E (MIN) in the code; from MAX’s side it is at α.",
        "MIN is sure of at most 22 at E, by moving to leaf 22. The probe of B has shown that its "
        "value is at least 27⁺. So a value of E of 27⁺ or less makes no difference. The last child "
        "of E is skipped (leaf 1). It cannot change the root’s value.");
    row("SSS* goes on from the bound", figure52, sss, 21, "Pass 2 starts at A (MAX).",
        "The value of A is at most 14. This pass only asks whether it is at least 14. Its null "
        "window is [14⁻, 14].");
    row("the table answers with a bound", figure52, sss, 22,
        "The transposition table answers 3 for B.",
        "The value of B is at most 3. This call only asks for values above α = 14⁻.");
    row("an iteration", twoLevels, iterative, 1, "Iteration 1 starts at A (MAX), to depth 1.",
        "The first iteration looks one move ahead. It starts with α = −∞ and β = +∞.");
    row("depths without values are left out", figure52, iterative, 1,
        "Iteration 1 starts at A (MAX), to depth 2.",
        "Depth 1 is left out: some node there has no static value. It starts with α = −∞ and β = "
        "+∞.");
    row("several depths without values", "[[[[1],2]],3]", iterative, 1,
        "Iteration 1 starts at A (MAX), to depth 4.",
        "Depths 1 to 3 are left out: at each of them some node has no static value. It starts with "
        "α = −∞ and β = +∞.");
    row("an iteration is over", twoLevels, iterative, 6,
        "Iteration 1 is over: to depth 1, the value of A is 6.",
        "It has read nodes that have children below that depth, so the next iteration looks "
        "deeper.");
    row("the best move is tried first", twoLevels, iterative, 7,
        "Iteration 2 starts at A (MAX), to depth 2.",
        "It starts anew, with α = −∞ and β = +∞. The best move so far, to C, is tried first.");
    row("a cutoff in an iteration", twoLevels, iterative, 20, "α-cutoff at B (MIN).",
        "MIN is sure of at most 3 at B, by moving to leaf 3. MAX is sure of at least 5 at A, by "
        "moving to C, and so has no reason to move to B. The last child of B is skipped (leaf 9). "
        "It cannot change the root’s value in this iteration.");
    row("below the root, too", twoLevels, iterative, 25, "The search enters C (MIN).",
        "C looks for its child of least value. It is called with α = −∞ and β = +∞. An earlier "
        "iteration found leaf 5 best at C, so that is tried first. An earlier iteration returned 5 "
        "for C.");
    // The second iteration has 2 at the root, by B; the first returned the static value 5.
    row("an earlier iteration is told of the node that is entered", deepening, iterative, 15,
        "The search enters A (MIN).",
        "A looks for its child of least value. It is called with α = 2 and β = +∞. MAX is already "
        "sure of at least 2 at root, by moving to B. An earlier iteration returned 5 for A.");
    row("and which move it found best there", deepening, iterative, 33,
        "The search enters A (MIN).",
        "A looks for its child of least value. It is called with α = −5 and β = +∞. MAX is already "
        "sure of at least −5 at root, by moving to B. An earlier iteration found leaf 1 best at A, "
        "so that is tried first. An earlier iteration returned 2 for A.");
    row("a node at the limit is read again after its probe", deepening,
        toDepth(1, Algorithm::principalVariationSearch), 5, "The probe of B returns 6.",
        "That is more than α = 5. That it lies at the depth limit makes no difference here: B is "
        "read again, with the window [5, +∞].");
    row("the table answers for one", deepening, toDepth(1, Algorithm::mtdf), 7,
        "The transposition table answers 5 for A.",
        "The search has read A before, and does not read it again.");
    row("the end says to which depth", deepening, toDepth(1), 6,
        "The search is over: to depth 1, root is worth 6.", "The best move of MAX is to B.");
    row("the root may lie at the limit itself", deepening, toDepth(0), 1,
        "The search is over: to depth 0, root is worth 4.",
        "It lies at the depth limit: its static value is the answer.");
    row("a limit below all leaves is none", deepening, toDepth(3, Algorithm::minimax), 24,
        "The search is over: root is worth 1.", "The best move of MAX is to A.");
}

void TestCallSentences::sentences() {
    QFETCH(QByteArray, tree);
    QFETCH(SearchOptions, options);
    QFETCH(uint, step);
    const Said said = Told(tree.toStdString(), options).said(step);
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

void TestCallSentences::whateverHappensIsSaidInFull_data() {
    const Rows<Algorithm> row("algorithm");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        row(each.id.data(), each.algorithm);
    }
}

/// No text lacks a number, tells one of many digits, or does not end; and each step lights a line.
void TestCallSentences::whateverHappensIsSaidInFull() {
    QFETCH(Algorithm, algorithm);
    const QRegularExpression broken(QStringLiteral("%[0-9L]|[0-9]{7}|nan|e[+−-][0-9]|  "));
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        oracle::Draw draw(seed);
        GameTree tree = oracle::gameTree(oracle::uniformDistinct(draw, 3, 3));
        SearchOptions options = oracle::randomOptions(draw, algorithm);
        options.depth.reset();
        const Told told(std::move(tree), options);
        const Side side = seed % 2 == 0 ? Side::max : Side::mover;
        for (std::uint32_t t = 1; t <= told.trace->end().value; ++t) {
            const Moment moment = told.moment(t);
            const Said said = told.said(t);
            QVERIFY2(said.title.endsWith(u'.') && said.body.endsWith(u'.'), qPrintable(said.title));
            QString all = said.title + u' ' + said.body;
            for (const StoryLine& line : told.story(t, moment.event().node, side).lines) {
                all += u' ' + line.text;
            }
            QVERIFY2(!broken.match(all).hasMatch(), qPrintable(all));
            const Listing listing = Listing::of(options, moment.event().player);
            QVERIFY(listing.lineOf(litRole(moment)).has_value());
        }
    }
}

QTEST_GUILESS_MAIN(TestCallSentences)
#include "tst_callsentences.moc"
