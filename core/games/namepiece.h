#pragma once

#include "core/games/namedgame.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace prunus::detail {

/// A piece of a game's name, and where it starts: in bytes from 0, which the name has in common
/// with characters as far as it was understood.
struct NamePiece {
    std::string_view text;
    std::size_t offset = 0;
};

inline tl::unexpected<GameNameError> wrong(const NamePiece& piece, std::string message) {
    return tl::make_unexpected(GameNameError{piece.offset + 1, std::move(message)});
}

inline std::string quoted(std::string_view text) {
    std::string words = "\"";
    return words.append(text).append("\"");
}

/// The parts between separators; at least one, perhaps empty.
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

} // namespace prunus::detail
