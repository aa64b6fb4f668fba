#pragma once

#include "core/tree/gametree.h"

#include <QSize>
#include <QString>
#include <functional>

// Windows without a display, for benchmarks.

namespace prunus::bench {

/// A screen as large as a projector's. For before the application; the folder must outlive it.
void useLargeScreen(const QString& folder, QSize size = {1920, 1080});

/// Writes a tree to a file in the folder, and tells its path.
[[nodiscard]] QString written(const QString& folder, const GameTree& tree);

/// Until all that was asked for is drawn.
void settle();
/// The same once the work beside the window is done.
void waitWhile(const std::function<bool()>& busy);

} // namespace prunus::bench
