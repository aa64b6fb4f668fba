#pragma once

#include "core/trace/searchtrace.h"

namespace prunus {

/// From whose side numbers are shown: MAX's everywhere, or that of the player who moves at the node
/// a number belongs to.
enum class Side : std::uint8_t { max, mover };

/// What an algorithm's numbers are shown from unless somebody chooses: as its code has them.
[[nodiscard]] constexpr Side usualSide(Algorithm a) {
    return traits(a).negamaxForm ? Side::mover : Side::max;
}

/// Turns numbers to the side from which they are shown.
class Viewpoint {
  public:
    Viewpoint(const SearchTrace& trace, Side side)
        : usual_(usualSide(trace.options().algorithm)), side_(side) {}

    [[nodiscard]] Side side() const { return side_; }
    /// Whether the calls hold their numbers from the other side.
    [[nodiscard]] bool codeDiffers() const { return side_ != usual_; }

    /// Of a number that a call of `mover` holds.
    [[nodiscard]] Value ofCall(Player mover, Value held) const {
        return codeDiffers() ? fromSideOf(mover, held) : held;
    }
    [[nodiscard]] Window ofCall(Player mover, Window held) const {
        return codeDiffers() && mover == Player::min ? negated(held) : held;
    }
    /// Of a number from MAX's side that concerns a node where `mover` moves.
    [[nodiscard]] Value ofMax(Player mover, Value v) const {
        return asMinSeesIt(mover) ? 0 - v : v;
    }
    [[nodiscard]] Window ofMax(Player mover, Window w) const {
        return asMinSeesIt(mover) ? negated(w) : w;
    }
    [[nodiscard]] Bounds ofMax(Player mover, Bounds b) const {
        return asMinSeesIt(mover) ? negated(b) : b;
    }
    /// Whether this player's numbers are shown turned round: from MIN's side.
    [[nodiscard]] bool asMinSeesIt(Player mover) const {
        return side_ == Side::mover && mover == Player::min;
    }

  private:
    Side usual_;
    Side side_;
};

} // namespace prunus
