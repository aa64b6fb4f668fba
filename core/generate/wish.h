#pragma once

#include "core/practice/misconception.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// A property that a tree is requested to have, as data: "exactly 5 leaves pruned" or "a cut that
/// depends on >= against >".
struct Wish {
    enum class Kind : std::uint8_t {
        // How much of something there is in the search; `relation` and `count` say how much.
        leavesPruned,
        nodesPruned,
        leavesEvaluated,
        cutoffs,
        deepCutoffs,   ///< cutoffs whose bound was found above the parent of the node that is cut
                       ///< short
        alphaCutoffs,  ///< cutoffs at MIN nodes
        betaCutoffs,   ///< cutoffs at MAX nodes
        innerCutoffs,  ///< cutoffs that skip a whole inner node
        tiesOnBound,   ///< cutoffs with alpha equal to beta
        prunedPercent, ///< the pruned share of all leaves in percent, rounded down
        bestMoves,     ///< moves at the root that reach its true value

        // Properties that a tree has or has not; `relation` and `count` do not matter.
        cutRuleMatters,   ///< cutting at >= visits other nodes than only at >
        failModesDiffer,  ///< fail-hard and fail-soft visit different nodes
        draftsDiffer,     ///< the first draft of alpha-beta visits other nodes than the final form
        bestMoveNotFirst, ///< the move that is searched first at the root is not worth the root's
                          ///< value
        bestFirstSaves,   ///< searched best-first, fewer leaves are evaluated than as written
        worstFirstPrunes, ///< searched worst-first, something is pruned all the same

        // Properties of the tree as a question in which the student crosses out what alpha-beta
        // skips; `relation` and `count` say how much.
        difficulty,   ///< how difficult the question is: see difficultyOf()
        guessPercent, ///< the share of the credit that the best of some guesses gets, in percent,
                      ///< rounded up
        slipsTold, ///< usual slips whose answers are neither right nor the same as another slip's
        /// Leaves that are read and whose value plus or minus 1 changes the best move or what is
        /// crossed out.
        fragileLeaves,

        slipShows,       ///< a student with `slip` gives another answer
        conventionProof, ///< the answer is the same under either cut rule and either fail mode
    };
    enum class Relation : std::uint8_t { exactly, atLeast, atMost };

    Kind kind = Kind::leavesPruned;
    Relation relation = Relation::exactly;
    std::uint64_t count = 0;
    Misconception slip = Misconception::noDeepCutoffs;
};

/// Whether `relation` and `count` mean something in a wish of this kind.
[[nodiscard]] constexpr bool isCounted(Wish::Kind kind) {
    return kind <= Wish::Kind::bestMoves ||
           (kind >= Wish::Kind::difficulty && kind <= Wish::Kind::fragileLeaves);
}

/// Returns how far a tree is from a wish: 0 if it has the property, otherwise the more the farther
/// it is. The wish is about the search with these options, except for the options that the wish
/// itself varies. Needs a tree whose searches find every static value. Two searches at most, but
/// for conventionProof four, for slipsTold one for each usual slip, for fragileLeaves two for each
/// leaf that is read, and for deepCutoffs O(depth log nodes) more for each cutoff. In a tree that
/// is too large for a misconception, no slip shows.
[[nodiscard]] std::uint64_t distanceTo(const Wish& wish, const GameTree& tree,
                                       const SearchOptions& options);

} // namespace prunus
