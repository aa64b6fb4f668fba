#pragma once

#include "core/base/message.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {

/// The message for a "format" that is not the expected one. It says which of the program's own
/// kinds of document the format names instead, or else it is `unknown`.
[[nodiscard]] inline Message otherFormat(std::string_view format, std::string_view expected,
                                         const Message& unknown) {
    struct Known {
        std::string_view format;
        Code code;
    };
    static constexpr std::array formats{
        Known{"prunus-tree", Code::isTree}, Known{"prunus-lesson", Code::isLesson},
        Known{"prunus-attempt", Code::isAttempt}, Known{"prunus-profile", Code::isProfile}};
    const auto* const found = std::ranges::find(formats, format, &Known::format);
    return found == formats.end() ? unknown : Message{found->code, {expected}};
}

} // namespace prunus
