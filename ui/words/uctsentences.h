#pragma once

#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctview.h"
#include "ui/words/sentences.h"

namespace prunus {

/// What is said of a step of UCT: the formula of a choice with its numbers, what a playout found
/// and what that makes of the nodes, with numbers from the side that is asked for. No sentence
/// calls an estimate a value: `≈2.955`.
[[nodiscard]] Said tellUct(const UctMoment& moment, const DisplayNames& names,
                           UctSide side = UctSide::max);
/// What stands above it, with the number of the iteration.
[[nodiscard]] QString uctTitle(const UctMoment& moment);

/// What sentences call a node by itself, and beside its parent.
[[nodiscard]] QString uctNode(const UctMoment& moment, const DisplayNames& names, NodeId n);
[[nodiscard]] QString uctChild(const UctMoment& moment, const DisplayNames& names, NodeId n);

/// A mean or a sum of UCT: with three digits behind the point.
[[nodiscard]] QString shownMean(double mean);
/// What a mean of rewards stands for, as an estimate: `≈2.955`.
[[nodiscard]] QString shownEstimate(Value value);

} // namespace prunus
