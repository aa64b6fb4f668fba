// What searches side by side show at every beat of their common timeline, against counts and states
// that Moment tells of each, for thousands of random trees under two to four random searches.

#include "core/analysis/lockstep.h"
#include "core/notation/readtree.h"
#include "core/trace/moment.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;

namespace {

const std::uint64_t trees = oracle::enough(2000);

struct Searches {
    GameTree tree;
    std::vector<std::shared_ptr<const SearchTrace>> traces;

    [[nodiscard]] std::vector<const SearchTrace*> pointers() const {
        std::vector<const SearchTrace*> all;
        for (const auto& each : traces) {
            all.push_back(each.get());
        }
        return all;
    }
    [[nodiscard]] Moment moment(std::size_t i, Step t) const { return {tree, *traces[i], t}; }
};

/// Two to four searches of a random tree under any algorithm and options.
Searches randomSearches(Draw& draw) {
    Searches all{gameTree(oracle::randomTree(draw)), {}};
    const std::size_t wanted = 2 + draw.below(3);
    while (all.traces.size() < wanted) {
        const auto algorithm = everyAlgorithm.at(draw.below(everyAlgorithm.size())).algorithm;
        if (auto trace = recordSearch(all.tree, oracle::randomOptions(draw, algorithm))) {
            all.traces.push_back(*trace);
        }
    }
    return all;
}

std::vector<Step> stepsAt(const Lockstep& lockstep, Beat beat) {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < lockstep.searches(); ++i) {
        steps.push_back(lockstep.step(i, beat));
    }
    return steps;
}

/// The last step in which a search evaluated, left or recalled each node; else the first at which
/// it had been cut (if none is visited again); else that of its parent. All by asking for one step
/// after the other.
std::vector<Step> settledByAsking(const Searches& all, std::size_t i) {
    const SearchTrace& trace = *all.traces[i];
    std::vector<Step> visited(all.tree.nodeCount());
    std::vector<Step> cut(all.tree.nodeCount());
    for (Step t{1}; t <= trace.end(); ++t) {
        const Moment moment = all.moment(i, t);
        const Event event = moment.event();
        if (event.kind != EventKind::enter && event.kind != EventKind::back &&
            event.kind != EventKind::cutoff) {
            visited[event.node.value] = t;
        }
        for (NodeId n{0}; n.value < all.tree.nodeCount(); ++n) {
            const bool first = trace.calls() == nullptr && cut[n.value].value == 0;
            if (first && moment.state(n) == NodeState::cut) {
                cut[n.value] = t;
            }
        }
    }
    for (NodeId n{0}; n.value < all.tree.nodeCount(); ++n) {
        Step& step = visited[n.value];
        if (n >= trace.belowHorizon()) {
            step = Step{0};
        } else if (step.value == 0) {
            step = cut[n.value].value != 0 ? cut[n.value] : visited[all.tree.parent(n).value];
        }
    }
    return visited;
}

std::uint64_t leavesRead(const Searches& all, std::size_t i, Step t) {
    return all.moment(i, t).counts().leavesEvaluated;
}

/// Empty, or what is wrong at this beat.
std::string wrongWork(const Searches& all, const std::vector<Step>& steps) {
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        most = std::max(most, leavesRead(all, i, steps[i]));
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::uint64_t total = all.traces[i]->totals().leavesEvaluated;
        if (leavesRead(all, i, steps[i]) != std::min(most, total)) {
            return "search " + std::to_string(i) + " has not done the same work";
        }
    }
    return {};
}

/// The places that wait are those of the search that visits most.
std::size_t leaderOf(const Searches& all) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < all.traces.size(); ++i) {
        if (all.traces[i]->totals().differentNodes() >
            all.traces[best]->totals().differentNodes()) {
            best = i;
        }
    }
    return best;
}

