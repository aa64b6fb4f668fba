#pragma once

#include "ui/lessonpages/lessonpageaction.h"
#include "ui/lessons/lessonrun.h"
#include "ui/practice/practicemenu.h"
#include "ui/shell/wholepage.h"

#include <QAction>
#include <functional>
#include <memory>

namespace prunus {

class LessonDraft;
class LessonPage;
class LessonWriter;
class PracticePage;
class TreeCanvas;
struct UnsavedTree;

/// Lessons in the window, which are taken and written there. While a lesson is taken, its page
/// stands in the place of the tree and all panels. When it is left, all is as it was before, and
/// the lesson goes on where it was when it is opened again.
class LessonMode : public QObject {
    Q_OBJECT

  public:
    /// All must outlive this. Questions are asked in the exercise; the entries for lessons are
    /// added to the menu.
    LessonMode(Session& session, Exercise& exercise, PracticeActions& actions, PracticeMenu& menu,
               WholePage& whole);
    ~LessonMode() override;

    /// Takes the lesson in a file; homework and exams ask first where the answers go.
    void open(const QString& path);
    void take(OpenLesson lesson);
    [[nodiscard]] bool isTaken() const { return page_ != nullptr; }
    /// The file of the lesson that is written, or else was opened last; empty if there is none.
    [[nodiscard]] QString path() const;
    /// The canvas of the tree that the lesson shows; null while it shows none.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// The page of the question that is asked; null where there is something to read.
    [[nodiscard]] const PracticePage* question() const;
    /// Keeps on disk what is answered and what is written, in this folder.
    void keepIn(const QString& folder) { folder_ = folder; }
    [[nodiscard]] bool mayClose() const;
    void closeThen(const std::function<void()>& goOn);
    void askToLeave(const std::function<void()>& then = [] {});
    void leave();
    void setTextScale(double scale);
    /// Opens the dialog for writing a lesson; it goes on with a lesson that was left unsaved.
    void write();
    /// Hides the dialog for writing, or shows it again: while somebody practises there is no tree
    /// at hand to write about.
    void setWriterAside(bool aside);

  signals:
    /// A tree is wanted in the window, at this step of its search.
    void openWanted(const prunus::UnsavedTree& tree, std::uint32_t at);
    void monteCarloWanted(const prunus::LessonMoment& moment);
    void begun();
    void left();
    /// The lesson is at another place now.
    void moved();
    /// Something cannot be opened or saved; `message` says so in one line.
    void failed(const QString& message);
    /// A page of the lesson was saved.
    void written(const QString& path);

  private:
    void askForLesson();
    void askForTaker();
    void takeNext();
    void askToBeginAgain();
    void show();
    void follow();
    void edit();
    void makeWriter();
    void preview();

    Session& session_;
    Exercise& exercise_;
    PracticeActions& actions_;
    PracticeMenu& menu_;
    WholePage& whole_;
    QString folder_;
    QString path_;       ///< the file of the lesson that was opened last
    QPoint writerPlace_; ///< where the dialog for writing was before it was hidden
    std::unique_ptr<LessonRun> run_;
    LessonPage* page_ = nullptr;
    LessonDraft* draft_ = nullptr; ///< the lesson that is written; null while none is
    LessonWriter* writer_ = nullptr;
    QAction* edit_;
    LessonPageAction* webPage_;
    double textScale_ = 1;
};

} // namespace prunus
