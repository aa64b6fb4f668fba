#include "core/trace/plainmoment.h"

#include <algorithm>

namespace prunus {

std::span<const CallId> PlainMoment::callsOf(NodeId n) const {
    const std::span<const CallId> all = log().of(n);
    const auto after =
        std::ranges::partition_point(all, [this](CallId c) { return log().call(c).entered <= t_; });
    return all.first(static_cast<std::size_t>(after - all.begin()));
}

const PlainMoment::Call* PlainMoment::latestSearched(NodeId n) const {
    const std::span<const CallId> all = callsOf(n);
    const auto latest = std::find_if(all.rbegin(), all.rend(), [this](CallId c) {
        return log().call(c).kind == CallKind::searched;
    });
    return latest == all.rend() ? nullptr : &log().call(*latest);
}

CallId PlainMoment::innermostCall() const {
    if (t_.value == 0) {
        return noCall;
    }
    const CallId c = log().atWork(t_);
    return hasReturned(log().call(c)) ? log().call(c).parent : c;
}

const Event* PlainMoment::latestBack(const Call& call) const {
    const auto latest = std::find_if(call.backs.rbegin(), call.backs.rend(), [this](Step back) {
        return back <= t_ && log().event(back).kind == EventKind::back;
    });
    return latest == call.backs.rend() ? nullptr : &log().event(*latest);
}

Value PlainMoment::returnedBy(const Call& call) const {
    const Value v = log().event(call.left).value;
    return trace_->traits().negamaxForm ? fromSideOf(call.player, v) : v;
}

Event PlainMoment::event() const {
    return t_.value == 0 ? Event{} : log().event(t_);
}

NodeState PlainMoment::state(NodeId n) const {
    if (const std::span<const CallId> all = callsOf(n); !all.empty()) {
        if (!hasReturned(log().call(all.back()))) {
            return NodeState::open;
        }
        return latestSearched(n) == nullptr ? NodeState::evaluated : NodeState::returned;
    }
    if (n >= trace_->belowHorizon()) {
        return NodeState::belowLimit;
    }
    return cutFrom(n) <= t_ ? NodeState::cut : NodeState::notReached;
}

NodeId PlainMoment::bestChild(NodeId n) const {
    const Call* const call = latestSearched(n);
    NodeId best = noNode;
    for (std::size_t k = 0; call != nullptr && k < call->backs.size(); ++k) {
        const Event& back = log().event(call->backs[k]);
        if (back.step <= t_ && back.improved) {
            best = back.child;
        }
    }
    return best;
}

Window PlainMoment::entryWindow(NodeId n) const {
    const Call* const call = latestSearched(n);
    return call == nullptr ? Window{} : log().event(call->entered).window.value_or(Window{});
}

Window PlainMoment::window(NodeId n) const {
    const Call* const call = latestSearched(n);
    const Event* const back = call == nullptr ? nullptr : latestBack(*call);
    return back == nullptr ? entryWindow(n) : back->window.value_or(Window{});
}

BoundHistory PlainMoment::history(NodeId n, bool ofAlpha, std::size_t most) const {
    const auto end = [ofAlpha](Window w) { return ofAlpha ? w.alpha : w.beta; };
    std::vector<Value> all{end(entryWindow(n))};
    const Call* const call = latestSearched(n);
    for (std::size_t k = 0; call != nullptr && k < call->backs.size(); ++k) {
        const Event& back = log().event(call->backs[k]);
        if (back.step <= t_ && back.window && end(*back.window) != all.back()) {
            all.push_back(end(*back.window));
        }
    }
    // The first and the latest; one alone is the one that holds.
    const std::size_t kept = std::max<std::size_t>(most, 2);
    BoundHistory history{all, all.size() > most};
    if (all.size() > kept) {
        history.values.erase(history.values.begin() + 1,
                             history.values.end() - static_cast<std::ptrdiff_t>(kept - 1));
    }
    if (history.values.size() > most) {
        history.values.erase(history.values.begin());
    }
    return history;
}

Value PlainMoment::best(NodeId n) const {
    const Call* const call = latestSearched(n);
    if (const Event* const back = call == nullptr ? nullptr : latestBack(*call)) {
        return back->best;
    }
    if (call != nullptr && call->start) {
        return *call->start;
    }
    const bool raises =
        trace_->traits().negamaxForm || trace_->playerAt(tree_->rowOf(n)) == Player::max;
    const bool isWindowEnd = trace_->traits().windowed &&
                             trace_->options().fail == FailMode::hard &&
                             trace_->traits().handsDown != HandsDown::best;
    const Window w = isWindowEnd ? entryWindow(n) : Window{};
    return raises ? w.alpha : w.beta;
}

Value PlainMoment::returnedValue(NodeId n) const {
    const std::span<const CallId> all = callsOf(n);
    const auto latest = std::find_if(all.rbegin(), all.rend(),
                                     [this](CallId c) { return hasReturned(log().call(c)); });
    if (latest != all.rend()) {
        return returnedBy(log().call(*latest));
    }
    return log().of(n).empty() ? tree_->staticValue(n)
                               : returnedBy(log().call(log().of(n).front()));
}

std::uint32_t PlainMoment::childrenReturned(NodeId n) const {
    const Call* const call = latestSearched(n);
    return call == nullptr
               ? 0
               : static_cast<std::uint32_t>(std::ranges::count_if(
                     call->made, [this](CallId c) { return hasReturned(log().call(c)); }));
}

std::vector<NodeId> PlainMoment::leftOut(NodeId n, std::size_t most) const {
    const NodeRange family = tree_->children(n);
    std::vector<NodeId> skipped;
    for (std::uint32_t k = childrenReturned(n); k < family.size() && skipped.size() < most; ++k) {
        skipped.push_back(trace_->order().at(family, k));
    }
    return skipped;
}

NodeId PlainMoment::through(NodeId n) const {
    if (state(n) != NodeState::open) {
        return noNode;
    }
    NodeId latest = noNode;
    for (const CallId c : log().call(callsOf(n).back()).made) {
        latest = log().call(c).entered <= t_ ? log().call(c).node : latest;
    }
    return latest;
}

NodeId PlainMoment::innermost() const {
    const CallId c = innermostCall();
    return c == noCall ? noNode : log().call(c).node;
}

std::vector<NodeId> PlainMoment::stack() const {
    std::vector<NodeId> open;
    for (CallId c = innermostCall(); c != noCall; c = log().call(c).parent) {
        open.push_back(log().call(c).node);
    }
    return open;
}

std::vector<NodeId> PlainMoment::bestLine(std::size_t most) const {
    std::vector<NodeId> line{GameTree::root()};
    if (t_ == trace_->end()) {
        for (const std::uint32_t number : log().run().line) {
            if (line.size() == most || number >= tree_->childCount(line.back())) {
                break;
            }
            line.push_back(tree_->children(line.back())[number]);
        }
        return line;
    }
    for (NodeId n = bestChild(line.back()); n != noNode && line.size() < most; n = bestChild(n)) {
        line.push_back(n);
    }
    return line;
}

Counts PlainMoment::counts() const {
    Counts counts;
    for (const Call& call : log().calls()) {
        if (call.entered <= t_) {
            ++counts.nodesVisited;
            counts.leavesEvaluated += call.kind == CallKind::read ? 1U : 0U;
            counts.interiorVisited += call.kind == CallKind::searched ? 1U : 0U;
            counts.recalls += call.kind == CallKind::recalled ? 1U : 0U;
        }
    }
    for (std::uint32_t t = 1; t <= t_.value; ++t) {
        counts.cutoffs += log().event(Step{t}).kind == EventKind::cutoff ? 1U : 0U;
    }
    std::uint64_t different = 0;
    for (NodeId n; n.value < tree_->nodeCount(); ++n) {
        const NodeState now = state(n);
        const bool cut = now == NodeState::cut;
        counts.nodesPruned += cut ? 1U : 0U;
        counts.leavesPruned += cut && trace_->isSearchLeaf(*tree_, n) ? 1U : 0U;
        different += log().firstVisit(n) <= t_ ? 1U : 0U;
    }
    counts.revisits = counts.nodesVisited - different;
    return counts;
}

std::vector<NodeVisit> PlainMoment::visits(NodeId n, std::size_t most) const {
    const std::span<const CallId> all = callsOf(n);
    std::vector<NodeVisit> visits;
    for (const CallId c : all.last(std::min(most, all.size()))) {
        const Call& call = log().call(c);
        const bool over = hasReturned(call);
        visits.push_back({call.entered, over ? std::optional(call.left) : std::nullopt,
                          log().event(call.entered).window.value_or(Window{}),
                          over ? std::optional(returnedBy(call)) : std::nullopt, Bounds{}});
    }
    return visits;
}

Visit PlainMoment::latestSearch(NodeId n) const {
    const Call* const call = latestSearched(n);
    const Call& told = call != nullptr ? *call : log().call(log().of(n).front());
    return {told.entered, told.left};
}

/// From below, by the static values that have been read.
std::vector<Bounds> PlainMoment::allProven() const {
    std::vector<Bounds> proven(tree_->nodeCount());
    for (std::uint32_t left = tree_->nodeCount(); left-- > 0;) {
        const NodeId n{left};
        const auto isRead = [this](CallId c) { return log().call(c).kind == CallKind::read; };
        const NodeRange family = tree_->children(n);
        if (std::ranges::any_of(callsOf(n), isRead)) {
            proven[left] = {tree_->staticValue(n), tree_->staticValue(n)};
        } else if (!family.empty()) {
            const bool maximises = trace_->playerAt(tree_->rowOf(n)) == Player::max;
            proven[left] = proven[family.first.value];
            for (const NodeId child : family) {
                proven[left] = combined(maximises, proven[left], proven[child.value]);
            }
        }
    }
    return proven;
}

std::vector<Bounds> PlainMoment::provenOnStack(std::size_t most) const {
    const std::vector<Bounds> proven = allProven();
    std::vector<Bounds> onStack;
    for (const NodeId n : stack()) {
        if (onStack.size() < most) {
            onStack.push_back(proven[n.value]);
        }
    }
    return onStack;
}

} // namespace prunus
