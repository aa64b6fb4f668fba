#pragma once

#include "core/search/position.h"

#include <utility>

namespace prunus {

/// The comparison that an algorithm has just made, reported at a `back`. Values and window are as
/// the call sees them.
struct Comparison {
    Value value = 0;
    bool improved = false;
    Value best = 0;
    /// The window after the comparison; open in the algorithms without windows.
    Window window;
    /// Whether the child was only probed, and its value is worth a search with a wider window: the
    /// child is searched again at once, and nothing has changed yet.
    bool again = false;
};

/// A class that listens to a search. The position is always the one that the event is about: the
/// node itself, and for `back` and `cutoff` the parent; k numbers the moves of the position. All
/// six functions must be there: a class with a misspelt one does not compile.
template <class L, class P>
concept SearchListener = requires(L listener, const P& at, Plies left, Window window, Value value,
                                  std::uint32_t k, const Comparison& comparison) {
    listener.enter(at, left, window);
    listener.leaf(at, value, window);
    listener.recall(at, value, window);
    listener.back(at, k, comparison);
    listener.cutoff(at, k, /*skipped*/ k);
    listener.leave(at, value);
};

/// A listener that does nothing and costs nothing.
struct NullListener {
    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) {}
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) {}
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) {}
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) {}
};

/// Two listeners as one; each event goes to the first before it goes to the second.
template <class First, class Second> struct BothListeners {
    [[no_unique_address]] First first;
    [[no_unique_address]] Second second;

    void enter(const auto& at, Plies left, Window window) {
        first.enter(at, left, window);
        second.enter(at, left, window);
    }
    void leaf(const auto& at, Value value, Window window) {
        first.leaf(at, value, window);
        second.leaf(at, value, window);
    }
    void recall(const auto& at, Value value, Window window) {
        first.recall(at, value, window);
        second.recall(at, value, window);
    }
    void back(const auto& at, std::uint32_t k, const Comparison& comparison) {
        first.back(at, k, comparison);
        second.back(at, k, comparison);
    }
    void cutoff(const auto& at, std::uint32_t k, std::uint32_t skipped) {
        first.cutoff(at, k, skipped);
        second.cutoff(at, k, skipped);
    }
    void leave(const auto& at, Value value) {
        first.leave(at, value);
        second.leave(at, value);
    }
};

} // namespace prunus
