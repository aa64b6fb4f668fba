#pragma once

#include "core/base/message.h"
#include "core/notation/readtree.h"

#include <QString>

namespace prunus {

/// What core says, in the window's language.
[[nodiscard]] QString shownMessage(const Message& message);
/// What is wrong with a text, or was made of it: where in it, and what.
[[nodiscard]] QString shownFault(const ReadError& fault);
/// The same of a text that has a name, such as that of a file.
[[nodiscard]] QString shownFault(const QString& text, const ReadError& fault);
/// Side by side.
[[nodiscard]] QString shownList(const std::vector<Message>& messages);

} // namespace prunus
