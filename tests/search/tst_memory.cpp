// What a transposition table does for a search: in a game, where positions come back by other ways,
// and over the passes of a driver.

#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/search/oracle/truevalue.h"

#include <QTest>
#include <array>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

/// Nim with three heaps: take 1, 2 or 3 from one; whoever takes the last one loses.
class Nim {
  public:
    struct Move {
        std::uint32_t heap;
        std::uint32_t taken;
    };
    using Undo = Move;
    struct Moves {
        std::vector<Move> list;
        [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(list.size()); }
        [[nodiscard]] Move operator[](std::uint32_t k) const { return list[k]; }
    };

    Nim(std::array<std::uint32_t, 3> heaps, Player mover) : heaps_(heaps), mover_(mover) {}

    [[nodiscard]] bool terminal() const { return heaps_[0] + heaps_[1] + heaps_[2] == 0; }
    /// Anything that depends on the position alone; at the end, the mover has won.
    [[nodiscard]] Value staticValue() const {
        if (terminal()) {
            return fromSideOf(mover_, 100);
        }
        return static_cast<Value>((heaps_[0] * 7 + heaps_[1] * 3 + heaps_[2] * 5) % 11);
    }
    [[nodiscard]] Moves moves() const {
        Moves moves;
        for (std::uint32_t heap = 0; heap < 3; ++heap) {
            for (std::uint32_t taken = 1; taken <= std::min(3U, heaps_.at(heap)); ++taken) {
                moves.list.push_back({heap, taken});
            }
        }
        return moves;
    }
    Undo apply(Move move) {
        heaps_.at(move.heap) -= move.taken;
        mover_ = opponent(mover_);
        return move;
    }
    void undo(Undo move) {
        heaps_.at(move.heap) += move.taken;
        mover_ = opponent(mover_);
    }
    [[nodiscard]] std::uint64_t key() const {
        return ((heaps_[0] * 64U + heaps_[1]) * 64U + heaps_[2]) * 2U +
               (mover_ == Player::max ? 0U : 1U);
    }

  private:
    std::array<std::uint32_t, 3> heaps_;
    Player mover_;
};

static_assert(Position<Nim>);

std::pair<Value, CountingListener> played(const SearchOptions& options, Player root) {
    CountingListener counts;
    const Value v = search(Nim({3, 4, 2}, root), options, root, counts);
    return {v, counts};
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

  private slots:
    void inAGameTheValueIsMinimaxs_data();
    void inAGameTheValueIsMinimaxs();
    void inAGameTheTableAnswers();
    void inATreeOneSearchGoesAsAlphaBeta();
    void everyLeafIsReadOnce_data();
    void everyLeafIsReadOnce();
    void whatIsRememberedIsTrueAndGrows_data() { everyLeafIsReadOnce_data(); }
    void whatIsRememberedIsTrueAndGrows();
    void theRulesAreTheDrivers();
};

void TestMemory::inAGameTheValueIsMinimaxs_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("depth");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        for (const int depth : {-1, 0, 1, 2, 3, 4, 5}) {
            QTest::addRow("%s, depth %d", each.id.data(), depth)
                << static_cast<int>(each.algorithm) << depth;
        }
    }
}

/// The same position can come back with other plies left, where its value is another one.
void TestMemory::inAGameTheValueIsMinimaxs() {
    QFETCH(int, algorithm);
    QFETCH(int, depth);
    SearchOptions options;
    if (depth >= 0) {
        options.depth = static_cast<std::uint32_t>(depth);
    }
    for (const Player root : {Player::max, Player::min}) {
        for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
            for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
                options.fail = fail;
                options.cut = cut;
                options.algorithm = Algorithm::minimax;
                const Value right = played(options, root).first;
                options.algorithm = static_cast<Algorithm>(algorithm);
                QCOMPARE(played(options, root).first, right);
            }
        }
    }
}

void TestMemory::inAGameTheTableAnswers() {
    SearchOptions options;
    const CountingListener plain = played(options, Player::max).second;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    const CountingListener remembering = played(options, Player::max).second;
    QCOMPARE(plain.recalls, 0U);
    QVERIFY(remembering.recalls > 0);
    QVERIFY(remembering.interior * 4 < plain.interior);
    QVERIFY(remembering.leaves <= 2); // the heaps are empty, and either player is to move
}

void TestMemory::inATreeOneSearchGoesAsAlphaBeta() {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Draw draw(seed + 1500000);
        const NaiveTree naive = randomTree(draw);
        SearchOptions options = randomOptions(draw, Algorithm::alphaBetaWithMemory);
        options.depth.reset();
        const GameTree tree = gameTree(naive);
        const auto remembering = recordSearch(tree, options).value();
        options.algorithm = Algorithm::alphaBeta;
        const auto plain = recordSearch(tree, options).value();
        QCOMPARE(remembering->totals(), plain->totals());
        QCOMPARE(remembering->end(), plain->end());
    }
}

void TestMemory::everyLeafIsReadOnce_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        if (each.remembers) {
            QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
        }
    }
}

void TestMemory::everyLeafIsReadOnce() {
    QFETCH(int, algorithm);
    std::uint64_t recalls = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Draw draw(seed + 1600000);
        const NaiveTree naive = randomTree(draw);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        const GameTree tree = gameTree(naive);
        const Counts counts = recordSearch(tree, options).value()->totals();
        QVERIFY(counts.leavesEvaluated + counts.leavesPruned == tree.leafCount());
        recalls += counts.recalls;
    }
    QVERIFY(recalls > 0 || algorithm == static_cast<int>(Algorithm::alphaBetaWithMemory));
}

void TestMemory::whatIsRememberedIsTrueAndGrows() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Draw draw(seed + 1700000);
        const NaiveTree naive = randomTree(draw);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.depth.reset();
        const GameTree tree = gameTree(naive);
        const auto trace = recordSearch(tree, options).value();
        std::vector<Bounds> before(tree.nodeCount());
        for (Step t; t <= trace->end(); ++t) {
            const Moment moment(tree, *trace, t);
            for (NodeId n; n.value < tree.nodeCount(); ++n) {
                const Bounds now = moment.remembered(n);
                const Value truth = oracle::trueValue(naive, options, n.value);
                QVERIFY(now.lower <= truth && truth <= now.upper);
                QVERIFY(before[n.value].lower <= now.lower && now.upper <= before[n.value].upper);
                // The leaves prove at least as much as the search took from them.
                const Bounds proven = moment.proven(n);
                QVERIFY(now.lower <= proven.lower && proven.upper <= now.upper);
                before[n.value] = now;
            }
        }
        const Bounds root = before[0];
        QVERIFY(root.exact() && root.lower == trace->value());
    }
}

/// With hard bounds a driver would go from each number to the next one.
void TestMemory::theRulesAreTheDrivers() {
    const GameTree tree = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    SearchOptions options;
    options.fail = FailMode::hard;
    options.cut = CutRule::greater;
    for (const Algorithm a : {Algorithm::mtdf, Algorithm::sssStar}) {
        options.algorithm = a;
        const auto trace = recordSearch(tree, options).value();
        QCOMPARE(trace->options().fail, FailMode::soft);
        QCOMPARE(trace->options().cut, CutRule::greaterOrEqual);
        QCOMPARE(trace->value(), 3);
    }
}

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
