// The claims that each fact makes; see Explanation. What is said in words is said here first.

#include "core/analysis/callfacts.h"
#include "core/analysis/explanation.h"
#include "core/analysis/rivals.h"

#include <limits>

namespace prunus {
namespace {

class Claims {
  public:
    explicit Claims(const Moment& moment) : m_(moment) {}

    void operator()(const NotStarted& /*fact*/) {}
    void operator()(const Entered& fact);
    void operator()(const LeafRead& fact);
    void operator()(const Recalled& fact);
    void operator()(const Improved& fact);
    void operator()(const NotImproved& fact);
    void operator()(const SearchedAgain& fact);
    void operator()(const CutOff& fact);
    void operator()(const Returned& fact);
    void operator()(const PassOver& fact);
    void operator()(const IterationOver& fact);
    void operator()(const SearchOver& fact);
    void operator()(const SlipStep& /*fact*/) {} // nothing of it is proved

    std::vector<Claim> list;

  private:
    void add(const Claim& claim) { list.push_back(claim); }
    void addWorth(NodeId n, Bounds bounds);
    void addWindow(NodeId n, const std::optional<Window>& window);
    void addInHand(const std::optional<Alternative>& has);
    void addBest(const std::optional<Alternative>& has);
    void addComparison(const Compared& fact);
    void addRefutation(const Refutation& r);
    void addStage(const CallFacts& call);

