#pragma once

#include "core/notation/fault.h"

#include <optional>

namespace prunus {

/// The version of the format "prunus-tree" that is read and written.
inline constexpr Value jsonVersion = 1;

/// That a document has a version which is not known yet; at its number.
[[nodiscard]] Fault newerVersion(std::size_t offset, Value version);

/// That fault, if a document in which something else is wrong says at its top level, wherever it
/// stands there, that it has the format in a newer version: which explains the rest. O(length), no
/// recursion. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] std::optional<Fault> newerVersionIn(std::string_view text,
                                                  const Progress* progress = nullptr);

} // namespace prunus
