#pragma once

#include "core/search/position.h"

#include <utility>

namespace prunus {

/// What an algorithm tells at a `back`: the comparison that it just made. As the call sees it.
struct Comparison {
    Value value = 0;
    bool improved = false;
    Value best = 0;
    /// After the comparison; open in the algorithms without one.
    Window window;
    /// The child was only probed, and the number is worth a search with a wider window: it is
    /// searched again at once, and nothing has changed yet.
    bool again = false;
};

/// Who listens to a search. The position is always the one the event is about: the node itself,
/// and for `back` and `cutoff` the parent; k numbers the moves of the position. All six must be
/// there: a misspelt one does not compile.
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

/// Hears nothing and costs nothing.
struct NullListener {
    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) {}
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) {}
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) {}
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) {}
};

/// Two listeners as one; the first hears first.
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
