#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

/// Places the windows of open nodes, and under the window of the current node the rule or condition
/// of a cutoff.
class WindowPlacing : public LabelRoom {
  public:
    explicit WindowPlacing(const LabelRoom& room) : LabelRoom(room) {}

    void placeWindows();
    /// Places the empty boxes, at every node that has some.
    void placeBlanks();

  private:
    void placeWindow(const DrawnNode& node);
    void placeOnBranch(const DrawnNode& node, Label& blank);
    [[nodiscard]] Label lineUnderWindow(const DrawnNode& node) const;
    /// Places the window at one side of the node, with the line `under` it unless that is empty;
    /// false if there is no room.
    bool placeBeside(const DrawnNode& node, const Label& under);
    /// Places the window and the line `under` it at the distance `side` from the node's centre, to
    /// the left if `side` is negative; false if there is no room.
    bool placeAtSide(const DrawnNode& node, double side, Label under);
    /// Places the window between the rows, `away` pixels above the node's centre; placeBelow()
    /// places a line below it.
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
