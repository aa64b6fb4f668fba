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
    QString path;           ///< the path of its file; empty for a draft or a lesson of the program
    std::string hash;       ///< SHA-256 of the file, in hexadecimal digits
    bool isPreview = false; ///< its author tries it: nothing of it is kept
    bool isShipped = false;
};

/// Whether a file has the name of a lesson's file: *.prunus-lesson.json.
[[nodiscard]] bool isLessonFile(const QString& path);
/// Reads a lesson from a file. The error is a sentence on what is wrong with it, with the place.
[[nodiscard]] tl::expected<OpenLesson, QString> openLesson(const QString& path);
/// Reads a lesson in the same way from text that is the content of a file already.
[[nodiscard]] tl::expected<OpenLesson, QString> openLesson(const std::string& text,
                                                           const QString& path);
[[nodiscard]] OpenLesson openShipped(const ShippedLesson& shipped);
/// Returns the lesson of the program that builds on this one; null if there is none.
[[nodiscard]] const ShippedLesson* lessonAfter(const OpenLesson& lesson);
/// Returns why a lesson cannot be taken: a sentence on the first moment whose event its search
/// never comes to, or the first exercise whose tree cannot be searched as its questions need it;
/// empty if the lesson can be taken.
[[nodiscard]] QString whyNotTaken(const Lesson& lesson);

} // namespace prunus
