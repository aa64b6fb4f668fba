#pragma once

#include "core/practice/answer.h"

#include <map>
#include <utility>

namespace prunus {

/// An answer as fields that can be counted: what each holds, by the node or the place that it
/// belongs to and which of its fields it is. One that is not there has no answer.
using AnswerFields = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Value>>;

[[nodiscard]] AnswerFields fieldsOf(const GameTree& tree, Question question, const Sheet& sheet,
                                    const Answer& answer, const Profile& profile);
/// Leaves out what a shorter question does not ask, to judge from what was given: the line of a
/// move, counts, a move beside a number.
void keepAsked(AnswerFields& fields, Question question, const AnswerFields& given);

/// What a field holds; empty if it is not there.
[[nodiscard]] std::vector<Value> fieldIn(const AnswerFields& fields,
                                         const AnswerFields::key_type& field);
/// The fields that are in one or the other.
[[nodiscard]] AnswerFields joined(AnswerFields a, const AnswerFields& b);
/// How many fields are not the same.
[[nodiscard]] std::size_t differences(const AnswerFields& a, const AnswerFields& b);

} // namespace prunus
