#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/sheet.h"

#include <memory>
#include <vector>

namespace prunus {

/// One of several searches of a tree, at its step.
struct ComparedSearch {
    std::shared_ptr<const SearchTrace> trace;
    Step step;
    Side side = Side::max;
    /// Whether it is the one that overlay and proof of the style are about.
    bool isPicked = false;
};

/// All searches of a tree in one drawing, each under its algorithm, rules and counts, in places of
/// the same size; with or without marks of what they differ in, and a key to them. Needs a search.
[[nodiscard]] FigureSheet comparedSheet(const std::shared_ptr<const Document>& document,
                                        const std::vector<ComparedSearch>& searches,
                                        const FigureStyle& style, bool showsDifferences);

/// In how many columns places of this size are laid out, so that all together are about as wide as
/// a slide is.
[[nodiscard]] int columnsOf(int places, const QSizeF& size);

} // namespace prunus
