// What is said of a step where nodes are visited again. The expected sentences were written from
// the definitions of the searches, by hand, for each step.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "tests/search/oracle/randomtree.h"
#include "ui/words/language.h"
#include "ui/words/listing.h"
#include "ui/words/sentences.h"
#include "ui/words/storytext.h"

#include <QRegularExpression>
#include <QTest>
#include <cmath>

using namespace prunus;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
/// C is better than B, so that its probe fails high.
const char* const better = "[[3,12,8],[20,[14,10],6],[14,5,2]]";
/// Inner nodes have static values, so that a search can stop at any depth.
const char* const deepening = R"({"format": "prunus-tree", "version": 1,
    "tree": {"children": [{"value": 4, "children": [3, 9]},
                          {"value": 6, "children": [7, {"value": 8, "children": [2, 8]}, 5]}]}})";

SearchOptions with(Algorithm algorithm, FailMode fail = FailMode::hard) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.fail = fail;
    return options;
}

/// The same, three levels deep; each iteration finds another best move of A.
const char* const deeper = R"({"format": "prunus-tree", "version": 1, "tree": {"name": "root",
    "value": 4, "children": [{"value": 5, "children": [1, {"value": 3, "children": [7, 2]}]},
                             {"value": 6, "children": [{"value": 2, "children": [-5]}, 8]}]}})";
const char* const twoPasses = "[[3,5],[9,7]]";
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
    void toADepth_data();
    void toADepth();
    void whateverHappensIsSaidInFull_data();
    void whateverHappensIsSaidInFull();
};

void TestCallSentences::numbersNextToOthers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    const auto above = [](double v) { return std::nextafter(v, infinity); };
    const auto below = [](double v) { return std::nextafter(v, -infinity); };
    QTest::newRow("a plain number") << 3.0 << QStringLiteral("3");
    QTest::newRow("just above 3") << above(3) << QStringLiteral("3⁺");
    QTest::newRow("just below 3") << below(3) << QStringLiteral("3⁻");
    QTest::newRow("just above -2.5") << above(-2.5) << QStringLiteral("−2.5⁺");
    QTest::newRow("the next but one above 3") << above(above(3)) << QStringLiteral("3⁺⁺");
    QTest::newRow("the next but one below 0") << below(below(0)) << QStringLiteral("0⁻⁻");
    QTest::newRow("just above 0") << above(0) << QStringLiteral("0⁺");
    QTest::newRow("just below 0") << below(0) << QStringLiteral("0⁻");
    QTest::newRow("just below infinity") << below(infinity) << QStringLiteral("+∞⁻");
    QTest::newRow("infinity") << infinity << QStringLiteral("+∞");
    QTest::newRow("a third is itself") << 1.0 / 3 << QStringLiteral("0.3333333333333333");
}

void TestCallSentences::numbersNextToOthers() {
    QFETCH(double, value);
    QTEST(shownHeld(Algorithm::mtdf, value), "shown");
    QCOMPARE(shownHeld(Algorithm::alphaBeta, value), shownNumber(value));
}

