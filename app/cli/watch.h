#pragma once

#include "core/base/progress.h"

#include <functional>
#include <string>

namespace prunus {

/// Whether somebody sees what is shown on standard error while work goes on, and the terminal can
/// take it away again.
[[nodiscard]] bool showsProgress();

/// Does a search that reports to the progress. Where progress is shown, a line tells meanwhile how
/// many nodes (or what else it counts) it has visited and how fast, and vanishes at the end. A
/// noted signal cancels the search. What the work throws comes out.
void watch(Progress& progress, const std::string& name, const std::function<void()>& work,
           const std::string& counted = "nodes");

/// What the line says.
[[nodiscard]] std::string watchedLine(const std::string& name, std::uint64_t nodes, double seconds,
                                      const std::string& counted = "nodes");

} // namespace prunus
