#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Returns the shape that is requested. Needs depth and branching.
[[nodiscard]] UniformShape shapeOf(const GenerateRequest& request);

/// Runs `prunus generate`. Needs depth and branching.
[[nodiscard]] CommandOutcome generate(const GenerateRequest& request);

} // namespace prunus
