// The smallest trees on which procedures differ, against all small trees, tried one after the other
// by a second, naive version of each procedure.

#include "core/formats/treeformat.h"
#include "core/practice/counterexample.h"
#include "core/practice/eventlog.h"
#include "core/practice/showing.h"
#include "core/practice/sliptrace.h"
#include "tests/practice/naiveslip.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <set>
#include <tuple>

using namespace prunus;
using namespace prunus::oracle;
using namespace prunus::practicetest;

namespace {

/// How small a tree is, to be compared in this order.
using Size = std::tuple<int, int, int, std::vector<int>, Value, std::vector<Value>>;

void measure(const NaiveNode& node, int depth, Size& size) {
    auto& [leaves, nodes, deepest, counts, greatest, values] = size;
    ++nodes;
    deepest = std::max(deepest, depth);
    counts.push_back(static_cast<int>(node.children.size()));
    if (node.children.empty()) {
        ++leaves;
        values.push_back(*node.value);
        greatest = std::max(greatest, *node.value);
    }
    for (const NaiveNode& child : node.children) {
        measure(child, depth + 1, size);
    }
}

Size sizeOf(const NaiveNode& node) {
    Size size{0, 0, 0, {}, -infinity, {}};
    measure(node, 0, size);
    return size;
}

std::vector<NaiveNode> treesWith(int leaves, int values);

/// All rows of trees that have so many leaves together, two trees or more, or what completes one.
std::vector<std::vector<NaiveNode>> rowsWith(int leaves, int values, bool begun) {
    std::vector<std::vector<NaiveNode>> rows;
    if (begun) {
        for (const NaiveNode& last : treesWith(leaves, values)) {
            rows.push_back({last});
        }
    }
    for (int first = 1; first < leaves; ++first) {
        for (const NaiveNode& tree : treesWith(first, values)) {
            for (std::vector<NaiveNode> rest : rowsWith(leaves - first, values, true)) {
                rest.insert(rest.begin(), tree);
                rows.push_back(rest);
            }
        }
    }
    return rows;
}

/// All trees with so many leaves, valued 1 to `values`.
std::vector<NaiveNode> treesWith(int leaves, int values) {
    std::vector<NaiveNode> trees;
    if (leaves == 1) {
        for (int v = 1; v <= values; ++v) {
            trees.push_back({Value(v), {}, 0});
        }
        return trees;
    }
    for (const std::vector<NaiveNode>& row : rowsWith(leaves, values, false)) {
        trees.push_back({std::nullopt, row, 0});
    }
    return trees;
}

/// With up to four leaves, the smallest first.
const std::vector<NaiveNode>& smallTrees() {
    static const std::vector<NaiveNode> all = [] {
        std::vector<NaiveNode> trees;
        for (int leaves = 1; leaves <= 4; ++leaves) {
            const std::vector<NaiveNode> more = treesWith(leaves, leaves);
            trees.insert(trees.end(), more.begin(), more.end());
        }
        std::ranges::sort(trees, {}, sizeOf);
        return trees;
    }();
    return all;
}

bool differNaively(const NaiveTree& tree, const NaiveSlip& slip, const NaiveSlip& right,
                   Aspect aspect) {
    const NaiveOutcome a = *naiveOutcome(tree, right);
    const NaiveOutcome b = *naiveOutcome(tree, slip);
    const auto move = [](const NaiveOutcome& of) {
        return of.line.empty() ? -1 : static_cast<int>(of.line.front());
    };
    const auto leaves = [](const NaiveOutcome& of) {
        return std::set<std::uint32_t>(of.reads.begin(), of.reads.end());
    };
    const auto inner = [&](NaiveOutcome of) {
        std::erase_if(of.returned, [&](const auto& each) {
            return tree.nodes.at(each.first)->children.empty();
        });
        return of.returned;
    };
    return aspect == Aspect::value      ? a.value != b.value
           : aspect == Aspect::move     ? move(a) != move(b)
           : aspect == Aspect::leaves   ? leaves(a) != leaves(b)
           : aspect == Aspect::order    ? a.reads != b.reads
           : aspect == Aspect::returned ? inner(a) != inner(b)
                                        : a.line != b.line;
}

Procedure rightOne(FailMode fail = FailMode::hard, CutRule cut = CutRule::greaterOrEqual) {
    return procedureUnder(courseWith(cut, fail), Question::crossOut);
}

Procedure rightOne(Algorithm algorithm) {
    Procedure right;
    right.options.algorithm = algorithm;
    return right;
}

const char* nameOf(Aspect aspect) {
    return everyAspect.at(static_cast<std::size_t>(aspect)).id.data();
}

QString textOf(const GameTree& tree) {
    return QString::fromStdString(written(tree, TreeFormat::text));
}

QString textOf(const tl::expected<Counterexample, NoCounterexample>& found) {
    return !found ? "none" : found->smallest ? textOf(found->tree) : "perhaps not the smallest";
}

} // namespace

