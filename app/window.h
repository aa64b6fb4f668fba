#pragma once

#include <string>
#include <vector>

namespace prunus {

/// Opens the window with these files, or with the first example, and runs until it is closed.
/// Gives the exit code; without a display, says so on one line.
[[nodiscard]] int runWindow(int argc, char** argv, const std::vector<std::string>& files);

} // namespace prunus
