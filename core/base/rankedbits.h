#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace prunus {

/// A row of bits that can say how many bits are set before any place. 0.19 bytes a bit.
class RankedBits {
  public:
    explicit RankedBits(std::size_t size = 0) : words_(size / 64 + 1) {}

    /// Makes the row hold at least `size` bits; new bits are clear.
    void extend(std::size_t size) { words_.resize(std::max(words_.size(), size / 64 + 1)); }

    void set(std::uint32_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
    [[nodiscard]] bool test(std::uint32_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }

    /// Prepares rank(), select() and lastSet() after the last set(). O(size).
    void finish() {
        words_.shrink_to_fit();
        ranks_.resize(words_.size());
        std::uint32_t sum = 0;
        for (std::size_t w = 0; w < words_.size(); ++w) {
            ranks_[w] = sum;
            sum += static_cast<std::uint32_t>(std::popcount(words_[w]));
        }
    }

    /// How many bits are set in [0, i). Needs finish(). O(1).
    [[nodiscard]] std::uint32_t rank(std::uint32_t i) const {
        const std::uint64_t before = words_[i / 64] & ((std::uint64_t{1} << (i % 64)) - 1);
        return ranks_[i / 64] + static_cast<std::uint32_t>(std::popcount(before));
    }

    /// The place of the set bit that has k set bits before it; there must be one. Needs finish().
    /// O(log size).
    [[nodiscard]] std::uint32_t select(std::uint32_t k) const {
        return selectIn(0, static_cast<std::uint32_t>(words_.size()), k);
    }

    /// The first bit in [from, to) that is set (in firstClear(): that is clear), or `to` if there
    /// is none. O((to - from) / 64).
    [[nodiscard]] std::uint32_t firstSet(std::uint32_t from, std::uint32_t to) const {
        return firstOf(from, to, [](std::uint32_t) { return std::uint64_t{0}; });
    }
    [[nodiscard]] std::uint32_t firstClear(std::uint32_t from, std::uint32_t to) const {
        return firstOf(from, to, [](std::uint32_t) { return ~std::uint64_t{0}; });
    }
    /// The last set bit in [from, to), or `to` if there is none. Needs finish().
    /// O(log((to - from) / 64)).
    [[nodiscard]] std::uint32_t lastSet(std::uint32_t from, std::uint32_t to) const;

    /// The first bit in [from, to) that is set here, but not in another row of the same size, or
    /// `to` if there is none. O((to - from) / 64).
    [[nodiscard]] std::uint32_t firstBeyond(const RankedBits& other, std::uint32_t from,
                                            std::uint32_t to) const {
        return firstOf(from, to, [&](std::uint32_t w) { return words_[w] & other.words_[w]; });
    }

    [[nodiscard]] std::size_t bytes() const {
        return words_.capacity() * sizeof(words_[0]) + ranks_.capacity() * sizeof(ranks_[0]);
    }

  private:
    /// The first bit in [from, to) that differs from the words that `other` gives, or `to`.
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t from, std::uint32_t to,
                                        const auto& other) const {
        for (std::uint32_t at = from; at < to; at = (at / 64 + 1) * 64) {
            const std::uint64_t bits = (words_[at / 64] ^ other(at / 64)) >> (at % 64);
            if (bits != 0) {
                const auto i = at + static_cast<std::uint32_t>(std::countr_zero(bits));
                return i < to ? i : to;
            }
        }
        return to;
    }

    /// select() where the word that holds the bit is known to lie in [first, last).
    [[nodiscard]] std::uint32_t selectIn(std::uint32_t first, std::uint32_t last,
                                         std::uint32_t k) const;

    std::vector<std::uint64_t> words_;
    std::vector<std::uint32_t> ranks_;
};

inline std::uint32_t RankedBits::selectIn(std::uint32_t first, std::uint32_t last,
                                          std::uint32_t k) const {
    // The last word that has no more than k set bits before it.
    const auto behind = std::upper_bound(ranks_.begin() + first, ranks_.begin() + last, k);
    const auto w = static_cast<std::uint32_t>(behind - ranks_.begin()) - 1;
    std::uint64_t bits = words_[w];
    for (std::uint32_t before = ranks_[w]; before < k; ++before) {
        bits &= bits - 1;
    }
    return w * 64 + static_cast<std::uint32_t>(std::countr_zero(bits));
}

inline std::uint32_t RankedBits::lastSet(std::uint32_t from, std::uint32_t to) const {
    if (from >= to) {
        return to;
    }
    const std::uint32_t last = to - 1;
    // Of few bits all are in one word, and of many it mostly is in the last.
    if (const std::uint64_t bits = words_[last / 64] << (63 - last % 64); bits != 0) {
        const auto behind = static_cast<std::uint32_t>(std::countl_zero(bits));
        return behind <= last - from ? last - behind : to;
    }
    const std::uint32_t before = rank(to);
    return rank(from) == before ? to : selectIn(from / 64, to / 64 + 1, before - 1);
}

} // namespace prunus
