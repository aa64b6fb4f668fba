// What is said of a step where nodes are visited again. The expected sentences were written from
// the definitions of the searches, by hand, for each step.

#include "core/notation/readtree.h"
#include "core/search/run.h"
#include "tests/search/oracle/randomtree.h"
#include "ui/text/language.h"
#include "ui/text/listing.h"
#include "ui/text/sentences.h"
#include "ui/text/storytext.h"

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

} // namespace

class TestCallSentences : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void numbersNextToOthers_data();
    void numbersNextToOthers();
    void sentences_data();
    void sentences();
    void aStoryTellsEachVisit();
    void aCutoffIsToldWithTheVisitThatMadeIt();
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
    row("a probe", figure52, pvs, 11, "The search probes C (MIN).",
        "The null window [3, 3⁺] only asks whether C is worth more than the 3 that MAX has at A.");
    const char* const again = "[[3,12,8],[20,14,6],[7,5,2]]";
    row("a probe fails high", again, pvs, 19, "The probe fails high: C is worth at least 6.",
        "That is more than α = 3, so C is searched again with the window [3, +∞].");
    row("a second search", again, pvs, 20, "The search enters C (MIN) again.",
        "Its probe has only found a bound; now the window is [3, +∞]. This is visit 2; the one "
        "before returned 6.");
    row("a leaf is read again", again, pvs, 21, "Leaf 20 is read.",
        "Its static value 20 goes back to C. This is visit 2; the one before returned 20.");
    row("a probe of MIN's fails high", again, pvs, 24,
        "The probe fails high: leaf 14 is worth at most 14.",
        "That is less than β = 20, so leaf 14 is searched again with the window [3, 20].");
    row("a cutoff below a probe", better, scout, 17, "β-cutoff at E (MAX).",
        "E already gives MAX at least 14, and the probe of C only asks whether that is worth more "
        "than 3. So the last child of E (10) cannot change the answer.");
    row("NegaScout starts from what the probe found", better, scout, 23,
        "The probe fails high: C is worth at least 6.",
        "That is more than α = 3, so C is searched again with the window [3⁺, +∞]. Fail-hard "
        "returned 3⁺ for C, where the leaves read prove 6.");
    row("the first pass", figure52, mtdf, 1, "Pass 1 starts at A (MAX).",
        "The first guess is 0. The null window [0⁻, 0] only asks whether A is worth at least 0.");
    row("a cutoff in a pass", figure52, mtdf, 11, "β-cutoff at A (MAX).",
        "A already gives MAX at least 3, and this pass only asks whether A is worth at least 0. "
        "So the last 2 children of A (C and D) cannot change the answer.");
    row("a pass is over", figure52, mtdf, 12, "Pass 1 returns 3: A is worth at least 3.",
        "By now its value is known to be ≥3. The bounds have not met, so another pass follows.");
    row("a pass from below", figure52, mtdf, 13, "Pass 2 starts at A (MAX).",
        "The null window [3, 3⁺] only asks whether A is worth more than 3.");
    row("a node that the memory knows too little of", figure52, mtdf, 14,
        "The search enters B (MIN).",
        "B looks for its child of least value. The null window [3, 3⁺] only asks on which side of "
        "it the value lies. This is visit 2; the one before returned 3. The memory knows ≥3, which "
        "does not answer this window.");
    row("the memory answers for a leaf", figure52, mtdf, 15, "The memory answers 3 for leaf 3.",
        "Leaf 3 was read before; it is not read again.");
    row("the end of the last pass", figure52, mtdf, 35, "The search is over: A is worth 3.",
        "MAX’s best move is to B.");
    row("SSS* starts from above", figure52, sss, 1, "Pass 1 starts at A (MAX).",
        "No value reaches the null window [+∞⁻, +∞]: this pass finds an upper bound of A.");
    row("the memory answers with a bound", figure52, sss, 22, "The memory answers 3 for B.",
        "It knows that B is worth at most 3, and only values above α = 14⁻ matter here.");
    row("an iteration", deepening, iterative, 1, "The search to depth 1 starts at A (MAX).",
        "Each iteration starts anew, from α = −∞ and β = +∞.");
    row("an iteration is over", deepening, iterative, 6, "To depth 1, A is worth 6.",
        "Some nodes were read at that depth limit: the next iteration looks deeper.");
    row("the best move is tried first", deepening, iterative, 7,
        "The search to depth 2 starts at A (MAX).",
        "Each iteration starts anew, from α = −∞ and β = +∞. The best move so far, C, is tried "
        "first.");
    row("below the root, too", deepening, iterative, 25, "The search enters C (MIN).",
        "C looks for its child of least value. Every value matters: α = −∞, β = +∞. Its best move "
        "so far, leaf 5, is tried first. This is visit 3; the one before returned 5.");
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

namespace {

/// The lines of a node's story, each after its step, or 0.
QStringList toldOf(Algorithm algorithm, std::uint32_t step, NodeId n) {
    const GameTree tree = readTree(figure52).value();
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, with(algorithm)).value();
    const Moment moment(tree, *trace, Step{step});
    QStringList lines;
    for (const StoryLine& line :
         StoryText(Naming(moment, names), false).of(storyOf(moment, n)).lines) {
        lines << QStringLiteral("%1: %2").arg(line.step ? int(line.step->value) : 0).arg(line.text);
    }
    return lines;
}

} // namespace

void TestCallSentences::aStoryTellsEachVisit() {
    const QString cutoff = QStringLiteral(
        "17: α-cutoff: 2 children were skipped. B can already hold MAX to 3, and this pass only "
        "asks whether A is worth more than 3.");
    QCOMPARE(toldOf(Algorithm::mtdf, 35, NodeId{1}),
             (QStringList{"2: Visit 1: Entered with window [0⁻, 0]. Returned 3.",
                          "14: Visit 2: Entered with window [3, 3⁺].", cutoff,
                          "18: Returned 3. The leaves prove that this is its value.",
                          "0: The memory knows 3."}));
}

void TestCallSentences::aCutoffIsToldWithTheVisitThatMadeIt() {
    const QString cutoff = QStringLiteral(
        "11: α-cutoff: 2 children were skipped. C can already hold MAX to 2, and this pass only "
        "asks whether A is worth at least +∞.");
    QCOMPARE(toldOf(Algorithm::sssStar, 40, NodeId{2}),
             (QStringList{"8: Visit 1: Entered with window [+∞⁻, +∞]. Returned 2.", cutoff,
                          "24: Visit 2: The memory answered for the window [14⁻, 14]. Returned 2.",
                          "38: Visit 3: The memory answered for the window [5⁻, 5].",
                          "38: Returned 2. The leaves prove ≤2.", "0: The memory knows ≤2."}));
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
            for (const StoryLine& line :
                 StoryText(naming, seed % 2 == 0).of(storyOf(moment, moment.event().node)).lines) {
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
