#pragma once

#include "core/search/alphabetawithmemory.h"
#include "core/search/nullwindow.h"

namespace prunus {

/// MTD, the memory-enhanced test driver: closes in on the minimax value by null-window searches
/// from the root alone. Each search is a pass, and all passes use the same table. A pass shows on
/// which side of its window the value lies, and the next one starts from the bound found, until
/// both bounds meet. The passes are fail-soft and stop at alpha >= beta, whatever the options say:
/// on hard bounds the driver would creep from one number to the next.
///
/// Returns the minimax value from MAX's side. `guess` is the value at which the driver starts:
///     MTD(f): f is a finite guess, here 0 unless the caller knows better
///     MTD(+infinity) is SSS*: it reads the same leaves in the same order, and at most those that
///     AlphaBeta reads. Stockman's SSS* keeps a list of states; here the table takes its place
/// Plaat, Schaeffer, Pijls and de Bruin, "Best-first fixed-depth minimax algorithms", 1996;
/// Stockman, "A minimax algorithm better than alpha-beta?", 1979.
template <Position P, SearchListener<P> L>
Value mtd(AlphaBetaWithMemory<P, L>& searcher, Plies left, Player root, Value guess) {
    Value g = guess;
    Bounds found;
    while (found.lower < found.upper) {
        const Value beta = g == found.lower ? nextAbove(g) : g;
        const Value alpha = nextBelow(beta);
        g = root == Player::max ? searcher.maxi(left, alpha, beta)
                                : searcher.mini(left, alpha, beta);
        (g < beta ? found.upper : found.lower) = g;
    }
    return g;
}

/// The rules that MTD(f) needs.
inline constexpr Rules mtdRules{FailMode::soft, CutRule::greaterOrEqual};

} // namespace prunus
