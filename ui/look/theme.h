#pragma once

#include <QColor>
#include <QPalette>
#include <cstdint>

namespace prunus {

/// The colour themes. Black and white is for paper: nothing in it is shown by a hue alone, nor by
/// how dark a grey is.
enum class ThemeKind : std::uint8_t { light, dark, highContrast, blackAndWhite };

/// Fill, outline and text of one kind of node.
struct NodeColours {
    QColor fill;
    QColor line;
    QColor text;
};

/// All colours of a drawn tree. The hues are those of Okabe and Ito. Text has a contrast of at
/// least 4.5 : 1 with what is behind it, lines and marks 3 : 1; in high contrast both have 7 : 1.
struct Theme {
    QColor background;
    QColor text;
    QColor mutedText;  ///< for names beside nodes, and bands
    QColor formerText; ///< bounds that no longer hold
    NodeColours max;
    NodeColours min;
    NodeColours leaf;
    NodeColours notReached;
    NodeColours cut;
    QColor cutHatch; ///< drawn over cut.fill, under cut.text
    QColor cutMark;  ///< double slash, scissors and rule
    QColor bestLine;
    QColor visitedEdge;
    QColor ring;
    QColor ringOutline; ///< the same as `ring` where that stands out by itself
    QColor selection;
    QColor witness;
    QColor ownMark;              ///< marks by a student on a question, and by an author in notes
    QColor difference;           ///< around nodes that one search visited and another cut
    bool dotsNotReached = false; ///< whether nodes and edges not reached are dotted
};

[[nodiscard]] const Theme& themeOf(ThemeKind kind);
/// The theme for a tree that is to be solved on paper: nothing in it is grey or dotted.
[[nodiscard]] const Theme& questionTheme();
/// The theme that suits a palette: high contrast for black on white, else light or dark, whichever
/// the palette's window is nearer to.
[[nodiscard]] const Theme& themeFor(const QPalette& palette);

/// The contrast of two opaque colours, 1 to 21, as WCAG 2.1 defines it.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);
/// The opaque colour that appears where `over` lies on `under` with this opacity (0 to 1).
[[nodiscard]] QColor blended(const QColor& under, const QColor& over, double part);

} // namespace prunus
