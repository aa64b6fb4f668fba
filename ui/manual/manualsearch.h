#pragma once

#include <QString>
#include <QStringList>

namespace prunus {

/// What is looked for: words apart by blanks.
[[nodiscard]] QStringList soughtWords(const QString& typed);
/// Whether all of these stand on a page, in capitals or not; also if there are none.
[[nodiscard]] bool pageHolds(const QString& id, const QStringList& words);

} // namespace prunus
