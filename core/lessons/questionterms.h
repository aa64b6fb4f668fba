#pragma once

#include "core/lessons/jsonmembers.h"
#include "core/lessons/lesson.h"
#include "core/practice/jsonvalue.h"

namespace prunus {

// These functions read and write what some questions of lessons say besides their tree. They are
// for the reader and the writer of lessons alone.

inline constexpr auto termKeys =
    std::to_array<std::string_view>({"depth", "other", "about", "wanted", "values", "budget",
                                     "unit", "slip", "aspect", "mostLeaves", "statement"});

/// Whether a question can be asked about any tree with nothing but the course's rules, and so also
/// about a generated one.
[[nodiscard]] bool needsNoTerms(Question question);

/// Reads the terms of a question from its members, once its rules are read. The tree is null where
/// one is generated.
[[nodiscard]] MaybeFault readTerms(JsonValue object, const GameTree* tree,
                                   LessonQuestion& question);
void addTerms(JsonMembers& members, const LessonQuestion& question, const GameTree* tree);

} // namespace prunus
