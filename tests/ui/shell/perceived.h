#pragma once

#include <QStringList>

class QObject;
class QWidget;

namespace prunus {

/// Whether a part belongs to the panel that holds the tree as text.
[[nodiscard]] bool isOfTheText(const QObject* part);

// All that a window says, so that two of them can be compared. What holds the tree as text is left
// out, for there it stands as it is.

/// Each property of each part, whether it is seen or not, and what lists offer, one a line. Needs a
/// settled window.
[[nodiscard]] QStringList writtenIn(const QWidget& window);
/// What screen readers get: each object of the accessible tree with all that it tells of itself.
[[nodiscard]] QStringList toldOf(QWidget& window);

} // namespace prunus
