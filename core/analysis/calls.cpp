#include "core/analysis/calls.h"

#include "core/analysis/rivals.h"

#include <algorithm>

namespace prunus {
namespace {

bool isSearchedByProbes(const Moment& m) {
    const Algorithm algorithm = m.trace().options().algorithm;
    return algorithm == Algorithm::principalVariationSearch || algorithm == Algorithm::negaScout;
}

/// The move that an iteration before found best of the node, if it is tried first now.
NodeId triedFirst(const Moment& m, NodeId n) {
    const CallLog& log = *m.trace().calls();
    if (m.trace().options().algorithm != Algorithm::iterativeDeepening ||
        !m.trace().options().previousBestFirst) {
        return noNode;
    }
    const std::span<const CallId> visits = log.of(n).first(m.visitCount(n) - 1);
    const bool everImproved = std::ranges::any_of(visits, [&log](CallId visit) {
        return std::ranges::any_of(log.madeBy(visit), [&log](CallId c) { return log[c].improved; });
    });
    return everImproved ? log[log.madeBy(log.of(n)[m.visitCount(n) - 1]).front()].node : noNode;
}

} // namespace

Approach approachOf(const Moment& m, NodeId n) {
    const Algorithm algorithm = m.trace().options().algorithm;
    if (n == GameTree::root() && makesPasses(algorithm)) {
        return algorithm == Algorithm::iterativeDeepening ? Approach::iteration : Approach::pass;
    }
    if (n == GameTree::root() || !isSearchedByProbes(m)) {
        return Approach::plain;
    }
    const CallLog& log = *m.trace().calls();
    const std::span<const CallId> visits = log.of(n).first(m.visitCount(n));
    const Call& call = log[visits.back()];
    if (visits.size() > 1) {
        const Call& before = log[visits[visits.size() - 2]];
        if (before.parent == call.parent && before.again) {
            return Approach::again;
        }
    }
    // The end of its window that the parent does not push is the parent's own, but in a probe.
    return -call.window.alpha < log[call.parent].window.beta ? Approach::probe : Approach::plain;
}

Window searchedAgainWith(const Moment& m, Player p, Value v, Window window) {
    if (m.trace().options().algorithm == Algorithm::negaScout) {
        (p == Player::max ? window.alpha : window.beta) = v;
    }
    return window;
}

void tellSkipped(const Moment& m, Explanation& e) {
    const CallLog& log = *m.trace().calls();
    const NodeRange family = m.tree().children(e.node);
    std::vector<NodeId> called;
    for (const CallId c : log.madeBy(log.of(e.node)[m.visitCount(e.node) - 1])) {
        called.push_back(log[c].node);
    }
    // As written, unless a move was brought forward past others that it leaves out.
    e.skippedAreLast = e.skippedAreLast && std::ranges::max(called).value - family.first.value <
                                               family.size() - e.skipped;
    std::ranges::sort(called);
    for (std::uint32_t k = 0;
         k < family.size() && e.skippedChildren.size() < Explanation::namedChildren; ++k) {
        const NodeId child = m.trace().order().at(family, k);
        if (!std::ranges::binary_search(called, child)) {
            e.skippedChildren.push_back(child);
        }
    }
}

Visit latestSearch(const Moment& m, NodeId n) {
    const CallLog& log = *m.trace().calls();
    const Call& call = log[log[log.of(n)[m.visitCount(n) - 1]].searched];
    return {call.entered, call.left};
}

std::vector<ToldVisit> toldVisits(const Moment& m, NodeId n, std::size_t most) {
    const CallLog& log = *m.trace().calls();
    const Player player = playerOf(m, n);
    const std::span<const CallId> all = log.of(n).first(m.visitCount(n));
    std::vector<ToldVisit> told;
    for (const CallId c : all.last(std::min(most, all.size()))) {
        const Call& call = log[c];
        const Moment then(m.tree(), m.trace(), call.entered);
        ToldVisit visit{call.entered, std::nullopt, fromMax(m, player, call.window),
                        std::nullopt, call.kind,    approachOf(then, n)};
        if (call.left <= m.step()) {
            visit.left = call.left;
            visit.returned = fromMax(m, player, call.value);
        }
        told.push_back(visit);
    }
    return told;
}

void tellOfCall(const Moment& m, const Event& event, Explanation& e) {
    const bool isOfCall = event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                          event.kind == EventKind::recall || event.kind == EventKind::leave;
    if (!isOfCall) {
        return;
    }
    e.approach = approachOf(m, e.node);
    e.visit = event.visit;
    const std::vector<NodeVisit> visits = m.visits(e.node, 2);
    if (visits.size() == 2) {
        e.before = visits.front().returned;
    }
    e.known = event.kind == EventKind::leave ? m.remembered(e.node) : visits.back().known;
    e.depth = m.depthLimit();
    if (event.kind == EventKind::enter) {
        e.triedFirst = triedFirst(m, e.node);
    }
    if (e.last) {
        const std::vector<NodeId> line = m.bestLine();
        e.bestMove = line.size() > 1 ? line[1] : noNode;
    }
}

} // namespace prunus
