#pragma once

#include "core/search/options.h"
#include "core/tree/displayname.h"
#include "core/tree/value.h"

#include <QString>
#include <cstdint>

namespace prunus {

/// A number as it is shown: whole numbers in full, others in the shortest form, with a true minus
/// sign; infinities as +∞ and −∞.
[[nodiscard]] QString shownNumber(Value v);
/// A number that a call of this algorithm holds, as shownNumber() shows it. If the algorithm uses
/// null windows, the next number above or below a short number is shown as `3⁺` or `3⁻`, the next
/// but one as `3⁺⁺`.
[[nodiscard]] QString shownHeld(Algorithm a, Value v);
/// An end of a window of any search, with `3⁺` and `3⁻` as in shownHeld().
[[nodiscard]] QString shownBound(Value v);
/// What is proved of a value: `3`, `≥3`, `≤2` or `2…5`; empty if nothing is.
[[nodiscard]] QString shownBounds(Bounds b);
/// A count with the separators of the locale.
[[nodiscard]] QString shownCount(std::uint64_t n);
/// The number that chooses the plural form of a text with this count in it: translators' rules ask
/// for no more than its last digits.
[[nodiscard]] int pluralOf(std::uint64_t n);
/// The window [α, β].
[[nodiscard]] QString shownWindow(Window w);
[[nodiscard]] QString shownWindow(Algorithm a, Window w);
[[nodiscard]] QString shownPlayer(Player p);
[[nodiscard]] QString shownName(const DisplayNames& names, NodeId n);
/// The place of a node, to distinguish it from others of its name: `(1st child of B)`, in a game's
/// tree its moves.
[[nodiscard]] QString shownPlace(const DisplayNames& names, NodeId n);
/// The names of several nodes.
[[nodiscard]] QStringList shownNames(const DisplayNames& names, const std::vector<NodeId>& nodes);
/// The algorithm's name on screen.
[[nodiscard]] QString shownAlgorithm(Algorithm a);
/// Says in a sentence what distinguishes an algorithm from others.
[[nodiscard]] QString explainedAlgorithm(Algorithm a);

} // namespace prunus
