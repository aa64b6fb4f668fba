#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus export-questions` and returns the exit code. All questions of a lesson are written,
/// or none.
[[nodiscard]] int runExport(const ExportRequest& request);

} // namespace prunus
