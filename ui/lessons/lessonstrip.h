#pragma once

#include "ui/lessons/lessonrun.h"
#include "ui/lessons/stepsigns.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidget>

namespace prunus {

/// The strip at the foot of a lesson: buttons to go back and forth, a sign for each step, a menu of
/// all steps, and how far the lesson was taken.
class LessonStrip : public QWidget {
    Q_OBJECT

  public:
    /// The run must outlive this.
    LessonStrip(LessonRun& run, QWidget* parent);

    /// Sets whether there is too little room to show how far the lesson was taken.
    void setNarrow(bool narrow);
    /// Goes to the place before the current one, if there is one; goOn() goes to the place behind.
    void goBack();
    void goOn();
    /// The button that goes on to the place behind.
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
