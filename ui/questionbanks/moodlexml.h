#pragma once

#include "ui/questionbanks/questionbank.h"

namespace prunus {

/// Returns the questions as Moodle imports them (XML): one of the type "cloze" for each exercise
/// and version, with its picture. The same questions give the same bytes.
[[nodiscard]] QByteArray moodleXml(const QuestionBank& bank);

/// Returns what each gap weighs in Moodle, question by question and line by line: whole numbers, as
/// nearly in proportion to the points as can be.
[[nodiscard]] std::vector<std::uint64_t> weightsOf(const BankEntry& entry);

} // namespace prunus
