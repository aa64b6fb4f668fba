#pragma once

#include "core/practice/showing.h"
#include "ui/base/job.h"
#include "ui/figures/sheet.h"
#include "ui/practice/practicemenu.h"
#include "ui/session/playback.h"
#include "ui/shell/wholepage.h"

#include <QMainWindow>
#include <functional>

namespace prunus {

class LessonMode;
class PracticePage;
class TreeCanvas;

/// Practice in the window: while somebody practises, a page of its own stands in the place of the
/// tree and all panels, and the commands about the open tree are out of reach. When it ends, all is
/// as it was before.
class PracticeMode : public QObject {
    Q_OBJECT

  public:
    /// `steps` is the widget whose place the page takes, in the layout of its parent.
    PracticeMode(Session& session, Playback& playback, QWidget& steps, QMainWindow& window);

    /// Takes the course from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings) { courses_.keepIn(settings); }
    [[nodiscard]] PracticeMenu* menu() const { return menu_; }
    /// The canvas of the tree that is asked about, or that a lesson shows; null while there is
    /// none.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// The part that asks questions while the user steps through the search of the open tree.
    [[nodiscard]] Predicting& predicting() const { return *predicting_; }
    /// Whether somebody practises or takes a lesson.
    [[nodiscard]] bool practising() const { return whole_.isUp(); }
    /// Whether there is a question that can go on paper.
    [[nodiscard]] bool asks() const;
    [[nodiscard]] LessonMode& lessons() const { return *lessons_; }
    [[nodiscard]] Exercise& exercise() { return exercise_; }
    /// Returns the question for paper, with the answer so far or without it. Only while asks().
    [[nodiscard]] FigureSheet sheet(bool answered) const;
    void begin(const QuestionSet& set);
    /// Keeps on disk what is answered, in this folder.
    void keepIn(const QString& folder);
    /// Whether closing the window would lose neither an answer that is not checked yet nor a lesson
    /// that is being written.
    [[nodiscard]] bool mayClose() const;
    /// Calls `goOn` at once, or asks first if closing the window would lose such an answer or
    /// lesson.
    void closeThen(const std::function<void()>& goOn);
    /// Leaves practice, or the lesson; does nothing if nobody practises. The set goes on where it
    /// was when it is begun again.
    void leave();
    void setTextScale(double scale);

  signals:
    /// Somebody practises or takes a lesson now, or no longer.
    void practisingChanged(bool practising);
    /// A lesson is at another place, which may be a question.
    void questionChanged();
    /// A difference is to be shown in a window of its own, so that the answer stays as it is.
    void differenceWanted(const prunus::Difference& difference);

  private:
    [[nodiscard]] bool mayLeave() const;
    void findDifference();
    void askToLeave();
    void askForNewTree();
    void askToBeginAgain();

    QMainWindow& window_;
    Exercise exercise_;
    Courses courses_;
    WholePage whole_; ///< is destroyed before the exercise, with a lesson that is taken
    Job<std::optional<Difference>> showing_;
    PracticeActions* actions_;
    Predicting* predicting_;
    PracticeMenu* menu_;
    LessonMode* lessons_;
    PracticePage* page_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
