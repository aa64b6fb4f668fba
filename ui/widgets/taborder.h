#pragma once

#include <QWidget>

namespace prunus {

/// Lets Tab go through what is seen of a window as the eye does: as its layouts have it, whatever
/// the order in which the controls were made.
void orderTabs(QWidget& window);

} // namespace prunus
