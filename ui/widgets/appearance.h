#pragma once

#include "ui/look/theme.h"

#include <QWidget>

namespace prunus {

/// Returns the dark theme if the system's palette is dark, else the light one.
[[nodiscard]] ThemeKind systemTheme();
/// Gives the window and the program's dialogs the Fusion style with visible borders, in the colours
/// of the theme.
void applyTheme(QWidget& window, ThemeKind kind);
/// Sets the text in the window and in the program's dialogs to this many times the usual size.
void applyTextScale(QWidget& window, double scale);

} // namespace prunus
