#pragma once

#include "core/tree/value.h"

#include <QString>

namespace prunus {

/// A number with three significant digits, for where there is no room for more: `≈1.23e8`. Rounded
/// numbers carry the sign, so that none is taken for the value itself.
[[nodiscard]] QString roughNumber(Value v);
/// What is proved of a value, as shownBounds() has it, with rough numbers.
[[nodiscard]] QString roughBounds(Bounds b);

} // namespace prunus
