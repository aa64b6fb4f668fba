// Searches of a game's tree whose table knows positions, step by step: against what a listener
// hears of them, and what the table holds against minimax by its definition.

#include "core/games/findsamepositions.h"
#include "core/practice/eventwriter.h"
#include "core/search/dispatch.h"
#include "core/trace/moment.h"
#include "tests/games/unfoldedgame.h"
#include "tests/generate/plainminimax.h"
#include "tests/rows.h"
#include "tests/search/ways.h"

#include <QTest>
#include <random>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

using Depth = std::optional<std::uint32_t>;

/// The same tree with other numbers, the same for all nodes of a position.
GameTree withValues(const GameTree& tree, std::uint32_t seed) {
    const auto same = findTablePositions(tree);
    std::mt19937 random(seed);
    std::vector<Value> ofPosition(tree.nodeCount());
    for (Value& v : ofPosition) {
        v = Value(random() % 40);
    }
    std::vector<Value> values = tree.ownValues();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        values[n.value] = ofPosition[same->of(n).value];
    }
    return GameTree(tree.offsets(), values, tree.header(), {}, Labels(tree.moves()));
}

/// The events of a search as it goes, without a trace.
std::vector<Event> heard(const GameTree& tree, const SearchOptions& options,
                         const SamePositions& positions) {
    const SearchOrder order = makeOrder(tree, options, nullptr);
    EventWriter writer(tree, options.algorithm, true, tree.header().root);
    search(TreeCursor(tree, order, &positions), options, tree.header().root, writer);
    return writer.take();
}

/// The first step whose event is not the one that a listener hears, or nothing. Counts where what
/// the table holds narrowed a window and did not close it.
QByteArray wrongStep(const GameTree& tree, const SearchTrace& trace, const SamePositions& positions,
                     std::uint32_t& narrowed) {
    const std::vector<Event> events = heard(tree, trace.options(), positions);
    if (trace.end().value != events.size()) {
        return "their number";
    }
    for (Step t{1}; t <= trace.end(); ++t) {
        Event event = Moment(tree, trace, t).event();
        const bool half = event.kind == EventKind::enter && event.known && !event.known->nothing();
        narrowed += half ? 1U : 0U;
        event.known.reset(); // which no listener hears
        if (event != events[t.value - 1]) {
            return QByteArray::number(t.value);
        }
    }
    return {};
}

} // namespace

class TestTableSteps : public QObject {
    Q_OBJECT

  private slots:
    void editedSubtreesAreKeptApart_data();
    void editedSubtreesAreKeptApart();
    void everyStepIsAsTheSearchSaysIt_data();
    void everyStepIsAsTheSearchSaysIt();
    void withManyValuesWindowsAreNarrowed();
    void whatIsRememberedIsTrue_data() { everyStepIsAsTheSearchSaysIt_data(); }
    void whatIsRememberedIsTrue();
    void anAnswerComesFromWhereItWasFound_data() { everyStepIsAsTheSearchSaysIt_data(); }
    void anAnswerComesFromWhereItWasFound();
};

void TestTableSteps::editedSubtreesAreKeptApart_data() {
    const Rows<QString, Depth> row("name", "depth");
    row("to the end", "nim:2:2,3", std::nullopt);
    row("cut off above the end", "nim:2:2,3,2", 4);
    row("tic-tac-toe", "tic-tac-toe@x.o/.x./o..:x", std::nullopt);
}

/// Whatever number a leaf is given, the value stays minimax's.
void TestTableSteps::editedSubtreesAreKeptApart() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    const GameTree before = unfolded(name, depth);
    for (NodeId leaf; leaf.value < before.nodeCount(); ++leaf) {
        if (!before.isLeaf(leaf)) {
            continue;
        }
        for (const Value v : {Value(-50), Value(50)}) {
            std::vector<Value> values = before.ownValues();
            values[leaf.value] = v;
            const GameTree tree(before.offsets(), values, before.header(), {},
                                Labels(before.moves()));
            for (const SearchOptions& options : waysWithATable()) {
                const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
                QCOMPARE(trace->value(), plainMinimax(tree));
            }
        }
    }
}

