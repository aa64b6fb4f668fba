#pragma once

#include "core/base/ascii.h"
#include "core/tree/value.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace prunus {

/// The player whom a word at a node names: MAX or maxi, MIN or mini, in letters of any case.
[[nodiscard]] inline std::optional<Player> playerNamed(std::string_view word) {
    const auto is = [word](std::string_view name) {
        return std::ranges::equal(word, name, {}, lowerCase);
    };
    return is("max") || is("maxi")   ? std::optional(Player::max)
           : is("min") || is("mini") ? std::optional(Player::min)
                                     : std::nullopt;
}

} // namespace prunus
