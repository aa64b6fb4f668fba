#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/generate/uniform.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace prunus {

/// Uniform trees of random values, another one for each sample and depth. The shape's depth does
/// not count; its seed is that of the first sample, and each further sample has the next one.
struct RandomTrees {
    UniformShape shape;
};

/// One tree, searched to each depth limit from 1 on. A limit needs static values at its row.
struct GivenTree {
    std::shared_ptr<const GameTree> tree;
};

/// A game, searched to each depth without a tree in memory.
struct GivenGame {
    AnyGame start;
    Evaluation evaluation = Evaluation::own;
    /// The quiescence search behind each depth; the game must offer it.
    Quiescence quiescence = Quiescence::none;
};

/// One line of the chart: an algorithm under a move order.
struct GrowthLine {
    Algorithm algorithm = Algorithm::alphaBeta;
    /// The move order in a tree; in a game, asWritten.
    MoveOrder order = MoveOrder::asWritten;
    /// The move order in a game, which must offer it; in a tree, own.
    GameMoveOrder gameOrder = GameMoveOrder::own;

    friend bool operator==(const GrowthLine&, const GrowthLine&) = default;
};

/// The id of the line's move order, be it that of a tree or of a game.
[[nodiscard]] std::string_view orderIdOf(const GrowthLine& line);

/// What is to be measured: the searches of each line at each depth.
struct GrowthPlan {
    std::variant<RandomTrees, GivenTree, GivenGame> subject;
    std::vector<GrowthLine> lines;
    /// The greatest depth: the depths 1 ... depth are measured.
    std::uint32_t depth = 8;
    /// How many searches make a point where they can differ from each other: in random trees, and
    /// in a given tree under the order random.
    std::uint32_t samples = 20;
    /// The seed of the first sample's random order in a given tree; each further sample has the
    /// next seed. In random trees the order has the seed of the tree.
    std::uint64_t seed = 1;
    /// The other options of the searches: root player, rules and the like. Its algorithm, order,
    /// seed, depth and window do not count.
    SearchOptions search;
    /// A random tree with more nodes is not made, and a search of a game that visits more is given
    /// up.
    std::uint64_t maxNodes = 10'000'000;
};

/// How many searches make a point of this line.
[[nodiscard]] std::uint32_t samplesOf(const GrowthPlan& plan, const GrowthLine& line);

/// The random tree of this depth and seed that the plan measures. Needs RandomTrees.
[[nodiscard]] UniformShape shapeAt(const GrowthPlan& plan, std::uint32_t depth, std::uint64_t seed);

/// The options of the search that makes one sample. A random tree is searched whole, a given tree
/// or game to the depth; a given tree that is no higher than the depth is searched whole, too.
[[nodiscard]] SearchOptions searchAt(const GrowthPlan& plan, const GrowthLine& line,
                                     std::uint32_t depth, std::uint64_t seed);

} // namespace prunus
