#pragma once

#include "core/trace/moment.h"

namespace prunus {

/// Where the commands that step through a search lead. All stay where they are if there is
/// nowhere to go.
[[nodiscard]] Step stepAfter(const Moment& moment);
[[nodiscard]] Step stepBefore(const Moment& moment);
[[nodiscard]] Step cutoffAfter(const Moment& moment);
[[nodiscard]] Step cutoffBefore(const Moment& moment);
/// Where the innermost open node returns, or between two passes the root next time; at step 0, the
/// end.
[[nodiscard]] Step endOfNode(const Moment& moment);

/// The step of another search of the same tree that shows what `moment` shows: the same event of
/// the same node, or of the nearest node above it that the other search came to. The start stays
/// the start and the end the end.
[[nodiscard]] Step samePlace(const Moment& moment, const SearchTrace& other);

} // namespace prunus
