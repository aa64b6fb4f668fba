#pragma once

#include "ui/lessons/lessonrun.h"
#include "ui/lessons/lessonstrip.h"
#include "ui/lessons/readingpage.h"
#include "ui/practice/practicepage.h"

#include <QVBoxLayout>
#include <QWidget>

namespace prunus {

class NoticeBar;
class TreeCanvas;

/// The whole window while a lesson is taken: the current step, to be read or answered, above the
/// strip of all steps. Beside an open question nothing stays of a step that was read.
class LessonPage : public QWidget {
    Q_OBJECT

  public:
    /// The run, the exercise and the actions must outlive this.
    LessonPage(LessonRun& run, Exercise& exercise, PracticeActions& actions, QWidget* parent);

    void setTextScale(double scale);
    /// The canvas of the current step; null if the step shows no tree.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// The page of the current question; null if the current step is to be read.
    [[nodiscard]] const PracticePage* question() const { return question_; }

  signals:
    /// The user asks to begin the lesson again, with nothing answered.
    void againAsked();
    void monteCarloAsked(const prunus::LessonMoment& moment);
    /// The user asks for the lesson that builds on this one.
    void nextLessonAsked();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void show();
    void showQuestion();
    void showReading();
    void play();
    void tellGoesOn();
    [[nodiscard]] Reading reading() const;
    void replace(QWidget* page);

    LessonRun& run_;
    Session played_; ///< the session in which games are played, by the program's own rules
    Exercise& exercise_;
    PracticeActions& actions_;
    QVBoxLayout* column_;
    NoticeBar* notice_;
    LessonStrip* strip_;
    PracticePage* question_ = nullptr; ///< null while reading_ is not, and the other way round
    ReadingPage* reading_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
