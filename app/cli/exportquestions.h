#pragma once

#include "app/cli/request.h"

namespace prunus {

/// `prunus export-questions`, with its exit code: all questions of a lesson, or none.
[[nodiscard]] int runExport(const ExportRequest& request);

} // namespace prunus
