#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QCoreApplication>
#include <tl/expected.hpp>

namespace prunus {

/// A lesson as a page for browsers, to read and to check oneself on: one file that needs no other
/// and no network. Moments of searches can be stepped through there; below each question stands
/// what is right and why, shut until somebody opens it. So its keys are inside the file.
class LessonWebPage {
    Q_DECLARE_TR_FUNCTIONS(LessonWebPage)

  public:
    /// The file, or why there is none. The same lesson has the same bytes. Any thread.
    [[nodiscard]] static tl::expected<QByteArray, QString> of(const Lesson& lesson);

  private:
    friend class LessonPageWriting;
};

} // namespace prunus
