#pragma once

#include "core/practice/valueset.h"

#include <QString>
#include <optional>

namespace prunus {

/// Reads a set of values of x as somebody wrote it: `x > 5`, `2 < x <= 3`, `x = 7 or x >= 9`, `[2,
/// 3) or (5, inf)`, `never`, `always`. None if the text is no such set.
[[nodiscard]] std::optional<ValueSet> readSet(const QString& text);

} // namespace prunus
