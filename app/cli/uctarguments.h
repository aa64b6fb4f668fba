#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds the options that UCT alone has; the reward is of games.
void addUctOptions(CLI::App& command, UctFlags& flags);
void addUctOptionsOfTrees(CLI::App& command, UctFlags& flags);

/// What UCT is asked to do; the seed and the root are those of all searches.
[[nodiscard]] UctOptions uctOptionsOf(const UctFlags& flags, const SearchOptions& options);

/// What is wrong with its options where it is asked for or not; empty if nothing is. Needs the TREE
/// as it was typed.
[[nodiscard]] std::string contradictionInUct(const UctFlags& flags, bool asked,
                                             const std::string& tree);
/// Which of the options given UCT has no use for, told; empty if none.
[[nodiscard]] std::string uselessToUct(const std::set<std::string>& given);

} // namespace prunus
