#pragma once

#include "core/lessons/jsonmembers.h"
#include "core/lessons/lesson.h"
#include "core/practice/jsonvalue.h"

namespace prunus {

// What some questions of lessons say beside their tree. For their reader and writer alone.

inline constexpr auto termKeys =
    std::to_array<std::string_view>({"depth", "other", "about", "wanted", "values", "budget",
                                     "unit", "slip", "aspect", "mostLeaves", "statement"});

/// Whether a question asks about any tree, with nothing but the course's rules: it can be asked
/// about one that is generated.
[[nodiscard]] bool needsNoTerms(Question question);

/// Reads them from the members of a question, whose rules are read. The tree is null where one is
/// generated.
[[nodiscard]] MaybeFault readTerms(JsonValue object, const GameTree* tree,
                                   LessonQuestion& question);
void addTerms(JsonMembers& members, const LessonQuestion& question, const GameTree* tree);

} // namespace prunus
