#pragma once

#include "core/trace/searchtrace.h"

namespace prunus {

/// From whose side numbers are shown: MAX's everywhere, or that of the player who moves at the node
/// a number belongs to.
enum class Side : std::uint8_t { max, mover };

/// The side from which an algorithm's numbers are shown unless somebody chooses: the side that its
/// code uses.
[[nodiscard]] constexpr Side usualSide(Algorithm a) {
    return traits(a).negamaxForm ? Side::mover : Side::max;
}

/// Turns numbers to the side from which they are shown.
class Viewpoint {
  public:
    Viewpoint(const SearchTrace& trace, Side side)
        : usual_(usualSide(trace.options().algorithm)), side_(side) {}

    [[nodiscard]] Side side() const { return side_; }
    /// Whether the calls hold their numbers from the other side than the one shown.
    [[nodiscard]] bool codeDiffers() const { return side_ != usual_; }

    /// Turns a number that a call of `mover` holds to the side that is shown.
    [[nodiscard]] Value ofCall(Player mover, Value held) const {
        return codeDiffers() ? fromSideOf(mover, held) : held;
    }
    [[nodiscard]] Window ofCall(Player mover, Window held) const {
        return codeDiffers() && mover == Player::min ? negated(held) : held;
    }
    /// Turns a number from MAX's side, about a node where `mover` moves, to the side that is shown.
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
