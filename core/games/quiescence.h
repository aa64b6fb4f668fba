#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace prunus {

/// How a search goes on at its depth limit if play is not quiet there, because pieces can be
/// captured. A quiet position has its static value. Shannon, "Programming a computer for playing
/// chess", 1950, section 5.
enum class Quiescence : std::uint8_t {
    none,     ///< the search ends: each position has its static value
    captures, ///< whoever moves stands pat or captures, and so on until no capture is left
};

/// All kinds of quiescence with their names on the command line and in settings.
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

/// The name of the move by which a player captures nothing more. It leads to a leaf, where the
/// position is worth its static value. The player to move need not capture, which may be bad; a
/// quiet move is assumed to keep that value.
inline constexpr std::string_view standPat = "stand pat";

} // namespace prunus
