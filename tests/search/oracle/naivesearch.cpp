#include "tests/search/oracle/naivelog.h"

namespace prunus::oracle {

namespace {

using Call = NaiveCall;

class NaiveSearch : NaiveLog {
  public:
    using NaiveLog::NaiveLog;

    Log run();

  private:
    Value minimax(const Call& call);
    Value negamax(const Call& call);
    Value firstDraft(const Call& call, Value parentsBest);
    Value alphaBeta(const Call& call, Window entry);
    Value alphaBetaNegamax(const Call& call, Window entry);
};

Value NaiveSearch::minimax(const Call& call) {
    if (isLeaf(call)) {
        return leaf(call, std::nullopt, staticValue(tree(), call.node));
    }
    enter(call, std::nullopt);
    Value best = worst(call.player);
    for (const std::uint32_t c : orderOf(call)) {
        const Value v = minimax(call.child(c));
        const bool improved = better(call.player, v, best);
        best = improved ? v : best;
        back(call, c, v, improved, best, std::nullopt);
    }
    return leave(call, best);
}

Value NaiveSearch::negamax(const Call& call) {
    if (isLeaf(call)) {
        return leaf(call, std::nullopt, moversSide(call.player, staticValue(tree(), call.node)));
    }
    enter(call, std::nullopt);
    Value best = -infinity;
    for (const std::uint32_t c : orderOf(call)) {
        const Value v = 0 - negamax(call.child(c));
        const bool improved = v > best;
        best = improved ? v : best;
        back(call, c, v, improved, best, std::nullopt);
    }
    return leave(call, best);
}

/// Looks one level up only: stops as soon as its value reaches the parent's best so far.
Value NaiveSearch::firstDraft(const Call& call, Value parentsBest) {
    const bool max = call.player == Player::max;
    const Window window = max ? Window{-infinity, parentsBest} : Window{parentsBest, infinity};
    if (isLeaf(call)) {
        return leaf(call, window, staticValue(tree(), call.node));
    }
    return searchChildren(call, call.player, window, orderOf(call),
                          [&](std::uint32_t c, Window now, Value /*best*/) {
                              return firstDraft(call.child(c), max ? now.alpha : now.beta);
                          });
}

/// The final form and the second draft; what a child is given is all that differs between them.
Value NaiveSearch::alphaBeta(const Call& call, Window entry) {
    if (isLeaf(call)) {
        return leaf(call, entry, staticValue(tree(), call.node));
    }
    const bool narrows = options().algorithm == Algorithm::alphaBeta;
    return searchChildren(call, call.player, entry, orderOf(call),
                          [&](std::uint32_t c, Window now, Value /*best*/) {
                              return alphaBeta(call.child(c), narrows ? now : entry);
                          });
}

Value NaiveSearch::alphaBetaNegamax(const Call& call, Window entry) {
    if (isLeaf(call)) {
        return leaf(call, entry, moversSide(call.player, staticValue(tree(), call.node)));
    }
    return searchChildren(
        call, Player::max, entry, orderOf(call), [&](std::uint32_t c, Window now, Value /*best*/) {
            return 0 - alphaBetaNegamax(call.child(c), {0 - now.beta, 0 - now.alpha});
        });
}

Log NaiveSearch::run() {
    const Call root{tree().root, {}, rootPlayer(tree(), options())};
    const Window first = options().window;
    switch (options().algorithm) {
    case Algorithm::minimax:
        minimax(root);
        break;
    case Algorithm::negamax:
        negamax(root);
        break;
    case Algorithm::alphaBetaFirstDraft:
        firstDraft(root, worst(opponent(root.player)));
        break;
    case Algorithm::alphaBetaSecondDraft:
    case Algorithm::alphaBeta:
        alphaBeta(root, first);
        break;
    case Algorithm::alphaBetaNegamax:
        alphaBetaNegamax(
            root, root.player == Player::max ? first : Window{0 - first.beta, 0 - first.alpha});
        break;
    case Algorithm::principalVariationSearch:
    case Algorithm::negaScout:
    case Algorithm::alphaBetaWithMemory:
    case Algorithm::iterativeDeepening:
    case Algorithm::mtdf:
    case Algorithm::sssStar:
        return naiveRepeatingSearch(tree(), options(), orders());
    }
    return written();
}

} // namespace

std::variant<Log, MissingStaticValue>
naiveSearch(const NaiveTree& tree, const SearchOptions& options, const Orders& orders) {
    try {
        return NaiveSearch(tree, options, orders).run();
    } catch (const MissingStaticValue& missing) {
        return missing;
    }
}

} // namespace prunus::oracle
