#pragma once

#include "core/search/options.h"

#include <span>
#include <string>
#include <string_view>

namespace prunus {

/// The ids of algorithms, for messages.
[[nodiscard]] std::string algorithmIds(std::span<const AlgorithmTraits> which = everyAlgorithm);
/// And that of UCT.
[[nodiscard]] std::string anyAlgorithmIds();
/// The ids of the orders of games, and of those and of trees.
[[nodiscard]] std::string gameOrderIds(std::string_view separator);
[[nodiscard]] std::string anyOrderIds(std::string_view separator);
/// The ids of the questions.
[[nodiscard]] std::string questionIds();
/// The ids of the notations that may be asked for.
[[nodiscard]] std::string notationIds(std::string_view separator);

} // namespace prunus
