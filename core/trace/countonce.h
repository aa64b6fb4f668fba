#pragma once

#include "core/search/countinglistener.h"
#include "core/search/treecursor.h"

namespace prunus {

/// As countRepeating(), for the algorithms that visit no node twice. In a source of its own: how
/// far the compiler unfolds a recursion depends on what else there is.
[[nodiscard]] Value countOnce(TreeCursor from, const SearchOptions& options, Player root,
                              BothListeners<CountingListener, ProgressListener>& listener);

} // namespace prunus
