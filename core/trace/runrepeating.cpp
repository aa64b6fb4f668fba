#include "core/trace/runrepeating.h"

#include "core/search/dispatch.h"
#include "core/trace/callrecorder.h"

#include <utility>

namespace prunus {

std::shared_ptr<const SearchTrace>
recordRepeating(const GameTree& tree, const SearchOptions& options, Player root, SearchOrder order,
                std::shared_ptr<const SamePositions> positions, Progress* progress) {
    using Listener = BothListeners<CallRecorder, ProgressListener>;
    const SamePositions* const same = positions.get(); // which the recorder keeps
    Listener listener{CallRecorder(tree, options, std::move(order), std::move(positions)),
                      ProgressListener(progress)};
    const SearchOrder& followed = listener.first.order();
    if (progress != nullptr) {
        progress->begin(Stage::searching, 0);
    }
    const Value value = searchRepeating(TreeCursor(tree, followed, same), options, root, listener);
    return std::move(listener.first).finish(value);
}

Value countRepeating(TreeCursor from, const SearchOptions& options, Player root,
                     BothListeners<CountingListener, ProgressListener>& listener) {
    return searchRepeating(from, options, root, listener);
}

} // namespace prunus
