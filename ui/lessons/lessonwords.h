#pragma once

#include "ui/lessons/lessonrun.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// The texts that the program shows about a lesson while it is taken.
class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

  public:
    /// The name of this kind of lesson.
    [[nodiscard]] static QString mode(Lesson::Mode mode);
    /// The name of this kind of lesson, with what it means for whoever takes the lesson; for a
    /// list.
    [[nodiscard]] static QString explained(Lesson::Mode mode);
    /// The name of a place in a list of all places: `3. Question: Cross out what is not examined`.
    [[nodiscard]] static QString stop(const LessonRun& run, std::size_t stop);
    /// The current place: `Week 3 · step 3 of 9`.
    [[nodiscard]] static QString where(const LessonRun& run);
    /// How far the lesson was taken: `answered 2 of 5 · points 3 of 8`; empty if it has no
    /// questions.
    [[nodiscard]] static QString progress(const LessonRun& run);
    /// The text at the end of the lesson, as HTML.
    [[nodiscard]] static QString atEnd(const LessonRun& run);

  private:
    [[nodiscard]] static QString wrongOnes(const LessonRun& run);
};

} // namespace prunus
