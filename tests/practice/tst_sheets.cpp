// Sheets of thousands of random trees: of slips, in a course's way too, against a second, naive
// version of each; of the right algorithms against the traces that are kept of their searches.

#include "core/analysis/explanation.h"
#include "core/notation/readtree.h"
#include "core/practice/sheet.h"
#include "core/practice/sliptrace.h"
#include "core/trace/run.h"
#include "tests/practice/naiveslip.h"
#include "tests/practice/pencil.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Draw;
using oracle::NaiveTree;

class TestSheets : public QObject {
    Q_OBJECT

  private slots:
    void rightAsTheTraceTells();
    void cutsAsExplained();
    void draftsAreSlips();
    void againstNaive();
    void deepestTree();
    void waysOfAnsweringAreNoRuns();
    void fromTheRightIsTheMirrorImage();
    void rootMovesAreSearchedApart_data();
    void rootMovesAreSearchedApart();
};

/// Event by event, for all algorithms and options.
void TestSheets::rightAsTheTraceTells() {
    Draw draw(31);
    std::uint64_t compared = 0;
    for (std::uint64_t k = 0; k < oracle::enough(3000); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        const Algorithm algorithm = everyAlgorithm.at(draw.below(everyAlgorithm.size())).algorithm;
        Procedure right;
        right.options = oracle::randomOptions(draw, algorithm);
        const auto trace = recordSearch(tree, right.options);
        const auto log = carryOut(tree, right);
        QCOMPARE(log.has_value(), trace.has_value());
        if (!log) {
            continue;
        }
        ++compared;
        QCOMPARE(log->value, (*trace)->value());
        QCOMPARE(log->events.size(), std::size_t{(*trace)->end().value});
        for (Step t{1}; t <= (*trace)->end(); ++t) {
            Event told = Moment(tree, **trace, t).event();
            told.known.reset(); // the table's business
            QVERIFY(log->events[t.value - 1] == told);
        }
        const Moment end(tree, **trace, (*trace)->end());
        const Sheet sheet = sheetOf(tree, *log);
        QVERIFY(sheet.counts == end.counts());
        QCOMPARE(sheet.value, (*trace)->value());
        std::vector<NodeId> line{GameTree::root()};
        for (const std::uint32_t move : sheet.line) {
            line.push_back(tree.children(line.back())[move]);
        }
        QVERIFY(traits(algorithm).repeats || line == end.bestLine());
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            QVERIFY(sheet.nodes[n.value].proved == end.proven(n));
            const NodeState state = end.state(n);
            const bool reached = state == NodeState::evaluated || state == NodeState::returned;
            QVERIFY(traits(algorithm).repeats || sheet.nodes[n.value].reached == reached);
            if (reached && !traits(algorithm).repeats) {
                QCOMPARE(sheet.nodes[n.value].returned, end.returnedValue(n));
            }
        }
    }
    QVERIFY(compared > oracle::enough(2000));
}

/// Who set the bound that closed a window is the rival that its explanation tells of.
void TestSheets::cutsAsExplained() {
    Draw draw(23);
    std::uint64_t deep = 0;
    for (std::uint64_t k = 0; k < oracle::enough(3000); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw, 5, 4));
        Procedure right;
        right.options = oracle::randomOptions(draw, draw.oneIn(2) ? Algorithm::alphaBeta
                                                                  : Algorithm::alphaBetaNegamax);
        const auto sheet = makeSheet(tree, right);
        if (!sheet) {
            continue;
        }
        const auto trace = *recordSearch(tree, right.options);
        QCOMPARE(sheet->cuts.size(), trace->cutoffs().size());
        for (std::size_t i = 0; i < sheet->cuts.size(); ++i) {
            const SheetCut& cut = sheet->cuts[i];
            const Moment moment(tree, *trace, trace->cutoffs()[i].step);
            QCOMPARE(cut.at, moment.event().node);
            QCOMPARE(cut.after, moment.event().child);
            if (const auto refutation = refutationOf(explain(moment))) {
                QCOMPARE(cut.witness, refutation->rival.through);
                QCOMPARE(cut.deep, refutation->deep());
                deep += cut.deep ? 1U : 0U;
            }
        }
    }
    QVERIFY(deep > oracle::enough(200));
}

