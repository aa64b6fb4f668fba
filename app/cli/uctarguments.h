#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds the options that UCT alone has; addUctOptionsOfTrees() leaves out the reward, which is for
/// games.
void addUctOptions(CLI::App& command, UctFlags& flags);
void addUctOptionsOfTrees(CLI::App& command, UctFlags& flags);

/// Returns the options of UCT; the seed and the root player are those of all searches.
[[nodiscard]] UctOptions uctOptionsOf(const UctFlags& flags, const SearchOptions& options);

/// Says what is wrong with the options of UCT, be UCT `asked` for or not; empty if nothing is.
/// Needs the TREE as it was typed.
[[nodiscard]] std::string contradictionInUct(const UctFlags& flags, bool asked,
                                             const std::string& tree);
/// Says which of the options that were given UCT has no use for; empty if there are none.
[[nodiscard]] std::string uselessToUct(const std::set<std::string>& given);

} // namespace prunus
