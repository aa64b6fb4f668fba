#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds the subcommand `answer` and its options.
void addAnswer(CLI::App& program, AnswerRequest& request);
/// Adds the subcommand `check` and its options.
void addCheck(CLI::App& program, CheckRequest& request);

/// Adds the subcommand `find` and its options.
void addFind(CLI::App& program, FindRequest& request);

/// Says what is missing in the options or wrong with their combination; empty if they make sense.
[[nodiscard]] std::string contradiction(const AnswerRequest& request);
[[nodiscard]] std::string contradiction(const CheckRequest& request);
[[nodiscard]] std::string contradiction(const FindRequest& request);

} // namespace prunus
