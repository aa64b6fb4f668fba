#pragma once

#include "ui/figures/handout.h"

#include <functional>
#include <optional>
#include <tl/expected.hpp>

namespace prunus {

/// Called with the number of pages done; false stops the writing.
using HandoutProgress = std::function<bool(std::uint64_t pages)>;

/// Returns a handout as PDF, or nullopt if it was stopped. Needs a handout without fault().
[[nodiscard]] std::optional<QByteArray> handoutBytes(const Handout& handout,
                                                     const HandoutProgress& progress = {});

/// Writes a handout as PDF, whole or not at all. The error is one line that begins with the path,
/// and empty if it was stopped. Needs a handout without fault().
[[nodiscard]] tl::expected<void, QString> writeHandout(const Handout& handout, const QString& path,
                                                       const HandoutProgress& progress = {});

} // namespace prunus