void TestCallSentences::sentences_data() {
    QTest::addColumn<QByteArray>("tree");
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("fail");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    const auto row = [](const char* name, const char* tree, const SearchOptions& o, int step,
                        const char* title, const char* body) {
        QTest::newRow(name) << QByteArray(tree) << int(o.algorithm) << int(o.fail) << step
                            << QString::fromUtf8(title) << QString::fromUtf8(body);
    };
    const SearchOptions pvs = with(Algorithm::principalVariationSearch, FailMode::soft);
    const SearchOptions scout = with(Algorithm::negaScout);
    const SearchOptions mtdf = with(Algorithm::mtdf);
    const SearchOptions sss = with(Algorithm::sssStar);
    const SearchOptions iterative = with(Algorithm::iterativeDeepening);
    row("a leaf is probed, and the first time it is said what the small signs mean", figure52, pvs,
        5, "The search probes leaf 12.",
        "The probe only asks whether the value of leaf 12 is less than 3: its null window is [3⁻, "
        "3]. "
        "Its static value 12 goes back to B. A small ⁺ or ⁻ after a number means the next number "
        "above or below it that "
        "the computer can hold, so that none lies between.");
    row("NegaScout puts two of them after a number", figure52, scout, 5,
        "The search probes leaf 12.",
        "The probe only asks whether the value of leaf 12 is less than 3: its null window is [3⁻, "
        "3]. "
        "Its static value 12 goes back to B. A small ⁺ or ⁻ after a number means the next number "
        "above or below it that "
        "the computer can hold, so that none lies between; two of them mean the next but one.");
    row("an inner node is probed", figure52, pvs, 11, "The search probes C (MIN).",
        "MAX is already sure of at least 3 at A, by moving to B. The probe only asks whether the "
        "value of C is more than 3: its null window is [3, 3⁺].");
    row("another probe does not", better, pvs, 27, "The search probes E (MAX).",
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
    row("a cutoff below a probe", better, scout, 17, "β-cutoff at E (MAX).",
        "MAX is sure of at least 14 at E, by moving to leaf 14. The probe of C only asks whether "
        "its value is more than 3. The last child of E is skipped (leaf 10). It cannot change the "
        "answer.");
    row("NegaScout starts from what the probe found", better, scout, 23,
        "The probe of C returns 3⁺.",
        "That is more than α = 3. The value of C is 6. Fail-hard has returned 3⁺ for it, which "
        "does not tell as much, so C is searched again, with the window [3⁺, +∞].");
    row("the first pass", figure52, mtdf, 1, "Pass 1 starts at A (MAX).",
        "The first guess is 0, so this pass only asks whether the value of A is at least 0. Its "
        "null window is [0⁻, 0]. A small ⁺ or ⁻ after a number means the next number above or "
        "below it that the computer can hold, so that none lies between.");
    row("a cutoff in a pass", figure52, mtdf, 11, "β-cutoff at A (MAX).",
        "MAX is sure of at least 3 at A, by moving to B. This pass only asks whether the value of "
        "A is at least 0. The last 2 children of A are skipped (C and D). They cannot change the "
        "answer.");
    row("a pass is over", figure52, mtdf, 12, "Pass 1 is over: it returns 3.",
        "The value of A is at least 3. The search’s lower and upper bound of A are not the same "
        "yet, so "
        "another pass follows.");
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
        "A. Its null window is [+∞⁻, +∞]. A small ⁺ or ⁻ after a number means the next number "
        "above or below it that the computer can hold, so that none lies between.");
    row("a cutoff in its first pass", figure52, sss, 5, "α-cutoff at B (MIN).",
        "MIN is sure of at most 3 at B, by moving to leaf 3. This pass only looks for an upper "
        "bound of A, and for that one child of a MIN node is enough. The last 2 children of B are "
        "skipped (leaf 12 and leaf 8). The bound holds without them.");
    row("a leaf without which there is a bound", twoPasses, sss, 11, "α-cutoff at C (MIN).",
        "MIN is sure of at most 9 at C, by moving to leaf 9. This pass only looks for an upper "
        "bound of A, and for that one child of a MIN node is enough. The last child of C is "
        "skipped "
        "(leaf 7). The bound holds without it.");
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
        "to "
        "find the number itself, with the window [27, +∞].");
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
        "The value of A is at most 14. This pass only asks whether it is at least 14. Its "
        "null window is [14⁻, 14].");
    row("the table answers with a bound", figure52, sss, 22,
        "The transposition table answers 3 for B.",
        "The value of B is at most 3. This call only asks for values above α = 14⁻.");
    row("an iteration", deepening, iterative, 1, "Iteration 1 starts at A (MAX), to depth 1.",
        "The first iteration looks one move ahead. It starts with α = −∞ and β = +∞.");
    row("depths without values are left out", figure52, iterative, 1,
        "Iteration 1 starts at A (MAX), to depth 2.",
        "Depth 1 is left out: some node there has no static value. It starts with α = −∞ and β = "
        "+∞.");
    row("several depths without values", "[[[[1],2]],3]", iterative, 1,
        "Iteration 1 starts at A (MAX), to depth 4.",
        "Depths 1 to 3 are left out: at each of them some node has no static value. It starts with "
        "α = −∞ and β = +∞.");
    row("an iteration is over", deepening, iterative, 6,
        "Iteration 1 is over: to depth 1, the value of A is 6.",
        "It has read nodes that have children below that depth, so the next iteration looks "
        "deeper.");
    row("the best move is tried first", deepening, iterative, 7,
        "Iteration 2 starts at A (MAX), to depth 2.",
        "It starts anew, with α = −∞ and β = +∞. The best move so far, to C, is tried first.");
    row("a cutoff in an iteration", deepening, iterative, 20, "α-cutoff at B (MIN).",
        "MIN is sure of at most 3 at B, by moving to leaf 3. MAX is sure of at least 5 at A, by "
        "moving to C, and so has no reason to move to B. The last child of B is skipped (leaf 9). "
        "It "
        "cannot "
        "change the root’s value in this iteration.");
    row("below the root, too", deepening, iterative, 25, "The search enters C (MIN).",
        "C looks for its child of least value. It is called with α = −∞ and β = +∞. An earlier "
        "iteration found leaf 5 best at C, so that is tried first. An earlier iteration returned 5 "
        "for C.");
    // The second iteration has 2 at the root, by B; the first returned the static value 5.
    row("an earlier iteration is told of the node that is entered", deeper, iterative, 15,
        "The search enters A (MIN).",
        "A looks for its child of least value. It is called with α = 2 and β = +∞. MAX is already "
        "sure of at least 2 at root, by moving to B. An earlier iteration returned 5 for A.");
    row("and which move it found best there", deeper, iterative, 33, "The search enters A (MIN).",
        "A looks for its child of least value. It is called with α = −5 and β = +∞. MAX is already "
        "sure of at least −5 at root, by moving to B. An earlier iteration found leaf 1 best at A, "
        "so that is tried first. An earlier iteration returned 2 for A.");
}

