#pragma once

#include <QWidget>

namespace prunus {

/// Makes Tab visit the visible widgets of a window in the order that the eye sees: that of the
/// layouts, whatever the order in which the widgets were made.
void orderTabs(QWidget& window);

} // namespace prunus
