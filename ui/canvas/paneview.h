#pragma once

#include "ui/canvas/treecanvas.h"

namespace prunus {

/// One of the other searches of a comparison, seen as the canvas sees its own: the same part of the
/// tree, as large, in the same look. Its place must be as large as the canvas. Whoever presses in
/// it picks its pane; the canvas then comes to lie over it, and is handed what the mouse does until
/// it is released.
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
