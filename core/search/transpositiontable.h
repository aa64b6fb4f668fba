#pragma once

#include "core/base/zeroedarray.h"
#include "core/search/position.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <new>
#include <optional>
#include <utility>

namespace prunus {

/// What a search remembers of positions: the bounds within which the minimax value of each was
/// found to lie, from MAX's side. The key of a position is valueKey(): in a tree given as data
/// every node is a position of its own, unless the tree is a game's. With a depth limit, what was
/// found with other plies left is of no use.
///
/// Without a limit of memory the table holds every position that was ever stored, so that what an
/// algorithm gains from it does not depend on its size. With a limit it does the same until the
/// memory is used up. From then on a position has a few places, in which the result with the fewest
/// plies left is replaced. Positions with so few plies left that nearly all are of that kind stay
/// in a table of their own that fits into the processor's cache, because memory outside the cache
/// costs more time than they save. In a game where positions seldom come back they are not kept at
/// all.
/// Probing: Knuth, "The Art of Computer Programming", volume 3, 1973; replacement by depth:
/// Breuker, Uiterwijk and van den Herik, "Replacement schemes for transposition tables", 1994.
class TranspositionTable {
  public:
    /// The usual limit of memory in the search of a game: any more would be taken up by positions
    /// that save little.
    static constexpr std::uint64_t usualBytes = std::uint64_t{1} << 28U;

    /// Within a limit of memory the table takes the greatest power of two of bytes, but at least
    /// that of a few thousand positions; `mostBytes` is none for no limit.
    explicit TranspositionTable(bool depthLimited,
                                std::optional<std::uint64_t> mostBytes = std::nullopt)
        : depthLimited_(depthLimited),
          mostEntries_(
              mostBytes ? std::max(std::bit_floor(*mostBytes / sizeof(Entry)), entriesAtFirst) : 0),
          entries_(entriesAtFirst) {}

    /// Whether positions with this many plies left are kept. Others need not be asked for or
    /// stored.
    [[nodiscard]] bool keeps(Plies left) const { return left >= leastKept_; }

    [[nodiscard]] Bounds of(std::uint64_t key, Plies left) {
        ++asked_;
        const Entry* const found = full_ && left < leastFar_ ? findAmongFew(near_, key) : find(key);
        const bool fits = found != nullptr && (!depthLimited_ || found->left == left);
        return fits ? Bounds{found->lower, found->upper} : Bounds{};
    }

    /// Stores the bounds found for a position. Throws std::bad_alloc where there is no limit and
    /// the table would grow beyond about 2 GB, or the system has no more memory to give.
    void store(std::uint64_t key, Plies left, Bounds bounds) {
        Entry& entry = full_ ? placeAmongFew(left < leastFar_ ? near_ : entries_, key) : place(key);
        entry = {key, bounds.lower, bounds.upper, left, true};
    }

  private:
    struct Entry {
        std::uint64_t key;
        Value lower;
        Value upper;
        Plies left;
        bool used;
    };

    static constexpr std::uint64_t entriesAtFirst = 1U << 12U;
    /// The greatest number of positions in a table without a limit of memory; they take about 2 GB.
    static constexpr std::uint64_t mostWithoutLimit = 50'000'000;
    /// The number of places where a position may stand once memory is used up; they lie in two
    /// lines of the processor's cache.
    static constexpr std::uint64_t places = 4;
    /// How many positions of the last plies there are for each position in the large table, when
    /// memory is used up.
    static constexpr std::uint64_t timesNear = 31;
    /// The number of entries in the small table, which takes 1 MB.
    static constexpr std::uint64_t nearEntries = 1U << 15U;

    /// The place at which the search for a key begins. Neighbours in a tree have neighbouring keys,
    /// which a product spreads (Knuth, as above).
    [[nodiscard]] static std::uint64_t homeIn(const ZeroedArray<Entry>& entries,
                                              std::uint64_t key) {
        const auto bits = static_cast<std::uint32_t>(std::countr_zero(entries.size()));
        return (key * 0x9E3779B97F4A7C15U) >> (64U - bits) & ~std::uint64_t{1};
    }
    [[nodiscard]] static std::uint64_t next(const ZeroedArray<Entry>& entries, std::uint64_t at) {
        return (at + 1) & (entries.size() - 1);
    }

    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        if (full_) {
            return findAmongFew(entries_, key);
        }
        std::uint64_t at = homeIn(entries_, key);
        while (entries_[at].used && entries_[at].key != key) {
            at = next(entries_, at);
        }
        return entries_[at].used ? &entries_[at] : nullptr;
    }
    [[nodiscard]] static const Entry* findAmongFew(const ZeroedArray<Entry>& entries,
                                                   std::uint64_t key) {
        std::uint64_t at = homeIn(entries, key);
        for (std::uint64_t k = 0; k < places; ++k, at = next(entries, at)) {
            if (entries[at].key == key && entries[at].used) {
                return &entries[at];
            }
        }
        return nullptr;
    }

