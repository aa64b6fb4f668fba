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
Every call of a node is a visit and is counted, the second like the first; so
is every reading of a leaf. "different nodes" counts each node once; pruned are
those that some cutoff skipped and no visit reached. These searches start with
an open window. In a trace "again" marks a probe whose child is searched again,
and "visit" says which visit of the node it is.)";
}

} // namespace prunus
