#pragma once

#include "core/base/progress.h"
#include "core/practice/procedure.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <array>
#include <memory>
#include <optional>

namespace prunus {

/// A tree on which two searches differ.
struct Difference {
    std::array<SearchOptions, 2> searches;
    std::shared_ptr<const GameTree> tree;
    /// The first step at which they differ.
    Step step;
};

/// The right search, and one with the misconception, on the smallest tree of up to six leaves on
/// which they differ: in the value, the move or the line if the misconception is about those, else
/// in which leaves are read, or else in another aspect. Both follow the course of `right`; where
/// the right search has no windows, neither has the other, if the misconception has such a form.
/// nullopt if no such tree shows the misconception, if it is a way of answering, or if the progress
/// was cancelled.
[[nodiscard]] std::optional<Difference> showing(Misconception m, const Procedure& right,
                                                Progress* progress = nullptr);

} // namespace prunus
