#include "tests/bench/trees.h"

#include "core/generate/randomtree.h"
#include "core/generate/uniform.h"

#include <stdexcept>

namespace prunus::bench {

GameTree uniform(std::uint32_t depth, std::uint32_t branching) {
    UniformShape shape;
    shape.depth = depth;
    shape.branching = branching;
    shape.high = 99'999;
    auto tree = generateUniform(shape);
    return tree ? std::move(*tree) : throw std::runtime_error(tree.error());
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

} // namespace prunus::bench
