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
/// And the number of the signal that stopped it, as shells have it: 130 after Ctrl+C.
inline constexpr int exitSignalled = 128;

/// Carries out what needs no Qt (not a WindowRequest, a RenderRequest, a GradeRequest or a
/// TraceRequest that is to be explained), and gives the exit code.
[[nodiscard]] int runRequest(const Request& request);

/// Does it, complains if it fails, and gives the exit code.
[[nodiscard]] int run(const std::function<CommandOutcome()>& perform);

/// Writes `prunus: message` to standard error, on one line.
void complain(std::string message);

} // namespace prunus
