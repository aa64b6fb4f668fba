#pragma once

#include <QString>

namespace prunus {

/// Returns a text of a lesson's author as HTML that a label shows: paragraphs, lists with `-`, `*`
/// or `1.`, *em* and **strong**. Everything else stays text as it was written: there are no links
/// and no pictures.
[[nodiscard]] QString lessonHtml(const QString& text);
/// Returns the first line of such a text, without its marks for lists and stress, for a list.
[[nodiscard]] QString firstLineOf(const QString& text);

} // namespace prunus
