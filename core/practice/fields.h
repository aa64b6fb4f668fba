#pragma once

#include "core/practice/answer.h"

#include <map>
#include <utility>

namespace prunus {

/// An answer as fields that can be counted: what each field holds, by the node or the place that it
/// belongs to, and by its number there. A field that is not in the map has no answer.
using AnswerFields = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Value>>;

[[nodiscard]] AnswerFields fieldsOf(const GameTree& tree, Question question, const Sheet& sheet,
                                    const Answer& answer, const Profile& profile);
/// Removes the fields that a shorter form of the question does not ask for, as the fields that were
/// given show: the line of a move, counts, or a move beside a number.
void keepAsked(AnswerFields& fields, Question question, const AnswerFields& given);

/// What a field holds; empty if it is not there.
[[nodiscard]] std::vector<Value> fieldIn(const AnswerFields& fields,
                                         const AnswerFields::key_type& field);
/// The fields that are in `a` or in `b`; a field that is in both holds what it holds in `a`.
[[nodiscard]] AnswerFields joined(AnswerFields a, const AnswerFields& b);
/// The number of fields that are not the same in both.
[[nodiscard]] std::size_t differences(const AnswerFields& a, const AnswerFields& b);

} // namespace prunus
