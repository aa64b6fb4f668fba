#include "app/cli/algorithmnotes.h"

namespace prunus {

std::string algorithmNotes() {
    return R"(Algorithms that may visit a node again:
  pvs        principal variation search: after the first child a null window
             (alpha, the next number above it) asks whether a child is better;
             one that is gets searched again with (alpha, beta), leaves too.
             Marsland and Campbell, 1982
  negascout  the same, but searches again with (the number found, beta), and
             no leaf, whose number is its value already. Reinefeld, 1983
  alpha-beta-tt
             alpha-beta with a transposition table: a call that the table can
             answer is not searched. In a tree no two nodes are the same
             position, so that one search never meets its entries again.
             On a game it takes 256 MB at most; beyond, only the plies that
             hold few of the positions are kept for long, and there what was
             found with the fewest plies left is forgotten first. Mirror
             images of a Reversi opening are one position
  iterative-deepening
             alpha-beta to depth 1, 2, ..., to the limit or until a search has
             met its own nowhere; the best move of the last iteration is tried
             first (--previous-best). Depths where some node has no static
             value are left out. On a game the best moves of the first four
             million positions are kept. Slate and Atkin, 1977
  mtdf       MTD(f): searches with null windows from the root, each from the
             bound that the last one found, with a table; the first guess is
             0. Plaat, Schaeffer, Pijls and de Bruin, 1996
  sss-star   SSS*, as MTD(+infinity): the same, from above. Stockman, 1979;
             Plaat and others, 1996
Every call of a node is a visit and is counted, the second like the first; so
is every reading of a leaf. "different nodes" counts each node once; pruned are
those that some cutoff skipped and no visit reached. These searches start with
an open window, mtdf and sss-star with a null window at their guess, and those
two are always fail-soft and cut at alpha >= beta. The table, in a tree keyed
by node and without limit, holds what each search proved: bounds, of a leaf its
value. A call that it answers is a visit and is counted under "recalled", not
as a leaf or an inner node; "memory" in a trace is what it held when the call
came. The principal variation leads, in a tree, through the first children, in
the order of search, that are proved to have the root's value; in a game,
through the moves that improved last: it ends where the table answered, and
under --fail soft that of negascout may lead to a bound. In a trace "again"
marks a probe whose child is searched again, and "visit" which visit of the
node it is.)";
}

} // namespace prunus