/// M04 hands down as the second draft does and M05 as the first, and no slip at all is no change.
void TestSheets::draftsAreSlips() {
    Draw draw(17);
    for (std::uint64_t k = 0; k < oracle::enough(1000); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        const auto compare = [&](const Procedure& one, const Procedure& other) {
            const auto events = carryOut(tree, one);
            const auto others = carryOut(tree, other);
            QCOMPARE(events.has_value(), others.has_value());
            QVERIFY(!events || events->events == others->events);
        };
        Procedure draft;
        draft.options = oracle::randomOptions(draw, Algorithm::alphaBetaSecondDraft);
        compare(draft, procedureOf(Misconception::windowsNeverNarrow, draft.options));
        draft.options.algorithm = Algorithm::alphaBetaFirstDraft;
        draft.options.window = {};
        compare(draft, procedureOf(Misconception::noDeepCutoffs, draft.options));
        // The course that calls the search once for each root move does what others forget.
        Procedure perChild = draft;
        perChild.options.algorithm = Algorithm::alphaBeta;
        const Procedure slip = procedureOf(Misconception::openRootWindows, perChild.options);
        perChild.callPerRootChild = true;
        compare(perChild, slip);
    }
}

namespace {

oracle::NaiveSlip naiveSlip(const Procedure& procedure) {
    oracle::NaiveSlip naive;
    naive.id = procedure.misconception ? std::string(traits(*procedure.misconception).id) : "";
    naive.form = procedure.form;
    naive.exhaustive = !traits(procedure.options.algorithm).windowed;
    naive.negamax = traits(procedure.options.algorithm).negamaxForm;
    naive.options = settled(procedure.options);
    return naive;
}

std::vector<std::uint32_t> readIn(const std::vector<Event>& events) {
    std::vector<std::uint32_t> leaves;
    for (const Event& each : events) {
        if (each.kind == EventKind::leaf) {
            leaves.push_back(each.node.value);
        }
    }
    return leaves;
}

/// What is not the same, or nothing.
QString difference(const GameTree& tree, const Sheet& sheet, const oracle::NaiveOutcome& naive) {
    if (!std::ranges::equal(sheet.leaves, naive.reads, {}, &NodeId::value)) {
        return "leaves";
    }
    if (sheet.value != naive.value) {
        return "value " + QString::number(sheet.value) + " " + QString::number(naive.value);
    }
    const bool tellsLine = sheet.procedure.options.algorithm != Algorithm::mtdf;
    if (tellsLine && sheet.line != naive.line) {
        return "line";
    }
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const auto returned = naive.returned.find(n.value);
        const SheetNode& node = sheet.nodes[n.value];
        if (node.reached != (returned != naive.returned.end()) ||
            (node.reached && node.returned != returned->second)) {
            return "returned of " + QString::number(n.value);
        }
    }
    return {};
}

} // namespace

/// Every slip in every form, under any fail mode, cut rule, window, depth and player.
void TestSheets::againstNaive() {
    Draw draw(5);
    std::map<std::string, std::uint64_t> compared;
    for (std::uint64_t k = 0; k < oracle::enough(10000); ++k) {
        const NaiveTree naive = oracle::randomTree(draw, 5, 4);
        const GameTree tree = gameTree(naive);
        SearchOptions options = oracle::randomOptions(draw, Algorithm::alphaBeta);
        options.order = MoveOrder::asWritten;
        for (const MisconceptionTraits& each : everyMisconception) {
            if (!each.isRun && each.misconception != Misconception::failModesMixed) {
                continue;
            }
            const auto form = static_cast<std::uint8_t>(draw.below(formsOf(each.misconception)));
            std::vector<Procedure> procedures{procedureOf(each.misconception, options, form)};
            if (const auto all = exhaustiveProcedureOf(each.misconception, options, form)) {
                procedures.push_back(*all);
            }
            for (const Procedure& procedure : procedures) {
                const auto sheet = makeSheet(tree, procedure);
                const auto outcome = oracle::naiveOutcome(naive, naiveSlip(procedure));
                QCOMPARE(sheet.has_value(), outcome.has_value());
                const QString differs = sheet ? difference(tree, *sheet, *outcome) : QString();
                QVERIFY2(differs.isEmpty(),
                         qPrintable(QString::fromStdString(std::string(each.id) + " " +
                                                           std::to_string(form) + " on " +
                                                           oracle::text(naive) + " " +
                                                           oracle::text(procedure.options)) +
                                    ": " + differs));
                compared[std::string(each.id)] += sheet ? 1 : 0;
            }
        }
    }
    QCOMPARE(compared.size(), std::size_t{30});
    for (const auto& [id, times] : compared) {
        QVERIFY2(times > oracle::enough(5000), id.c_str());
    }
}

/// As deep as a tree can be on which slips are carried out: each node a leaf and the next node.
void TestSheets::deepestTree() {
    std::string text = "1";
    std::uint32_t nodes = 1;
    for (; nodes + 2 <= mostNodesOfMisconception; nodes += 2) {
        text = "[" + std::to_string(nodes % 7) + "," + text + "]";
    }
    const GameTree tree = *readText(text);
    QCOMPARE(tree.nodeCount(), nodes);
    for (const MisconceptionTraits& each : everyMisconception) {
        for (std::uint8_t form = 0; form < formsOf(each.misconception); ++form) {
            const auto sheet =
                makeSheet(tree, procedureOf(each.misconception, SearchOptions(), form));
            QVERIFY(sheet && sheet->counts.nodesVisited > 1);
        }
    }
}