    const Moment& m_;
};

/// One claim where a value is known, otherwise one for each end that is.
void Claims::addWorth(NodeId n, Bounds bounds) {
    if (bounds.exact()) {
        add(WorthClaim{Relation::is, n, bounds.lower});
        return;
    }
    if (bounds.lower != -infinity) {
        add(WorthClaim{Relation::atLeast, n, bounds.lower});
    }
    if (bounds.upper != infinity) {
        add(WorthClaim{Relation::atMost, n, bounds.upper});
    }
}

void Claims::addWindow(NodeId n, const std::optional<Window>& window) {
    if (window) {
        add(WindowClaim{n, *window});
    }
}

void Claims::addInHand(const std::optional<Alternative>& has) {
    if (has && has->through != noNode) {
        add(InHandClaim{playerOf(m_, has->node), has->node, has->through, has->value});
    }
}

void Claims::addBest(const std::optional<Alternative>& has) {
    if (has) {
        add(BestClaim{has->node, has->through, has->value});
    }
}

/// Which pass or iteration it is.
void Claims::addStage(const CallFacts& call) {
    if (call.approach == Approach::pass) {
        add(AtWorkClaim{Scope::pass, call.number, std::nullopt});
    } else if (call.approach == Approach::iteration) {
        add(AtWorkClaim{Scope::iteration, call.number, call.depth});
    }
}

void Claims::operator()(const Entered& fact) {
    addStage(fact.call);
    if (fact.call.leavesOutDepths()) {
        add(LeftOutClaim{fact.call.depthBefore.value_or(0) + 1, *fact.call.depth - 1});
    }
    addWindow(fact.node, fact.window);
    addBest(fact.parentsBest);
    addBest(fact.notHandedDown);
    addInHand(fact.alphaFrom);
    addInHand(fact.betaFrom);
    const bool again = fact.call.approach == Approach::again;
    const bool plain = fact.call.approach == Approach::plain && fact.call.known.nothing();
    if (fact.call.before && (again || plain)) {
        add(ReturnedClaim{fact.node, *fact.call.before});
    }
    addWorth(fact.node, fact.byProbe.value_or(Bounds{}));
    addWorth(fact.node, fact.call.known);
    if (fact.triedFirst != noNode) {
        add(TriedFirstClaim{fact.node, fact.triedFirst});
    }
}

void Claims::operator()(const LeafRead& fact) {
    if (fact.call.approach == Approach::probe) {
        add(AskedClaim{fact.node, fact.window});
    }
    add(StaticClaim{fact.node, fact.value});
    add(ReturnedClaim{fact.node, fact.value});
}

void Claims::operator()(const Recalled& fact) {
    add(ReturnedClaim{fact.node, fact.value});
    addWorth(fact.node, fact.call.known);
    add(WindowClaim{fact.node, fact.window});
    if (fact.foundAt != fact.node) {
        add(FoundAtClaim{fact.node, fact.foundAt});
    }
}

void Claims::addComparison(const Compared& fact) {
    add(ReturnedClaim{fact.child, fact.value});
    add(BestClaim{fact.node, fact.bestChild, fact.best});
    addWindow(fact.node, fact.window);
    if (fact.clamped) {
        addWorth(fact.child, fact.proven);
    }
}

void Claims::operator()(const Improved& fact) {
    addComparison(fact);
    if (fact.inHand) {
        add(InHandClaim{fact.player, fact.node, fact.child, fact.value});
    } else if (!fact.clamped) {
        addWorth(fact.child, fact.proven);
    }
}

void Claims::operator()(const NotImproved& fact) {
    addComparison(fact);
    addInHand(fact.holder);
}

void Claims::operator()(const SearchedAgain& fact) {
    addComparison(fact);
    add(CalledNextClaim{fact.child, fact.next});
}

void Claims::addRefutation(const Refutation& r) {
    add(InHandClaim{playerOf(m_, r.node), r.node, r.child, r.value});
    const Alternative& rival = r.rival;
    addInHand(rival);
    if (rival.through == r.node) {
        addWorth(r.node, m_.proven(r.node));
    }
    const bool pass = makesPasses(m_.trace().options().algorithm);
    const BoundSource source = !rival.fromFirstWindow() ? BoundSource::ancestor
                               : rival.fromTable()      ? BoundSource::table
                               : rival.fromProbe()      ? BoundSource::probe
                               : pass                   ? BoundSource::pass
                                                        : BoundSource::firstWindow;
    add(BoundFromClaim{r.node, rival.node, r.levels, rival.value, source});
}

void Claims::operator()(const CutOff& fact) {
    if (fact.refutation) {
        addRefutation(*fact.refutation);
    }
    if (fact.clamped) {
        add(ReturnedClaim{fact.child, fact.fromChild});
        addWorth(fact.child, fact.proven);
    }
    const auto all = std::numeric_limits<std::size_t>::max();
    const std::vector<NodeId> skipped = m_.leftOut(m_.event().node, all);
    add(SkippedClaim{skipped});
    add(CannotChangeClaim{skipped, fact.of, fact.scope});
    if (fact.scope == Scope::probe || fact.scope == Scope::pass) {
        const Player player = playerOf(m_, fact.of);
        add(AskedClaim{fact.of, fromMax(m_, player, m_.entryWindow(fact.of))});
    }
}

void Claims::operator()(const Returned& fact) {
    add(ReturnedClaim{fact.node, fact.value});
    addWorth(fact.node, fact.proven);
    if (fact.clamped) {
        addWindow(fact.node, fact.window);
        addBest(fact.parentsBest);
    }
}

void Claims::operator()(const PassOver& fact) {
    addStage(fact.call);
    add(GoesOnClaim{Scope::pass});
    add(ReturnedClaim{fact.node, fact.value});
    addWorth(fact.node, fact.call.known);
}

void Claims::operator()(const IterationOver& fact) {
    addStage(fact.call);
    add(GoesOnClaim{Scope::iteration});
    add(ReturnedClaim{fact.node, fact.value});
    add(WorthClaim{Relation::is, fact.node, fact.value});
}

void Claims::operator()(const SearchOver& fact) {
    // A leaf returns its value, wherever that lies.
    const bool leaf = m_.trace().isSearchLeaf(m_.tree(), fact.node);
    const Relation relation = leaf || fact.outcome == Outcome::exact ? Relation::is
                              : fact.outcome == Outcome::failLow     ? Relation::atMost
                                                                     : Relation::atLeast;
    add(WorthClaim{relation, fact.node, fact.value});
    if (fact.outcome != Outcome::exact) {
        add(AskedClaim{fact.node, m_.trace().options().window});
    } else if (fact.bestMove != noNode) {
        add(InHandClaim{fact.player, fact.node, fact.bestMove, fact.value});
    } else {
        add(StaticClaim{fact.node, fact.value});
    }
}

} // namespace

std::vector<Claim> claimsOf(const Moment& moment, const Explanation& explanation) {
    Claims claims(moment);
    std::visit(claims, explanation);
    return claims.list;
}

} // namespace prunus
