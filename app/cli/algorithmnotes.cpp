#include "app/cli/algorithmnotes.h"

#include "core/search/options.h"

namespace prunus {

namespace {

/// What --help says of an algorithm beyond its name.
struct AlgorithmNote {
    Algorithm algorithm;
    std::string_view note;
};

constexpr std::array noteOfEach{
    AlgorithmNote{Algorithm::minimax, ""},
    AlgorithmNote{Algorithm::negamax, ""},
    AlgorithmNote{Algorithm::alphaBetaFirstDraft, ""},
    AlgorithmNote{Algorithm::alphaBetaSecondDraft, ""},
    AlgorithmNote{Algorithm::alphaBeta, ""},
    AlgorithmNote{Algorithm::alphaBetaNegamax, ""},
    AlgorithmNote{Algorithm::principalVariationSearch,
                  R"(  pvs        principal variation search: after the first child a null window
             (alpha, the next number above it) asks whether a child is better;
             one that is gets searched again with (alpha, beta), leaves too.
             Marsland and Campbell, 1982
)"},
    AlgorithmNote{Algorithm::negaScout,
                  R"(  negascout  the same, but searches again with (the number found, beta), and
             no leaf, whose number is its value already. Reinefeld, 1983
)"},
    AlgorithmNote{Algorithm::alphaBetaWithMemory, R"(  alpha-beta-tt
             alpha-beta with a transposition table: a call that the table can
             answer is not searched. The tree of a game knows which of its
             nodes are the same position; in any other each is one of its
             own, so that one search never meets its entries again.
             On a game it takes 256 MB at most; beyond, only the plies that
             hold few of the positions are kept for long, and there what was
             found with the fewest plies left is forgotten first. Mirror
             images of a Reversi opening are one position
)"},
    AlgorithmNote{Algorithm::iterativeDeepening, R"(  iterative-deepening
             alpha-beta to depth 1, 2, ..., to the limit or until a search has
             not met its depth limit anywhere; the best move of the last
             iteration is tried first (--previous-best). Depths where some node
             has no static value are left out. On a game the best moves of the
             first four million positions are kept, and --quiescence concerns
             each iteration; a tree made with it is cut off at each depth as it
             stands. Slate and Atkin, 1977
)"},
    AlgorithmNote{Algorithm::mtdf,
                  R"(  mtdf       MTD(f): searches with null windows from the root, each from the
             bound that the last one found, with a table; the first guess is
             0. Plaat, Schaeffer, Pijls and de Bruin, 1996
)"},
    AlgorithmNote{Algorithm::sssStar,
                  R"(  sss-star   SSS*, as MTD(+infinity): the same, from above. Stockman, 1979;
             Plaat and others, 1996
)"},
};
static_assert(isEnumTable<noteOfEach, &AlgorithmNote::algorithm>());

} // namespace

std::string algorithmNotes() {
    std::string notes = "Algorithms that may visit a node again:\n";
    for (const AlgorithmNote& each : noteOfEach) {
        notes += each.note;
    }
    return notes + R"(Every call of a node is a visit and is counted, the second like the first; so
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

std::string uctNotes() {
    return R"(Monte Carlo tree search, which estimates values and proves none:
  uct        each of its iterations selects children down the tree that it grows,
             by UCB1: the mean reward for who moves, plus C sqrt(ln N / n), of a
             child with n of the N visits of its parent; adds the first child
             without a visit; plays at random from there to the end; and adds
             the reward to all nodes above. Rewards are from 0 to 1: a leaf's
             value between the least and the greatest of the tree; of a game who
             has won. --depth, --window, --order, --fail, --cut, --evaluation and
             --quiescence are not of uct. In Go playouts fill no own eye. Kocsis and
             Szepesvari, 2006)";
}

std::string claimNotes() {
    return R"(Claims, with --explain --format jsonl; all numbers from MAX's side, and all that
is said of values holds whatever the leaves are worth that no event has read:
  at-least, at-most, is
             so stands the node's value to the number
  in-hand    the player is sure of that at the node, by moving through a child
  cannot-change
             the value of "of" does not depend on what is under the nodes; of a
             finite window, on which side of it the value lies, and a value inside
  bound-from where the bound that closed the node's window comes from
  window, best
             the variables of the node's call: alpha and beta; the best so far
             and the child it came through
  returned, static
             what the node's call returned; its static value
  skipped    the children that this cutoff skips
  tried-first
             the child that an earlier iteration found best
  asked      the window with which the node was called
  called-next
             the node, which was probed, is called again with that window
  at-work    which pass or iteration it is, and to which depth
  goes-on    it is over, and another follows
  left-out   depths where some node has no static value
resources/schema/prunus-trace.schema.json has their fields.)";
}

} // namespace prunus
