#pragma once

#include "ui/lessons/lessonrun.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What is said of a lesson while it is taken.
class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

  public:
    /// What a lesson of this kind is called.
    [[nodiscard]] static QString mode(Lesson::Mode mode);
    /// The same with what it means for whoever takes it, in a list.
    [[nodiscard]] static QString explained(Lesson::Mode mode);
    /// A place in a list of all: `3. Question: Cross out what is not examined`.
    [[nodiscard]] static QString stop(const LessonRun& run, std::size_t stop);
    /// Where one is: `Week 3 · step 3 of 9`.
    [[nodiscard]] static QString where(const LessonRun& run);
    /// How far one is: `Answered: 2 of 5 questions`.
    [[nodiscard]] static QString progress(const LessonRun& run);
    /// At the end, in HTML.
    [[nodiscard]] static QString atEnd(const LessonRun& run);

  private:
    [[nodiscard]] static QString wrongOnes(const LessonRun& run);
};

} // namespace prunus
