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

/// All of the window while a lesson is taken: the step at hand, to be read or answered, above the
/// strip of all. Nothing of a step that was read stays beside an open question.
class LessonPage : public QWidget {
    Q_OBJECT

  public:
    /// All must outlive this.
    LessonPage(LessonRun& run, Exercise& exercise, PracticeActions& actions, QWidget* parent);

    void setTextScale(double scale);
    /// Null where there is no tree.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// Null where there is something to read.
    [[nodiscard]] const PracticePage* question() const { return question_; }

  signals:
    /// The lesson is wanted from its first step on, with nothing answered.
    void againAsked();
    void monteCarloAsked(const prunus::LessonMoment& moment);
    /// The lesson that builds on this one is wanted.
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
    Session played_; ///< under whose rules games are played: the program's own
    Exercise& exercise_;
    PracticeActions& actions_;
    QVBoxLayout* column_;
    NoticeBar* notice_;
    LessonStrip* strip_;
    PracticePage* question_ = nullptr; ///< one of these two at a time
    ReadingPage* reading_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
