// The part of Moment about the visits of a node.

#include "core/search/position.h"
#include "core/trace/moment.h"

#include <algorithm>

namespace prunus {

std::uint32_t Moment::visitCount(NodeId n) const {
    if (calls_) {
        return static_cast<std::uint32_t>(calls_->visits(n).size());
    }
    return trace_->visited(n) && visitOf(*tree_, *trace_, n)->first <= t_ ? 1 : 0;
}

Window Moment::entryWindow(NodeId n) const {
    return calls_ ? calls_->entryWindow(n) : trace_->entryWindow(trace_->record(n));
}

std::optional<std::uint32_t> Moment::depthLimit() const {
    const CallLog* const log = trace_->calls();
    if (log == nullptr || t_.value == 0) {
        return trace_->options().depth;
    }
    const std::uint32_t limit = log->stage(t_).limit;
    return limit == allPlies ? std::nullopt : std::optional(limit);
}

Bounds Moment::remembered(NodeId n) const {
    if (!calls_ || !trace_->traits().remembers || calls_->visits(n).empty()) {
        return {};
    }
    const Call& last = (*trace_->calls())[calls_->visits(n).back()];
    return last.left <= t_ ? knownAfter(last) : last.known;
}

std::vector<NodeVisit> Moment::visits(NodeId n, std::size_t most) const {
    std::vector<NodeVisit> visits;
    const auto add = [&](Visit visit, Window window, Value returned, Bounds known) {
        const bool over = visit.last <= t_;
        visits.push_back({visit.first, over ? std::optional(visit.last) : std::nullopt, window,
                          over ? std::optional(returned) : std::nullopt, known});
    };
    if (calls_) {
        const std::span<const CallId> all = calls_->visits(n);
        const Player player = trace_->playerAt(tree_->rowOf(n));
        for (const CallId c : all.last(std::min(most, all.size()))) {
            const Call& call = (*trace_->calls())[c];
            add({call.entered, call.left}, call.window, seenFrom(player, call.value), call.known);
        }
    } else if (most != 0 && visitCount(n) != 0) {
        const Visit visit = *visitOf(*tree_, *trace_, n);
        const Window window = trace_->isSearchLeaf(*tree_, n)
                                  ? Moment(*tree_, *trace_, visit.first).callWindow(n)
                                  : trace_->entryWindow(trace_->record(n));
        add(visit, window, returnedValue(n), {});
    }
    return visits;
}

std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n) {
    if (const CallLog* const log = trace.calls()) {
        const std::span<const CallId> calls = log->of(n);
        return calls.empty()
                   ? std::nullopt
                   : std::optional(Visit{(*log)[calls.front()].entered, (*log)[calls.back()].left});
    }
    if (!trace.visited(n)) {
        return std::nullopt;
    }
    if (trace.isSearchLeaf(tree, n)) {
        return Visit{trace.leafStep(n), trace.leafStep(n)};
    }
    return Visit{trace.entered(trace.record(n)), trace.left(trace.record(n))};
}

std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n,
                             std::uint32_t number) {
    const CallLog* const log = trace.calls();
    if (log == nullptr || log->of(n).empty()) {
        return visitOf(tree, trace, n);
    }
    const std::span<const CallId> calls = log->of(n);
    const Call& call = (*log)[calls[std::min<std::size_t>(number, calls.size()) - 1]];
    return Visit{call.entered, call.left};
}

} // namespace prunus
