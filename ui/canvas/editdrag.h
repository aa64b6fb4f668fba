#pragma once

#include "ui/canvas/nodedrag.h"

#include <memory>

namespace prunus {

class TreeCanvas;

/// Editing a canvas's tree with the mouse: a node that is pulled is moved or, with Ctrl, copied;
/// the number of the leaf that is selected, pulled up or down, is changed.
class EditDrag {
  public:
    /// The canvas owns this.
    explicit EditDrag(TreeCanvas& canvas) : canvas_(canvas) {}

    [[nodiscard]] bool runs() const { return node_ || leaf_; }
    [[nodiscard]] bool movesNode() const { return node_ != nullptr; }
    [[nodiscard]] bool changesLeaf() const { return leaf_ != nullptr; }
    /// False for what is no node, and for the root, with which one pans.
    bool begin(QPoint at, QPoint pull);
    /// While it runs.
    void moveTo(QPoint at, Qt::KeyboardModifiers modifiers);
    /// The same where it is.
    void press(Qt::KeyboardModifiers modifiers) { moveTo(at_, modifiers); }
    /// Does nothing unless it runs. What is not dropped changes nothing.
    void end(bool drop);
    /// The nodes are another tree's now.
    void forgetNode() { node_.reset(); }
    void paint(QPainter& painter) const;

  private:
    TreeCanvas& canvas_;
    std::unique_ptr<NodeDrag> node_;
    std::unique_ptr<LeafDrag> leaf_;
    QPoint at_;
};

} // namespace prunus
