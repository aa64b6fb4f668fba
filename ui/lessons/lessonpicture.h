#pragma once

#include "core/lessons/lesson.h"

#include <QPixmap>
#include <QWidget>

namespace prunus {

/// Returns a picture of a moment of a search, or of a tree that was not searched, in the colours of
/// a widget and as large as fits into `room`.
[[nodiscard]] QPixmap pictureOf(const LessonMoment& moment, const QWidget& widget, QSize room);
[[nodiscard]] QPixmap pictureOf(const std::shared_ptr<const GameTree>& tree, const QWidget& widget,
                                QSize room);

} // namespace prunus
