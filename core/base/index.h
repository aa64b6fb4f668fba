#pragma once

#include <cstddef>
#include <cstdint>
#include <functional> // and with it <compare>, which Qt's moc cannot read before others

namespace prunus {

/// A 32-bit index that cannot be passed for an index of another kind.
template <class Tag> struct Index {
    std::uint32_t value = 0;

    constexpr Index() = default;
    constexpr explicit Index(std::uint32_t v) : value(v) {}

    friend constexpr auto operator<=>(Index, Index) = default;
    constexpr Index& operator++() {
        ++value;
        return *this;
    }
    constexpr Index operator+(std::uint32_t n) const { return Index{value + n}; }
    constexpr Index operator-(std::uint32_t n) const { return Index{value - n}; }
};

/// A node of a GameTree, in level order: 0 is the root.
using NodeId = Index<struct NodeTag>;
/// A position in a search: 0 is before the first event, n is just after the n-th.
using Step = Index<struct StepTag>;
/// A depth row of a tree: 0 holds the root alone.
using Row = Index<struct RowTag>;

inline constexpr NodeId noNode{0xFFFFFFFFU};

/// The half-open range of nodes [first, last). Level order makes families and rows such ranges.
struct NodeRange {
    NodeId first;
    NodeId last;

    class Iterator {
      public:
        constexpr explicit Iterator(NodeId node) : node_(node) {}
        constexpr NodeId operator*() const { return node_; }
        constexpr Iterator& operator++() {
            ++node_;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        NodeId node_;
    };

    [[nodiscard]] constexpr std::uint32_t size() const { return last.value - first.value; }
    [[nodiscard]] constexpr bool empty() const { return first == last; }
    [[nodiscard]] constexpr bool contains(NodeId n) const { return first <= n && n < last; }
    [[nodiscard]] constexpr NodeId operator[](std::uint32_t k) const { return first + k; }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{first}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{last}; }
    friend constexpr bool operator==(NodeRange, NodeRange) = default;
};

} // namespace prunus

template <class Tag> struct std::hash<prunus::Index<Tag>> {
    std::size_t operator()(prunus::Index<Tag> index) const noexcept { return index.value; }
};
