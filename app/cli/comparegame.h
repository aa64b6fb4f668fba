#pragma once

#include "app/cli/comparison.h"
#include "app/cli/request.h"
#include "core/base/progress.h"

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// The subject of a comparison: what is known of it before the searches, and a function that
/// carries out one search. The error of that function says what went wrong, without the name of the
/// tree or the algorithm.
struct Comparing {
    ComparedOn about;
    std::function<tl::expected<ComparedSearch, std::string>(AnyAlgorithm, Progress&)> search;
};

/// Returns what UCT has found, for a comparison.
[[nodiscard]] ComparedSearch summarised(const UctTrace& trace);

/// Prepares a comparison of algorithms on a game itself, without a tree. Needs a request whose TREE
/// is a game, and that outlives the result. The error is one line.
[[nodiscard]] tl::expected<Comparing, std::string> comparingGame(const CompareRequest& request);

} // namespace prunus
