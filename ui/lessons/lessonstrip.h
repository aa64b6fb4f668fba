#pragma once

#include "ui/lessons/lessonrun.h"
#include "ui/lessons/stepsigns.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidget>

namespace prunus {

/// At the foot of a lesson: back and forth, a sign for each step, all of them in a menu, and how
/// far one is.
class LessonStrip : public QWidget {
    Q_OBJECT

  public:
    /// The run must outlive this.
    LessonStrip(LessonRun& run, QWidget* parent);

    /// With shorter words.
    void setNarrow(bool narrow);
    /// To the place before or behind, if there is one.
    void goBack();
    void goOn();
    /// Where the keyboard goes on.
    [[nodiscard]] QPushButton& next() const { return *next_; }

  private:
    void refresh();
    void listSteps();

    LessonRun& run_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* steps_;
    QPushButton* newTree_;
    QMenu* menu_;
    StepSigns* signs_;
    QLabel* progress_;
    bool narrow_ = false;
};

} // namespace prunus
