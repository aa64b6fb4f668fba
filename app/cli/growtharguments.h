#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds the subcommand `growth` and its options.
void addGrowth(CLI::App& program, GrowthRequest& request);

/// Says what is wrong with the combination of options; empty if they make sense.
[[nodiscard]] std::string contradiction(const GrowthRequest& request);

} // namespace prunus
