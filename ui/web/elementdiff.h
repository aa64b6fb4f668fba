#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace prunus {

/// What a drawing is made of through all its steps: one sequence of elements in which the drawing
/// of every step is contained, in order, and which of them appear or vanish from step to step. An
/// element that vanishes and comes back is the same one.
class ElementDiff {
  public:
    /// The next step's drawing: what stands in it, in order, equal things with equal numbers.
    /// O(things log things + changes · what is hidden between them).
    void add(const std::vector<std::uint32_t>& things);

    /// What each element of the sequence is.
    [[nodiscard]] std::vector<std::uint32_t> sequence() const;
    /// Of each step, the elements that appear or vanish at it, by their places in the sequence and
    /// in order. At the first step all appear.
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> changes() const;

  private:
    struct Element {
        std::uint32_t thing;
        std::uint32_t next; ///< in the sequence
    };
    [[nodiscard]] std::uint32_t between(std::uint32_t after, std::uint32_t before,
                                        std::uint32_t thing);
    [[nodiscard]] std::vector<std::uint32_t> places() const;

    static constexpr std::uint32_t none = 0xFFFFFFFF;
    /// The first stands in front of the sequence.
    std::vector<Element> elements_{{none, none}};
    std::vector<std::uint32_t> shown_;
    /// By elements, not by places.
    std::vector<std::vector<std::uint32_t>> changes_;
};

/// Which of `b` are kept of `a`, as pairs of places, ascending: a longest common part where no
/// number stands twice, else one where the k-th of equal numbers meets the k-th.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
keptOf(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b);

} // namespace prunus
