#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

class NamePlacing;
class WindowPlacing;

/// Places the labels of a frame, the most important first.
class LabelPlacing : public LabelRoom {
  public:
    explicit LabelPlacing(const LabelRoom& room) : LabelRoom(room) {}

    void placeAll();

  private:
    void placeNamesAndWindows(NamePlacing& names, WindowPlacing& windows);
    void occupyNodes();
    void placeBands();
    /// The box of a node that can be read, or of its card, near the edge where the bands have their
    /// names.
    struct ReadableBox {
        QRectF box;
        double presence; ///< 0 if too small to be read, 1 if large enough
    };
    [[nodiscard]] std::vector<ReadableBox> readableUpTo(double right) const;
    void placeValues();
    void placeVisits();
    void placeVisitsOf(const DrawnNode& node, std::uint32_t count);
};

} // namespace prunus
