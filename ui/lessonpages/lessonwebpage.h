#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QCoreApplication>
#include <tl/expected.hpp>

namespace prunus {

/// A lesson as a page for browsers, to read and to check oneself on: one file that needs no other
/// file and no network. On the page one can step through moments of searches. Below each question
/// stands the right answer and why it is right, hidden until somebody opens it. So the keys are
/// inside the file.
class LessonWebPage {
    Q_DECLARE_TR_FUNCTIONS(LessonWebPage)

  public:
    /// Returns the file, or why there is none. The same lesson gives the same bytes. May be called
    /// from any thread.
    [[nodiscard]] static tl::expected<QByteArray, QString> of(const Lesson& lesson);

  private:
    friend class LessonPageWriting;
};

} // namespace prunus
