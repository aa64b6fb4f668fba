#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds `answer`, and what it is asked with.
void addAnswer(CLI::App& program, AnswerRequest& request);
/// Adds `check`, and what it is asked with.
void addCheck(CLI::App& program, CheckRequest& request);

/// Adds `find`, and what it is asked with.
void addFind(CLI::App& program, FindRequest& request);

/// What the options mean together; empty if they make sense.
[[nodiscard]] std::string contradiction(const AnswerRequest& request);
[[nodiscard]] std::string contradiction(const CheckRequest& request);
[[nodiscard]] std::string contradiction(const FindRequest& request);

} // namespace prunus
