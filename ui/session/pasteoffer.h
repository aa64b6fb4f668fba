#pragma once

#include <QString>
#include <functional>

namespace prunus {

/// A text that was pasted while a tree is open: it can be opened as a tree of its own, or go where
/// it was pasted.
struct PasteOffer {
    QString text;
    /// What the other way is called, as on a button; empty if there is none.
    QString way = {};
    std::function<void()> go = {};
};

} // namespace prunus
