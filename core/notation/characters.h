#pragma once

#include "core/base/message.h"
#include "core/base/progress.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

/// A code point and how many bytes of UTF-8 it takes.
struct Decoded {
    char32_t codePoint = 0;
    std::size_t length = 0;
};

/// The code point that starts at this byte; length 0 if no valid UTF-8 starts there.
[[nodiscard]] Decoded decodeAt(std::string_view text, std::size_t offset);
void appendUtf8(std::string& text, char32_t codePoint);
[[nodiscard]] constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The offset of the first byte that is not text, which is NUL or invalid UTF-8; nullopt if all of
/// it is text. O(length). Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] std::optional<std::size_t> firstNonText(std::string_view text,
                                                      const Progress* progress = nullptr);
/// The text without a byte order mark at its start.
[[nodiscard]] std::string_view withoutMark(std::string_view text);

[[nodiscard]] constexpr bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isOpening(char c) {
    return c == '[' || c == '(' || c == '{';
}
[[nodiscard]] constexpr bool isClosing(char c) {
    return c == ']' || c == ')' || c == '}';
}
[[nodiscard]] constexpr bool isSeparator(char c) {
    return c == ',' || c == ';';
}
/// Whether a number or a name may end before this character.
[[nodiscard]] constexpr bool endsToken(char c) {
    return isSpace(c) || isSeparator(c) || isOpening(c) || isClosing(c);
}
/// The offset of the first byte from `offset` on that is not white space.
[[nodiscard]] std::size_t skipSpace(std::string_view text, std::size_t offset);
/// The offset of the first byte from `offset` on that is no digit.
[[nodiscard]] std::size_t skipDigits(std::string_view text, std::size_t offset);

/// Whether the code point is a letter of ASCII or of the common alphabets, syllabaries and
/// ideographs of Unicode.
[[nodiscard]] bool isLetter(char32_t codePoint);
/// The end of the name without quotes that starts at `offset`: a letter, then letters, digits, `_`
/// and `'`. `offset` itself if none starts there.
[[nodiscard]] std::size_t bareNameEnd(std::string_view text, std::size_t offset);
/// Whether a name is written without quotes: all of it is such a name as bareNameEnd() finds, and
/// it is not MAX or MIN, which say who moves where they head every list.
[[nodiscard]] bool isBareName(std::string_view name);

/// The message that says what to write instead of a character that only looks like one of the
/// notation, such as a no-break space or a typographic quote; nullopt for all others.
[[nodiscard]] std::optional<Message> explainLookalike(char32_t codePoint);
/// Whether a character cannot be printed.
[[nodiscard]] bool isControl(char32_t codePoint);
/// The name of a code point, such as `U+00A0`.
[[nodiscard]] std::string codePointName(char32_t codePoint);

} // namespace prunus
