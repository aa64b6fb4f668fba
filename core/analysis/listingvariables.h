#pragma once

#include "core/trace/moment.h"

#include <optional>

namespace prunus {

// The variables of an algorithm's listing at a moment: what stands beside the code, and on the
// canvas and in the call stack too, so that a name means one number everywhere.

/// α and β of the latest call of a visited inner node, as that call holds them. In the second draft
/// they are its parameters, which never change; elsewhere they are what they became.
[[nodiscard]] Window listedWindow(const Moment& moment, NodeId n);
/// The same through time, oldest first, `most` values (at least 1) at most.
struct ListedHistory {
    BoundHistory alpha;
    BoundHistory beta;
};
[[nodiscard]] ListedHistory listedHistory(const Moment& moment, NodeId n, std::size_t most);
/// Whether the best value is a variable of its own, beside α and β.
[[nodiscard]] bool listsBest(const SearchTrace& trace);

/// What a probe answered for which the child at work in an open node is searched again, from MAX's
/// side: until that second answer is compared. None where nothing is searched again.
[[nodiscard]] std::optional<Value> probeAnswer(const Moment& moment, NodeId n);

/// The variables of the driver that makes the passes of MTD(f) and SSS*, from MAX's side.
struct DriverVariables {
    Value g = 0;  ///< what the latest pass that is over returned, or the first guess
    Bounds found; ///< `lower` and `upper`: what the passes have shown of the root's value
};
/// None in other algorithms. O(passes).
[[nodiscard]] std::optional<DriverVariables> driverVariables(const Moment& moment);

} // namespace prunus
