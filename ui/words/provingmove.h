#pragma once

#include "core/base/index.h"
#include "core/tree/value.h"

#include <QString>

namespace prunus {

/// One of the moves that prove a cutoff, as it is marked in the tree.
struct ProvingMove {
    NodeId from = noNode;
    NodeId to = noNode;
    Player player = Player::max;
    QString text; ///< who can make the move, and the value that it gives: "MAX can play this: 3"

    friend bool operator==(const ProvingMove&, const ProvingMove&) = default;
};

} // namespace prunus
