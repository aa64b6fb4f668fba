#pragma once

#include "core/base/message.h"

#include <array>
#include <functional>
#include <string>

// What marks a text for translators, also where there is no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

namespace prunus {

/// How a message reads in English. `%1` is its first argument, `%n` its count; no text has
/// another `%`.
struct MessageText {
    Code code;
    const char* text;
    const char* one = nullptr; ///< of one, where that reads otherwise
};

/// A message in one line, of texts that `textFor` may have translated.
[[nodiscard]] std::string
worded(const Message& message,
       const std::function<std::string(const MessageText&, const Message&)>& textFor);
/// A message in English.
[[nodiscard]] std::string inEnglish(const Message& message);

} // namespace prunus
