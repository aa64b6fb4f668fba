#pragma once

#include <QString>
#include <QStringList>

namespace prunus {

/// The words that are looked for: the parts between blanks of what was typed.
[[nodiscard]] QStringList soughtWords(const QString& typed);
/// Whether all of these words stand on a page, in upper or lower case; true if there are no words.
[[nodiscard]] bool pageHolds(const QString& id, const QStringList& words);

} // namespace prunus
