#pragma once

#include "ui/canvas/treecanvas.h"

#include <QAction>

namespace prunus {

/// Opens the search that does not prune, on the open tree: where it is a game's, on the game from
/// its root.
class MonteCarloAction : public QAction {
    Q_OBJECT

  public:
    /// The window's canvas, whose text size the other takes.
    MonteCarloAction(TreeCanvas& canvas, QWidget* window);

    /// While somebody practises nothing is to tell what a tree comes to: what is open goes out of
    /// sight, and comes back as it was.
    void setAside(bool aside) const;

  private:
    void open();
    void derive();

    TreeCanvas& canvas_;
    QWidget* window_;
};

} // namespace prunus
