#pragma once

#include "core/lessons/lesson.h"

#include <QPixmap>
#include <QWidget>

namespace prunus {

/// A moment of a search, or a tree that nothing is known of, in the colours of a widget and as
/// large as fits.
[[nodiscard]] QPixmap pictureOf(const LessonMoment& moment, const QWidget& widget, QSize room);
[[nodiscard]] QPixmap pictureOf(const std::shared_ptr<const GameTree>& tree, const QWidget& widget,
                                QSize room);

} // namespace prunus
