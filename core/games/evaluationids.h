#pragma once

#include "core/games/game.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace prunus {

/// All evaluations with their names on the command line and in settings.
inline constexpr std::array<std::pair<Evaluation, std::string_view>, 5> everyEvaluation{{
    {Evaluation::own, "own"},
    {Evaluation::zero, "zero"},
    {Evaluation::material, "material"},
    {Evaluation::shannon, "shannon"},
    {Evaluation::simplified, "simplified"},
}};

[[nodiscard]] constexpr std::string_view evaluationId(Evaluation evaluation) {
    return everyEvaluation.at(static_cast<std::size_t>(evaluation)).second;
}

[[nodiscard]] constexpr std::optional<Evaluation> evaluationFromId(std::string_view id) {
    for (const auto& [evaluation, name] : everyEvaluation) {
        if (name == id) {
            return evaluation;
        }
    }
    return std::nullopt;
}

} // namespace prunus
