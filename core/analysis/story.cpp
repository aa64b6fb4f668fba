#include "core/analysis/story.h"

#include "core/analysis/calls.h"
#include "core/analysis/rivals.h"

namespace prunus {
namespace {

/// The node whose cutoff skipped n, a node that is cut: its nearest ancestor that was visited.
NodeId skippedBy(const Moment& m, NodeId n) {
    return m.tree().nearestUp(n, [&m](NodeId at, Row /*row*/) { return m.trace().visited(at); });
}

/// From where to where the node was searched, the last time.
Visit searchOf(const Moment& m, NodeId n) {
    return m.trace().calls() != nullptr ? latestSearch(m, n) : *visitOf(m.tree(), m.trace(), n);
}

/// Tells of the cutoff, in this step, at a node of which children were skipped.
void tellCutoff(const Moment& m, NodeId cutting, Step step, NodeStory& story) {
    story.cutoff = step;
    story.cutAt = cutting;
    story.refutation = refutationOf(explain(Moment(m.tree(), m.trace(), step)));
}

/// How many children the node's own cutoff has skipped by now.
std::uint32_t skippedChildren(const Moment& m, NodeId n) {
    const std::uint32_t left = m.tree().childCount(n) - m.childrenReturned(n);
    return left != 0 && searchOf(m, n).last - 1 <= m.step() ? left : 0;
}

/// Which cutoff skipped a node that is cut.
void tellWhereCut(const Moment& m, NodeStory& story) {
    if (const CallLog* const log = m.trace().calls()) {
        const Step step = log->cutFrom(story.node);
        tellCutoff(m, Moment(m.tree(), m.trace(), step).event().node, step, story);
        return;
    }
    const NodeId cutting = skippedBy(m, story.node);
    tellCutoff(m, cutting, searchOf(m, cutting).last - 1, story);
}

void tellVisits(const Moment& m, NodeStory& story) {
    if (m.trace().calls() != nullptr) {
        story.visit = m.visitCount(story.node);
        story.visits = toldVisits(m, story.node, NodeStory::mostVisits);
        story.known = m.remembered(story.node);
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
    if (story.leaf) {
        return;
    }
    story.clamped = m.trace().traits().windowed && story.returned &&
                    m.trace().options().fail == FailMode::hard &&
                    (*story.returned < story.proven.lower || *story.returned > story.proven.upper);
    story.bestChild = m.bestChild(n);
    story.childrenSkipped = skippedChildren(m, n);
    if (story.childrenSkipped != 0) {
        tellCutoff(m, n, searchOf(m, n).last - 1, story);
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
    story.proven = moment.proven(n);
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

std::vector<NodeId> witnessesOf(const Refutation& refutation) {
    std::vector<NodeId> moves{refutation.child};
    if (!refutation.rival.fromFirstWindow()) {
        moves.push_back(refutation.rival.through);
    }
    return moves;
}

} // namespace prunus
