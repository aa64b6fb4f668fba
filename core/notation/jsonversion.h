#pragma once

#include "core/notation/fault.h"

#include <optional>

namespace prunus {

/// The newest version of the format "prunus-tree" that is read. A document has the lowest version
/// that has room for what it says: 2 with notes, else 1. So a program that knows version 1 reads
/// all that it can, and of the rest says truly that it is newer.
inline constexpr Value jsonVersion = 2;

/// That a document's "format" is this, and not "prunus-tree".
[[nodiscard]] Message noTreeFormat(std::string_view format);

/// That a document has a version which is not known yet, but only those up to `known`; at its
/// number.
[[nodiscard]] Fault newerVersion(std::size_t offset, Value version, Value known = jsonVersion);

/// That fault, if a document in which something else is wrong says at its top level, wherever it
/// stands there, that it has the format in a newer version: which explains the rest. O(length), no
/// recursion. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] std::optional<Fault> newerVersionIn(std::string_view text,
                                                  const Progress* progress = nullptr);

} // namespace prunus
