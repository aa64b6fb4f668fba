#include "tests/bench/trees.h"

#include "core/games/unfold.h"
#include "core/generate/randomtree.h"
#include "core/generate/uniform.h"

#include <limits>

namespace prunus::bench {

GameTree uniform(std::uint32_t depth, std::uint32_t branching) {
    UniformShape shape;
    shape.depth = depth;
    shape.branching = branching;
    shape.high = 99'999;
    return generateUniform(shape).value();
}

GameTree uneven(std::uint32_t nodes) {
    RandomShape shape;
    shape.maxDepth = nodes;
    shape.maxBranching = 4;
    shape.earlyLeafShare = 0.3;
    shape.maxNodes = nodes;
    GameTree tree = generateRandom(shape);
    while (tree.nodeCount() < nodes / 2) { // one that does not die out
        ++shape.seed;
        tree = generateRandom(shape);
    }
    return tree;
}

namespace {

/// From the number of children of every node, in level order.
GameTree grown(const std::vector<std::uint32_t>& childCounts) {
    std::vector<std::uint32_t> offsets{1};
    std::vector<Value> values;
    for (std::size_t n = 0; n < childCounts.size(); ++n) {
        offsets.push_back(offsets.back() + childCounts[n]);
        values.push_back(childCounts[n] == 0 ? Value(n * 7919 % 99'991)
                                             : std::numeric_limits<Value>::quiet_NaN());
    }
    return {std::move(offsets), std::move(values)};
}

} // namespace

GameTree comb(std::uint32_t rows, std::uint32_t branching) {
    std::vector<std::uint32_t> counts{branching};
    for (std::uint32_t row = 1; row < rows; ++row) {
        counts.push_back(row + 1 < rows ? branching : 0);
        counts.resize(counts.size() + branching - 1);
    }
    return grown(counts);
}

GameTree ladder(std::uint32_t rows) {
    constexpr Value none = std::numeric_limits<Value>::quiet_NaN();
    std::vector<std::uint32_t> offsets{1, 4};
    std::vector<Value> values{none};
    for (std::uint32_t row = 1; row < rows; ++row) {
        // No good for the side to move above; the end is worse still.
        const Value leaf = row % 2 == 1 ? 10 : 90;
        values.insert(values.end(), {leaf, none, leaf});
        offsets.insert(offsets.end(), {offsets.back(), offsets.back() + 3, offsets.back() + 3});
    }
    values.insert(values.end(), {0, 0, 0});
    offsets.insert(offsets.end(), 3, offsets.back());
    return {std::move(offsets), std::move(values)};
}

GameTree broom(std::uint32_t children, std::uint32_t leaves) {
    std::vector<std::uint32_t> counts{children};
    counts.resize(1 + std::size_t{children}, leaves);
    counts.resize(counts.size() + std::size_t{children} * leaves);
    return grown(counts);
}

GameTree unfolded(const std::string& game, std::optional<std::uint32_t> depth) {
    UnfoldWish wish;
    wish.depth = depth;
    return std::move(unfold(gameNamed(game).value(), wish).value().tree);
}

GameTree named(const std::string& name) {
    constexpr std::uint32_t million = 1'000'000;
    return name == "b=10"        ? uniform(7, 10)
           : name == "million"   ? uniform(6, 10)
           : name == "b=3"       ? uniform(14, 3)
           : name == "repeating" ? uniform(12, 3)
           : name == "edited"    ? uniform(16, 2)
           : name == "path"      ? uniform(million - 1, 1)
           : name == "star"      ? uniform(1, million - 1)
           : name == "ladder"    ? ladder(million / 3)
           : name == "2000-rows" ? comb(2000, 5000)
           : name == "uneven"    ? uneven(10 * million)
                                 : throw std::invalid_argument("no tree is called " + name);
}

} // namespace prunus::bench
