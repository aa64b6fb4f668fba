#include "tests/analysis/claims/perturbed.h"

#include <cmath>

namespace prunus::oracle {

namespace {

/// No value is as great.
constexpr Value huge = 1e9;

Value other(Value v) {
    return std::isinf(v) ? 0 : std::nextafter(v, HUGE_VAL);
}

NodeId other(NodeId n) {
    return n == noNode ? GameTree::root() : n == GameTree::root() ? n + 1 : n - 1;
}

Scope other(Scope scope) {
    return scope == Scope::pass ? Scope::iteration : Scope::pass;
}

class Perturb {
  public:
    std::vector<Claim> list;

    void operator()(WorthClaim c) {
        c.value = c.relation == Relation::is        ? other(c.value)
                  : c.relation == Relation::atLeast ? huge
                                                    : -huge;
        list.emplace_back(c);
    }
    void operator()(const InHandClaim& c) {
        list.emplace_back(InHandClaim{opponent(c.player), c.node, c.through, c.value});
        list.emplace_back(InHandClaim{c.player, c.node, c.node, c.value});
        const Value more = c.player == Player::max ? huge : -huge;
        list.emplace_back(InHandClaim{c.player, c.node, c.through, more});
    }
    void operator()(const CannotChangeClaim& c) {
        list.emplace_back(CannotChangeClaim{{}, c.of, c.scope});
        if (c.scope != Scope::probe) {
            list.emplace_back(CannotChangeClaim{c.nodes, other(c.of), c.scope});
        }
    }
    void operator()(const BoundFromClaim& c) {
        auto changed = c;
        changed.value = other(c.value);
        list.emplace_back(changed);
        changed = c;
        changed.levels += 2;
        list.emplace_back(changed);
        changed = c;
        changed.ancestor = other(c.ancestor);
        list.emplace_back(changed);
        changed = c;
        changed.source = BoundSource::table;
        list.emplace_back(changed);
    }
    void operator()(const WindowClaim& c) { windows(c); }
    void operator()(const AskedClaim& c) { windows(c); }
    void operator()(const BestClaim& c) {
        list.emplace_back(BestClaim{c.node, c.child, other(c.value)});
        list.emplace_back(BestClaim{c.node, other(c.child), c.value});
    }
    void operator()(const ReturnedClaim& c) {
        list.emplace_back(ReturnedClaim{c.node, other(c.value)});
    }
    void operator()(const StaticClaim& c) {
        list.emplace_back(StaticClaim{c.node, other(c.value)});
    }
    void operator()(SkippedClaim c) {
        c.nodes.pop_back();
        list.emplace_back(c);
    }
    void operator()(const TriedFirstClaim& c) {
        list.emplace_back(TriedFirstClaim{c.node, c.node});
    }
    void operator()(const AtWorkClaim& c) {
        list.emplace_back(AtWorkClaim{c.scope, c.number + 1, c.depth});
        list.emplace_back(AtWorkClaim{c.scope, c.number, c.depth.value_or(0) + 1});
        list.emplace_back(AtWorkClaim{other(c.scope), c.number, c.depth});
    }
    void operator()(const GoesOnClaim& c) { list.emplace_back(GoesOnClaim{other(c.scope)}); }
    void operator()(const LeftOutClaim& c) {
        list.emplace_back(LeftOutClaim{c.first + 1, c.last});
        list.emplace_back(LeftOutClaim{c.first, c.last + 1});
    }
    void operator()(const CalledNextClaim& c) {
        windows(c);
        list.emplace_back(CalledNextClaim{other(c.node), c.window});
    }
    void operator()(const FoundAtClaim& c) {
        list.emplace_back(FoundAtClaim{c.node, c.node});
        list.emplace_back(FoundAtClaim{other(c.node), c.at});
    }

  private:
    template <class Claimed> void windows(Claimed c) {
        const Window now = c.window;
        c.window = {other(now.alpha), now.beta};
        list.emplace_back(c);
        c.window = {now.alpha, other(now.beta)};
        list.emplace_back(c);
    }
};

} // namespace

std::vector<Claim> perturbed(const Claim& claim) {
    Perturb perturb;
    std::visit(perturb, claim);
    return perturb.list;
}

} // namespace prunus::oracle
