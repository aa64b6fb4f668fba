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
    /// Whether this is the search that the overlay and the proof of the style are about.
    bool isPicked = false;
};

/// Returns all searches of a tree in one drawing, each under its algorithm, rules and counts, in
/// places of the same size; with or without marks of where they differ, and a key to the marks.
/// Needs at least one search.
[[nodiscard]] FigureSheet comparedSheet(const std::shared_ptr<const Document>& document,
                                        const std::vector<ComparedSearch>& searches,
                                        const FigureStyle& style, bool showsDifferences);

/// Returns the number of columns in which places of this size are laid out, chosen so that all of
/// them together have about the proportions of a slide.
[[nodiscard]] int columnsOf(int places, const QSizeF& size);

} // namespace prunus
