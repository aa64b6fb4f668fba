#pragma once

#include "core/search/position.h"

#include <algorithm>
#include <new>
#include <unordered_map>

namespace prunus {

/// What a search remembers of positions: within which bounds the minimax value of each was found to
/// lie, from MAX's side. It holds every position it was ever told of and forgets none, so that what
/// an algorithm gains from it does not depend on its size. Keyed by Position::key(): in a tree
/// given as data every node is a position of its own. With a depth limit, what was found with other
/// plies left is of no use.
class TranspositionTable {
  public:
    explicit TranspositionTable(bool depthLimited) : depthLimited_(depthLimited) {}

    [[nodiscard]] Bounds of(std::uint64_t key, Plies left) const {
        const auto found = entries_.find(key);
        const bool fits = found != entries_.end() && (!depthLimited_ || found->second.left == left);
        return fits ? found->second.bounds : Bounds{};
    }

    /// Throws std::bad_alloc beyond mostEntries.
    void store(std::uint64_t key, Plies left, Bounds bounds) {
        entries_[key] = {bounds, left};
        if (entries_.size() > mostEntries) {
            throw std::bad_alloc(); // the system would end the program rather than say no
        }
    }

  private:
    /// About 4 GB.
    static constexpr std::size_t mostEntries = 50'000'000;

    struct Entry {
        Bounds bounds;
        Plies left = 0;
    };

    bool depthLimited_;
    std::unordered_map<std::uint64_t, Entry> entries_;
};

/// What a search of the window (alpha, beta) that returned v adds to what was known before. An
/// empty window, as strict cuts can hand down, tells nothing: fail-hard returns its one number
/// whatever the value is.
[[nodiscard]] constexpr Bounds learned(Bounds known, Window window, Value v) {
    if (window.alpha >= window.beta) {
        return known;
    }
    if (v <= window.alpha) {
        return {known.lower, v};
    }
    return v >= window.beta ? Bounds{v, known.upper} : Bounds{v, v};
}

/// The number that answers a call with this window, if what is known suffices: a value, a lower
/// bound not below beta, or an upper bound not above alpha.
[[nodiscard]] constexpr bool answers(Bounds known, Window window) {
    return known.exact() || known.lower >= window.beta || known.upper <= window.alpha;
}
[[nodiscard]] constexpr Value answer(Bounds known, Window window) {
    return known.lower >= window.beta ? known.lower : known.upper;
}

/// The part of the window in which a value within these bounds can lie.
[[nodiscard]] constexpr Window narrowed(Window window, Bounds known) {
    return {std::max(window.alpha, known.lower), std::min(window.beta, known.upper)};
}

} // namespace prunus
