#pragma once

#include "ui/look/theme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace prunus {

/// The colours of the window around the tree.
struct Chrome {
    QColor side;        ///< behind the cards
    QColor card;        ///< text of the palette stands on it
    QColor border;      ///< of cards and fields; decoration, not information
    QColor fieldBorder; ///< of what can be changed: 3 : 1 with what is around and in it
    QColor muted;       ///< secondary text
    QColor lit;         ///< behind the line that just ran and the innermost call
    QColor accent;      ///< the main button
    QColor accentText;  ///< on it
    QColor link;        ///< and the ring around what has the focus
    QColor track;       ///< of the timeline
    QColor played;      ///< its part up to the step
    QColor warning;
    QColor warningText;
};

[[nodiscard]] const Chrome& chromeOf(ThemeKind kind);
/// That of the theme which the palette belongs to.
[[nodiscard]] const Chrome& chromeFor(const QPalette& palette);
/// The palette's role for words about a cut. Labels that name a role follow a change of theme.
constexpr QPalette::ColorRole cutRole = QPalette::LinkVisited;

/// The palette that makes Fusion's own widgets match.
[[nodiscard]] QPalette paletteOf(ThemeKind kind);

/// The font for code and numbers, in the size of `base`.
[[nodiscard]] QFont monospaced(const QFont& base);

} // namespace prunus
