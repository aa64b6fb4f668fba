#pragma once

#include <QStringList>

namespace prunus {

/// Joins things with commas: `a, b, c`. Empty ones are left out.
[[nodiscard]] QString listed(const QStringList& things);
/// Joins things that belong together, one or more: `a, b and c`.
[[nodiscard]] QString listedWithAnd(QStringList things);

} // namespace prunus
