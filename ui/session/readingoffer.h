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
        /// The last edit: the offer holds until the tree changes, or an empty offer follows.
        edit,
        /// The opened file: what is told holds until another file is opened, the other readings
        /// until the tree changes; before one of them is taken, unsaved work is asked about.
        file,
        /// A text that is typed and in no tree: the offer holds until another one follows, which
        /// may be empty.
        text,
    };

    QStringList told; ///< what is told about the reading, a line each
    std::vector<Notation> others;
    /// Reads the text in one of these notations.
    std::function<void(Notation)> readAs;
    Of of = Of::edit;
};

} // namespace prunus
