#pragma once

#include "core/lessons/lesson.h"
#include "ui/practice/modeband.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/session/stepactions.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QTextBrowser>
#include <QWidget>
#include <memory>
#include <optional>

namespace prunus {

class Framed;
class Timeline;
class TreeCanvas;

/// What is read at a step of a lesson, and what is looked at meanwhile.
struct Reading {
    QString mode;
    QString where;
    QString html; ///< empty where there is nothing to read
    std::optional<LessonMoment> moment = {};
    std::optional<LessonGame> game = {};
    QString nextLesson = {}; ///< its title, at the end of one; empty if there is none
};

/// A step of a lesson that asks nothing: a text, beside a moment of a search, which can be stepped
/// from there.
class ReadingPage : public QWidget {
    Q_OBJECT

  public:
    /// The actions must outlive this.
    ReadingPage(const Reading& reading, PracticeActions& actions, QWidget* parent);
    ~ReadingPage() override;

    /// Another text beside the same moment, or the same text beside it.
    void show(const Reading& reading);
    void setTextScale(double scale);
    /// Null where nothing is looked at.
    [[nodiscard]] TreeCanvas* canvas() const { return canvas_; }
    /// Where the keyboard begins: the arrow keys step or scroll.
    void takeFocus();
    /// Its parts scroll: what they would like to have is not what the window must be.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

  signals:
    /// The game of this step is to be played.
    void playAsked();
    /// UCT on the tree of this step is to be looked at.
    void monteCarloAsked(const prunus::LessonMoment& moment);
    /// Another place of the lesson is wanted, by a link; or the next lesson.
    void placeAsked(std::size_t stop);
    void nextLessonAsked();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// What is looked at: it is there only if something is.
    struct Stage {
        explicit Stage(QObject* parent);
        Session session;
        Playback playback;
        StepActions steps;
    };

    QWidget* makeStage();
    void addMonteCarlo(const LessonMoment& moment);
    QPushButton* addButton(const char* name, const QString& text);
    void fitFrame();
    void showMoment(const LessonMoment& moment);
    void arrange();

    std::unique_ptr<Stage> stage_; ///< outlives what shows it
    ModeBand* band_;
    QBoxLayout* halves_;
    QTextBrowser* text_;
    Framed* framed_;
    QWidget* side_;
    QPushButton* next_ = nullptr; ///< lesson
    Framed* happened_ = nullptr;
    TreeCanvas* canvas_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
