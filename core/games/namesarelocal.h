#pragma once

namespace prunus {

/// Whether a move can be named only in the position where it is made, on which its name depends.
template <class P> constexpr bool namesAreLocal = requires {
    P::namesAreLocal;
};

} // namespace prunus
