#pragma once

#include "core/base/message.h"
#include "core/notation/readtree.h"

#include <QString>

namespace prunus {

/// A message of the core, in the window's language.
[[nodiscard]] QString shownMessage(const Message& message);
/// A fault in a text, or a notice about how it was read: the line and the column, and the message.
[[nodiscard]] QString shownFault(const ReadError& fault);
/// A fault or a notice with the name of the text, such as that of its file, in front.
[[nodiscard]] QString shownFault(const QString& text, const ReadError& fault);
/// All messages in one list, separated by commas.
[[nodiscard]] QString shownList(const std::vector<Message>& messages);

} // namespace prunus
