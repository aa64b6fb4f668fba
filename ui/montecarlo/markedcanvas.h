#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/drawing/differences.h"

#include <functional>

namespace prunus {

/// A tree whose nodes are marked where two searches of it differ, as panes side by side mark them.
class MarkedCanvas : public TreeCanvas {
    Q_OBJECT

  public:
    using TreeCanvas::TreeCanvas;

    /// Sets the function that returns the mark of a node; an empty one shows no marks.
    void setMarks(std::function<Difference(NodeId)> differenceOf);

  protected:
    void paintEvent(QPaintEvent* event) override;
    /// Paints what else lies over the tree, beneath the marks.
    virtual void paintOver(QPainter& /*painter*/, const TreePicture& /*picture*/) {}

  private:
    std::function<Difference(NodeId)> differenceOf_;
};

} // namespace prunus