class TestCounterexample : public QObject {
    Q_OBJECT

  private slots:
    static void smallestOfAll_data();
    static void smallestOfAll();
    static void known_data();
    static void known();
    static void beyondWhatCanBeTried();
    static void rightOnesDoNotDiffer();
    static void alikeWithoutSearch_data();
    static void alikeWithoutSearch();
    static void whatIsProvedIsNotLookedFor_data();
    static void whatIsProvedIsNotLookedFor();
    static void hardReadsWhatSoftReadsWhereATieCuts();
    static void theFirstDifferenceCanBeSeen();
    static void everyRunIsShown_data();
    static void everyRunIsShown();
    static void stops();
};

void TestCounterexample::smallestOfAll_data() {
    Rows<QString, FailMode>("id", "fail");
    // Slips for which signs count are tried with negative numbers, too: those are in known().
    for (const char* id : {"M01", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12",
                           "M13", "M15", "M16", "M17", "M18", "M22", "M23", "M27", "M28"}) {
        QTest::addRow("%s, hard", id) << id << FailMode::hard;
        QTest::addRow("%s, soft", id) << id << FailMode::soft;
    }
}

void TestCounterexample::smallestOfAll() {
    QFETCH(QString, id);
    QFETCH(FailMode, fail);
    const Procedure right = rightOne(fail);
    const Procedure wrong = procedureOf(slipOf(id), right);
    NaiveSlip naiveRight;
    naiveRight.options = right.options;
    NaiveSlip naive = naiveRight;
    naive.id = id.toStdString();
    for (const AspectTraits& each : everyAspect) {
        const auto found = findCounterexample({right, wrong, each.aspect}, 4);
        const auto expected = std::ranges::find_if(smallTrees(), [&](const NaiveNode& node) {
            return differNaively(NaiveTree(node), naive, naiveRight, each.aspect);
        });
        if (expected == smallTrees().end()) {
            QVERIFY2(!found, qPrintable(textOf(found)));
        } else {
            QCOMPARE(textOf(found), textOf(gameTree(NaiveTree(*expected))));
        }
    }
}

void TestCounterexample::known_data() {
    Rows<QString, int, Aspect, QString>("id", "form", "aspect", "tree");
    const auto row = [](const char* id, Aspect aspect, const char* tree, int form = 0) {
        QTest::addRow("%s form %d by %s", id, form, nameOf(aspect)) << id << form << aspect << tree;
    };
    using enum Aspect;
    // From the table of misconceptions, as it stands there.
    row("M05", leaves, "[2,[3,[1,[2,1]]]]");
    // With the least values in the table's shapes.
    row("M21", value, "[1,1]");
    row("M29", value, "[1,1]");
    row("M19", value, "[-1,-1]");
    row("M35", value, "[1,2]", 1);
    // What is answered about a right run: a cross on what was read, = for <=, and a value that the
    // run clamps.
    row("M14", leaves, "[1,[1,1]]");
    row("M25", returned, "[1,[1,1]]");
    row("M26", returned, "[2,[1,1]]");
    row("M24", move, "[1,1]");
}

void TestCounterexample::known() {
    QFETCH(QString, id);
    QFETCH(int, form);
    QFETCH(Aspect, aspect);
    const Procedure wrong = procedureOf(slipOf(id), rightOne(), static_cast<std::uint8_t>(form));
    QTEST(textOf(findCounterexample({rightOne(), wrong, aspect})), "tree");
}

/// Values in a wide window are too many to try all of them with four leaves, which this slip takes.
void TestCounterexample::beyondWhatCanBeTried() {
    Procedure right = rightOne();
    right.options.window = {-300, 300};
    const Rivalry rivalry{right, procedureOf(Misconception::noDeepCutoffs, right.options),
                          Aspect::leaves};
    const auto found = findCounterexample(rivalry);
    QVERIFY(found);
    QVERIFY(!found->smallest);
    QCOMPARE(found->tree.leafCount(), 4U);
    QVERIFY(differ(found->tree, rivalry));
    QVERIFY(textOf(findCounterexample(rivalry)) == textOf(found)); // the same each time
}

