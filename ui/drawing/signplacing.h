#pragma once

#include "ui/drawing/labelroom.h"

namespace prunus {

/// Places what a picture shows in addition when its numbers are from the mover's side: what static
/// values, which are given from MAX's side, are worth to the mover, and the change of sign on the
/// way up.
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
