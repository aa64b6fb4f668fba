#pragma once

#include "ui/drawing/cloudrow.h"
#include "ui/look/theme.h"

#include <array>

namespace prunus {

/// The colours that fill nodes too small for an outline.
struct CloudColours {
    QColor visited;
    QColor cut;        ///< the strokes of the hatch
    QColor betweenCut; ///< the ground between the strokes of the hatch
    QColor notReached; ///< a pale colour: a bar looks as hollow as the nodes that it stands for
    QColor notReachedLine;
};

[[nodiscard]] CloudColours maxCloud(const Theme& theme);
[[nodiscard]] CloudColours minCloud(const Theme& theme);
[[nodiscard]] CloudColours leafCloud(const Theme& theme);

/// Returns the colours of lines of pixels that stand for rows of both players.
[[nodiscard]] CloudColours cloudOfBoth(const Theme& theme);

/// The colour that stands for edges too steep and too many to be drawn as lines: a mixture of what
/// each column of pixels covers.
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

/// The heights, in pixels, of the parts of a bar: in proportion to the states, but at least one
/// pixel for each state that occurs.
struct BarParts {
    int visited = 0;
    int cut = 0;
    int notReached = 0;
};
[[nodiscard]] BarParts barParts(const CloudColumn& column, int height);

/// Diagonal strokes of the hatch are this many pixels apart.
inline constexpr int hatchSpacing = 4;

/// The colour of bars with too few pixels to be divided among the states: a mixture in sixteenths,
/// of which each state that occurs gets at least one. Cut nodes stay hatched and nodes not reached
/// stay dotted.
class MixedInk {
  public:
    explicit MixedInk(const CloudColours& colours);
    /// Returns the colour of a pixel; `diagonal` is the sum of its coordinates. The column must not
    /// be empty.
    [[nodiscard]] QRgb of(const CloudColumn& column, int diagonal) const;

  private:
    static constexpr int parts = 16;

    /// The colours by diagonal, number of sixteenths visited and number of sixteenths cut.
    std::array<std::array<std::array<QRgb, parts + 1>, parts + 1>, hatchSpacing> mixed_{};
};

} // namespace prunus
