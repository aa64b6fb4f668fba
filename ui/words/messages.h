#pragma once

#include "core/base/message.h"

#include <QString>

namespace prunus {

/// What core says, in the window's language.
[[nodiscard]] QString shownMessage(const Message& message);

} // namespace prunus
