#include "core/base/unreachable.h"
#include "tests/search/oracle/naivelog.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace prunus::oracle {

namespace {

class NaiveScout : NaiveLog {
  public:
    using NaiveLog::NaiveLog;

    Log run() {
        search({tree().root, {}, rootPlayer(tree(), options())}, {});
        return written();
    }

  private:
    [[nodiscard]] bool isPvs() const {
        return options().algorithm == Algorithm::principalVariationSearch;
    }
    Value search(const NaiveCall& call, Window entry);
    Value searchChild(const NaiveCall& child, Value alpha, Value beta) {
        return 0 - search(child, {0 - beta, 0 - alpha});
    }
    Value probeThenSearch(const NaiveCall& call, std::uint32_t c, Window window, Value best);
};

/// All children but the first: a look whether they are better, then how much.
Value NaiveScout::probeThenSearch(const NaiveCall& call, std::uint32_t c, Window window,
                                  Value best) {
    const NaiveCall child = call.child(c);
    const Value next = std::nextafter(window.alpha, HUGE_VAL);
    const Value probed = searchChild(child, window.alpha, std::min(next, window.beta));
    const bool inside = window.alpha < probed && probed < window.beta;
    if (!inside || (!isPvs() && isLeaf(child))) {
        return probed;
    }
    back(call, c, probed, false, best, window).again = true;
    return searchChild(child, isPvs() ? window.alpha : probed, window.beta);
}

Value NaiveScout::search(const NaiveCall& call, Window entry) {
    if (isLeaf(call)) {
        return leaf(call, entry, moversSide(call.player, staticValue(tree(), call.node)));
    }
    return searchChildren(
        call, Player::max, entry, orderOf(call), [&](std::uint32_t c, Window now, Value best) {
            return c == orderOf(call).front() ? searchChild(call.child(c), now.alpha, now.beta)
                                              : probeThenSearch(call, c, now, best);
        });
}

/// Alpha-beta that looks into its memory first; once, or as the driver of MTD asks.
class NaiveMemory : NaiveLog {
  public:
    using NaiveLog::NaiveLog;

    Log run();

  private:
    Value call(const NaiveCall& call, Window window);

    std::map<std::uint32_t, Bounds> memory_; ///< by node
};

Value NaiveMemory::call(const NaiveCall& call, Window window) {
    Bounds& known = memory_[call.node.id];
    const Bounds before = known;
    Value v = 0;
    const std::size_t event = written().size();
    if (before.lower >= window.beta) {
        v = answer(EventKind::recall, call, window, before.lower);
    } else if (before.upper <= window.alpha || before.lower == before.upper) {
        v = answer(EventKind::recall, call, window, before.upper);
    } else if (isLeaf(call)) {
        v = leaf(call, window, staticValue(tree(), call.node));
        known = {v, v};
    } else {
        v = searchChildren(call, call.player, window, orderOf(call),
                           [&](std::uint32_t c, Window now, Value /*best*/) {
                               return this->call(call.child(c), now);
                           });
        // A tree's node is met again only after it has told less than was asked: no bound of it
        // lies inside the window.
        known.lower = v > window.alpha ? v : before.lower;
        known.upper = v < window.beta ? v : before.upper;
    }
    written(event).known = before;
    return v;
}

Log NaiveMemory::run() {
    const NaiveCall root{tree().root, {}, rootPlayer(tree(), options())};
    if (!isDriven()) {
        call(root, {});
        return written();
    }
    // From above it is SSS*, from 0 it is MTD(f).
    Value gamma = options().algorithm == Algorithm::sssStar ? HUGE_VAL : 0;
    Bounds value;
    for (;;) {
        const Value g = call(root, {std::nextafter(gamma, -HUGE_VAL), gamma});
        (g >= gamma ? value.lower : value.upper) = g;
        if (value.lower == value.upper) {
            return written();
        }
        gamma = g >= gamma ? std::nextafter(g, HUGE_VAL) : g;
    }
}

class NaiveDeepening : NaiveLog {
  public:
    using NaiveLog::NaiveLog;

    Log run();

  private:
    [[nodiscard]] bool canStopAt(std::uint32_t depth) const;
    [[nodiscard]] std::vector<std::uint32_t> ordered(const NaiveCall& call) const;
    Value search(const NaiveCall& call, Window window);

    bool metLimit_ = false;
};

/// Whether all nodes at this depth have static values.
bool NaiveDeepening::canStopAt(std::uint32_t depth) const {
    return std::ranges::all_of(tree().nodes, [&](const NaiveNode* node) {
        const bool hasValue =
            node->value || (node->children.empty() && tree().failureValue.has_value());
        return tree().paths[node->id].size() != depth || hasValue;
    });
}

/// The child that improved the node last comes first.
std::vector<std::uint32_t> NaiveDeepening::ordered(const NaiveCall& call) const {
    std::vector<std::uint32_t> order = orderOf(call);
    std::optional<std::uint32_t> best;
    for (const LoggedEvent& event : written()) {
        const bool here = event.kind == EventKind::back && event.node == call.node.id;
        best = here && event.improved ? event.child : best;
    }
    if (options().previousBestFirst && best) {
        std::erase(order, *best);
        order.insert(order.begin(), *best);
    }
    return order;
}

Value NaiveDeepening::search(const NaiveCall& call, Window window) {
    if (isLeaf(call)) {
        metLimit_ = metLimit_ || !call.node.children.empty();
        return leaf(call, window, staticValue(tree(), call.node));
    }
    return searchChildren(
        call, call.player, window, ordered(call),
        [&](std::uint32_t c, Window now, Value /*best*/) { return search(call.child(c), now); });
}

Log NaiveDeepening::run() {
    const std::uint32_t last = options().depth.value_or(1'000'000);
    for (std::uint32_t depth = std::min(last, 1U); depth <= last; ++depth) {
        if (depth == last || canStopAt(depth)) {
            limitTo(depth);
            metLimit_ = false;
            search({tree().root, {}, rootPlayer(tree(), options())}, {});
            if (!metLimit_) {
                break;
            }
        }
    }
    return written();
}

} // namespace

Log naiveRepeatingSearch(const NaiveTree& tree, const SearchOptions& options,
                         const Orders& orders) {
    switch (options.algorithm) {
    case Algorithm::alphaBetaWithMemory:
    case Algorithm::mtdf:
    case Algorithm::sssStar:
        return NaiveMemory(tree, options, orders).run();
    case Algorithm::iterativeDeepening:
        return NaiveDeepening(tree, options, orders).run();
    case Algorithm::principalVariationSearch:
    case Algorithm::negaScout:
        return NaiveScout(tree, options, orders).run();
    case Algorithm::minimax:
    case Algorithm::negamax:
    case Algorithm::alphaBetaFirstDraft:
    case Algorithm::alphaBetaSecondDraft:
    case Algorithm::alphaBeta:
    case Algorithm::alphaBetaNegamax:
        break;
    }
    unreachable();
}

} // namespace prunus::oracle
