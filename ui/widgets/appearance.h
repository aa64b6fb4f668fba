#pragma once

#include "ui/look/theme.h"

#include <QWidget>

namespace prunus {

/// Dark if the system's palette is dark, else light.
[[nodiscard]] ThemeKind systemTheme();
/// Fusion, with borders that can be seen, in the colours of the theme, for the window and the
/// program's dialogs.
void applyTheme(QWidget& window, ThemeKind kind);
/// Text of this many times the usual size, in the window and the program's dialogs.
void applyTextScale(QWidget& window, double scale);

} // namespace prunus