/// What lies below the leader's depth limit is no work of its, and nobody waits for it.
std::string wrongPlace(const std::vector<std::vector<Step>>& settled, std::size_t leader,
                       const std::vector<Step>& steps) {
    for (std::size_t n = 0; n < settled[leader].size(); ++n) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool dealt = settled[leader][n] <= steps[leader] && settled[leader][n] > Step{0};
            if (dealt && settled[i][n] > steps[i]) {
                return "search " + std::to_string(i) + " has not dealt with node " +
                       std::to_string(n);
            }
        }
    }
    return {};
}

/// Until all have dealt with the leader's next node, nobody does more than it takes to deal with
/// this and the nodes before.
std::string wrongHurry(const std::vector<std::vector<Step>>& settled, std::size_t leader, Step end,
                       const std::vector<Step>& steps) {
    const std::vector<Step>& lead = settled[leader];
    Step next = end; // the leader's
    for (const Step each : lead) {
        next = each > steps[leader] ? std::min(next, each) : next;
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Step needed;
        for (std::size_t n = 0; n < lead.size(); ++n) {
            const bool dealt = lead[n] <= next && lead[n] > Step{0};
            needed = dealt ? std::max(needed, settled[i][n]) : needed;
        }
        if (steps[i] > needed) {
            return "search " + std::to_string(i) + " passes the place";
        }
    }
    return {};
}

std::string wrongOrder(const std::vector<Step>& before, const std::vector<Step>& now) {
    bool moved = false;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] < before[i] || now[i] > before[i] + 1) {
            return "search " + std::to_string(i) + " jumps";
        }
        moved = moved || now[i] != before[i];
    }
    return moved ? "" : "nothing moves";
}

} // namespace

class TestLockstep : public QObject {
    Q_OBJECT

  private slots:
    void goesOnStepByStep_data();
    void goesOnStepByStep();
    void sameWorkIsTheSameNumberOfLeaves();
    void samePlaceWaitsForAllToDealWithIt();
    void twinsAreAlwaysAtTheSameStep_data() { goesOnStepByStep_data(); }
    void twinsAreAlwaysAtTheSameStep();
    void figure52_data();
    void figure52();
};

void TestLockstep::goesOnStepByStep_data() {
    QTest::addColumn<Pace>("pace");
    QTest::newRow("by the same work") << Pace::work;
    QTest::newRow("by the same place") << Pace::place;
    QTest::newRow("each by its own steps") << Pace::own;
}

/// From the start of all to the end of all; in place, those that wait may be joined at once by
/// others, but no step is passed over. And every step has its first beat.
void TestLockstep::goesOnStepByStep() {
    QFETCH(Pace, pace);
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const Searches all = randomSearches(draw);
        const Lockstep lockstep(all.tree, all.pointers(), pace);
        std::vector<Step> before = stepsAt(lockstep, Beat{0});
        QCOMPARE(before, std::vector<Step>(all.traces.size()));
        for (Beat beat{1}; beat <= lockstep.end(); ++beat) {
            const std::vector<Step> now = stepsAt(lockstep, beat);
            const std::string wrong = wrongOrder(before, now);
            QVERIFY2(wrong.empty(), (wrong + ", seed " + std::to_string(seed)).c_str());
            before = now;
        }
        for (std::size_t i = 0; i < all.traces.size(); ++i) {
            QCOMPARE(before[i], all.traces[i]->end());
            for (Step t{0}; t <= all.traces[i]->end(); ++t) {
                const Beat beat = lockstep.beat(i, t);
                QCOMPARE(lockstep.step(i, beat), t);
                QVERIFY(beat.value == 0 || lockstep.step(i, beat - 1) < t);
            }
        }
    }
}

void TestLockstep::sameWorkIsTheSameNumberOfLeaves() {
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const Searches all = randomSearches(draw);
        const Lockstep lockstep(all.tree, all.pointers(), Pace::work);
        for (Beat beat{0}; beat <= lockstep.end(); ++beat) {
            const std::string wrong = wrongWork(all, stepsAt(lockstep, beat));
            QVERIFY2(wrong.empty(), (wrong + ", seed " + std::to_string(seed)).c_str());
        }
    }
}

