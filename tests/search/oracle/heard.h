#pragma once

#include "tests/search/oracle/naivesearch.h"

namespace prunus::oracle {

/// What a listener is told by the algorithms under test.
struct Heard {
    Log log; ///< without paths and players, which a listener does not learn
    std::vector<std::uint32_t> pliesLeft; ///< of each enter event
    Value value = 0;                      ///< the result, from MAX's side
};

/// Runs an algorithm under test on the naive tree itself, which is a Position but no GameTree.
[[nodiscard]] Heard heard(const NaiveTree& tree, const SearchOptions& options,
                          const Orders& orders);

} // namespace prunus::oracle
