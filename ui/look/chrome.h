#pragma once

#include "ui/look/theme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace prunus {

/// The colours of the window around the tree.
struct Chrome {
    QColor side;        ///< the ground behind the cards
    QColor card;        ///< the ground of a card, on which text of the palette stands
    QColor border;      ///< the border of cards and fields; decoration, not information
    QColor fieldBorder; ///< the border of input fields: contrast 3 : 1 with both sides
    QColor muted;       ///< secondary text
    QColor lit;         ///< the ground of the line that just ran and of the innermost call
    QColor accent;      ///< the main button
    QColor accentText;  ///< text on the main button
    QColor link;        ///< links, and the ring around what has the focus
    QColor track;       ///< the timeline
    QColor played;      ///< the part of the timeline up to the step
    QColor warning;
    QColor warningText;
};

[[nodiscard]] const Chrome& chromeOf(ThemeKind kind);
/// The colours of the theme that the palette belongs to.
[[nodiscard]] const Chrome& chromeFor(const QPalette& palette);
/// The palette's role for text about a cut. A label with a role instead of a colour follows a
/// change of theme.
constexpr QPalette::ColorRole cutRole = QPalette::LinkVisited;

/// The palette that makes the widgets of Qt's Fusion style match the theme.
[[nodiscard]] QPalette paletteOf(ThemeKind kind);

/// The font for code and numbers, in the size of `base`.
[[nodiscard]] QFont monospaced(const QFont& base);

} // namespace prunus
