#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

#include <functional>
#include <string>

namespace prunus {

// The exit codes of the program.
inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;
/// A program that was stopped by a signal exits with the sum of this and the signal's number, as in
/// shells: 130 after Ctrl+C.
inline constexpr int exitSignalled = 128;

/// Carries out a request that needs no Qt, and returns the exit code. Windows, figures, grades,
/// exams, exports, the manual, lesson pages, and traces that are to be explained need Qt.
[[nodiscard]] int runRequest(const Request& request);

/// Calls `perform`, complains if it fails, and returns the exit code.
[[nodiscard]] int run(const std::function<CommandOutcome()>& perform);

/// Writes `prunus: message` to standard error, on one line.
void complain(std::string message);

} // namespace prunus
