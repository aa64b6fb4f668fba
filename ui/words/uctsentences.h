#pragma once

#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctview.h"
#include "ui/words/sentences.h"

namespace prunus {

/// Says what a step of UCT does: the formula of a choice with its numbers, what a playout found,
/// and how that changes the nodes. Numbers are from `side`. No sentence calls an estimate a value:
/// `≈2.955`.
[[nodiscard]] Said tellUct(const UctMoment& moment, const DisplayNames& names,
                           UctSide side = UctSide::max);
/// The heading above what is said about a step, with the number of the iteration.
[[nodiscard]] QString uctTitle(const UctMoment& moment);

/// The name of a node in sentences: uctNode() by itself, uctChild() beside its parent.
[[nodiscard]] QString uctNode(const UctMoment& moment, const DisplayNames& names, NodeId n);
[[nodiscard]] QString uctChild(const UctMoment& moment, const DisplayNames& names, NodeId n);

/// A mean or a sum of UCT, with three digits after the point.
[[nodiscard]] QString shownMean(double mean);
/// The value that a mean of rewards stands for, shown as an estimate: `≈2.955`.
[[nodiscard]] QString shownEstimate(Value value);

} // namespace prunus
