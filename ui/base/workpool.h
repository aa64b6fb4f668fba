#pragma once

#include <QThreadPool>

namespace prunus {

/// The threads for work beside the window. Not Qt's global pool: Qt paints with that one and waits
/// for it, so that searches in all of its threads would hold the window. There are more threads
/// than jobs of a user, so that saving never waits for a search, which may take as long as it is
/// let.
[[nodiscard]] QThreadPool* workPool();

} // namespace prunus
