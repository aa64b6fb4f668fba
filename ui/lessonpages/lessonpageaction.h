#pragma once

#include "core/lessons/lesson.h"

#include <QAction>
#include <memory>

namespace prunus {

/// The command that writes the lesson at hand as a page for browsers. Out of sight while there is
/// none that may be given away with what is right in it.
class LessonPageAction : public QAction {
    Q_OBJECT

  public:
    explicit LessonPageAction(QWidget& window);

    /// Null for none. Of an exam, or of homework, there is no page.
    void setLesson(std::shared_ptr<const Lesson> lesson);
    void writeTo(const QString& path);

  signals:
    void failed(const QString& message);
    void written(const QString& path);

  private:
    void askForFile();

    QWidget& window_;
    std::shared_ptr<const Lesson> lesson_;
};

} // namespace prunus