void TestSheets::waysOfAnsweringAreNoRuns() {
    for (const MisconceptionTraits& each : everyMisconception) {
        const auto options = steppable(procedureOf(each.misconception, SearchOptions()));
        QCOMPARE(options.has_value(), each.isRun);
        if (options) {
            QCOMPARE(procedureOf(*options), procedureOf(each.misconception, SearchOptions()));
        }
    }
    Procedure course;
    QVERIFY(steppable(course) == SearchOptions());
    course.callPerRootChild = true;
    SearchOptions apart;
    apart.slip = {SlipId::none, 0, true};
    QVERIFY(steppable(course) == apart);
    QVERIFY(procedureOf(apart) == course);
    QVERIFY(!isMistaken(apart) && rightOf(apart) == apart);
    const SearchOptions mistaken = *steppable(procedureOf(Misconception::wrongSide, course));
    QVERIFY(isMistaken(mistaken) && rightOf(mistaken) == apart);
    // Where there are no windows, that is no way of its own.
    course.options.algorithm = Algorithm::minimax;
    QVERIFY(!steppable(course)->slip);
}

/// What is done from the right on a tree is done from the left on its mirror image.
void TestSheets::fromTheRightIsTheMirrorImage() {
    Draw draw(71);
    for (std::uint64_t k = 0; k < oracle::enough(60); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5, 4);
        NaiveTree image = tree;
        image.root = mirrored(tree.root);
        Procedure course;
        course.options = oracle::randomOptions(draw, Algorithm::alphaBeta);
        course.options.order = MoveOrder::asWritten;
        course.rightToLeft = true;
        for (const MisconceptionTraits& each : everyMisconception) {
            // A move that is left on the board is one in another place of the image.
            if (!each.isRun || each.misconception == Misconception::cutBeforeUndo) {
                continue;
            }
            const Procedure turned = procedureOf(each.misconception, course);
            const auto trace = recordStepped(gameTree(tree), *steppable(turned));
            const auto outcome = oracle::naiveOutcome(image, naiveSlip(turned));
            QCOMPARE(trace.has_value(), outcome.has_value());
            if (trace) {
                QVERIFY2((*trace)->value() == outcome->value, each.id.data());
                QVERIFY2(readIn((*trace)->plain() != nullptr
                                    ? (*trace)->plain()->run().events
                                    : std::vector<Event>()) == outcome->reads,
                         each.id.data());
            }
        }
    }
}

void TestSheets::rootMovesAreSearchedApart_data() {
    const Rows<QString> row("slip");
    // Those that neither stop at the root, nor have anything in common with the call before.
    for (const char* id : {"", "M01", "M04", "M05", "M12", "M13", "M21", "M23"}) {
        row(*id == 0 ? "no mistake" : id, id);
    }
}

/// As if each child of the root were the root of a tree of its own.
void TestSheets::rootMovesAreSearchedApart() {
    QFETCH(const QString, slip);
    Draw draw(73);
    std::uint64_t read = 0;
    for (std::uint64_t k = 0; k < oracle::enough(100); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5, 4);
        if (tree.root.children.empty()) {
            continue;
        }
        Procedure course;
        course.options.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        course.options.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        course.callPerRootChild = true;
        const auto m = misconceptionFromId(slip.toStdString());
        const SearchOptions asked = *steppable(m ? procedureOf(*m, course) : course);
        QVERIFY(asked.slip && asked.slip->callPerRootChild);
        const auto trace = recordStepped(gameTree(tree), asked);
        std::vector<std::uint32_t> reads;
        bool complete = true;
        for (const oracle::NaiveNode& child : tree.root.children) {
            NaiveTree part = tree;
            part.root = child;
            part.player = opponent(tree.player);
            oracle::NaiveSlip naive;
            naive.id = slip.toStdString();
            naive.options = course.options;
            const auto outcome = oracle::naiveOutcome(part, naive);
            complete = complete && outcome;
            if (outcome) {
                reads.insert(reads.end(), outcome->reads.begin(), outcome->reads.end());
            }
        }
        QCOMPARE(trace.has_value(), complete);
        if (trace) {
            QCOMPARE(readIn((*trace)->plain()->run().events), reads);
            read += reads.size();
        }
    }
    QVERIFY(read > oracle::enough(100));
}

QTEST_APPLESS_MAIN(TestSheets)
#include "tst_sheets.moc"
