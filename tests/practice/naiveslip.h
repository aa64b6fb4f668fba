#pragma once

#include "core/search/options.h"
#include "tests/search/oracle/naivetree.h"

#include <map>
#include <string>

namespace prunus::oracle {

/// A misconception as its row in the table tells it, carried out on nested nodes by one recursive
/// function that asks for the row's number where it differs. Knows nothing of the program's own.
struct NaiveSlip {
    std::string id; ///< M01 … M35; empty: the right procedure
    int form = 0;
    bool exhaustive = false; ///< no α and β
    bool negamax = false;    ///< one function
    SearchOptions options;   ///< depth, fail, cut, window, root
};

struct NaiveOutcome {
    Value value = 0;
    std::vector<std::uint32_t> line;
    std::vector<std::uint32_t> reads;        ///< by the nodes' numbers, in order
    std::map<std::uint32_t, Value> returned; ///< of each node, the last time, from MAX's side
};

/// None if a node without static value lies at the depth limit.
[[nodiscard]] std::optional<NaiveOutcome> naiveOutcome(const NaiveTree& tree,
                                                       const NaiveSlip& slip);

} // namespace prunus::oracle
