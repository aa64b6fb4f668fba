#pragma once

#include "core/notation/readtree.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Returns the bytes of a file of up to `most` bytes; an error without place if the file cannot be
/// read, is longer, or is a directory. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] tl::expected<std::string, ReadError>
readFile(const std::string& path, std::uint64_t most, Progress* progress = nullptr);
/// Reads in the same way what is open already, such as standard input; the descriptor stays open.
[[nodiscard]] tl::expected<std::string, ReadError>
readDescriptor(int descriptor, std::uint64_t most, Progress* progress = nullptr);

/// The length in bytes of the longest text that is read as a tree, from a file or standard input: a
/// quarter of the memory that nodeLimit() counts on, which is what there is room for beside the
/// tree.
[[nodiscard]] std::uint64_t longestTreeText();

} // namespace prunus
