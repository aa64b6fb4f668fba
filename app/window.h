#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Opens windows with these trees and games, or one window with the first example, and runs until
/// all are closed. Returns the exit code. If there is no display, a name is of no game or a text is
/// no tree, it says so on one line and fails.
[[nodiscard]] int runWindow(int argc, char** argv, const WindowRequest& request);

} // namespace prunus
