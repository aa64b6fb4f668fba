#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus render`: writes the figure, complains if that fails, and returns the exit code.
/// Needs a TREE, an algorithm and a file. Makes a QGuiApplication of its own, which needs no
/// display.
[[nodiscard]] int render(const RenderRequest& request);

} // namespace prunus
