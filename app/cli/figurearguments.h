#pragma once

#include "app/cli/request.h"

#include <CLI/CLI.hpp>
#include <string>

namespace prunus {

/// Adds the options for figures, handouts and web pages, except tree, search and file.
void addFigureOptions(CLI::App& command, RenderRequest& request);
/// Says what is wrong with the combination of these options; empty if they make sense.
[[nodiscard]] std::string contradictionInFigure(const RenderRequest& request);

} // namespace prunus
