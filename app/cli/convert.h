#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus convert`: writes the tree in the format that the file's name ends in, and says on
/// standard error what that format has no place for. Needs a TREE and a name with such an ending.
[[nodiscard]] CommandOutcome convert(const ConvertRequest& request);

} // namespace prunus
