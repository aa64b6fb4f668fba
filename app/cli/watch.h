#pragma once

#include "core/base/progress.h"

#include <functional>
#include <string>

namespace prunus {

/// Whether somebody sees what is shown on standard error during the work, and the terminal can
/// remove it again.
[[nodiscard]] bool showsProgress();

/// Runs `work`, which reports to `progress`. If showsProgress(), a line shows meanwhile how many
/// nodes (or whatever `counted` names) it has visited and how fast; the line vanishes at the end. A
/// noted signal cancels the work. An exception of the work is thrown on.
void watch(Progress& progress, const std::string& name, const std::function<void()>& work,
           const std::string& counted = "nodes");

/// Returns the text of that line.
[[nodiscard]] std::string watchedLine(const std::string& name, std::uint64_t nodes, double seconds,
                                      const std::string& counted = "nodes");

} // namespace prunus
