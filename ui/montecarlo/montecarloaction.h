#pragma once

#include "core/lessons/lesson.h"
#include "core/uct/uctview.h"
#include "ui/canvas/treecanvas.h"

#include <QAction>
#include <QPointer>
#include <QSettings>

namespace prunus {

class MonteCarloWindow;
struct UctSubject;

/// Opens a Monte Carlo tree search, which does not prune, on the open tree or, if that is a game's,
/// on the game from the tree's root.
class MonteCarloAction : public QAction {
    Q_OBJECT

  public:
    /// `canvas` is the canvas of `window`; windows of the search take its text size.
    MonteCarloAction(TreeCanvas& canvas, QWidget* window);

    /// Opens a window of the search on another subject.
    MonteCarloWindow& openOn(const UctSubject& subject, const QString& title);
    /// Opens a window of the search on a lesson's tree; closeInLesson() closes it when the lesson
    /// goes on.
    void openInLesson(const LessonMoment& moment);
    void closeInLesson();
    /// Reads from these settings from whose side numbers are shown, and keeps that there from now
    /// on.
    void keepIn(QSettings& settings);
    /// Sets the text size in the open windows, whose fonts are set already.
    void setTextScale(double scale) const;
    /// Hides the open windows while somebody practises, since nothing may show the value of a tree
    /// then; without `aside` shows them again as they were.
    void setAside(bool aside) const;

  private:
    void open();
    void derive();
    void setSide(UctSide side);

    TreeCanvas& canvas_;
    QWidget* window_;
    UctSide side_ = UctSide::max; ///< the side of the numbers in all windows
    QSettings* settings_ = nullptr;
    QPointer<MonteCarloWindow> inLesson_;
};

} // namespace prunus
