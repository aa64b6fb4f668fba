#pragma once

#include <cstdint>
#include <string_view>

namespace prunus {

/// What a key of a JSON object of another program says.
enum class JsonMeaning : std::uint8_t {
    other,
    children,
    child,
    value,
    name,
    number,
    move,
    player,
    parent,
};

[[nodiscard]] JsonMeaning jsonMeaning(std::string_view key);

} // namespace prunus
