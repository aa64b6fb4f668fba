#include "tests/search/oracle/levelordertree.h"

#include <algorithm>
#include <limits>

namespace prunus::oracle {

GameTree levelOrderTree(std::uint32_t nodes, std::uint32_t width) {
    std::vector<std::uint32_t> offsets(nodes + 1);
    for (std::uint32_t n = 0; n <= nodes; ++n) {
        offsets[n] = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(std::uint64_t{n} * width + 1, nodes));
    }
    std::vector<Value> values(nodes, std::numeric_limits<Value>::quiet_NaN());
    for (std::uint32_t n = 0; n < nodes; ++n) {
        if (offsets[n] == offsets[n + 1]) {
            values[n] = static_cast<Value>((n * 2654435761U >> 8) % 1000);
        }
    }
    return GameTree(std::move(offsets), std::move(values));
}

} // namespace prunus::oracle
