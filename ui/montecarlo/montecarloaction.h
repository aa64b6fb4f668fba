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

/// Opens the search that does not prune, on the open tree: where it is a game's, on the game from
/// its root.
class MonteCarloAction : public QAction {
    Q_OBJECT

  public:
    /// The window's canvas, whose text size the other takes.
    MonteCarloAction(TreeCanvas& canvas, QWidget* window);

    /// Opens a window on something else.
    MonteCarloWindow& openOn(const UctSubject& subject, const QString& title);
    /// The same on a lesson's tree, until the lesson goes on.
    void openInLesson(const LessonMoment& moment);
    void closeInLesson();
    /// Takes from these settings from whose side numbers are shown, and keeps it there from now on.
    void keepIn(QSettings& settings);
    /// In the windows that are open, whose fonts are set already.
    void setTextScale(double scale) const;
    /// While somebody practises nothing is to tell what a tree comes to: what is open goes out of
    /// sight, and comes back as it was.
    void setAside(bool aside) const;

  private:
    void open();
    void derive();
    void setSide(UctSide side);

    TreeCanvas& canvas_;
    QWidget* window_;
    UctSide side_ = UctSide::max; ///< in all windows
    QSettings* settings_ = nullptr;
    QPointer<MonteCarloWindow> inLesson_;
};

} // namespace prunus
