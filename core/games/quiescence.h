#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace prunus {

/// What follows where a depth limit is reached and play is not quiet, because pieces can be
/// captured. A quiet position has its static value there. Shannon, "Programming a computer for
/// playing chess", 1950, section 5.
enum class Quiescence : std::uint8_t {
    none,     ///< nothing: each position has its static value
    captures, ///< whoever moves stands pat or captures, and so on until no capture is left
};

/// With their names on the command line and in settings.
inline constexpr std::array<std::pair<Quiescence, std::string_view>, 2> everyQuiescence{{
    {Quiescence::none, "none"},
    {Quiescence::captures, "captures"},
}};

[[nodiscard]] constexpr std::string_view quiescenceId(Quiescence quiescence) {
    return everyQuiescence.at(static_cast<std::size_t>(quiescence)).second;
}

[[nodiscard]] constexpr std::optional<Quiescence> quiescenceFromId(std::string_view id) {
    for (const auto& [quiescence, name] : everyQuiescence) {
        if (name == id) {
            return quiescence;
        }
    }
    return std::nullopt;
}

/// The move of who captures nothing more: a leaf, and the position is worth its static value. Who
/// is to move need not capture, which may be bad; a quiet move is thought to keep what there is.
inline constexpr std::string_view standPat = "stand pat";

} // namespace prunus
