#pragma once

#include "ui/questionbanks/questionbank.h"

namespace prunus {

/// The questions as Moodle imports them (XML): one of the type "cloze" for each exercise and
/// version, with its picture. The same bytes for the same questions.
[[nodiscard]] QByteArray moodleXml(const QuestionBank& bank);

/// What each gap weighs there, question by question and line by line: whole numbers, in proportion
/// to the points.
[[nodiscard]] std::vector<std::uint64_t> weightsOf(const BankEntry& entry);

} // namespace prunus
