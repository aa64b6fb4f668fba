#include "core/trace/plainlog.h"

#include <algorithm>
#include <utility>

namespace prunus {

PlainLog::PlainLog(const GameTree& tree, PlainRun run)
    : run_(std::move(run)), visits_(tree.nodeCount()), cutSteps_(tree.nodeCount(), CallLog::never),
      markSteps_(tree.nodeCount(), CallLog::never) {
    takeCalls();
    takeCutoffs(tree);
}

void PlainLog::takeCalls() {
    std::vector<CallId> open;
    std::size_t entered = 0;
    for (const Event& event : run_.events) {
        const bool enters = event.kind == EventKind::enter;
        if (enters || event.kind == EventKind::leaf || event.kind == EventKind::recall) {
            const CallId id{static_cast<std::uint32_t>(calls_.size())};
            const CallId parent = open.empty() ? noCall : open.back();
            const CallKind kind = enters                          ? CallKind::searched
                                  : event.kind == EventKind::leaf ? CallKind::read
                                                                  : CallKind::recalled;
            calls_.push_back({event.node, event.player, kind, parent, event.step, event.step});
            if (parent != noCall) {
                calls_[parent.value].made.push_back(id);
            }
            if (enters && entered < run_.starts.size()) {
                calls_.back().start = run_.starts[entered];
            }
            entered += enters ? 1U : 0U;
            visits_[event.node.value].push_back(id);
            atWork_.push_back(id);
            if (enters) {
                open.push_back(id);
            }
            continue;
        }
        Call& call = calls_[open.back().value];
        atWork_.push_back(open.back());
        if (event.kind == EventKind::leave) {
            call.left = event.step;
            open.pop_back();
        } else {
            call.backs.push_back(event.step);
        }
    }
}

/// What a cutoff skips are the last children in the order of search. The first of them wears its
/// mark.
void PlainLog::takeCutoffs(const GameTree& tree) {
    for (const Event& event : run_.events) {
        if (event.kind != EventKind::cutoff) {
            continue;
        }
        const NodeRange family = tree.children(event.node);
        for (std::uint32_t k = family.size() - event.skipped; k < family.size(); ++k) {
            const NodeId child = run_.order.at(family, k);
            Step& cut = cutSteps_[child.value];
            cut = std::min(cut, event.step);
            if (k == family.size() - event.skipped) {
                markSteps_[child.value] = std::min(markSteps_[child.value], event.step);
            }
        }
    }
    for (NodeId n{1}; n.value < tree.nodeCount(); ++n) {
        cutSteps_[n.value] = std::min(cutSteps_[n.value], cutSteps_[tree.parent(n).value]);
    }
}

} // namespace prunus
