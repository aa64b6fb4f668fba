#pragma once

#include "core/base/enumtable.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace prunus {

/// What people get wrong about alpha-beta, each as a procedure: a small delta of the right one.
/// M01 … M35 in this order.
enum class Misconception : std::uint8_t {
    equality,              ///< cuts only when the window crosses
    equalityReversed,      ///< cuts on a tie where only a crossing cuts
    failModesMixed,        ///< clamps where fail-soft does not, or the other way round
    windowsNeverNarrow,    ///< children get the node's first window
    noDeepCutoffs,         ///< looks only at the parent
    openRootWindows,       ///< forgets alpha between root moves
    sharedBounds,          ///< one alpha and one beta for all nodes, never restored
    lastValueIsBound,      ///< alpha is the last child's value
    wrongSide,             ///< MAX moves beta
    wrongTest,             ///< MAX stops at best <= alpha
    noBetaCutoffs,         ///< prunes only at MIN nodes
    noAlphaCutoffs,        ///< prunes only at MAX nodes
    testBeforeUpdate,      ///< one leaf too late
    provingLeafCrossedOut, ///< crosses out the leaf that proves the cut
    returnInLoop,          ///< looks at the first child only
    firstImprovement,      ///< returns at the first improvement
    lastChildWins,         ///< takes the last answer
    lastChildsPath,        ///< right value, last child's line
    bestStartsAtZero,      ///< best never set, or starts at 0
    bestKept,              ///< one best for all calls, never reset
    negatedMinLeaf,        ///< mini's leaf returns the negated static value
    cutBeforeUndo,         ///< a cut leaves its move on the board
    lastEqualWins,         ///< updates with >=
    anyEqualRootMove,      ///< plays the last child with the root's value
    boundAsValue,          ///< writes = where only a bound is proved
    minimaxAfterPruning,   ///< fills in minimax values that were never read
    playersSwapped,        ///< reads the triangles upside down
    rightToLeft,           ///< searches from the right
    lostMinus,             ///< negamax without the minus
    windowHalfTurned,      ///< negamax window swapped or negated, not both
    windowAsItIs,          ///< negamax window passed on unchanged
    leafFromWrongSide,     ///< colour not applied, or not flipped
    depthOffByOne,         ///< one ply too few, or one too many
    countsWithoutRoot,     ///< the root, or the leaves, not counted as nodes
    noResearch,            ///< a null-window result believed
};

/// Among which answers a misconception shows.
enum class MisconceptionKind : std::uint8_t { convention, value, pruning, move, windows, counts };

struct MisconceptionTraits {
    Misconception misconception;
    /// On the command line and in files: M01 … M35.
    std::string_view id;
    MisconceptionKind kind;
    /// Whether it is a run, which can be stepped; otherwise a way of answering about a right run.
    bool isRun = true;
    /// Whether it is a delta of the negamax form.
    bool negamaxForm = false;
};

inline constexpr std::array everyMisconception{
    MisconceptionTraits{Misconception::equality, "M01", MisconceptionKind::convention},
    MisconceptionTraits{Misconception::equalityReversed, "M02", MisconceptionKind::convention},
    MisconceptionTraits{Misconception::failModesMixed, "M03", MisconceptionKind::convention, false},
    MisconceptionTraits{Misconception::windowsNeverNarrow, "M04", MisconceptionKind::windows},
    MisconceptionTraits{Misconception::noDeepCutoffs, "M05", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::openRootWindows, "M06", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::sharedBounds, "M07", MisconceptionKind::windows},
    MisconceptionTraits{Misconception::lastValueIsBound, "M08", MisconceptionKind::windows},
    MisconceptionTraits{Misconception::wrongSide, "M09", MisconceptionKind::windows},
    MisconceptionTraits{Misconception::wrongTest, "M10", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::noBetaCutoffs, "M11", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::noAlphaCutoffs, "M12", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::testBeforeUpdate, "M13", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::provingLeafCrossedOut, "M14", MisconceptionKind::pruning,
                        false},
    MisconceptionTraits{Misconception::returnInLoop, "M15", MisconceptionKind::value},
    MisconceptionTraits{Misconception::firstImprovement, "M16", MisconceptionKind::value},
    MisconceptionTraits{Misconception::lastChildWins, "M17", MisconceptionKind::value},
    MisconceptionTraits{Misconception::lastChildsPath, "M18", MisconceptionKind::move},
    MisconceptionTraits{Misconception::bestStartsAtZero, "M19", MisconceptionKind::value},
    MisconceptionTraits{Misconception::bestKept, "M20", MisconceptionKind::value},
    MisconceptionTraits{Misconception::negatedMinLeaf, "M21", MisconceptionKind::value},
    MisconceptionTraits{Misconception::cutBeforeUndo, "M22", MisconceptionKind::value},
    MisconceptionTraits{Misconception::lastEqualWins, "M23", MisconceptionKind::move},
    MisconceptionTraits{Misconception::anyEqualRootMove, "M24", MisconceptionKind::move, false},
    MisconceptionTraits{Misconception::boundAsValue, "M25", MisconceptionKind::windows, false},
    MisconceptionTraits{Misconception::minimaxAfterPruning, "M26", MisconceptionKind::value, false},
    MisconceptionTraits{Misconception::playersSwapped, "M27", MisconceptionKind::value},
    MisconceptionTraits{Misconception::rightToLeft, "M28", MisconceptionKind::pruning},
    MisconceptionTraits{Misconception::lostMinus, "M29", MisconceptionKind::value, true, true},
    MisconceptionTraits{Misconception::windowHalfTurned, "M30", MisconceptionKind::windows, true,
                        true},
    MisconceptionTraits{Misconception::windowAsItIs, "M31", MisconceptionKind::windows, true, true},
    MisconceptionTraits{Misconception::leafFromWrongSide, "M32", MisconceptionKind::value, true,
                        true},
    MisconceptionTraits{Misconception::depthOffByOne, "M33", MisconceptionKind::value},
    MisconceptionTraits{Misconception::countsWithoutRoot, "M34", MisconceptionKind::counts, false},
    MisconceptionTraits{Misconception::noResearch, "M35", MisconceptionKind::value},
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
