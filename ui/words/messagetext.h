#pragma once

#include "core/base/message.h"

#include <array>
#include <string>
#include <vector>

// What marks a text for translators, also where there is no Qt.
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
    const char* one = nullptr; ///< of one, where that reads otherwise
};

/// How messages are put into words somewhere.
struct MessageWording {
    std::string (*text)(const MessageText&, const Message&);
    std::string (*number)(std::uint64_t);
    std::string (*list)(const std::vector<std::string>&);
    const char* between; ///< sentences
};

/// A message in one line.
[[nodiscard]] std::string worded(const Message& message, const MessageWording& wording);
/// A message in English as it stands behind a place: without a capital and a stop.
[[nodiscard]] std::string inEnglish(const Message& message);

} // namespace prunus
