#pragma once

#include "core/games/namedgame.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace prunus::detail {

/// A piece of a game's name, and where it starts, in bytes from 0. Characters have the same numbers
/// as bytes as far as the name was understood.
struct NamePiece {
    std::string_view text;
    std::size_t offset = 0;
};

inline tl::unexpected<GameNameError> wrong(const NamePiece& piece, Message message) {
    return tl::make_unexpected(GameNameError{piece.offset + 1, std::move(message)});
}

/// Returns the text in quotation marks, as messages show it: on one line, and cut off after 80
/// bytes.
inline std::string quoted(std::string_view text) {
    std::size_t most = 80;
    while (most < text.size() && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80) {
        --most; // in the midst of a character
    }
    std::string words = "\"";
    words += text.substr(0, most);
    std::replace_if(
        words.begin(), words.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; },
        '?');
    return words + (text.size() > most ? "…\"" : "\"");
}

/// Returns the parts of the text between separators: at least one, which may be empty.
inline std::vector<NamePiece> split(const NamePiece& whole, char separator) {
    std::vector<NamePiece> pieces;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = std::min(whole.text.find(separator, begin), whole.text.size());
        pieces.push_back({whole.text.substr(begin, end - begin), whole.offset + begin});
        if (end == whole.text.size()) {
            return pieces;
        }
        begin = end + 1;
    }
}

/// Returns the words of the text: the parts between one or more blanks, tabs and ends of lines.
inline std::vector<NamePiece> wordsOf(const NamePiece& whole) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<NamePiece> words;
    std::size_t begin = whole.text.find_first_not_of(blanks);
    while (begin != std::string_view::npos) {
        const std::size_t end =
            std::min(whole.text.find_first_of(blanks, begin), whole.text.size());
        words.push_back({whole.text.substr(begin, end - begin), whole.offset + begin});
        begin = whole.text.find_first_not_of(blanks, end);
    }
    return words;
}

} // namespace prunus::detail
