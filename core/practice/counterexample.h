#pragma once

#include "core/base/enumtable.h"
#include "core/base/progress.h"
#include "core/practice/procedure.h"
#include "core/tree/gametree.h"

#include <array>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// The aspects in which two procedures may differ on a tree.
enum class Aspect : std::uint8_t {
    value,    ///< the value of the root
    move,     ///< which child of the root they play
    leaves,   ///< which leaves they read
    order,    ///< in which order they read leaves
    returned, ///< what the inner nodes that they visit return
    line,     ///< the line of play that they give, which may be no line of the tree's
};

struct AspectTraits {
    Aspect aspect;
    std::string_view id; ///< the name on the command line
};

inline constexpr std::array everyAspect{
    AspectTraits{Aspect::value, "value"},       AspectTraits{Aspect::move, "move"},
    AspectTraits{Aspect::leaves, "leaves"},     AspectTraits{Aspect::order, "order"},
    AspectTraits{Aspect::returned, "returned"}, AspectTraits{Aspect::line, "line"},
};
static_assert(isEnumTable<everyAspect, &AspectTraits::aspect>());

/// Two procedures that are said to differ in an aspect.
struct Rivalry {
    Procedure right;
    Procedure wrong;
    Aspect aspect = Aspect::value;
};

/// The reason why two procedures do not differ on any tree, known without a search.
struct Alike {
    /// The misconception that changes nothing in this aspect. If there is none, both are one
    /// procedure, or they are proved to be alike.
    std::optional<Misconception> idle;
    /// Whether both are right searches, which are proved to be alike in this aspect.
    bool isProved = false;
};

/// The reason why the two are known not to differ on any tree that is searched to its leaves: they
/// are one procedure by two names, a misconception shows elsewhere, or there is a theorem. nullopt
/// proves nothing.
[[nodiscard]] std::optional<Alike> alike(const Rivalry& rivalry);

/// Whether the two procedures differ on this tree; false if one of them lacks a static value.
[[nodiscard]] bool differ(const GameTree& tree, const Rivalry& rivalry);

/// The first step at which the two procedures do not do the same. Numbers are compared from MAX's
/// side, windows of inner nodes only if both procedures have them. If one run has ended, it is the
/// step behind its end. Both procedures must be able to run on the tree.
[[nodiscard]] Step firstDifference(const GameTree& tree, const Rivalry& rivalry);

struct Counterexample {
    GameTree tree;
    /// Whether all smaller trees were tried; otherwise it is the smallest that was found.
    bool smallest = false;
};

/// What was tried in vain to find a counterexample. This proves nothing about larger trees.
struct NoCounterexample {
    /// The most leaves up to which all trees were tried, see findCounterexample(); of trees with
    /// more leaves, some were drawn.
    std::uint32_t allUpTo = 0;
    std::uint64_t tried = 0;
    bool stopped = false;
};

/// The most leaves that a counterexample has, unless more are allowed.
inline constexpr std::uint32_t usualMostLeaves = 8;

/// The smallest tree on which the two procedures differ, of those whose inner nodes have two
/// children or more and whose leaves are whole numbers from 1 on. The smallest tree has the fewest
/// leaves, then the fewest nodes, then the least depth, then the child counts of its nodes, as they
/// are written, that come first in lexicographic order, then the least greatest value, then the
/// values that come first in lexicographic order. Where only numbers below 1 show a difference in a
/// shape, those nearest to 0 are used.
///
/// All trees are tried up to six leaves, five where signs matter; fewer where a window has large
/// bounds. Trees with more leaves are drawn, the same on every platform, and the tree that is found
/// is made smaller; if it has seven leaves or more, all trees with seven are tried, too, which
/// takes a minute. NoCounterexample if no tree with up to mostLeaves is found, or if the progress
/// is cancelled before one is; the progress counts trees.
[[nodiscard]] tl::expected<Counterexample, NoCounterexample>
findCounterexample(const Rivalry& rivalry, std::uint32_t mostLeaves = usualMostLeaves,
                   Progress* progress = nullptr);

} // namespace prunus
