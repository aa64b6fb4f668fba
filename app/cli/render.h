#pragma once

#include "app/cli/request.h"

namespace prunus {

/// `prunus render`: writes the figure, complains if that fails, and gives the exit code. Needs
/// tree, algorithm and file. Brings a QGuiApplication of its own, which needs no display.
[[nodiscard]] int render(const RenderRequest& request);

} // namespace prunus
