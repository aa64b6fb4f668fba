#pragma once

#include "core/trace/searchtrace.h"

namespace prunus {

/// From which side numbers are shown. The calls of the negamax forms hold theirs from the mover's
/// side, so that at MIN they differ from those of MAX's side; elsewhere both are the same.
class Viewpoint {
  public:
    Viewpoint(const SearchTrace& trace, bool fromMax)
        : negamaxForm_(trace.traits().negamaxForm), fromMax_(fromMax) {}

    /// Of a number that a call of `mover` holds.
    [[nodiscard]] Value ofCall(Player mover, Value held) const {
        return fromMax_ && negamaxForm_ ? fromSideOf(mover, held) : held;
    }
    [[nodiscard]] Window ofCall(Player mover, Window held) const {
        return fromMax_ && differs(mover) ? negated(held) : held;
    }
    /// Of a number from MAX's side that concerns a call of `mover`.
    [[nodiscard]] Value ofMax(Player mover, Value v) const {
        return asMinSeesIt(mover) ? 0 - v : v;
    }
    [[nodiscard]] Window ofMax(Player mover, Window w) const {
        return asMinSeesIt(mover) ? negated(w) : w;
    }
    /// Whether numbers of this player's calls are shown turned round: from MIN's side.
    [[nodiscard]] bool asMinSeesIt(Player mover) const { return !fromMax_ && differs(mover); }

  private:
    [[nodiscard]] bool differs(Player mover) const { return negamaxForm_ && mover == Player::min; }

    bool negamaxForm_;
    bool fromMax_;
};

} // namespace prunus
