#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace prunus {

// Complaints about arguments that cannot be read. The arguments are as they were typed.

/// The complaint about a misspelt subcommand, which would be taken for a file; empty if there is
/// none.
[[nodiscard]] std::string misspeltSubcommand(const CLI::App& program,
                                             const std::vector<std::string>& arguments);

/// The complaint if there is no display for the window. It names an argument that is neither a
/// subcommand nor a file or game to open.
[[nodiscard]] std::string saidWithoutDisplay(const CLI::App& program,
                                             const std::vector<std::string>& files);

/// The complaint about wrong arguments: one line that ends with where to find help. It is CLI11's
/// own message, except where that only counts arguments or a subcommand is misspelt.
[[nodiscard]] std::string usageError(const CLI::App& program, const CLI::Error& error,
                                     const std::vector<std::string>& arguments);

} // namespace prunus
