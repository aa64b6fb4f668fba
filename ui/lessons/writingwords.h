#pragma once

#include "core/lessons/ambiguity.h"
#include "core/lessons/editlesson.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// The texts that the program shows about a lesson while it is written.
class WritingWords {
    Q_DECLARE_TR_FUNCTIONS(WritingWords)

  public:
    /// The name of a place of the lesson in a list of all places.
    [[nodiscard]] static QString place(const Lesson& lesson, LessonPlace place);
    /// On what rule the key of a question depends, and the first place where it does.
    [[nodiscard]] static QString ambiguity(const Ambiguity& found, const LessonQuestion& question,
                                           const GameTree& tree);
    /// The rule as a sentence that can stand in the text of a question.
    [[nodiscard]] static QString rule(Convention convention, const Profile& profile);
    /// The question in the program's own words.
    [[nodiscard]] static QString prompt(const LessonQuestion& question, const GameTree& tree);
};

/// Returns the question with this rule added to its text and to the rules that it names.
[[nodiscard]] LessonQuestion withRule(LessonQuestion question, Convention convention,
                                      const GameTree& tree);
/// Returns the question with another text. A rule whose sentence stood in the text before, and does
/// not in this one, is no longer named.
[[nodiscard]] LessonQuestion withText(LessonQuestion question, const QString& text);

} // namespace prunus