void TestCounterexample::rightOnesDoNotDiffer() {
    const Procedure minimax = rightOne(Algorithm::minimax);
    QCOMPARE(textOf(findCounterexample({minimax, rightOne(), Aspect::value}, 5)), "none");
    QCOMPARE(textOf(findCounterexample({minimax, rightOne(), Aspect::leaves}, 5)), "[1,[1,1]]");
}

/// What has two names, or shows elsewhere. No tree of up to four leaves speaks against it.
void TestCounterexample::alikeWithoutSearch_data() {
    Rows<QString, Aspect, CutRule, QString>("id", "aspect", "cut", "expected");
    const auto row = [](const char* id, Aspect aspect, const char* expected,
                        CutRule cut = CutRule::greaterOrEqual) {
        QTest::addRow("%s by %s%s", id, nameOf(aspect), cut == CutRule::greater ? " under >" : "")
            << id << aspect << cut << expected;
    };
    using enum Aspect;
    row("M01", leaves, "the same", CutRule::greater);
    row("M01", leaves, "differ");
    row("M02", leaves, "the same");
    row("M02", leaves, "differ", CutRule::greater);
    row("M27", value, "differ");
    row("M14", order, "M14");
    row("M14", leaves, "differ");
    row("M18", move, "M18");
    row("M18", line, "differ");
    row("M24", value, "M24");
    row("M25", leaves, "M25");
    row("M26", value, "M26");
    row("M33", value, "M33");
    row("M34", returned, "M34");
}

void TestCounterexample::alikeWithoutSearch() {
    QFETCH(QString, id);
    QFETCH(Aspect, aspect);
    QFETCH(CutRule, cut);
    const Procedure right = rightOne(FailMode::hard, cut);
    const Rivalry rivalry{right, procedureOf(slipOf(id), right), aspect};
    const auto same = alike(rivalry);
    const QString said = !same        ? QStringLiteral("differ")
                         : same->idle ? QString::fromStdString(std::string(traits(*same->idle).id))
                                      : QStringLiteral("the same");
    QTEST(said, "expected");
    QCOMPARE(findCounterexample(rivalry, 4).has_value(), !same);
}

void TestCounterexample::whatIsProvedIsNotLookedFor_data() {
    Rows<Algorithm, Algorithm, Aspect, bool>("one", "other", "asked", "isProved");
    const auto row = [](Algorithm one, Algorithm other, Aspect asked, bool isProved) {
        QTest::addRow("%s, %s, %s", traits(one).id.data(), traits(other).id.data(), nameOf(asked))
            << one << other << asked << isProved;
    };
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (each.algorithm != Algorithm::minimax) {
            row(Algorithm::minimax, each.algorithm, Aspect::value, true);
        }
    }
    row(Algorithm::minimax, Algorithm::alphaBeta, Aspect::move, true);
    row(Algorithm::alphaBetaFirstDraft, Algorithm::alphaBeta, Aspect::move, true);
    row(Algorithm::minimax, Algorithm::negamax, Aspect::returned, true);
    row(Algorithm::alphaBeta, Algorithm::alphaBetaNegamax, Aspect::leaves, true);
    row(Algorithm::minimax, Algorithm::mtdf, Aspect::move, false);
    row(Algorithm::alphaBetaFirstDraft, Algorithm::alphaBeta, Aspect::leaves, false);
    row(Algorithm::minimax, Algorithm::alphaBeta, Aspect::line, false);
}

/// Knuth and Moore (1975), for alpha-beta and what it plays; the others by their authors. What is
/// said is tried on all trees with up to four leaves. With a first window, to another depth or with
/// a slip nothing of it is proved.
void TestCounterexample::whatIsProvedIsNotLookedFor() {
    QFETCH(const Algorithm, one);
    QFETCH(const Algorithm, other);
    QFETCH(const Aspect, asked);
    QFETCH(const bool, isProved);
    const Procedure first = rightOne(one);
    const Procedure second = rightOne(other);
    const auto same = alike({first, second, asked});
    QCOMPARE(same && same->isProved, isProved);
    if (!isProved) {
        return;
    }
    QVERIFY(!findCounterexample({first, second, asked}, 4));
    Procedure changed = second;
    changed.options.depth = 1;
    QVERIFY(!alike({first, changed, asked}));
    changed = procedureOf(Misconception::bestStartsAtZero, second.options);
    QVERIFY(!alike({first, changed, asked}));
    changed = second;
    changed.options.window = {2, 3};
    QCOMPARE(!alike({first, changed, asked}), traits(other).takesWindow);
}

