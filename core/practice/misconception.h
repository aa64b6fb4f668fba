#pragma once

#include "core/base/enumtable.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace prunus {

/// What people get wrong about alpha-beta. M01 … M35 come first, in this order: each is a procedure
/// that differs a little from the right one. Then come W01 …: each is a way of writing down a right
/// run wrongly, or of writing without a run.
enum class Misconception : std::uint8_t {
    equality,              ///< cuts only when the window crosses
    equalityReversed,      ///< cuts on a tie where only a crossing cuts
    failModesMixed,        ///< clamps where fail-soft does not, or the other way round
    windowsNeverNarrow,    ///< children get the node's first window
    noDeepCutoffs,         ///< looks only at the parent
    openRootWindows,       ///< forgets alpha between root moves
    sharedBounds,          ///< has one alpha and one beta for all nodes, never restored
    lastValueIsBound,      ///< alpha is the last child's value
    wrongSide,             ///< MAX moves beta
    wrongTest,             ///< MAX stops at best <= alpha
    noBetaCutoffs,         ///< prunes only at MIN nodes
    noAlphaCutoffs,        ///< prunes only at MAX nodes
    testBeforeUpdate,      ///< tests before the update, one leaf too late
    provingLeafCrossedOut, ///< crosses out the leaf that proves the cut
    returnInLoop,          ///< looks at the first child only
    firstImprovement,      ///< returns at the first improvement
    lastChildWins,         ///< takes the last answer
    lastChildsPath,        ///< has the right value, but the last child's line
    bestStartsAtZero,      ///< never sets best, or starts it at 0
    bestKept,              ///< has one best for all calls, never reset
    negatedMinLeaf,        ///< mini's leaf returns the negated static value
    cutBeforeUndo,         ///< a cut leaves its move on the board
    lastEqualWins,         ///< updates with >=
    anyEqualRootMove,      ///< plays the last child with the root's value
    boundAsValue,          ///< writes = where only a bound is proved
    minimaxAfterPruning,   ///< fills in minimax values that were never read
    playersSwapped,        ///< reads the triangles upside down
    rightToLeft,           ///< searches from the right
    lostMinus,             ///< forgets the minus in negamax
    windowHalfTurned,      ///< swaps or negates the negamax window, not both
    windowAsItIs,          ///< passes the negamax window on unchanged
    leafFromWrongSide,     ///< applies no colour, the other one, or does not flip it
    depthOffByOne,         ///< searches one ply too few, one too many, or two for each
    countsWithoutRoot,     ///< does not count the root, or the leaves, as nodes
    noResearch,            ///< believes the result of a null window
    boundsExchanged,       ///< exchanges alpha and beta at MIN's nodes
    signNotTurned,         ///< writes MAX's numbers at MIN's nodes in negamax
    exitForEntry,          ///< writes the window at exit, where that at entry is asked for
    entryForExit,          ///< writes the window at entry, where that at exit is asked for
    searchedCrossedOut,    ///< crosses out what was searched before the child that closes a window
    nothingPruned,         ///< does minimax in place of alpha-beta
};

/// The kind of a misconception: the answers in which it shows.
enum class MisconceptionKind : std::uint8_t {
    convention,
    value,
    pruning,
    move,
    windows,
    counts,
    writing, ///< the kind of W01 …, which concern whichever run is asked for
};

struct MisconceptionTraits {
    Misconception misconception;
    /// The name on the command line and in files: M01 … M35, W01 … W06.
    std::string_view id;
    MisconceptionKind kind;
    /// The line of the reference listing that is wrong, see linesOfReference; 0: none is.
    std::uint8_t deltaLine = 0;
    /// Whether it is a run, which can be stepped; otherwise a way of answering about a right run.
    bool isRun = true;
    /// Whether it is a change of the negamax form.
    bool negamaxForm = false;
};

/// The number of lines of the reference listing, whose lines the misconceptions change. This is
/// maxi; mini is its mirror image, and in the negamax form `v ← −nega(c, −β, −α)` stands in line 6:
///
///      1 maxi(n, α, β):
///      2   if leaf or depth = 0: return static(n)
///      3   best ← −∞; move ← none
///      4   for child c, left to right:
///      5     do(move c)
///      6     v ← mini(c, α, β)
///      7     undo(move c)
///      8     if v > best: best ← v; move ← c; pv ← c·pv(c)
///      9     α ← max(α, best)
///     10     if α ≥ β: return best
///     11   return best
inline constexpr std::uint8_t linesOfReference = 11;

