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
    /// Behind each depth; the game must offer it.
    Quiescence quiescence = Quiescence::none;
};

/// One line of the chart: an algorithm under a move order.
struct GrowthLine {
    Algorithm algorithm = Algorithm::alphaBeta;
    /// Of a tree; as written in a game.
    MoveOrder order = MoveOrder::asWritten;
    /// Of a game, which must offer it; its own in a tree.
    GameMoveOrder gameOrder = GameMoveOrder::own;

    friend bool operator==(const GrowthLine&, const GrowthLine&) = default;
};

/// The name of the line's order, whichever it is.
[[nodiscard]] std::string_view orderIdOf(const GrowthLine& line);

/// What is to be measured: the searches of each line at each depth.
struct GrowthPlan {
    std::variant<RandomTrees, GivenTree, GivenGame> subject;
    std::vector<GrowthLine> lines;
    /// Depths 1 ... depth.
    std::uint32_t depth = 8;
    /// How many searches make a point, where one differs from another: of random trees, and under
    /// the order random of a given tree.
    std::uint32_t samples = 20;
    /// Of the first sample's random order in a given tree; each further one has the next seed. In
    /// random trees the order has the seed of the tree.
    std::uint64_t seed = 1;
    /// Root player, rules and the like; algorithm, order, seed, depth and window do not count.
    SearchOptions search;
    /// A random tree with more nodes is not made, and a search of a game that visits more is given
    /// up.
    std::uint64_t maxNodes = 10'000'000;
};

/// How many searches make a point of this line.
[[nodiscard]] std::uint32_t samplesOf(const GrowthPlan& plan, const GrowthLine& line);

/// The random tree of this depth and seed that the plan measures. Needs RandomTrees.
[[nodiscard]] UniformShape shapeAt(const GrowthPlan& plan, std::uint32_t depth, std::uint64_t seed);

/// The search that makes one sample. A random tree is searched whole, a given tree or game to the
/// depth; for a given tree not lower than its height that is whole, too.
[[nodiscard]] SearchOptions searchAt(const GrowthPlan& plan, const GrowthLine& line,
                                     std::uint32_t depth, std::uint64_t seed);

} // namespace prunus
