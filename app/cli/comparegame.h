#pragma once

#include "app/cli/comparison.h"
#include "app/cli/request.h"
#include "core/base/progress.h"

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// What is compared: what is known before the searches, and how one is made. Its error says what
/// went wrong, without the name of the tree or the algorithm.
struct Comparing {
    ComparedOn about;
    std::function<tl::expected<ComparedSearch, std::string>(AnyAlgorithm, Progress&)> search;
};

/// What UCT has found.
[[nodiscard]] ComparedSearch summarised(const UctTrace& trace);

/// The algorithms on the game itself, without a tree. Needs a request whose TREE is a game, and
/// that outlives the result. The error is one line.
[[nodiscard]] tl::expected<Comparing, std::string> comparingGame(const CompareRequest& request);

} // namespace prunus
