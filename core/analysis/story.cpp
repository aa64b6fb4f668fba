#include "core/analysis/story.h"

#include "core/analysis/callfacts.h"
#include "core/analysis/rivals.h"
#include "core/search/position.h"

#include <algorithm>

namespace prunus {
namespace {

bool deepens(const Moment& m) {
    return m.trace().traits().deepens;
}

/// The pass or iteration at work in a step, from 1; 0 where there are none.
std::uint32_t passAt(const Moment& m, Step t) {
    return makesPasses(m.trace().options().algorithm)
               ? Moment(m.tree(), m.trace(), t).visitCount(GameTree::root())
               : 0;
}

/// Tells of the cutoff, in this step, at a node of which children were skipped.
void tellCutoff(const Moment& m, NodeId cutting, Step step, NodeStory& story) {
    story.cutoff = step;
    story.cutAt = cutting;
    story.cutoffIn = passAt(m, step);
    story.refutation = refutationOf(explain(Moment(m.tree(), m.trace(), step)));
}

/// How many children the node's own cutoff has skipped by now.
std::uint32_t skippedChildren(const Moment& m, NodeId n) {
    if (const PlainLog* const log = m.trace().plain()) { // a slip may leave children without one
        const Event& last = log->event(std::min(m.latestSearch(n).last - 1, m.step()));
        return last.kind == EventKind::cutoff && last.node == n ? last.skipped : 0;
    }
    const CallLog* const log = m.trace().calls();
    if (log != nullptr && log->searchedUntil(log->of(n)[m.visitCount(n) - 1]) == noCall) {
        return 0; // the table answered for another node of this position
    }
    const std::uint32_t left = m.tree().childCount(n) - m.childrenReturned(n);
    return left != 0 && m.latestSearch(n).last - 1 <= m.step() ? left : 0;
}

/// The step of the cutoff by which the iteration at work, which has not visited the node, skipped
/// it.
std::optional<Step> skippedByIteration(const Moment& m, NodeId n) {
    if (m.tree().rowOf(n).value > m.depthLimit().value_or(allPlies)) {
        return std::nullopt;
    }
    const NodeId cutting = m.tree().nearestUp(n, [&](NodeId at, Row /*row*/) {
        const std::uint32_t visits = m.visitCount(at);
        return visits != 0 && visitOf(m.tree(), m.trace(), at, visits)->first >= m.limitSince();
    });
    return skippedChildren(m, cutting) != 0 ? std::optional(m.latestSearch(cutting).last - 1)
                                            : std::nullopt;
}

/// Which iteration skipped a node that none has visited: the one at work, or one before it, of
/// which nothing is proved now. None has, if all cutoffs above it came where it lay below the depth
/// limit.
void tellWhichIterationCut(const Moment& m, NodeStory& story) {
    const std::uint32_t atWork = passAt(m, m.step());
    for (std::uint32_t k = atWork; k > 0; --k) {
        const Step over = visitOf(m.tree(), m.trace(), GameTree::root(), k)->last;
        const Moment then(m.tree(), m.trace(), std::min(over, m.step()));
        if (const auto step = skippedByIteration(then, story.node)) {
            tellCutoff(m, Moment(m.tree(), m.trace(), *step).event().node, *step, story);
            if (k != atWork) {
                story.iteration = atWork;
                story.refutation.reset();
            }
            return;
        }
    }
    story.state = NodeState::notReached;
}

/// That an earlier iteration visited the node last, and whether the one at work skipped it.
void tellOlderVisit(const Moment& m, NodeStory& story) {
    story.iteration = passAt(m, m.step());
    story.visitedIn = passAt(m, *story.entered);
    story.refutation.reset();
    if (const auto step = skippedByIteration(m, story.node)) {
        story.childrenSkipped = 0;
        tellCutoff(m, Moment(m.tree(), m.trace(), *step).event().node, *step, story);
    }
}

/// Which cutoff skipped a node that is cut.
void tellWhereCut(const Moment& m, NodeStory& story) {
    if (deepens(m)) {
        tellWhichIterationCut(m, story);
        return;
    }
    const Step step = m.cutFrom(story.node);
    tellCutoff(m, Moment(m.tree(), m.trace(), step).event().node, step, story);
}

void tellVisits(const Moment& m, NodeStory& story) {
    if (m.trace().repeats()) {
        story.visit = m.visitCount(story.node);
    }
    if (m.trace().calls() != nullptr) {
        story.visits = toldVisits(m, story.node, NodeStory::mostVisits);
        story.known = m.remembered(story.node);
    }
}

/// What became of the latest visit of an inner node.
void tellSearch(const Moment& m, NodeStory& story) {
    const NodeId n = story.node;
    story.clamped = m.trace().traits().windowed && story.returned && m.trace().plain() == nullptr &&
                    m.trace().options().fail == FailMode::hard &&
                    (*story.returned < story.proven.lower || *story.returned > story.proven.upper);
    story.bestChild = m.bestChild(n);
    story.childrenSkipped = skippedChildren(m, n);
    if (story.childrenSkipped != 0) {
        tellCutoff(m, n, m.latestSearch(n).last - 1, story);
    }
}

void tellVisit(const Moment& m, NodeStory& story) {
    const NodeId n = story.node;
    const Visit visit = *visitOf(m.tree(), m.trace(), n, m.visitCount(n));
    tellVisits(m, story);
    story.entered = visit.first;
    if (visit.last <= m.step()) {
        story.left = visit.last;
        story.returned = m.returnedValue(n);
    }
    if (m.trace().traits().windowed) {
        story.window = fromMax(m, story.player, m.visits(n, 1).back().window);
    }
    if (!story.leaf) {
        tellSearch(m, story);
    }
    if (visit.first < m.limitSince()) {
        tellOlderVisit(m, story);
    }
}

} // namespace

NodeStory storyOf(const Moment& moment, NodeId n) {
    NodeStory story;
    story.node = n;
    story.player = moment.trace().playerAt(moment.tree().rowOf(n));
    story.state = moment.state(n);
    story.leaf =
        moment.trace().isSearchLeaf(moment.tree(), n) || story.state == NodeState::evaluated;
    if (moment.trace().plain() == nullptr) { // a slip proves nothing
        story.proven = moment.proven(n);
    }
    switch (story.state) {
    case NodeState::open:
    case NodeState::evaluated:
    case NodeState::returned:
        tellVisit(moment, story);
        break;
    case NodeState::cut:
        tellWhereCut(moment, story);
        break;
    case NodeState::notReached:
    case NodeState::belowLimit:
        break;
    }
    return story;
}

NodeId recalledFrom(const Moment& moment) {
    if (moment.trace().positions() == nullptr || moment.step().value == 0) {
        return noNode;
    }
    const Event event = moment.event();
    const NodeId at = event.kind == EventKind::recall ? foundAt(moment) : noNode;
    return at == event.node ? noNode : at;
}

std::vector<NodeId> witnessesOf(const Refutation& refutation) {
    std::vector<NodeId> moves{refutation.child};
    if (!refutation.rival.fromFirstWindow()) {
        moves.push_back(refutation.rival.through);
    }
    return moves;
}

} // namespace prunus
