#include "core/trace/countonce.h"

#include "core/search/dispatch.h"

namespace prunus {

Value countOnce(TreeCursor from, const SearchOptions& options, Player root,
                BothListeners<CountingListener, ProgressListener>& listener) {
    return searchOnce(from, options, root, listener);
}

} // namespace prunus
