#pragma once

#include "core/tree/value.h"

#include <QString>

namespace prunus {

/// A number with three significant digits, where there is no room for more: `≈1.23e8`. A rounded
/// number has the sign ≈, so that it is not taken for the value itself.
[[nodiscard]] QString roughNumber(Value v);
/// What is proved of a value, in the form of shownBounds() and with three significant digits. An
/// exact value may be rounded; a bound that would have to be rounded is not shown: the text is
/// empty.
[[nodiscard]] QString roughBounds(Bounds b);

} // namespace prunus
