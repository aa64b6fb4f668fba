#pragma once

#include "core/trace/moment.h"

#include <optional>

namespace prunus {

// These functions give the variables of an algorithm's listing at a moment. The same numbers stand
// beside the code, on the canvas and in the call stack, so that a name means one number everywhere.

/// Returns α and β of the latest call of a visited inner node, as that call holds them. In the
/// second draft they are its parameters, which never change; elsewhere they are their present
/// values.
[[nodiscard]] Window listedWindow(const Moment& moment, NodeId n);
/// The values of listedWindow() through time, oldest first. listedHistory() gives at most `most`
/// values of each; `most` is at least 1.
struct ListedHistory {
    BoundHistory alpha;
    BoundHistory beta;
};
[[nodiscard]] ListedHistory listedHistory(const Moment& moment, NodeId n, std::size_t most);
/// Whether the listing has the best value as a variable of its own, beside α and β.
[[nodiscard]] bool listsBest(const SearchTrace& trace);

/// If the child at work in the open node n is searched again, returns what its probe returned, from
/// MAX's side, until the result of the second search is compared; otherwise nullopt.
[[nodiscard]] std::optional<Value> probeAnswer(const Moment& moment, NodeId n);

/// The variables of the driver that makes the passes of MTD(f) and SSS*, from MAX's side.
struct DriverVariables {
    Value g = 0;  ///< what the latest finished pass returned; before it, the first guess
    Bounds found; ///< `lower` and `upper`: what the passes have shown of the root's value
};
/// Returns the driver's variables; nullopt for an algorithm without such a driver. O(passes).
[[nodiscard]] std::optional<DriverVariables> driverVariables(const Moment& moment);

} // namespace prunus
