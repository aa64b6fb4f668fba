#pragma once

#include "core/lessons/lesson.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {

// These are the words that lessons use for enumerators, in reading and in writing; each list is in
// the order of its enumerators.

inline constexpr auto modeWords =
    std::to_array<std::string_view>({"lesson", "self-check", "homework", "exam"});
inline constexpr auto freshWords =
    std::to_array<std::string_view>({"never", "perStudent", "perAttempt"});
inline constexpr auto modelAnswerWords =
    std::to_array<std::string_view>({"afterSubmit", "forfeits", "never"});
inline constexpr auto conventionWords = [] {
    std::array<std::string_view, everyConvention.size()> keys;
    std::ranges::transform(everyConvention, keys.begin(), keyOf);
    return keys;
}();
inline constexpr auto demandWords = std::to_array<std::string_view>(
    {"fewRepeats", "prunes", "bothSides", "depthsOfCuts", "answer", "ties", "difficulty", "shows",
     "separates", "robust", "noShortCut", "conventionProof"});
static_assert(demandWords.size() == static_cast<std::size_t>(Demand::conventionProof) + 1);

inline constexpr auto slipWords = [] {
    std::array<std::string_view, static_cast<std::size_t>(Misconception::noResearch) + 1> ids;
    std::transform(everyMisconception.begin(), everyMisconception.begin() + ids.size(), ids.begin(),
                   [](const MisconceptionTraits& each) { return each.id; });
    return ids;
}();
inline constexpr auto searchWords = [] {
    std::array<std::string_view, everyAlgorithm.size()> ids;
    std::ranges::transform(everyAlgorithm, ids.begin(), &AlgorithmTraits::id);
    return ids;
}();
inline constexpr auto playsWords = std::to_array<std::string_view>({"first", "second", "both"});
inline constexpr auto questionWords = [] {
    std::array<std::string_view, everyQuestion.size()> ids;
    std::ranges::transform(everyQuestion, ids.begin(), &QuestionTraits::id);
    return ids;
}();
inline constexpr auto aspectWords = [] {
    std::array<std::string_view, everyAspect.size()> ids;
    std::ranges::transform(everyAspect, ids.begin(), &AspectTraits::id);
    return ids;
}();
inline constexpr auto statementWords = std::to_array<std::string_view>(
    {"otherValue", "cubesKeepCuts", "firstChildRead", "sevenKeepsCuts", "greaterOtherValue",
     "mirrorKeepsCuts", "softReadsNoMore", "greaterSameLeaves", "negationKeepsCuts",
     "backwardsAsMany", "hardReturnsAsSoft"});
static_assert(statementWords.size() == everyStatement.size());
inline constexpr auto unitWords = std::to_array<std::string_view>({"evaluations", "nodes"});

template <class E, std::size_t n>
[[nodiscard]] std::string_view wordAmong(E value, const std::array<std::string_view, n>& words) {
    return words.at(static_cast<std::size_t>(value));
}

} // namespace prunus
