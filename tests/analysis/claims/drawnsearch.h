#pragma once

#include "tests/search/oracle/naivesearch.h"
#include "tests/search/oracle/randomtree.h"

#include <optional>

namespace prunus::oracle {

/// A small random tree with options that fit it, and what a search of it does.
struct DrawnSearch {
    NaiveTree tree;
    SearchOptions options; ///< settled
    Orders orders;
    Log log;
    /// Whether alpha-beta, with the same depth, root and order, skips something because of a bound
    /// that was set above the parent.
    bool deep = false;
};

/// From this seed. Of every three, at least one is deep.
[[nodiscard]] DrawnSearch drawnSearch(std::uint64_t seed, Algorithm algorithm);

/// With which tree and options, for messages.
[[nodiscard]] std::string text(const DrawnSearch& search);

} // namespace prunus::oracle
