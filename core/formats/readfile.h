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

} // namespace prunus
