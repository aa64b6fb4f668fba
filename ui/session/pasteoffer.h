#pragma once

#include <QString>
#include <functional>

namespace prunus {

/// A text that was pasted while a tree is open: it can be opened as a tree of its own, or go where
/// it was pasted.
struct PasteOffer {
    QString text;
    /// The words on a button for the second way, to go where it was pasted; empty if there is none.
    QString way = {};
    std::function<void()> go = {};
};

} // namespace prunus
