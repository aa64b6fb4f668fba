// What is told of a node at a step of a search that visits no node twice: against a replay of the
// oracle's log, and against the event of the cutoff. Of other searches see tst_callfacts, and the
// claims that are proved.

#include "core/analysis/story.h"
#include "core/analysis/viewpoint.h"
#include "core/notation/readtree.h"
#include "tests/search/oracle/replay.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Replay;
using oracle::SearchedTwice;

namespace {

/// What a replay tells of a node after a step. The proof of a cutoff is that of the cutoff's step.
NodeStory byReplay(const SearchedTwice& s, const Replay& replay, Step t, NodeId n) {
    const AlgorithmTraits& algorithm = traits(s.options.algorithm);
    const oracle::NodeStory& known = replay.story(n.value);
    NodeStory story;
    story.node = n;
    story.player = playerAt(rootPlayer(s.naive, s.options), s.tree.rowOf(n));
    story.state = known.state;
    story.leaf = isSearchLeaf(s.naive, s.options, n.value);
    story.proven = known.proven;
    if (!known.visits.empty()) {
        const NodeVisit& visit = known.visits.back();
        story.entered = visit.entered;
        story.left = visit.left;
        story.returned = visit.returned;
        const bool turned = algorithm.negamaxForm && story.player == Player::min;
        if (algorithm.windowed) {
            story.window = turned ? negated(visit.window) : visit.window;
        }
        story.bestChild = known.bestChild ? NodeId{*known.bestChild} : noNode;
        const bool mayClamp = algorithm.windowed && s.options.fail == FailMode::hard;
        story.clamped =
            mayClamp && !story.leaf && visit.returned &&
            (*visit.returned < known.proven.lower || *visit.returned > known.proven.upper);
    }
    // A node that is cut was skipped at the nearest one that was visited.
    NodeId at = n;
    while (known.state == NodeState::cut && replay.story(at.value).visits.empty()) {
        at = s.tree.parent(at);
    }
    for (std::uint32_t k = 0; k < t.value; ++k) {
        const oracle::LoggedEvent& event = s.log[k];
        if (event.kind == EventKind::cutoff && event.node == at.value) {
            story.cutoff = Step{k + 1};
            story.cutAt = at;
            story.childrenSkipped = at == n ? event.skipped : 0;
            story.refutation = refutationOf(explain(Moment(s.tree, *s.trace, Step{k + 1})));
        }
    }
    return story;
}

bool tellTheSame(const NodeStory& a, const NodeStory& b) {
    return a.node == b.node && a.player == b.player && a.state == b.state && a.leaf == b.leaf &&
           a.entered == b.entered && a.left == b.left && a.window == b.window &&
           a.returned == b.returned && a.clamped == b.clamped && a.proven == b.proven &&
           a.bestChild == b.bestChild && a.childrenSkipped == b.childrenSkipped &&
           a.visit == b.visit && a.visits.size() == b.visits.size() && a.known == b.known &&
           a.cutoff == b.cutoff && a.cutAt == b.cutAt && a.refutation == b.refutation &&
           a.cutoffIn == b.cutoffIn && a.iteration == b.iteration && a.visitedIn == b.visitedIn;
}

} // namespace

class TestStory : public QObject {
    Q_OBJECT

  private slots:
    void isWhatAReplayTells_data() { oracle::algorithmRows(&AlgorithmTraits::repeats, false); }
    void isWhatAReplayTells();
    void viewpoints();
};

/// Of every node at every step, so that nothing lies in the future.
void TestStory::isWhatAReplayTells() {
    QFETCH(Algorithm, algorithm);
    const std::uint64_t searches = std::max(oracle::enough(300), std::uint64_t{100});
    std::uint64_t told = 0;
    for (std::uint64_t seed = 0; seed < searches; ++seed) {
        const auto both = oracle::searchedTwice(oracle::randomSearch(seed + 3000000, algorithm));
        for (Step t; both && t <= both->trace->end(); ++t) {
            const Replay replay(both->naive, both->options, both->orders, both->log, t.value);
            const Moment moment(both->tree, *both->trace, t);
            for (NodeId n; n.value < both->tree.nodeCount(); ++n) {
                const NodeStory story = storyOf(moment, n);
                const bool same = tellTheSame(story, byReplay(*both, replay, t, n));
                QVERIFY2(same, (both->about + "step " + std::to_string(t.value) + ", node " +
                                std::to_string(n.value))
                                   .c_str());
                told += story.refutation ? 1 : 0;
            }
        }
    }
    // The second draft cuts only where it is given a window.
    QCOMPARE(told > 0, traits(algorithm).windowed);
}

void TestStory::viewpoints() {
    const GameTree tree = readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
    const auto plain = recordSearch(tree, {}).value();
    const auto negamax = recordSearch(tree, oracle::optionsOf(Algorithm::alphaBetaNegamax)).value();
    const Viewpoint asHeld(*negamax, Side::mover);
    const Viewpoint fromMax(*negamax, Side::max);
    // C is called with α = −∞ and β = −3, which is [3, +∞] from MAX's side.
    const Window held{-infinity, -3};
    const Window turned{3, infinity};
    QVERIFY(asHeld.ofCall(Player::min, held) == held);
    QVERIFY(fromMax.ofCall(Player::min, held) == turned);
    QVERIFY(asHeld.ofMax(Player::min, turned) == held);
    QVERIFY(fromMax.ofMax(Player::min, turned) == turned);
    QVERIFY(asHeld.asMinSeesIt(Player::min) && !fromMax.asMinSeesIt(Player::min));
    QVERIFY(fromMax.ofCall(Player::max, held) == held && !asHeld.asMinSeesIt(Player::max));
    QCOMPARE(fromMax.ofCall(Player::min, -2.0), 2.0);
    QCOMPARE(asHeld.ofMax(Player::min, 2.0), -2.0);
    // In the maximising form the calls hold numbers from MAX's side, which the mover's turns round.
    const Viewpoint plainFromMax(*plain, Side::max);
    QVERIFY(plainFromMax.ofCall(Player::min, turned) == turned);
    QVERIFY(plainFromMax.ofMax(Player::min, turned) == turned);
    const Viewpoint plainFromMover(*plain, Side::mover);
    QVERIFY(plainFromMover.ofCall(Player::min, turned) == held);
    QVERIFY(plainFromMover.ofMax(Player::min, turned) == held);
    QVERIFY(plainFromMover.ofMax(Player::max, turned) == turned);
}

QTEST_APPLESS_MAIN(TestStory)
#include "tst_story.moc"