void TestCallSentences::sentences() {
    QFETCH(QByteArray, tree);
    QFETCH(int, algorithm);
    QFETCH(int, fail);
    QFETCH(int, step);
    const GameTree searched = readTree(tree.toStdString()).value();
    const DisplayNames names(searched);
    const auto trace = recordSearch(searched, with(Algorithm(algorithm), FailMode(fail))).value();
    const Moment moment(searched, *trace, Step{static_cast<std::uint32_t>(step)});
    const Said said = Sentences(Naming(moment, names)).of(explain(moment));
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

void TestCallSentences::toADepth_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    QTest::newRow("a node at the limit is read again after its probe")
        << int(Algorithm::principalVariationSearch) << 1 << 5
        << QStringLiteral("The probe of B returns 6.")
        << QStringLiteral("That is more than α = 5. That it lies at the depth limit makes no "
                          "difference here: B is read again, with the window [5, +∞].");
    QTest::newRow("the table answers for one")
        << int(Algorithm::mtdf) << 1 << 7
        << QStringLiteral("The transposition table answers 5 for A.")
        << QStringLiteral("The search has read A before, and does not read it again.");
    QTest::newRow("the end says to which depth")
        << int(Algorithm::alphaBeta) << 1 << 6
        << QStringLiteral("The search is over: to depth 1, root is worth 6.")
        << QStringLiteral("The best move of MAX is to B.");
    QTest::newRow("the root may lie at the limit itself")
        << int(Algorithm::alphaBeta) << 0 << 1
        << QStringLiteral("The search is over: to depth 0, root is worth 4.")
        << QStringLiteral("It lies at the depth limit: its static value is the answer.");
    QTest::newRow("a limit below all leaves is none")
        << int(Algorithm::minimax) << 3 << 24
        << QStringLiteral("The search is over: root is worth 1.")
        << QStringLiteral("The best move of MAX is to A.");
}

void TestCallSentences::toADepth() {
    QFETCH(int, algorithm);
    QFETCH(int, depth);
    QFETCH(int, step);
    SearchOptions options = with(Algorithm(algorithm));
    options.depth = static_cast<std::uint32_t>(depth);
    const GameTree tree = readTree(deeper).value();
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, options).value();
    const Moment moment(tree, *trace, Step{static_cast<std::uint32_t>(step)});
    const Said said = Sentences(Naming(moment, names)).of(explain(moment));
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

void TestCallSentences::whateverHappensIsSaidInFull_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        QTest::newRow(each.id.data()) << int(each.algorithm);
    }
}

/// No text lacks a number, tells one of many digits, or does not end; and each step lights a line.
void TestCallSentences::whateverHappensIsSaidInFull() {
    QFETCH(int, algorithm);
    const QRegularExpression broken(QStringLiteral("%[0-9L]|[0-9]{7}|nan|e[+−-][0-9]|  "));
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        oracle::Draw draw(seed);
        const GameTree tree = oracle::gameTree(oracle::uniformDistinct(draw, 3, 3));
        const DisplayNames names(tree);
        SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
        options.depth.reset();
        const auto trace = recordSearch(tree, options).value();
        for (Step t{1}; t <= trace->end(); ++t) {
            const Moment moment(tree, *trace, t);
            const Naming naming(moment, names);
            const Said said = Sentences(naming).of(explain(moment));
            QVERIFY2(said.title.endsWith(u'.') && said.body.endsWith(u'.'), qPrintable(said.title));
            QString all = said.title + u' ' + said.body;
            for (const StoryLine& line : StoryText(naming, seed % 2 == 0 ? Side::max : Side::mover)
                                             .of(storyOf(moment, moment.event().node))
                                             .lines) {
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
