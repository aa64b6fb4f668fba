#pragma once

#include <QStringList>

namespace prunus {

/// Things side by side: `a, b, c`. Those that are empty are left out.
[[nodiscard]] QString listed(const QStringList& things);
/// Things that belong together, one or more: `a, b and c`.
[[nodiscard]] QString listedWithAnd(QStringList things);

} // namespace prunus
