#pragma once

#include "core/uct/playout.h"
#include "core/uct/uctnodes.h"

namespace prunus {

/// A class that listens to UCT. `at` is the position: for a selection the one before the move, for
/// an expansion the one after it, for a simulation the one at the end of the playout. Nodes have
/// numbers in the order in which they were added. All five functions must be there: a class with a
/// misspelt one does not compile.
template <class L, class P>
concept UctListener = requires(L listener, const P& at, UctNumber node, std::uint32_t k,
                               const PlayoutEnd& end, Value result, double reward,
                               const UctStatistics& statistics) {
    listener.select(at, /*child*/ node);
    listener.expand(at, /*parent*/ node, at.moves()[k], /*moves of the new node*/ k);
    listener.draw(k);
    listener.simulate(at, node, end, result, reward);
    listener.backpropagate(node, statistics);
};

/// A listener that does nothing and costs nothing.
struct NullUctListener {
    void select(const auto& /*at*/, UctNumber /*child*/) {}
    void expand(const auto& /*at*/, UctNumber /*parent*/, const auto& /*move*/,
                std::uint32_t /*moves*/) {}
    void draw(std::uint32_t /*k*/) {}
    void simulate(const auto& /*at*/, UctNumber /*node*/, const PlayoutEnd& /*end*/,
                  Value /*result*/, double /*reward*/) {}
    void backpropagate(UctNumber /*node*/, const UctStatistics& /*statistics*/) {}
};

} // namespace prunus
