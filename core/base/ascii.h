#pragma once

namespace prunus {

// These functions change the letters of ASCII alone, whatever the locale; other characters stay as
// they are.

[[nodiscard]] constexpr char lowerCase(char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char upperCase(char c) {
    return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace prunus
