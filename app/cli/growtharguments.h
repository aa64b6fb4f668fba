#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds `growth` and what it is asked with.
void addGrowth(CLI::App& program, GrowthRequest& request);

/// What the options mean together; empty if they make sense.
[[nodiscard]] std::string contradiction(const GrowthRequest& request);

} // namespace prunus
