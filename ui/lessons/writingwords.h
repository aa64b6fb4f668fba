#pragma once

#include "core/lessons/ambiguity.h"
#include "core/lessons/editlesson.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What is said of a lesson while it is written.
class WritingWords {
    Q_DECLARE_TR_FUNCTIONS(WritingWords)

  public:
    /// A place of the lesson in a list of all.
    [[nodiscard]] static QString place(const Lesson& lesson, LessonPlace place);
    /// On what rule a key depends and where, and what can be done.
    [[nodiscard]] static QString ambiguity(const Ambiguity& found, const LessonQuestion& question,
                                           const GameTree& tree);
    /// The rule in a sentence that a question can hold.
    [[nodiscard]] static QString rule(Convention convention, const Profile& profile);
    /// The question as the program puts it.
    [[nodiscard]] static QString prompt(const LessonQuestion& question, const GameTree& tree);
};

/// The question with a rule of its own in its text, and named.
[[nodiscard]] LessonQuestion withRule(LessonQuestion question, Convention convention,
                                      const GameTree& tree);
/// The question with another text: a rule that stood in the one before, and does not in this, is
/// not named any more.
[[nodiscard]] LessonQuestion withText(LessonQuestion question, const QString& text);

} // namespace prunus
