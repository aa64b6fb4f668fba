#include "core/trace/calllog.h"

#include "core/search/transpositiontable.h"

#include <algorithm>

namespace prunus {

Bounds knownAfter(const Call& call) {
    switch (call.kind) {
    case CallKind::read:
        return {call.value, call.value};
    case CallKind::recalled:
        return call.known;
    case CallKind::searched:
        break;
    }
    return learned(call.known, narrowed(call.window, call.known), call.value);
}

std::uint32_t CallLog::madeUntil(Step t) const {
    const auto after = std::upper_bound(calls_.begin(), calls_.end(), t,
                                        [](Step s, const Call& c) { return s < c.entered; });
    return static_cast<std::uint32_t>(after - calls_.begin());
}

const CallLog::Stage& CallLog::stage(Step t) const {
    const auto after = std::upper_bound(stages_.begin(), stages_.end(), t,
                                        [](Step s, const Stage& stage) { return s < stage.begin; });
    return *std::prev(after);
}

std::size_t CallLog::bytes() const {
    return calls_.capacity() * sizeof(Call) +
           (madeBegin_.capacity() + visitsBegin_.capacity()) * sizeof(std::uint32_t) +
           (made_.capacity() + visits_.capacity() + landmarks_.capacity()) * sizeof(CallId) +
           stages_.capacity() * sizeof(Stage) +
           (firstVisitSteps_.capacity() + cutSteps_.capacity() + markSteps_.capacity()) *
               sizeof(Step) +
           searched_.bytes() + recalled_.bytes() + firstVisits_.bytes() + revived_.bytes() +
           revivedLeaves_.bytes();
}

} // namespace prunus