void TestLockstep::samePlaceWaitsForAllToDealWithIt() {
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const Searches all = randomSearches(draw);
        const std::size_t leader = leaderOf(all);
        const Lockstep lockstep(all.tree, all.pointers(), Pace::place);
        std::vector<std::vector<Step>> settled;
        for (std::size_t i = 0; i < all.traces.size(); ++i) {
            settled.push_back(settledByAsking(all, i));
            QCOMPARE(settledSteps(all.tree, *all.traces[i]), settled.back());
        }
        for (Beat beat{0}; beat <= lockstep.end(); ++beat) {
            const std::vector<Step> steps = stepsAt(lockstep, beat);
            std::string wrong = wrongPlace(settled, leader, steps);
            if (wrong.empty() && beat < lockstep.end()) {
                wrong = wrongHurry(settled, leader, all.traces[leader]->end(), steps);
            }
            QVERIFY2(wrong.empty(), (wrong + ", seed " + std::to_string(seed)).c_str());
        }
    }
}

void TestLockstep::twinsAreAlwaysAtTheSameStep() {
    QFETCH(Pace, pace);
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        Searches all = randomSearches(draw);
        all.traces.push_back(all.traces.front());
        const Lockstep lockstep(all.tree, all.pointers(), pace);
        for (Beat beat{0}; beat <= lockstep.end(); ++beat) {
            QCOMPARE(lockstep.step(0, beat), lockstep.step(all.traces.size() - 1, beat));
        }
    }
}

void TestLockstep::figure52_data() {
    QTest::addColumn<Pace>("pace");
    QTest::addColumn<quint32>("minimaxStep");
    QTest::addColumn<quint32>("alphaBetaStep");
    QTest::addColumn<quint32>("beats");
    // Minimax: 1 A, 2 B, leaves 3 5 7, B left 9, C 11, leaves 12 14 16, C left 18, D 20, leaves
    // 21 23 25, D left 27, A left 29. Alpha-beta: the same until leaf 12, cutoff 14, C left 15,
    // D 17, leaves 18 20 22, D left 24, A left 26.
    // The fifth leaf of alpha-beta is D's first, minimax's C's second. From leaf to leaf, minimax
    // takes 3 2 2 5 2 2 5 2 2 5 steps, alpha-beta 3 2 2 5 6 2 2 5: the longer ones make 37.
    QTest::newRow("by work, alpha-beta reads D's first leaf with minimax's second of C")
        << Pace::work << 14U << 18U << 37U;
    // Both have dealt with all of C when alpha-beta has left it, and waits.
    QTest::newRow("by place, alpha-beta waits at the end of C until minimax has left it")
        << Pace::place << 18U << 15U << 30U;
    QTest::newRow("each by its own steps, both are at step 14") << Pace::own << 14U << 14U << 30U;
}

void TestLockstep::figure52() {
    QFETCH(Pace, pace);
    QFETCH(quint32, minimaxStep);
    QFETCH(quint32, alphaBetaStep);
    Searches all{readText("[[3,12,8],[2,4,6],[14,5,2]]").value(), {}};
    for (const Algorithm a : {Algorithm::minimax, Algorithm::alphaBeta}) {
        all.traces.push_back(recordSearch(all.tree, oracle::optionsOf(a)).value());
    }
    const Lockstep lockstep(all.tree, all.pointers(), pace);
    const Beat beat = lockstep.beat(0, Step{minimaxStep});
    QCOMPARE(lockstep.step(1, beat), Step{alphaBetaStep});
    QTEST(lockstep.end().value + 1, "beats");
}

QTEST_APPLESS_MAIN(TestLockstep)
#include "tst_lockstep.moc"
