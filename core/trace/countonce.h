#pragma once

#include "core/search/countinglistener.h"
#include "core/search/treecursor.h"

namespace prunus {

/// Does what countRepeating() does, for the algorithms that visit no node twice. It has a source
/// file of its own because how far the compiler unfolds a recursion depends on what else the file
/// holds.
[[nodiscard]] Value countOnce(TreeCursor from, const SearchOptions& options, Player root,
                              BothListeners<CountingListener, ProgressListener>& listener);

} // namespace prunus
