#pragma once

namespace prunus {

/// Whether a move can be named only where it is made, since its name tells of the position.
template <class P> constexpr bool namesAreLocal = requires {
    P::namesAreLocal;
};

} // namespace prunus
