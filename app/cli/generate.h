#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// The shape asked for; needs depth and branching.
[[nodiscard]] UniformShape shapeOf(const GenerateRequest& request);

/// `prunus generate`. Needs depth and branching.
[[nodiscard]] CommandOutcome generate(const GenerateRequest& request);

} // namespace prunus
