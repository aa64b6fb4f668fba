#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

/// Places the windows of open nodes, with what stands under that of the node at work.
class WindowPlacing : public LabelRoom {
  public:
    explicit WindowPlacing(const LabelRoom& room) : LabelRoom(room) {}

    void placeWindows();
    /// Empty boxes, at every inner node.
    void placeBlanks();

  private:
    void placeWindow(const DrawnNode& node);
    void placeOnBranch(const DrawnNode& node, Label& blank);
    [[nodiscard]] Label lineUnderWindow(const DrawnNode& node) const;
    /// The window at one side of the node, with a line under it unless that is empty.
    bool placeBeside(const DrawnNode& node, const Label& under);
    /// The same so far from the centre; to the left if `side` is negative.
    bool placeAtSide(const DrawnNode& node, double side, Label under);
    /// Between the rows, so far from the centre of the node.
    void placeAbove(const DrawnNode& node, double away);
    void placeBelow(const DrawnNode& node, Label line, double away);
    [[nodiscard]] bool isOnAnEdge(const QRectF& place) const;
    [[nodiscard]] bool isOpen(NodeId n) const {
        const std::vector<NodeId>& open = frame_.visible.path->open;
        const std::uint32_t row = picture_.tree().rowOf(n).value;
        return row < open.size() && open[row] == n;
    }
};

} // namespace prunus
