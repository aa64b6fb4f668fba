#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace prunus {

/// One sequence of elements that contains the drawing of every step, in order, and the elements
/// that appear or vanish from step to step. An element that vanishes and comes back is the same
/// element.
class ElementDiff {
  public:
    /// Adds the next step's drawing: the things in it, in order; equal things have equal numbers.
    /// O(things log things + changes · hidden elements between them).
    void add(const std::vector<std::uint32_t>& things);

    /// Returns for each element of the sequence the number of the thing that it is.
    [[nodiscard]] std::vector<std::uint32_t> sequence() const;
    /// Returns for each step the elements that appear or vanish at it, by their places in the
    /// sequence, ascending. At the first step, all elements of its drawing appear.
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> changes() const;

  private:
    struct Element {
        std::uint32_t thing;
        std::uint32_t next; ///< the next element in the sequence, or none
    };
    [[nodiscard]] std::uint32_t between(std::uint32_t after, std::uint32_t before,
                                        std::uint32_t thing);
    [[nodiscard]] std::vector<std::uint32_t> places() const;

    static constexpr std::uint32_t none = 0xFFFFFFFF;
    /// All elements. The first one is a placeholder that stands in front of the sequence.
    std::vector<Element> elements_{{none, none}};
    std::vector<std::uint32_t> shown_;
    /// The result of changes(), but with indices into elements_ instead of places in the sequence.
    std::vector<std::vector<std::uint32_t>> changes_;
};

/// Returns which numbers of `a` are kept in `b`, as ascending pairs of places in `a` and `b`: a
/// longest common subsequence if no number occurs twice, else one in which the k-th of equal
/// numbers in `a` is paired only with the k-th in `b`.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
keptOf(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b);

} // namespace prunus
