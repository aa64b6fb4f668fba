#pragma once

#include "core/analysis/lockstep.h"
#include "core/analysis/viewpoint.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace prunus {

/// How searches side by side wait for each other, as a menu has it, with its letter.
[[nodiscard]] QString shownPace(Pace pace);
/// The same in a sentence.
[[nodiscard]] QString explainedPace(Pace pace);
/// How far a search is.
struct SearchProgress {
    Side side = Side::max; ///< of its numbers
    std::uint64_t step = 0;
    std::optional<std::uint64_t> steps = {}; ///< that there are; none where that is not to be told
    std::optional<Value> value = {};         ///< once it is over, seen from the side
    Counts counts = {};
};
/// How many steps there are is told only where leaves to come may be.
[[nodiscard]] SearchProgress progressOf(const Moment& moment, Side side, bool hidesUnreadLeaves);
/// Between them they have the widest form of each word that a search comes to. While unread leaves
/// are hidden, nothing of it follows from steps to come.
[[nodiscard]] std::vector<SearchProgress>
widestProgress(const GameTree& tree, const SearchTrace& trace, Side side, bool hidesUnreadLeaves);
/// Whose side its numbers are from, its step, or at its end its value, and its nodes, leaves and
/// cutoffs.
[[nodiscard]] QStringList shownProgress(const SearchProgress& progress);
/// What the marks of differences say: of nodes that only other searches cut, and of those that only
/// other searches visited; shortly, without saying that it is about visits.
[[nodiscard]] QString shownOnlyHere(bool shortly);
[[nodiscard]] QString shownOnlyElsewhere(bool shortly);

} // namespace prunus
