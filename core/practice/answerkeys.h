#pragma once

#include <array>
#include <string_view>

namespace prunus {

// The words of answers, which are read and written.

inline constexpr auto relationWords =
    std::to_array<std::string_view>({"=", "<=", ">=", "between"}); ///< of WrittenValue::Relation
inline constexpr auto sideOfCutWords =
    std::to_array<std::string_view>({"beta", "alpha"}); ///< of the Player who moves there
inline constexpr auto nodeTypeWords =
    std::to_array<std::string_view>({"pv", "cut", "all"}); ///< of NodeType
/// Of Answer::counts, in the order in which they are written.
inline constexpr auto countWords =
    std::to_array<std::string_view>({"nodesVisited", "leavesEvaluated", "interiorVisited",
                                     "cutoffs", "nodesPruned", "leavesPruned"});

} // namespace prunus
