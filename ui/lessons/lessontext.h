#pragma once

#include <QString>

namespace prunus {

/// What a lesson's author wrote, as HTML that a label shows: paragraphs, lists with `-`, `*` or
/// `1.`, *em* and **strong**. Everything else is text as it stands: no links, no pictures.
[[nodiscard]] QString lessonHtml(const QString& text);
/// Its first line without signs, for a list.
[[nodiscard]] QString firstLineOf(const QString& text);

} // namespace prunus
