#pragma once

#include "core/analysis/lockstep.h"
#include "core/analysis/viewpoint.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace prunus {

/// The menu entry for how searches side by side wait for each other, with its shortcut letter.
[[nodiscard]] QString shownPace(Pace pace);
/// Explains in a sentence how searches side by side wait for each other.
[[nodiscard]] QString explainedPace(Pace pace);
/// How far a search has got.
struct SearchProgress {
    Side side = Side::max; ///< the side that its numbers are from
    std::uint64_t step = 0;
    /// The number of all steps; nullopt where it must stay hidden.
    std::optional<std::uint64_t> steps = {};
    /// The root's value from `side`; nullopt before the search is over.
    std::optional<Value> value = {};
    Counts counts = {};
};
/// Returns how far a search has got. While unread leaves are hidden, the number of all steps is
/// left out.
[[nodiscard]] SearchProgress progressOf(const Moment& moment, Side side, bool hidesUnreadLeaves);
/// Returns several states of a search, which together have the widest form of each word that
/// shownProgress() can give for it. While unread leaves are hidden, nothing in them follows from
/// steps to come.
[[nodiscard]] std::vector<SearchProgress>
widestProgress(const GameTree& tree, const SearchTrace& trace, Side side, bool hidesUnreadLeaves);
/// Returns in words which side the numbers are from, the step (or at the end of the search its
/// value), and how many nodes, leaves and cutoffs it had.
[[nodiscard]] QStringList shownProgress(const SearchProgress& progress);
/// What the marks of differences mean: shownOnlyHere() for nodes that only other searches cut,
/// shownOnlyElsewhere() for nodes that only other searches visited. The short form does not say
/// that it is about visits.
[[nodiscard]] QString shownOnlyHere(bool shortly);
[[nodiscard]] QString shownOnlyElsewhere(bool shortly);

} // namespace prunus
