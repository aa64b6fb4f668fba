#pragma once

#include "core/base/enumtable.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <array>
#include <string_view>

namespace prunus {

/// What is said of alpha-beta, true or false; the sentences stand in ui/words. Alpha-beta is the
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
    /// Whether a tree shows that it is false: not where it says that something can happen, and
    /// that never does.
    bool hasCounterexample = false;

    /// Whether it says that something can happen: no tree is asked for against it.
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

/// The largest tree that is given against a statement.
inline constexpr std::uint32_t mostNodesAgainst = 40;

/// Whether the tree shows what the statement says that it does not do; of one that says that
/// something can happen, whether it does on this tree.
[[nodiscard]] bool isShownBy(Statement statement, const GameTree& tree);

} // namespace prunus
