#pragma once

#include "core/lessons/lesson.h"

#include <QAction>
#include <memory>

namespace prunus {

/// The command that writes the current lesson as a page for browsers. It is hidden while there is
/// no lesson whose right answers may be given away.
class LessonPageAction : public QAction {
    Q_OBJECT

  public:
    explicit LessonPageAction(QWidget& window);

    /// Sets the lesson to write; null for none. There are no pages of exams and homework.
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