void TestTableSteps::everyStepIsAsTheSearchSaysIt_data() {
    const Rows<QString, Depth, Depth> row("name", "depth", "limit");
    const Depth none;
    row("tic-tac-toe to its end", "tic-tac-toe@x.o/.x./o..:x", none, none);
    row("tic-tac-toe cut off", "tic-tac-toe", 3, none);
    row("misère Nim to its end", "nim:3:3,3", none, none);
    row("misère Nim under a limit", "nim:3:3,3", none, 3);
    row("Nim cut off", "nim-normal:2:3,2,2", 4, none);
    row("Connect Four cut off", "connect-four:4,4,3", 4, none);
    row("Reversi with mirror images", "reversi:4", 4, none);
    row("Go cut off", "go:3,1", 5, none);
}

void TestTableSteps::everyStepIsAsTheSearchSaysIt() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    QFETCH(Depth, limit);
    const GameTree tree = unfolded(name, depth);
    const auto positions = findTablePositions(tree);
    std::uint32_t narrowed = 0;
    for (SearchOptions options : waysWithATable()) {
        options.depth = limit;
        const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
        const QByteArray wrong = wrongStep(tree, *trace, *positions, narrowed);
        QVERIFY2(wrong.isEmpty(), named(options) + ", step " + wrong);
    }
}

/// Where what the table holds narrows a window and does not close it, the steps tell so.
void TestTableSteps::withManyValuesWindowsAreNarrowed() {
    const GameTree plain = unfolded("mnk:5,1,5", 4);
    std::uint32_t narrowed = 0;
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        const GameTree tree = withValues(plain, seed);
        const auto positions = findTablePositions(tree);
        for (const SearchOptions& options : waysWithATable()) {
            const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
            QCOMPARE(trace->value(), plainMinimax(tree));
            const QByteArray wrong = wrongStep(tree, *trace, *positions, narrowed);
            QVERIFY2(wrong.isEmpty(),
                     named(options) + ", seed " + QByteArray::number(seed) + ", step " + wrong);
        }
    }
    QVERIFY(narrowed > 0);
}

void TestTableSteps::whatIsRememberedIsTrue() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    QFETCH(Depth, limit);
    const GameTree tree = unfolded(name, depth);
    for (SearchOptions options : waysWithATable()) {
        options.depth = limit;
        const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
        const std::uint32_t all = options.depth.value_or(tree.height());
        std::vector<Value> truth(tree.nodeCount());
        for (NodeId n; n.value < tree.nodeCount() && n < trace->belowHorizon(); ++n) {
            const Row row = tree.rowOf(n);
            truth[n.value] = plainMinimax(tree, n, trace->playerAt(row), all - row.value);
        }
        for (Step t; t <= trace->end(); t = t + 1 + trace->end().value / 500) {
            const Moment moment(tree, *trace, t);
            for (NodeId n; n.value < tree.nodeCount() && n < trace->belowHorizon(); ++n) {
                const Bounds remembered = moment.remembered(n);
                const Bounds proven = moment.proven(n);
                const Value v = truth[n.value];
                QVERIFY(remembered.lower <= v && v <= remembered.upper);
                QVERIFY(proven.lower <= v && v <= proven.upper);
                if (moment.state(n) == NodeState::returned) {
                    // The leaves prove at least as much as the search took from them.
                    QVERIFY(remembered.lower <= proven.lower && proven.upper <= remembered.upper);
                }
            }
        }
        const Moment end(tree, *trace, trace->end());
        QVERIFY(end.proven(GameTree::root()).exact());
        QCOMPARE(end.bestLine().front().value, 0U);
        QVERIFY(tree.isLeaf(GameTree::root()) || all == 0 || end.bestLine().size() > 1);
    }
}

void TestTableSteps::anAnswerComesFromWhereItWasFound() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    QFETCH(Depth, limit);
    const GameTree tree = unfolded(name, depth);
    const auto positions = findTablePositions(tree);
    bool elsewhere = false;
    for (SearchOptions options : waysWithATable()) {
        options.depth = limit;
        const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
        const CallLog& log = *trace->calls();
        for (CallId c{0}; c.value < log.size(); ++c) {
            if (log.kind(c) != CallKind::recalled) {
                continue;
            }
            const CallId by = log.answeredBy(tree, c);
            QVERIFY(by < c && log.left(by) < log.entered(c));
            QVERIFY(log.kind(by) != CallKind::recalled);
            QCOMPARE(positions->of(log.node(by)).value, positions->of(log.node(c)).value);
            QCOMPARE(log.returned(tree, by), log.returned(tree, c));
            elsewhere = elsewhere || log.node(by) != log.node(c);
        }
    }
    QCOMPARE(elsewhere, !name.startsWith("go"));
}

QTEST_APPLESS_MAIN(TestTableSteps)
#include "tst_tablesteps.moc"
