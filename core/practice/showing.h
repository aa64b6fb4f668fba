#pragma once

#include "core/base/progress.h"
#include "core/practice/misconception.h"
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
/// read, or else in another aspect. None where none does, for a way of answering, and where the
/// progress was cancelled.
[[nodiscard]] std::optional<Difference> showing(Misconception m, const SearchOptions& options,
                                                Progress* progress = nullptr);

} // namespace prunus
