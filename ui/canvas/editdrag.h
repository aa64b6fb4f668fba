#pragma once

#include "ui/canvas/nodedrag.h"

#include <memory>

namespace prunus {

class TreeCanvas;

/// Edits a canvas's tree with the mouse: dragging a node moves its subtree or, with Ctrl, copies
/// it; dragging the selected leaf up or down changes its value.
class EditDrag {
  public:
    /// The canvas owns this.
    explicit EditDrag(TreeCanvas& canvas) : canvas_(canvas) {}

    [[nodiscard]] bool runs() const { return node_ || leaf_; }
    [[nodiscard]] bool movesNode() const { return node_ != nullptr; }
    [[nodiscard]] bool changesLeaf() const { return leaf_ != nullptr; }
    /// Begins a drag at `at`, where the mouse has been pulled by `pull`. Returns false if no edit
    /// is possible there and the canvas pans instead, as beside all nodes and on the root.
    bool begin(QPoint at, QPoint pull);
    /// Follows the pointer. Needs that a drag runs.
    void moveTo(QPoint at, Qt::KeyboardModifiers modifiers);
    /// Follows a change of the modifier keys while the pointer stays where it is.
    void press(Qt::KeyboardModifiers modifiers) { moveTo(at_, modifiers); }
    /// Ends the drag if one runs. Without `drop` the tree is as before the drag.
    void end(bool drop);
    /// Forgets the node that is dragged, since the canvas now shows another tree.
    void forgetNode() { node_.reset(); }
    void paint(QPainter& painter) const;

  private:
    TreeCanvas& canvas_;
    std::unique_ptr<NodeDrag> node_;
    std::unique_ptr<LeafDrag> leaf_;
    QPoint at_;
};

} // namespace prunus
