#pragma once

#include "core/notation/readtree.h"
#include "core/practice/answer.h"

#include <ostream>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// Reads an answer to the question about this tree, as attempts have it: `{"marks": [[1,1]]}`; or
/// as `prunus answer` prints it, with the answer behind a key of that name. The text is not
/// trusted, because somebody else wrote it: a node that the tree does not have, or a key that the
/// question does not have, is an error. O(length log nodes), no recursion.
[[nodiscard]] tl::expected<Answer, ReadError> readAnswer(std::string_view text,
                                                         const GameTree& tree, Question question);
/// Writes the answer as one line of JSON, with the keys of the question.
void writeAnswer(std::ostream& out, const GameTree& tree, Question question, const Answer& answer);
/// Returns the answer as such a line of JSON.
[[nodiscard]] std::string writeAnswer(const GameTree& tree, Question question,
                                      const Answer& answer);

} // namespace prunus
