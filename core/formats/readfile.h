#pragma once

#include "core/notation/readtree.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// The bytes of a file of up to `most`; an error without place if it cannot be read, is longer, or
/// is a directory. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] tl::expected<std::string, ReadError>
readFile(const std::string& path, std::uint64_t most, Progress* progress = nullptr);
/// The same of what is open already, as standard input is; it stays open.
[[nodiscard]] tl::expected<std::string, ReadError>
readDescriptor(int descriptor, std::uint64_t most, Progress* progress = nullptr);

/// The longest text in which a tree is looked for, be it a file's or standard input's: a quarter of
/// what nodeLimit() counts on, which is as much as there is room for beside the tree.
[[nodiscard]] std::uint64_t longestTreeText();

} // namespace prunus
