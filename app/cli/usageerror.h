#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace prunus {

// What is said of arguments that cannot be read, as they were typed.

/// A subcommand with a slip of the finger, which would be taken for a file; empty if there is none.
[[nodiscard]] std::string misspeltSubcommand(const CLI::App& program,
                                             const std::vector<std::string>& arguments);

/// What to say where there is no display for the window; names an argument that is neither a
/// subcommand nor a file or game to open.
[[nodiscard]] std::string saidWithoutDisplay(const CLI::App& program,
                                             const std::vector<std::string>& files);

/// One line that ends with where to look; CLI11's own, except where that counts arguments.
[[nodiscard]] std::string usageError(const CLI::App& program, const CLI::Error& error,
                                     const std::vector<std::string>& arguments);

} // namespace prunus
