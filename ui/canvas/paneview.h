#pragma once

#include "ui/canvas/treecanvas.h"

namespace prunus {

/// Shows a search of a comparison that is not the picked one, as the canvas shows the picked one:
/// the same part of the tree, at the same size, in the same look. It must be as large as the
/// canvas. A mouse press in it picks its pane; the canvas then comes to lie over it, and gets the
/// mouse events from it until the button is released.
class PaneView : public QWidget {
    Q_OBJECT

  public:
    /// The canvas must outlive this.
    PaneView(TreeCanvas& canvas, int pane, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void onBeat();
    void paintWords(QPainter& painter) const;
    void hand(QMouseEvent& event);

    TreeCanvas& canvas_;
    int pane_;
    std::optional<Step> painted_;
};

} // namespace prunus
