#pragma once

#include "core/base/enumtable.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <array>
#include <string_view>

namespace prunus {

/// Statements about alpha-beta, true or false; the sentences stand in ui/words. Alpha-beta is the
/// final form from an open window, which cuts at alpha >= beta unless a statement says otherwise.
enum class Statement : std::uint8_t {
    otherValue,        ///< it can return another value than minimax
    cubesKeepCuts,     ///< v³ for every leaf v changes no cut
    firstChildRead,    ///< the first child of a node that is entered is never skipped
    sevenKeepsCuts,    ///< 7 more at all leaves changes no cut
    greaterOtherValue, ///< with > instead of >= the value can change
    mirrorKeepsCuts,   ///< negated leaves and exchanged players give the same cuts
    softReadsNoMore,   ///< fail-soft never reads more than fail-hard
    greaterSameLeaves, ///< with > instead of >= the same leaves are read
    negationKeepsCuts, ///< negated leaves, with the players as they are, give the same cuts
    backwardsAsMany,   ///< from right to left as many leaves are read
    hardReturnsAsSoft, ///< fail-hard returns the same from every node as fail-soft
};

struct StatementTraits {
    Statement statement;
    bool isTrue = false;
    /// Whether there is a tree that shows that the statement is false. There is none if it says
    /// that something can happen that never does.
    bool hasCounterexample = false;

    /// Whether the statement wrongly says that something can happen: no tree is asked for against
    /// it.
    [[nodiscard]] constexpr bool saysCan() const { return !isTrue && !hasCounterexample; }
};

inline constexpr std::array everyStatement{
    StatementTraits{Statement::otherValue, false, false},
    StatementTraits{Statement::cubesKeepCuts, true, false},
    StatementTraits{Statement::firstChildRead, true, false},
    StatementTraits{Statement::sevenKeepsCuts, true, false},
    StatementTraits{Statement::greaterOtherValue, false, false},
    StatementTraits{Statement::mirrorKeepsCuts, true, false},
    StatementTraits{Statement::softReadsNoMore, true, false},
    StatementTraits{Statement::greaterSameLeaves, false, true},
    StatementTraits{Statement::negationKeepsCuts, false, true},
    StatementTraits{Statement::backwardsAsMany, false, true},
    StatementTraits{Statement::hardReturnsAsSoft, false, true},
};
static_assert(isEnumTable<everyStatement, &StatementTraits::statement>());

[[nodiscard]] constexpr const StatementTraits& traits(Statement s) {
    return everyStatement.at(static_cast<std::size_t>(s));
}

/// The number of nodes of the largest tree that may be given against a statement.
inline constexpr std::uint32_t mostNodesAgainst = 40;

/// Whether the tree contradicts the statement; for a statement that something can happen, whether
/// it happens on this tree.
[[nodiscard]] bool isShownBy(Statement statement, const GameTree& tree);

} // namespace prunus
