#pragma once

#include "core/practice/procedure.h"

#include <optional>

namespace prunus {

/// What a question says beside the tree and the course's conventions, each for those that need it.
struct Terms {
    /// Of two rules on one tree: the other one.
    std::optional<Procedure> other = {};

    friend bool operator==(const Terms&, const Terms&) = default;
};

} // namespace prunus
