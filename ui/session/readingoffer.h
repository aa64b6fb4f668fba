#pragma once

#include "core/notation/notation.h"

#include <QStringList>
#include <functional>
#include <vector>

namespace prunus {

/// What a text that came in was taken for, and how else it can be read; or, where nothing was
/// taken, which readings there are to choose from.
struct ReadingOffer {
    /// What the offer is about, and so how long it holds.
    enum class Of : std::uint8_t {
        edit, ///< the last one: until the tree changes, or an empty one is offered
        file, ///< what is told: until another is opened; that it can be read otherwise, until the
              ///< tree changes, and unsaved work is asked about first
        text, ///< what is typed, and in no tree: until another one is offered, which may be empty
    };

    QStringList told; ///< a line each
    std::vector<Notation> others;
    /// Reads it as one of them.
    std::function<void(Notation)> readAs;
    Of of = Of::edit;
};

} // namespace prunus
