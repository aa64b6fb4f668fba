#pragma once

#include "core/base/progress.h"

#include <functional>
#include <string>

namespace prunus {

/// Does a search that reports to the progress. Where standard error is a terminal, a line there
/// meanwhile tells how many nodes it has visited and how fast, and vanishes at the end; and Ctrl+C
/// cancels the search instead of ending the program. The work must not throw.
void watch(Progress& progress, const std::string& name, const std::function<void()>& work);

/// Whether Ctrl+C has cancelled something that was watched.
[[nodiscard]] bool wasInterrupted();

/// What the line says.
[[nodiscard]] std::string watchedLine(const std::string& name, std::uint64_t nodes, double seconds);

} // namespace prunus
