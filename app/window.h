#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Opens windows with these files and games, or one with the first example, and runs until all are
/// closed. Gives the exit code; without a display, or where a name is of no game, says so on one
/// line.
[[nodiscard]] int runWindow(int argc, char** argv, const WindowRequest& request);

} // namespace prunus
