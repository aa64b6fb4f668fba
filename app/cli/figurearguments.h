#pragma once

#include "app/cli/request.h"

#include <CLI/CLI.hpp>
#include <string>

namespace prunus {

/// What a figure or a handout is asked with, but for tree, search and file.
void addFigureOptions(CLI::App& command, RenderRequest& request);
/// What those options mean together; empty if they make sense.
[[nodiscard]] std::string contradictionInFigure(const RenderRequest& request);

} // namespace prunus
