#pragma once

#include <array>
#include <string_view>

namespace prunus {

// The words that answers are read and written with, in the order of what they stand for.

inline constexpr auto relationWords =
    std::to_array<std::string_view>({"=", "<=", ">=", "between"}); ///< by WrittenValue::Relation
inline constexpr auto sideOfCutWords =
    std::to_array<std::string_view>({"beta", "alpha"}); ///< by the Player who moves there
inline constexpr auto nodeTypeWords =
    std::to_array<std::string_view>({"pv", "cut", "all"}); ///< by NodeType
/// The words of Sheet::Bound.
inline constexpr auto provedWords =
    std::to_array<std::string_view>({"exact", "at-most", "at-least"});
/// The keys of Answer::counts, in the order in which they are written: the counts of a run, then
/// those of leaf-bounds.
inline constexpr auto countWords = std::to_array<std::string_view>(
    {"nodesVisited", "leavesEvaluated", "interiorVisited", "cutoffs", "nodesPruned", "leavesPruned",
     "leavesAtLeast", "leavesAtMost"});
inline constexpr std::size_t countsOfRun = 6;

/// An example of an answer to each Question, in the order of Question.
inline constexpr auto answerExamples =
    std::to_array<std::string_view>({R"({"values": {"": 3, "0": 3}})",
                                     R"({"move": 0, "line": [0, 0]})",
                                     R"({"marks": [[1, 1], [1, 2]]})",
                                     R"({"leaves": [[0, 0], [0, 1]]})",
                                     R"({"windows": {"1": {"in": [3, "inf"]}}})",
                                     R"({"values": {"": 3, "0": 3}})",
                                     R"({"leavesEvaluated": 7})",
                                     R"({"values": {"": 3, "0": -3}})",
                                     R"({"cuts": [{"at": "1", "side": "alpha"}]})",
                                     R"({"types": {"": "pv"}})",
                                     R"({"marks": [[1, 1]], "same": true})",
                                     R"({"marks": [[1, 1]]})",
                                     R"({"returned": 3, "proves": "exact"})",
                                     R"({"marks": [[1, 1]]})",
                                     R"({"leavesAtLeast": 5, "leavesAtMost": 9})",
                                     R"({"move": 1, "value": 4})",
                                     R"({"depth": 2, "move": 1})",
                                     R"({"order": {"": [1, 0, 2]}})",
                                     R"j({"set": [["(", 5, "inf", ")"]]})j",
                                     R"({"values": {"0.0": 3, "0.1": 12}})",
                                     R"({"tree": "[2, [1, 3]]", "line": 9})",
                                     R"({"true": false, "tree": "[2, [1, 3]]"})"});

} // namespace prunus
