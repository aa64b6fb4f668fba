// Sheets of thousands of random trees: those of slips against a second, naive version of each;
// those of the right algorithms against the traces that are kept of their searches.

#include "core/analysis/explanation.h"
#include "core/notation/readtree.h"
#include "core/practice/sheet.h"
#include "core/trace/run.h"
#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;

class TestSheets : public QObject {
    Q_OBJECT

  private slots:
    void rightAsTheTraceTells();
    void cutsAsExplained();
    void draftsAreSlips();
    void againstNaive();
    void deepestTree();
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
        Procedure right;
        right.options = oracle::randomOptions(draw, Algorithm::alphaBetaSecondDraft);
        Procedure slip = procedureOf(Misconception::windowsNeverNarrow, right.options);
        auto events = carryOut(tree, right);
        auto slips = carryOut(tree, slip);
        QCOMPARE(events.has_value(), slips.has_value());
        QVERIFY(!events || events->events == slips->events);
        right.options.algorithm = Algorithm::alphaBetaFirstDraft;
        right.options.window = {};
        // The course that calls the search once for each root move does what others forget.
        Procedure perChild;
        perChild.options = right.options;
        perChild.options.algorithm = Algorithm::alphaBeta;
        slip = procedureOf(Misconception::openRootWindows, perChild.options);
        perChild.callPerRootChild = true;
        events = carryOut(tree, perChild);
        slips = carryOut(tree, slip);
        QVERIFY(!events || events->events == slips->events);
        slip = procedureOf(Misconception::noDeepCutoffs, right.options);
        events = carryOut(tree, right);
        slips = carryOut(tree, slip);
        QVERIFY(!events || events->events == slips->events);
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

/// What is not the same, or nothing.
QString difference(const GameTree& tree, const Sheet& sheet, const oracle::NaiveOutcome& naive) {
    std::vector<std::uint32_t> reads;
    for (const NodeId leaf : sheet.leaves) {
        reads.push_back(leaf.value);
    }
    if (reads != naive.reads) {
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
        const oracle::NaiveTree naive = oracle::randomTree(draw, 5, 4);
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
            QVERIFY(sheet.has_value());
            QVERIFY(sheet->counts.nodesVisited > 1);
        }
    }
}

QTEST_APPLESS_MAIN(TestSheets)
#include "tst_sheets.moc"
