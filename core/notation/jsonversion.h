#pragma once

#include "core/notation/fault.h"

#include <optional>

namespace prunus {

/// The newest version of the format "prunus-tree" that is read. A document has the lowest version
/// that has room for what it says: 2 with notes, else 1. So a program that knows only version 1
/// reads every document that it can, and is right to call the others newer.
inline constexpr Value jsonVersion = 2;

/// The message for a document whose "format" is `format`, and not "prunus-tree".
[[nodiscard]] Message noTreeFormat(std::string_view format);

/// The fault that a document has a newer version than `known`, which is the newest one known. Its
/// offset is that of the version number.
[[nodiscard]] Fault newerVersion(std::size_t offset, Value version, Value known = jsonVersion);

/// The fault of newerVersion(), if a document in which something else is wrong says anywhere at its
/// top level that it has the format in a newer version: this explains what is wrong. O(length), no
/// recursion. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] std::optional<Fault> newerVersionIn(std::string_view text,
                                                  const Progress* progress = nullptr);

} // namespace prunus
