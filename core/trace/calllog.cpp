#include "core/trace/calllog.h"

#include "core/search/transpositiontable.h"

#include <algorithm>

namespace prunus {

Bounds boundsOf(const GameTree& tree, Witnesses witnesses) {
    return {witnesses.lower == noNode ? -infinity : tree.staticValue(witnesses.lower),
            witnesses.upper == noNode ? infinity : tree.staticValue(witnesses.upper)};
}

Value CallLog::returned(const GameTree& tree, CallId c) const {
    switch (kind(c)) {
    case CallKind::searched:
        return values_[searched_.rank(c.value)];
    case CallKind::read:
        break;
    case CallKind::recalled:
        return answer(known(tree, c), window(c));
    }
    return tree.staticValue(node(c));
}

CallId CallLog::parent(const GameTree& tree, CallId c) const {
    if (node(c) == GameTree::root()) {
        return noCall;
    }
    const std::span<const CallId> calls = of(tree.parent(node(c)));
    return *std::prev(std::ranges::lower_bound(calls, c));
}

std::uint32_t CallLog::placeInVisits(CallId c) const {
    const std::span<const CallId> calls = of(node(c));
    const auto place = std::ranges::lower_bound(calls, c) - calls.begin();
    return visitsBegin_[node(c).value] + static_cast<std::uint32_t>(place);
}

CallId CallLog::searchedUntil(CallId c) const {
    if (searched_.test(c.value)) {
        return c;
    }
    const std::uint32_t place = placeInVisits(c);
    const std::uint32_t last = searchedVisits_.lastSet(visitsBegin_[node(c).value], place);
    return last == place ? noCall : visits_[last];
}

/// In a tree without positions, by the calls of the node that stand in `visits` before this one.
CallId CallLog::heldBy(CallId c) const {
    if (!held_.empty()) {
        return held_[c.value];
    }
    const std::uint32_t begin = visitsBegin_[node(c).value];
    const std::uint32_t place = placeInVisits(c);
    if (!remembers_ || place == begin) {
        return noCall;
    }
    const std::uint32_t last = searchedVisits_.lastSet(begin, place);
    return visits_[last == place ? begin : last]; // the first one read it
}

CallId CallLog::answeredBy(const GameTree& tree, CallId c) const {
    const CallId held = heldBy(c);
    if (kind(held) == CallKind::read) {
        return held;
    }
    const Sources sources = known_[searched_.rank(held.value)];
    const bool byLower = known(tree, c).lower >= window(c).beta;
    return CallId{searched_.select(byLower ? sources.lower : sources.upper)};
}

Bounds CallLog::leftBy(const GameTree& tree, CallId c) const {
    if (!remembers_ || c == noCall) {
        return {};
    }
    if (kind(c) == CallKind::read) {
        const Value read = tree.staticValue(node(c));
        return {read, read};
    }
    return boundsOf(known_[searched_.rank(c.value)]);
}

Witnesses CallLog::proven(CallId c) const {
    if (!held_.empty() && kind(c) == CallKind::recalled) {
        c = held_[c.value];
    }
    const CallId by = searchedUntil(c);
    return by == noCall ? Witnesses{node(c), node(c)} : proven_[searched_.rank(by.value)];
}

std::span<const CallId> CallLog::madeBy(CallId c) const {
    if (!searched_.test(c.value)) {
        return {};
    }
    const std::uint32_t k = searched_.rank(c.value);
    const std::uint32_t begin = madeBegin_.select(k);
    const std::size_t end = k + 1 < left_.size() ? madeBegin_.select(k + 1) : made_.size();
    return std::span(made_).subspan(begin, end - begin);
}

std::uint32_t CallLog::bestOf(CallId c, std::uint32_t first) const {
    const std::uint32_t begin = madeFrom(c);
    const std::uint32_t best = improved_.lastSet(begin, begin + first);
    return best == begin + first ? 0 : best - begin + 1;
}

std::uint32_t CallLog::childrenOf(CallId c, std::uint32_t first) const {
    const std::uint32_t begin = madeFrom(c);
    return first == 0 ? 0 : first - again_.rank(begin + first - 1) + again_.rank(begin);
}

const CallLog::Stage& CallLog::stage(Step t) const {
    const auto after = std::upper_bound(stages_.begin(), stages_.end(), t,
                                        [](Step s, const Stage& stage) { return s < stage.begin; });
    return *std::prev(after);
}

std::size_t CallLog::bytes() const {
    const auto held = [](const auto&... arrays) {
        return (... + (arrays.capacity() * sizeof(arrays[0])));
    };
    const auto bits = [](const auto&... rows) { return (... + rows.bytes()); };
    return held(nodes_, windows_, left_, values_, proven_, known_, held_, made_, visits_,
                visitsBegin_, landmarks_, stages_, firstVisitSteps_, cutSteps_, markSteps_) +
           bits(calledIn_, searched_, recalled_, firstVisits_, revived_, revivedLeaves_,
                windowChanges_, madeBegin_, improved_, again_, searchedVisits_);
}

} // namespace prunus
