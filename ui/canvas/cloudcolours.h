#pragma once

#include "ui/canvas/cloudrow.h"
#include "ui/canvas/theme.h"

namespace prunus {

/// What nodes too small for an outline are filled with.
struct CloudColours {
    QColor visited;
    QColor cut;        ///< hatch
    QColor betweenCut; ///< what the hatch is drawn on
    QColor notReached;
};

[[nodiscard]] CloudColours maxCloud(const Theme& theme);
[[nodiscard]] CloudColours minCloud(const Theme& theme);
[[nodiscard]] CloudColours leafCloud(const Theme& theme);

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

    QColor background_;
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

} // namespace prunus
