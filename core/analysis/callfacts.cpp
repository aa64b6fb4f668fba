#include "core/analysis/callfacts.h"

#include "core/analysis/rivals.h"
#include "core/search/nullwindow.h"

#include <algorithm>

namespace prunus {
namespace {

bool isNull(Window w) {
    return nextAbove(w.alpha) == w.beta;
}

} // namespace

Approach approachOf(const Moment& m, NodeId n) {
    const AlgorithmTraits& traits = m.trace().traits();
    if (n == GameTree::root() && makesPasses(traits.algorithm)) {
        return traits.deepens ? Approach::iteration : Approach::pass;
    }
    if (n == GameTree::root() || !traits.probes) {
        return Approach::plain;
    }
    const CallLog& log = *m.trace().calls();
    const std::span<const CallId> visits = log.of(n).first(m.visitCount(n));
    const CallId parent = log.parent(m.tree(), visits.back());
    if (visits.size() > 1 && visits[visits.size() - 2] > parent) {
        return Approach::again; // that one made both, which is only done after a probe
    }
    // The end of its window that the parent does not push is the parent's own, but in a probe.
    const Window own = log.window(visits.back());
    const Window above = log.window(parent);
    const bool probe =
        playerOf(m, n) == Player::max ? above.alpha < own.alpha : own.beta < above.beta;
    return probe ? Approach::probe : Approach::plain;
}

Window searchedAgainWith(const Moment& m, Player p, Value v, Window window) {
    if (m.trace().traits().startsFromProbe) {
        (p == Player::max ? window.alpha : window.beta) = v;
    }
    return window;
}

NodeId triedFirst(const Moment& m, NodeId n) {
    if (!m.trace().traits().deepens || !m.trace().options().previousBestFirst) {
        return noNode;
    }
    const CallLog& log = *m.trace().calls();
    const std::span<const CallId> visits = log.of(n).first(m.visitCount(n) - 1);
    const bool everImproved = std::ranges::any_of(visits, [&log](CallId visit) {
        const std::span<const CallId> made = log.madeBy(visit);
        return !made.empty() && log.bestOf(visit, std::uint32_t(made.size())) != 0;
    });
    const CallId now = log.of(n)[m.visitCount(n) - 1];
    return everImproved ? log.node(log.madeBy(now).front()) : noNode;
}

bool isFirstNullWindow(const Moment& m) {
    if (!usesNullWindows(m.trace().options().algorithm)) {
        return false;
    }
    const CallLog& log = *m.trace().calls();
    const std::uint32_t last = log.madeUntil(m.step()) - 1;
    // The calls before the first probe led to it: each went to the first child.
    std::uint32_t c = 0;
    while (c < last && !isNull(log.window(CallId{c}))) {
        ++c;
    }
    return c == last && isNull(log.window(CallId{c}));
}

NodeId foundAt(const Moment& m) {
    const CallLog& log = *m.trace().calls();
    const CallId recalled{log.madeUntil(m.step()) - 1};
    return log.node(log.answeredBy(m.tree(), recalled));
}

std::vector<ToldVisit> toldVisits(const Moment& m, NodeId n, std::size_t most) {
    const CallLog& log = *m.trace().calls();
    const std::span<const CallId> all = log.of(n).first(m.visitCount(n));
    std::vector<ToldVisit> told;
    for (const CallId c : all.last(std::min(most, all.size()))) {
        const Step entered = log.entered(c);
        const Moment then(m.tree(), m.trace(), entered);
        ToldVisit visit{entered,      std::nullopt, log.window(c),
                        std::nullopt, log.kind(c),  approachOf(then, n)};
        if (const Step left = log.left(c); left <= m.step()) {
            visit.left = left;
            visit.returned = log.returned(m.tree(), c);
        }
        if (visit.kind == CallKind::recalled) {
            visit.foundAt = log.node(log.answeredBy(m.tree(), c));
        }
        told.push_back(visit);
    }
    return told;
}

CallFacts factsOfCall(const Moment& m, const Event& event) {
    CallFacts call;
    call.approach = approachOf(m, event.node);
    call.visit = event.visit;
    const std::vector<NodeVisit> visits = m.visits(event.node, 2);
    if (visits.size() == 2) {
        call.before = visits.front().returned;
    }
    const bool over = event.kind == EventKind::leave;
    call.known = over ? m.remembered(event.node) : visits.back().known;
    call.depth = m.depthLimit();
    if (makesPasses(m.trace().options().algorithm)) {
        call.number = m.visitCount(GameTree::root());
    }
    if (call.number > 1) {
        const Visit before = *visitOf(m.tree(), m.trace(), GameTree::root(), call.number - 1);
        call.depthBefore = Moment(m.tree(), m.trace(), before.first).depthLimit();
    }
    return call;
}

} // namespace prunus