inline constexpr std::array everyMisconception{
    MisconceptionTraits{Misconception::equality, "M01", MisconceptionKind::convention, 10},
    MisconceptionTraits{Misconception::equalityReversed, "M02", MisconceptionKind::convention, 10},
    MisconceptionTraits{Misconception::failModesMixed, "M03", MisconceptionKind::convention, 11,
                        false},
    MisconceptionTraits{Misconception::windowsNeverNarrow, "M04", MisconceptionKind::windows, 6},
    MisconceptionTraits{Misconception::noDeepCutoffs, "M05", MisconceptionKind::pruning, 6},
    MisconceptionTraits{Misconception::openRootWindows, "M06", MisconceptionKind::pruning, 6},
    MisconceptionTraits{Misconception::sharedBounds, "M07", MisconceptionKind::windows, 1},
    MisconceptionTraits{Misconception::lastValueIsBound, "M08", MisconceptionKind::windows, 9},
    MisconceptionTraits{Misconception::wrongSide, "M09", MisconceptionKind::windows, 9},
    MisconceptionTraits{Misconception::wrongTest, "M10", MisconceptionKind::pruning, 10},
    MisconceptionTraits{Misconception::noBetaCutoffs, "M11", MisconceptionKind::pruning, 10},
    MisconceptionTraits{Misconception::noAlphaCutoffs, "M12", MisconceptionKind::pruning, 10},
    MisconceptionTraits{Misconception::testBeforeUpdate, "M13", MisconceptionKind::pruning, 10},
    MisconceptionTraits{Misconception::provingLeafCrossedOut, "M14", MisconceptionKind::pruning, 0,
                        false},
    MisconceptionTraits{Misconception::returnInLoop, "M15", MisconceptionKind::value, 11},
    MisconceptionTraits{Misconception::firstImprovement, "M16", MisconceptionKind::value, 8},
    MisconceptionTraits{Misconception::lastChildWins, "M17", MisconceptionKind::value, 8},
    MisconceptionTraits{Misconception::lastChildsPath, "M18", MisconceptionKind::move, 8},
    MisconceptionTraits{Misconception::bestStartsAtZero, "M19", MisconceptionKind::value, 3},
    MisconceptionTraits{Misconception::bestKept, "M20", MisconceptionKind::value, 3},
    MisconceptionTraits{Misconception::negatedMinLeaf, "M21", MisconceptionKind::value, 2},
    MisconceptionTraits{Misconception::cutBeforeUndo, "M22", MisconceptionKind::value, 10},
    MisconceptionTraits{Misconception::lastEqualWins, "M23", MisconceptionKind::move, 8},
    MisconceptionTraits{Misconception::anyEqualRootMove, "M24", MisconceptionKind::move, 0, false},
    MisconceptionTraits{Misconception::boundAsValue, "M25", MisconceptionKind::windows, 0, false},
    MisconceptionTraits{Misconception::minimaxAfterPruning, "M26", MisconceptionKind::value, 0,
                        false},
    MisconceptionTraits{Misconception::playersSwapped, "M27", MisconceptionKind::value, 1},
    MisconceptionTraits{Misconception::rightToLeft, "M28", MisconceptionKind::pruning, 4},
    MisconceptionTraits{Misconception::lostMinus, "M29", MisconceptionKind::value, 6, true, true},
    MisconceptionTraits{Misconception::windowHalfTurned, "M30", MisconceptionKind::windows, 6, true,
                        true},
    MisconceptionTraits{Misconception::windowAsItIs, "M31", MisconceptionKind::windows, 6, true,
                        true},
    MisconceptionTraits{Misconception::leafFromWrongSide, "M32", MisconceptionKind::value, 2, true,
                        true},
    MisconceptionTraits{Misconception::depthOffByOne, "M33", MisconceptionKind::value, 2},
    MisconceptionTraits{Misconception::countsWithoutRoot, "M34", MisconceptionKind::counts, 0,
                        false},
    MisconceptionTraits{Misconception::noResearch, "M35", MisconceptionKind::value, 6},
    MisconceptionTraits{Misconception::boundsExchanged, "W01", MisconceptionKind::writing, 0,
                        false},
    MisconceptionTraits{Misconception::signNotTurned, "W02", MisconceptionKind::writing, 0, false,
                        true},
    MisconceptionTraits{Misconception::exitForEntry, "W03", MisconceptionKind::writing, 0, false},
    MisconceptionTraits{Misconception::entryForExit, "W04", MisconceptionKind::writing, 0, false},
    MisconceptionTraits{Misconception::searchedCrossedOut, "W05", MisconceptionKind::writing, 0,
                        false},
    MisconceptionTraits{Misconception::nothingPruned, "W06", MisconceptionKind::writing, 0, false},
};
static_assert(isEnumTable<everyMisconception, &MisconceptionTraits::misconception>());

[[nodiscard]] constexpr const MisconceptionTraits& traits(Misconception m) {
    return everyMisconception.at(static_cast<std::size_t>(m));
}

/// The misconception with this id, or none.
[[nodiscard]] constexpr std::optional<Misconception> misconceptionFromId(std::string_view id) {
    for (const MisconceptionTraits& each : everyMisconception) {
        if (each.id == id) {
            return each.misconception;
        }
    }
    return std::nullopt;
}

} // namespace prunus
