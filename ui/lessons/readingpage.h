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

/// What a step of a lesson shows: a text to read, and what is looked at beside the text.
struct Reading {
    QString mode;
    QString where;
    QString html; ///< empty where there is nothing to read
    std::optional<LessonMoment> moment = {};
    std::optional<LessonGame> game = {};
    QString nextLesson = {}; ///< the title of the next lesson, at the end of one; else empty
};

/// The page of a step that asks nothing: a text, perhaps beside a moment of a search, from which
/// one can step through the search.
class ReadingPage : public QWidget {
    Q_OBJECT

  public:
    /// The actions must outlive this.
    ReadingPage(const Reading& reading, PracticeActions& actions, QWidget* parent);
    ~ReadingPage() override;

    /// Shows the texts of this reading; the moment of a search stays as it is.
    void show(const Reading& reading);
    void setTextScale(double scale);
    /// The canvas with the moment of a search; null if the step shows none.
    [[nodiscard]] TreeCanvas* canvas() const { return canvas_; }
    /// Moves the keyboard focus to the button for the next lesson, or else to the page itself,
    /// where the keys up and down scroll the text.
    void takeFocus();
    /// Returns false: the parts of the page scroll, so the window need not be as high as they would
    /// like.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

  signals:
    /// The user asks to play the game of this step.
    void playAsked();
    /// The user asks to look at UCT on the tree of this step.
    void monteCarloAsked(const prunus::LessonMoment& moment);
    /// The user follows a link to another place of the lesson; or asks for the next lesson.
    void placeAsked(std::size_t stop);
    void nextLessonAsked();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// The moment of a search that the page shows, with its controls; there is none if it shows
    /// none.
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

    std::unique_ptr<Stage> stage_; ///< outlives the widgets that show it
    ModeBand* band_;
    QBoxLayout* halves_;
    QTextBrowser* text_;
    Framed* framed_;
    QWidget* side_;
    QPushButton* next_ = nullptr; ///< the button for the next lesson
    Framed* happened_ = nullptr;
    TreeCanvas* canvas_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
