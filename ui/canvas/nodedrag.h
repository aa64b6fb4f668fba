#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QPainter>
#include <QPoint>
#include <optional>

namespace prunus {

class TreeCanvas;

/// A subtree that is dragged with the mouse, to be moved or copied.
class NodeDrag {
  public:
    NodeDrag(const TreeCanvas& canvas, NodeId node, QPoint from)
        : canvas_(canvas), node_(node), from_(from), at_(from) {}

    void moveTo(QPoint at, bool copies);
    /// The edit that a drop at the pointer makes; none if nothing would change or the place is
    /// impossible.
    [[nodiscard]] std::optional<Edit> edit() const;
    /// Draws the subtree at the pointer, and a sign where it would land.
    void paint(QPainter& painter) const;

  private:
    /// A place among the children of a node, where the subtree could go.
    struct DropPlace {
        NodeId parent = noNode;
        std::uint32_t place = 0;
        /// Whether the pointer is on the parent itself, and not at a gap between its children.
        bool onParent = false;
    };

    [[nodiscard]] std::optional<DropPlace> nearestGap() const;
    /// Where the subtree lands if it is dropped at the pointer; none if nothing would change or the
    /// place is impossible.
    [[nodiscard]] std::optional<DropPlace> landing() const;
    [[nodiscard]] bool holds(NodeId n) const;
    [[nodiscard]] bool changesNothing(const DropPlace& drop) const;
    void paintGhost(QPainter& painter) const;
    void paintLanding(QPainter& painter, const DropPlace& drop) const;

    const TreeCanvas& canvas_;
    NodeId node_;
    QPoint from_;
    QPoint at_;
    bool copies_ = false;
};

/// A leaf whose value is changed by dragging up and down, by one unit every few pixels.
class LeafDrag {
  public:
    LeafDrag(NodeId leaf, Value value, QPoint from) : leaf_(leaf), value_(value), from_(from) {}

    [[nodiscard]] NodeId leaf() const { return leaf_; }
    /// The leaf's value when the pointer is at `at`; it changes in tens if `coarse`.
    [[nodiscard]] Value valueAt(QPoint at, bool coarse) const;

    /// Whether the drag has changed the tree, so that there is something to undo.
    [[nodiscard]] bool changed() const { return changed_; }
    void setChanged() { changed_ = true; }

  private:
    NodeId leaf_;
    Value value_;
    QPoint from_;
    bool changed_ = false;
};

} // namespace prunus
