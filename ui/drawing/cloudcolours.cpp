#include "ui/drawing/cloudcolours.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

CloudColours cloudOf(const Theme& theme, const QColor& visited) {
    return {visited, theme.cut.line, blended(theme.background, theme.cut.line, 0.3),
            blended(theme.background, theme.notReached.line, 0.36), theme.notReached.line};
}

// As much ink as lines at the distance at which edges become lines.
constexpr double visitedShade = 0.3;
constexpr double cutShade = 0.15;
constexpr double notReachedShade = 0.14;

constexpr double roundedUp = 0.5; ///< added before a cast: std::lround is a call

} // namespace

CloudColours maxCloud(const Theme& theme) {
    return cloudOf(theme, theme.max.line);
}

CloudColours minCloud(const Theme& theme) {
    return cloudOf(theme, theme.min.line);
}

CloudColours leafCloud(const Theme& theme) {
    return cloudOf(theme, theme.leaf.line);
}

CloudColours cloudOfBoth(const Theme& theme) {
    return cloudOf(theme, blended(theme.max.line, theme.min.line, 0.5));
}

EdgeShade::EdgeShade(const Theme& theme)
    : background_(theme.background.rgb()),
      visited_(inkOf(theme.visitedEdge, theme.background, visitedShade)),
      cut_(inkOf(theme.cut.line, theme.background, cutShade)),
      notReached_(inkOf(theme.notReached.line, theme.background, notReachedShade)) {}

EdgeShade::Ink EdgeShade::inkOf(const QColor& colour, const QColor& background, double share) {
    return {share * (colour.red() - background.red()),
            share * (colour.green() - background.green()),
            share * (colour.blue() - background.blue())};
}

QRgb EdgeShade::of(const CloudColumn& column) const {
    const double share = 1 / std::max(1.0, column.covered());
    const auto mix = [&](int back, double Ink::*part) {
        return static_cast<int>(back + 0.5 +
                                share * (column.visited * visited_.*part + column.cut * cut_.*part +
                                         column.notReached * notReached_.*part));
    };
    return qRgb(mix(qRed(background_), &Ink::red), mix(qGreen(background_), &Ink::green),
                mix(qBlue(background_), &Ink::blue));
}

BarParts barParts(const CloudColumn& column, int height) {
    const double whole = column.covered();
    if (whole <= 0) {
        return {};
    }
    if (column.visited == whole || column.notReached == whole) {
        return column.visited == whole ? BarParts{height, 0, 0} : BarParts{0, 0, height};
    }
    std::array<double, 3> parts{column.visited / whole, column.cut / whole,
                                column.notReached / whole};
    std::array<int, 3> pixels{};
    int sum = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        const int rounded = static_cast<int>(parts[k] * height + roundedUp);
        pixels[k] = parts[k] > 0 ? std::max(1, rounded) : 0;
        sum += pixels[k];
    }
    int& largest = pixels[std::size_t(std::ranges::max_element(parts) - parts.begin())];
    largest = std::max(0, largest + height - sum);
    return {pixels[0], pixels[1], pixels[2]};
}

MixedInk::MixedInk(const CloudColours& colours) {
    for (int stroke = 0; stroke < hatchSpacing; ++stroke) {
        const QColor& cut = stroke == 0 ? colours.cut : colours.betweenCut;
        const QColor& dot = stroke % 2 == 0 ? colours.notReachedLine : colours.notReached;
        for (int visited = 0; visited <= parts; ++visited) {
            for (int skipped = 0; visited + skipped <= parts; ++skipped) {
                const int rest = parts - visited - skipped;
                const auto mix = [&](int (QColor::*part)() const) {
                    return (visited * (colours.visited.*part)() + skipped * (cut.*part)() +
                            rest * (dot.*part)() + parts / 2) /
                           parts;
                };
                mixed_[std::size_t(stroke)][std::size_t(visited)][std::size_t(skipped)] =
                    qRgb(mix(&QColor::red), mix(&QColor::green), mix(&QColor::blue));
            }
        }
    }
}

QRgb MixedInk::of(const CloudColumn& column, int diagonal) const {
    const auto& mixed = mixed_[std::size_t(diagonal) % hatchSpacing];
    const double covered = column.covered();
    if (column.visited == covered) {
        return mixed[parts][0];
    }
    if (column.notReached == covered) {
        return mixed[0][0];
    }
    const BarParts shown = barParts(column, parts);
    return mixed[std::size_t(shown.visited)][std::size_t(shown.cut)];
}

} // namespace prunus
