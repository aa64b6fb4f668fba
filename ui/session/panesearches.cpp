#include "ui/session/panesearches.h"

#include "ui/session/loading.h"

#include <algorithm>
#include <new>

namespace prunus {

void PaneSearches::search(const std::shared_ptr<const Document>& document, Progress& progress) {
    for (Pane& each : panes) {
        if (!each.trace && each.error.isEmpty() && !progress.cancelled()) {
            LoadRequest request;
            request.document = document;
            request.options = each.options;
            const LoadResult result = carryOut(request, progress);
            each.trace = result.trace;
            each.error = result.error;
            each.minimaxCounts = result.minimaxCounts;
        }
    }
}

bool PaneSearches::complete() const {
    return std::ranges::all_of(
        panes, [](const Pane& each) { return each.trace || !each.error.isEmpty(); });
}

std::uint64_t PaneSearches::steps() const {
    std::uint64_t sum = 0;
    for (const Pane& each : panes) {
        sum += each.trace ? each.trace->end().value : 0;
    }
    return sum;
}

void PaneSearches::bringTogether(const GameTree& tree, Pace pace) {
    std::vector<const SearchTrace*> traces;
    searched.clear();
    for (std::size_t k = 0; k < panes.size(); ++k) {
        if (panes[k].trace) {
            traces.push_back(panes[k].trace.get());
            searched.push_back(static_cast<int>(k));
        }
    }
    // A search by itself has nobody to wait for.
    const Pace used = traces.size() > 1 ? pace : Pace::own;
    try {
        lockstep = std::make_shared<const Lockstep>(tree, traces, used);
    } catch (const std::bad_alloc&) {
        lockstep = std::make_shared<const Lockstep>(tree, traces, Pace::own); // takes next to none
    }
}

} // namespace prunus
