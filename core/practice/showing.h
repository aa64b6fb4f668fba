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
    /// Where they do first.
    Step step;
};

/// The right search, and one with the misconception, on the smallest tree of up to six leaves that
/// shows it: in the value, the move or the line if it is about those, else in which leaves are
/// read, or else in another aspect. Both in the way of the course; where the right one has no
/// windows, neither has the other, if the misconception has such a form. None where none shows it,
/// for a way of answering, and where the progress was cancelled.
[[nodiscard]] std::optional<Difference> showing(Misconception m, const Procedure& right,
                                                Progress* progress = nullptr);

} // namespace prunus