/// Where a tie cuts, and only there: the statement is one of those that are asked about.
void TestCounterexample::hardReadsWhatSoftReadsWhereATieCuts() {
    for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
        const Procedure hard = rightOne(FailMode::hard, cut);
        const Procedure soft = rightOne(FailMode::soft, cut);
        const auto same = alike({hard, soft, Aspect::leaves});
        QCOMPARE(same && same->isProved, cut == CutRule::greaterOrEqual);
        QVERIFY(!alike({hard, soft, Aspect::returned}));
    }
}

/// [2,[3,[1,[2,1]]]] is the smallest tree on which the draft reads other leaves. Both are alike up
/// to the window of the leaf 3, at step 5, which no picture shows; at step 7 C is entered, where
/// the draft has lost α = 2.
void TestCounterexample::theFirstDifferenceCanBeSeen() {
    const Procedure draft = rightOne(Algorithm::alphaBetaFirstDraft);
    const GameTree tree = treeOf("[2,[3,[1,[2,1]]]]");
    QCOMPARE(firstDifference(tree, {rightOne(), draft, Aspect::leaves}), Step{7});
}

void TestCounterexample::everyRunIsShown_data() {
    const Rows<Procedure> row("course");
    row("hard, >=", rightOne());
    row("soft, >", rightOne(FailMode::soft, CutRule::greater));
    Procedure course = rightOne();
    course.rightToLeft = true;
    row("from the right", course);
    course = rightOne(FailMode::soft);
    course.callPerRootChild = true;
    row("a call for each root move", course);
    row("of minimax", rightOne(Algorithm::minimax));
}

/// All but the rule that the course has anyway, and what needs a limit of the depth.
void TestCounterexample::everyRunIsShown() {
    QFETCH(const Procedure, course);
    for (const MisconceptionTraits& each : everyMisconception) {
        const bool own = each.misconception == (course.options.cut == CutRule::greater
                                                    ? Misconception::equality
                                                    : Misconception::equalityReversed);
        const auto shown = showing(each.misconception, course);
        // That is what such a course does.
        const bool usual =
            course.callPerRootChild && each.misconception == Misconception::openRootWindows;
        const bool expected = each.isRun && !own && !usual && !needsDepth(each.misconception);
        QVERIFY2(shown.has_value() == expected, each.id.data());
        if (shown) {
            const auto right = carryOut(*shown->tree, procedureOf(shown->searches[0]));
            const auto wrong = carryOut(*shown->tree, procedureOf(shown->searches[1]));
            QVERIFY(!right->procedure.misconception);
            QVERIFY(wrong->procedure.misconception == each.misconception);
            QVERIFY2(right->value != wrong->value || right->line != wrong->line ||
                         right->events.size() != wrong->events.size() ||
                         shown->step.value <= right->events.size(),
                     each.id.data());
            QVERIFY(shown->step > Step{0});
            const auto exhaustive = exhaustiveProcedureOf(each.misconception, course);
            const bool windowless = !traits(course.options.algorithm).windowed && exhaustive;
            for (const SearchOptions& search : shown->searches) {
                QCOMPARE(search.backwards, course.rightToLeft);
                QCOMPARE(!traits(search.algorithm).windowed, windowless);
            }
            const bool apart =
                course.callPerRootChild && traits(shown->searches[0].algorithm).takesWindow;
            QCOMPARE(right->procedure.callPerRootChild, apart);
        }
    }
}

void TestCounterexample::stops() {
    Progress progress;
    progress.cancel();
    const auto none = findCounterexample({rightOne(), rightOne(), Aspect::value}, 7, &progress);
    QVERIFY(!none);
    QVERIFY(none.error().stopped);
    const auto all = findCounterexample({rightOne(), rightOne(), Aspect::value}, 4);
    QCOMPARE(all.error().allUpTo, 4U);
    // Of each shape with up to four leaves, all weak orders of its leaves: 1 + 3 + 3 * 13 + 11
    // * 75.
    QCOMPARE(all.error().tried, std::uint64_t{1 + 3 + 3 * 13 + 11 * 75});
}

QTEST_GUILESS_MAIN(TestCounterexample)
#include "tst_counterexample.moc"
