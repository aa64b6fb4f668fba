#pragma once

#include "core/notation/notation.h"

#include <QStringList>
#include <functional>
#include <vector>

namespace prunus {

/// What a text that came in was taken for, and how else it can be read; or, where nothing was
/// taken, which readings there are to choose from.
struct ReadingOffer {
    QStringList told; ///< a line each
    std::vector<Notation> others;
    /// Reads it as one of them; until the tree changes.
    std::function<void(Notation)> readAs;
};

} // namespace prunus
