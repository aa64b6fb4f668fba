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
    /// `steps` is what the page takes the place of, in the layout of its parent.
    PracticeMode(Session& session, Playback& playback, QWidget& steps, QMainWindow& window);

    /// Takes the course from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings) { courses_.keepIn(settings); }
    [[nodiscard]] PracticeMenu* menu() const { return menu_; }
    /// The tree that is asked about; null while nobody practises.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// What asks while the search of the open tree is stepped through.
    [[nodiscard]] Predicting& predicting() const { return *predicting_; }
    /// Or takes a lesson.
    [[nodiscard]] bool practising() const { return whole_.isUp(); }
    /// Whether there is a question that can go on paper.
    [[nodiscard]] bool asks() const;
    [[nodiscard]] LessonMode& lessons() const { return *lessons_; }
    [[nodiscard]] Exercise& exercise() { return exercise_; }
    /// The question for paper, with the answer so far or without. Only while it asks.
    [[nodiscard]] FigureSheet sheet(bool answered) const;
    void begin(const QuestionSet& set);
    /// Keeps on disk what is answered, in this folder.
    void keepIn(const QString& folder);
    /// Whether no answer would be lost that nobody has checked yet, and no lesson that is written.
    [[nodiscard]] bool mayClose() const;
    /// Goes on at once, or asks first where the window's end would lose such an answer.
    void closeThen(const std::function<void()>& goOn);
    /// Does nothing unless somebody practises. The set goes on where it is when it begins again.
    void leave();
    void setTextScale(double scale);

  signals:
    /// Or a lesson is taken.
    void practisingChanged(bool practising);
    /// A lesson is at another place, which may be a question.
    void questionChanged();
    /// In a window of its own: the answer stays as it is.
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
    WholePage whole_; ///< goes before the exercise, with a lesson that is taken
    Job<std::optional<Difference>> showing_;
    PracticeActions* actions_;
    Predicting* predicting_;
    PracticeMenu* menu_;
    LessonMode* lessons_;
    PracticePage* page_ = nullptr;
    double textScale_ = 1;
};

} // namespace prunus
