#pragma once

#include "core/base/message.h"

#include <array>
#include <string>
#include <vector>

// The macros that mark a text for translators, also where there is no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

namespace prunus {

/// How a message reads in English: a sentence, or a word of a list. `%1` is its first argument,
/// `%n` or `%Ln` its count; no text has another `%`.
struct MessageText {
    Code code;
    const char* text;
    const char* one = nullptr; ///< the text for a count of 1, if it is different
};

/// How a part of the program puts messages into words.
struct MessageWording {
    std::string (*text)(const MessageText&, const Message&);
    std::string (*number)(std::uint64_t);
    std::string (*list)(const std::vector<std::string>&);
    const char* between; ///< what stands between two sentences
};

/// Returns a message in words, on one line.
[[nodiscard]] std::string worded(const Message& message, const MessageWording& wording);
/// Returns a message in English as it follows a place in a text: it begins without a capital letter
/// and ends without a full stop.
[[nodiscard]] std::string inEnglish(const Message& message);

} // namespace prunus
