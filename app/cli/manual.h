#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Writes the manual as a PDF, and returns the exit code.
[[nodiscard]] int runManual(const ManualRequest& request);

} // namespace prunus
