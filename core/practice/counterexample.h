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

/// In what two procedures may differ on a tree.
enum class Aspect : std::uint8_t {
    value,    ///< what they make of the root
    move,     ///< which child of the root they play
    leaves,   ///< which leaves they read
    order,    ///< in which order they read leaves
    returned, ///< what the inner nodes that they visit return
    line,     ///< the line of play that they give, which may be no line of the tree's
};

struct AspectTraits {
    Aspect aspect;
    std::string_view id; ///< on the command line
};

inline constexpr std::array everyAspect{
    AspectTraits{Aspect::value, "value"},       AspectTraits{Aspect::move, "move"},
    AspectTraits{Aspect::leaves, "leaves"},     AspectTraits{Aspect::order, "order"},
    AspectTraits{Aspect::returned, "returned"}, AspectTraits{Aspect::line, "line"},
};
static_assert(isEnumTable<everyAspect, &AspectTraits::aspect>());

/// Two procedures that are said to differ.
struct Rivalry {
    Procedure right;
    Procedure wrong;
    Aspect aspect = Aspect::value;
};

/// Why two procedures do not differ on any tree, without a search.
struct Alike {
    /// What changes nothing in this aspect; else both are one procedure, or the next holds.
    std::optional<Misconception> idle;
    /// Both are right, and it is proved of right searches that they are alike in this aspect.
    bool isProved = false;
};

/// Whether it is known that they do not differ on a tree that is searched to its leaves: one
/// procedure by two names, a misconception that shows elsewhere, or a theorem. None proves nothing.
[[nodiscard]] std::optional<Alike> alike(const Rivalry& rivalry);

/// Whether they do, on this tree. Not where one of them lacks a static value.
[[nodiscard]] bool differ(const GameTree& tree, const Rivalry& rivalry);

/// The first step at which they do not do the same, windows of inner nodes included where both have
/// them; numbers are from MAX's side. Where one has ended, the step behind its end. Needs that both
/// can be carried out.
[[nodiscard]] Step firstDifference(const GameTree& tree, const Rivalry& rivalry);

struct Counterexample {
    GameTree tree;
    /// Whether all smaller trees were tried; otherwise it is the smallest that was found.
    bool smallest = false;
};

/// What was tried in vain. That none was found proves nothing of larger trees.
struct NoCounterexample {
    /// All trees with up to so many leaves, see findCounterexample(); of more, some were drawn.
    std::uint32_t allUpTo = 0;
    std::uint64_t tried = 0;
    bool stopped = false;
};

/// How many leaves a counterexample has unless more are allowed.
inline constexpr std::uint32_t usualMostLeaves = 8;

/// The smallest tree on which they differ: of those whose inner nodes have two children or more,
/// with whole numbers from 1 on. Smallest: fewest leaves, then nodes, then depth, then child counts
/// of the nodes as they are written in lexicographic order, then least greatest value, then values
/// in lexicographic order. Where only numbers below 1 show it in a shape, those nearest to 0.
///
/// All trees are tried up to six leaves, five where signs matter; fewer where a window has large
/// bounds. Of more leaves trees are drawn, the same on every platform, and what is found is made
/// smaller; if that has seven leaves or more, all with seven are tried, too, which takes a minute.
/// None within mostLeaves, or where the progress was cancelled before one was found; it counts
/// trees.
[[nodiscard]] tl::expected<Counterexample, NoCounterexample>
findCounterexample(const Rivalry& rivalry, std::uint32_t mostLeaves = usualMostLeaves,
                   Progress* progress = nullptr);

} // namespace prunus
