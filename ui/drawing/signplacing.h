#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

/// Places what is added to a picture whose numbers are from the mover's side: the worth of static
/// values, which are given from MAX's, and the change of sign on the way up.
class SignPlacing : public LabelRoom {
  public:
    explicit SignPlacing(const LabelRoom& room) : LabelRoom(room) {}

    void placeWorths();
    void placeSigns();

  private:
    [[nodiscard]] Label worthLabel(const DrawnNode& node) const;
    void placeSign(const DrawnNode& node, bool withNumbers);
};

} // namespace prunus
