#pragma once

#include "core/base/message.h"

#include <QString>

namespace prunus {

/// What core says, in the window's language.
[[nodiscard]] QString shownMessage(const Message& message);
/// Side by side.
[[nodiscard]] QString shownList(const std::vector<Message>& messages);

} // namespace prunus
