#pragma once

#include "core/search/options.h"

#include <span>
#include <string>
#include <string_view>

namespace prunus {

/// The ids of algorithms, for messages.
[[nodiscard]] std::string algorithmIds(std::span<const AlgorithmTraits> which = everyAlgorithm);
/// The ids of all algorithms and of UCT, for messages.
[[nodiscard]] std::string anyAlgorithmIds();
/// The ids of move orders: gameOrderIds() has those of games, anyOrderIds() those of trees and
/// games.
[[nodiscard]] std::string gameOrderIds(std::string_view separator);
[[nodiscard]] std::string anyOrderIds(std::string_view separator);
/// The ids of the questions that can be asked about a given tree.
[[nodiscard]] std::string questionIds();
/// The ids of the notations that can be requested.
[[nodiscard]] std::string notationIds(std::string_view separator);

} // namespace prunus
