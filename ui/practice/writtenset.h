#pragma once

#include "core/practice/valueset.h"

#include <QString>
#include <optional>

namespace prunus {

/// A set of values of x as somebody wrote it: `x > 5`, `2 < x <= 3`, `x = 7 or x >= 9`,
/// `[2, 3) or (5, inf)`, `never`, `always`. None for what is no such thing.
[[nodiscard]] std::optional<ValueSet> readSet(const QString& text);

} // namespace prunus
