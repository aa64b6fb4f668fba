#pragma once

#include <QThreadPool>

namespace prunus {

/// The threads for work in the background. This is not Qt's global pool, because Qt paints with
/// that one: painting would wait while searches fill it, and the window would freeze. There are
/// more threads than a user starts jobs, so that saving never waits for a long search.
[[nodiscard]] QThreadPool* workPool();

} // namespace prunus
