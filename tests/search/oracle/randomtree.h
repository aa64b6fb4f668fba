#pragma once

#include "core/search/options.h"
#include "tests/enough.h"
#include "tests/search/oracle/naivetree.h"

#include <random>

namespace prunus::oracle {

/// Draws that are the same on every platform, which the standard distributions are not.
class Draw {
  public:
    explicit Draw(std::uint64_t seed) : engine_(seed) {}

    /// A whole number in [0, n).
    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(engine_() % n); }
    bool oneIn(std::uint32_t n) { return below(n) == 0; }

  private:
    std::mt19937_64 engine_;
};

/// A small tree: uneven depths, single children, ties, negative and decimal values; sometimes
/// static values at inner nodes, MIN at the root, or leaves that take the failure value.
[[nodiscard]] NaiveTree randomTree(Draw& draw, std::uint32_t maxDepth = 4,
                                   std::uint32_t maxChildren = 4);

/// Any options that the command line could express, and that fit the tree's size.
[[nodiscard]] SearchOptions randomOptions(Draw& draw, Algorithm algorithm);

/// A uniform tree of distinct whole numbers in random order.
[[nodiscard]] NaiveTree uniformDistinct(Draw& draw, std::uint32_t depth, std::uint32_t branching);

/// The options in the words of the command line, for messages.
[[nodiscard]] std::string text(const SearchOptions& options);

} // namespace prunus::oracle
