#pragma once

#include "core/lessons/shippedlessons.h"

#include <QString>
#include <memory>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// A lesson that can be taken.
struct OpenLesson {
    std::shared_ptr<const Lesson> lesson;
    QString path;           ///< of its file; empty for one that is being written
    std::string hash;       ///< SHA-256 of the file, in hexadecimal digits
    bool isPreview = false; ///< by its author: nothing of it is kept
    bool isShipped = false;
};

/// By its name: *.prunus-lesson.json.
[[nodiscard]] bool isLessonFile(const QString& path);
/// A lesson in a file, or a sentence on what is wrong with it, with the place.
[[nodiscard]] tl::expected<OpenLesson, QString> openLesson(const QString& path);
/// Likewise of what is in a file already.
[[nodiscard]] tl::expected<OpenLesson, QString> openLesson(const std::string& text,
                                                           const QString& path);
[[nodiscard]] OpenLesson openShipped(const ShippedLesson& shipped);
/// The lesson of the program's that builds on this one; null if there is none.
[[nodiscard]] const ShippedLesson* lessonAfter(const OpenLesson& lesson);
/// Why it cannot be taken: a sentence on the first moment whose event its search never comes to, or
/// the first exercise whose tree cannot be searched as its questions need it; empty if it can.
[[nodiscard]] QString whyNotTaken(const Lesson& lesson);

} // namespace prunus
