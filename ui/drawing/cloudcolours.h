#pragma once

#include "ui/drawing/cloudrow.h"
#include "ui/look/theme.h"

#include <array>

namespace prunus {

/// What nodes too small for an outline are filled with.
struct CloudColours {
    QColor visited;
    QColor cut;        ///< hatch
    QColor betweenCut; ///< what the hatch is drawn on
    QColor notReached; ///< hardly a colour: a bar is as hollow as the nodes that it stands for
    QColor notReachedLine;
};

[[nodiscard]] CloudColours maxCloud(const Theme& theme);
[[nodiscard]] CloudColours minCloud(const Theme& theme);
[[nodiscard]] CloudColours leafCloud(const Theme& theme);

/// Of rows of either player together.
[[nodiscard]] CloudColours cloudOfBoth(const Theme& theme);

/// The shade of edges too steep and too many for lines: the mixture of what a column covers.
class EdgeShade {
  public:
    explicit EdgeShade(const Theme& theme);
    [[nodiscard]] QRgb of(const CloudColumn& column) const;

  private:
    struct Ink {
        double red;
        double green;
        double blue;
    };
    [[nodiscard]] static Ink inkOf(const QColor& colour, const QColor& background, double share);

    QRgb background_;
    Ink visited_;
    Ink cut_;
    Ink notReached_;
};

/// How a bar of whole pixels is divided: in proportion, but each part that is there gets one.
struct BarParts {
    int visited = 0;
    int cut = 0;
    int notReached = 0;
};
[[nodiscard]] BarParts barParts(const CloudColumn& column, int height);

/// Diagonal strokes of the hatch are this many pixels apart.
inline constexpr int hatchSpacing = 4;

/// The colour of pixels too few to be divided among states: their mixture, to a sixteenth, of which
/// each state that is there has one at least. What is cut stays hatched, what is not reached
/// dotted.
class MixedInk {
  public:
    explicit MixedInk(const CloudColours& colours);
    /// `diagonal` is the sum of the pixel's coordinates. Something must be in the column.
    [[nodiscard]] QRgb of(const CloudColumn& column, int diagonal) const;

  private:
    static constexpr int parts = 16;

    /// By the diagonal, parts visited and parts cut.
    std::array<std::array<std::array<QRgb, parts + 1>, parts + 1>, hatchSpacing> mixed_{};
};

} // namespace prunus
