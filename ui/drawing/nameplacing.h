#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

/// Places the names of nodes, the values that inner ones have of their own, and the labels of
/// moves.
class NamePlacing : public LabelRoom {
  public:
    explicit NamePlacing(const LabelRoom& room) : LabelRoom(room) {}

    /// False if there is no room for it.
    bool placeNameOf(NodeId n);
    void placeNames(bool open);
    void placeMoves();
    void placeOwnValues();

  private:
    bool placeName(const DrawnNode& node);
    bool placeNameText(const DrawnNode& node, const QString& name, double frame);
    [[nodiscard]] Label nameLabel(NodeId n, const QString& text) const;
    bool tryBeside(const DrawnNode& node, Label label, double frame);
    [[nodiscard]] bool lengthen(Label& name, const QString& value);
    void placeMove(const DrawnNode& node, Label label, QPointF parent);
};

} // namespace prunus
