#pragma once

#include "core/search/options.h"
#include "core/trace/searchtrace.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <vector>

namespace prunus {

/// What the result of a search under a finite window says of the true value, from MAX's side.
enum class Bound : std::uint8_t { exact, upper, lower };

/// What `prunus compare` says of one algorithm.
struct ComparedSearch {
    Algorithm algorithm = Algorithm::minimax;
    /// From MAX's side.
    Value value = 0;
    /// The child numbers of the principal variation, from the root; empty without a best move.
    std::vector<std::uint32_t> variation;
    Counts counts;
    /// None where the search ran under an open window.
    std::optional<Bound> bound;
};

struct Comparison {
    /// The whole tree, whatever the depth limit.
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t depth = 0;
    Player root = Player::max;
    std::vector<ComparedSearch> searches;
};

void writeTable(std::ostream& out, const Comparison& comparison);
void writeCsv(std::ostream& out, const Comparison& comparison);
void writeJson(std::ostream& out, const Comparison& comparison);

} // namespace prunus
