#pragma once

#include "core/search/options.h"

#include <algorithm>

namespace prunus {

/// The two points on which textbooks of alpha-beta differ.
struct Rules {
    FailMode fail = FailMode::hard;
    CutRule cut = CutRule::greaterOrEqual;

    friend bool operator==(const Rules&, const Rules&) = default;

    [[nodiscard]] bool hard() const { return fail == FailMode::hard; }
    /// Whether no value between alpha and beta is left to find, so that the search of the node
    /// stops.
    [[nodiscard]] bool closed(Value alpha, Value beta) const {
        return cut == CutRule::greaterOrEqual ? alpha >= beta : alpha > beta;
    }
};

} // namespace prunus
