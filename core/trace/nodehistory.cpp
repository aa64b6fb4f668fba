#include "core/trace/nodehistory.h"

#include <algorithm>

namespace prunus {

namespace {

/// Steps that come in any order, sorted by where they lie.
std::vector<Step> ascending(const std::vector<bool>& steps) {
    std::vector<Step> sorted;
    for (std::uint32_t t = 0; t < steps.size(); ++t) {
        if (steps[t]) {
            sorted.emplace_back(t);
        }
    }
    return sorted;
}

} // namespace

std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n) {
    if (const CallLog* const log = trace.calls()) {
        const std::span<const CallId> calls = log->of(n);
        return calls.empty() ? std::nullopt
                             : std::optional(Visit{log->firstVisit(n), log->left(calls.back())});
    }
    if (!trace.visited(n)) {
        return std::nullopt;
    }
    if (const PlainLog* const log = trace.plain()) {
        return Visit{log->firstVisit(n), log->call(log->of(n).back()).left};
    }
    if (trace.isSearchLeaf(tree, n)) {
        return Visit{trace.leafStep(n), trace.leafStep(n)};
    }
    return Visit{trace.entered(trace.record(n)), trace.left(trace.record(n))};
}

std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n,
                             std::uint32_t number) {
    if (const PlainLog* const log = trace.plain(); log != nullptr && trace.visited(n)) {
        const std::span<const CallId> calls = log->of(n);
        const PlainLog::Call& call =
            log->call(calls[std::min<std::size_t>(number, calls.size()) - 1]);
        return Visit{call.entered, call.left};
    }
    const CallLog* const log = trace.calls();
    if (log == nullptr || log->of(n).empty()) {
        return visitOf(tree, trace, n);
    }
    const std::span<const CallId> calls = log->of(n);
    const CallId call = calls[std::min<std::size_t>(number, calls.size()) - 1];
    return Visit{log->entered(call), log->left(call)};
}

std::vector<Step> leafSteps(const GameTree& tree, const SearchTrace& trace) {
    std::vector<Step> steps;
    if (const CallLog* log = trace.calls()) {
        Step entered;
        for (CallId c{0}; c.value < log->size(); ++c) {
            entered = Step{log->calledIn().firstSet(entered.value + 1, trace.end().value + 1)};
            if (log->kind(c) == CallKind::read) {
                steps.push_back(entered);
            }
        }
        return steps;
    }
    if (const PlainLog* const log = trace.plain()) {
        for (const PlainLog::Call& call : log->calls()) {
            if (call.kind == CallKind::read) {
                steps.push_back(call.entered);
            }
        }
        return steps;
    }
    std::vector<bool> reads(trace.end().value + 1);
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (trace.visited(n) && trace.isSearchLeaf(tree, n)) {
            reads[trace.leafStep(n).value] = true;
        }
    }
    return ascending(reads);
}

std::optional<Step> nextCutoff(const SearchTrace& trace, Step t) {
    const auto& cutoffs = trace.cutoffs();
    const auto next = std::upper_bound(cutoffs.begin(), cutoffs.end(), t,
                                       [](Step s, const auto& c) { return s < c.step; });
    return next == cutoffs.end() ? std::nullopt : std::optional<Step>(next->step);
}

std::optional<Step> previousCutoff(const SearchTrace& trace, Step t) {
    const auto& cutoffs = trace.cutoffs();
    const auto next = std::lower_bound(cutoffs.begin(), cutoffs.end(), t,
                                       [](const auto& c, Step s) { return c.step < s; });
    return next == cutoffs.begin() ? std::nullopt : std::optional<Step>(std::prev(next)->step);
}

} // namespace prunus