    /// The entry of the key, or a free entry, which belongs to the key from now on.
    Entry& place(std::uint64_t key) {
        std::uint64_t at = homeIn(entries_, key);
        while (entries_[at].used && entries_[at].key != key) {
            at = next(entries_, at);
        }
        if (entries_[at].used) {
            return entries_[at];
        }
        if (taken_ + 1 > entries_.size() / 4 * 3) {
            grow();
            return full_ ? placeAmongFew(entries_, key) : place(key);
        }
        ++taken_;
        return entries_[at];
    }

    [[nodiscard]] static Entry& placeAmongFew(ZeroedArray<Entry>& entries, std::uint64_t key) {
        std::uint64_t at = homeIn(entries, key);
        Entry* least = &entries[at];
        for (std::uint64_t k = 0; k < places; ++k, at = next(entries, at)) {
            Entry& entry = entries[at];
            if (!entry.used || entry.key == key) {
                return entry;
            }
            least = entry.left < least->left ? &entry : least;
        }
        return *least;
    }

    void grow() {
        if (mostEntries_ == 0 && taken_ >= mostWithoutLimit) {
            throw std::bad_alloc(); // the system would end the program rather than say no
        }
        if (mostEntries_ != 0 && entries_.size() * 2 > mostEntries_) {
            full_ = true;
            leastFar_ = leastWorthKeeping();
            leastKept_ = comeBackOften() ? 0 : leastFar_;
            near_ = ZeroedArray<Entry>(comeBackOften() ? nearEntries : 0);
            return;
        }
        ZeroedArray<Entry> old = std::exchange(entries_, ZeroedArray<Entry>(entries_.size() * 2));
        for (const Entry& entry : old) {
            if (entry.used) {
                std::uint64_t at = homeIn(entries_, entry.key);
                while (entries_[at].used) {
                    at = next(entries_, at);
                }
                entries_[at] = entry;
            }
        }
    }

    /// Whether the table knew more than one in seven of the positions it was asked for: it is one
    /// in ten in Reversi, and one in five or more in games of lines. Each position that it did not
    /// know was stored afterwards.
    [[nodiscard]] bool comeBackOften() const {
        return asked_ - std::min(asked_, taken_) > asked_ / 7;
    }
    /// The least number of plies left for which the positions with at least so many plies left are
    /// a small part of those in the table; if there is none, the greatest number of plies left.
    [[nodiscard]] Plies leastWorthKeeping() const {
        std::map<Plies, std::uint64_t, std::greater<>> held;
        for (const Entry& entry : entries_) {
            if (entry.used) {
                ++held[entry.left];
            }
        }
        Plies least = held.begin()->first;
        std::uint64_t kept = 0;
        for (const auto& [left, positions] : held) {
            kept += positions;
            if (kept > taken_ / (timesNear + 1)) {
                break;
            }
            least = left;
        }
        return least;
    }

    bool depthLimited_;
    /// The greatest number of entries; 0 for no limit.
    std::uint64_t mostEntries_;
    /// The large table; the number of its entries is a power of two.
    ZeroedArray<Entry> entries_;
    std::uint64_t taken_ = 0;
    /// Whether memory is used up.
    bool full_ = false;
    Plies leastKept_ = 0;
    /// Positions with fewer plies left than this are in `near_`, if they are kept.
    Plies leastFar_ = 0;
    ZeroedArray<Entry> near_;
    /// How many times the table was asked for a position.
    std::uint64_t asked_ = 0;
};

/// What is known of a value after a search with the window (alpha, beta) that returned v, from what
/// was known before. An empty window, as strict cuts can hand down, adds nothing: fail-hard returns
/// the one number of this window whatever the value is.
[[nodiscard]] constexpr Bounds learned(Bounds known, Window window, Value v) {
    if (window.alpha >= window.beta) {
        return known;
    }
    if (v <= window.alpha) {
        return {known.lower, v};
    }
    return v >= window.beta ? Bounds{v, known.upper} : Bounds{v, v};
}

/// Whether what is known suffices to answer a call with this window, with the number that answer()
/// returns: it is a value, a lower bound not below beta, or an upper bound not above alpha.
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
