#pragma once

#include "core/practice/misconception.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// A property that a tree is wished to have, as data: "exactly 5 leaves pruned" or "a cut that
/// depends on >= against >".
struct Wish {
    enum class Kind : std::uint8_t {
        // How much of something there is in the search; `relation` and `count` say how much.
        leavesPruned,
        nodesPruned,
        leavesEvaluated,
        cutoffs,
        deepCutoffs,   ///< whose bound was found above the parent of the node that is cut short
        alphaCutoffs,  ///< of MIN nodes
        betaCutoffs,   ///< of MAX nodes
        innerCutoffs,  ///< that skip an inner node, whole
        tiesOnBound,   ///< with alpha equal to beta
        prunedPercent, ///< of all leaves, rounded down
        bestMoves,     ///< moves at the root that reach its true value

        // What differs; `relation` and `count` do not matter.
        cutRuleMatters,   ///< cutting at >= visits other nodes than only at >
        failModesDiffer,  ///< hard and soft visit different nodes
        draftsDiffer,     ///< the first draft of alpha-beta visits other nodes than the final form
        bestMoveNotFirst, ///< the first move at the root that is searched is not worth its value
        bestFirstSaves,   ///< searched best-first, fewer leaves are evaluated than as written
        worstFirstPrunes, ///< searched worst-first, something is pruned all the same

        // Of the tree as a question: what is crossed out that alpha-beta skips. Counted.
        difficulty,   ///< see difficultyOf()
        guessPercent, ///< how much of the credit the best of some guesses gets, rounded up
        slipsTold,    ///< usual slips whose answers are neither right nor another one's
        /// leaves that are read, and whose value plus or minus 1 changes the move or the answer
        fragileLeaves,

        slipShows,       ///< somebody with `slip` answers otherwise
        conventionProof, ///< the answer is the same under either cut rule and either fail mode
    };
    enum class Relation : std::uint8_t { exactly, atLeast, atMost };

    Kind kind = Kind::leavesPruned;
    Relation relation = Relation::exactly;
    std::uint64_t count = 0;
    Misconception slip = Misconception::noDeepCutoffs;
};

/// Whether `relation` and `count` of such a wish mean something.
[[nodiscard]] constexpr bool isCounted(Wish::Kind kind) {
    return kind <= Wish::Kind::bestMoves ||
           (kind >= Wish::Kind::difficulty && kind <= Wish::Kind::fragileLeaves);
}

/// How far a tree is from a wish: 0 if it has the property, otherwise the more the farther. What
/// the wish speaks of is the search with these options, except for those that it varies. Needs a
/// tree whose searches have every static value. Two searches at most, for slipsTold one for each of
/// these, for fragileLeaves two for each leaf that is read, and for deep cutoffs O(depth log nodes)
/// more for each cutoff. In trees that are too large for a misconception none shows.
[[nodiscard]] std::uint64_t distanceTo(const Wish& wish, const GameTree& tree,
                                       const SearchOptions& options);

} // namespace prunus
