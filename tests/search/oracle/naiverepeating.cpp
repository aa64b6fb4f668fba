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
    enter(call, entry);
    Window window = entry;
    Value best = hard() ? entry.alpha : -infinity;
    const std::vector<std::uint32_t>& order = orderOf(call);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::uint32_t c = order[place];
        const Value v = place == 0 ? searchChild(call.child(c), window.alpha, window.beta)
                                   : probeThenSearch(call, c, window, best);
        const bool improved = v > best;
        best = std::max(best, v);
        window.alpha = std::max(window.alpha, v);
        back(call, c, v, improved, best, window);
        if (closed(window)) {
            cutoff(call, place);
            return leave(call, hard() ? entry.beta : best);
        }
    }
    return leave(call, best);
}

/// Alpha-beta that looks into its memory first; once, or as the driver of MTD asks.
class NaiveMemory : NaiveLog {
  public:
    using NaiveLog::NaiveLog;

    Log run();

  private:
    [[nodiscard]] bool isDriven() const {
        return options().algorithm != Algorithm::alphaBetaWithMemory;
    }
    [[nodiscard]] bool isHard() const { return hard() && !isDriven(); }
    [[nodiscard]] bool isClosed(Window w) const {
        return isDriven() ? w.alpha >= w.beta : closed(w);
    }
    Value call(const NaiveCall& call, Window window);
    Value search(const NaiveCall& call, Window window);

    std::map<std::uint32_t, Bounds> memory_; ///< by node
};

Value NaiveMemory::call(const NaiveCall& call, Window window) {
    Bounds& known = memory_[call.node.id];
    const Bounds before = known;
    Value v = 0;
    const std::size_t event = written().size();
    if (before.lower >= window.beta) {
        v = recall(call, window, before.lower);
    } else if (before.upper <= window.alpha || before.lower == before.upper) {
        v = recall(call, window, before.upper);
    } else if (isLeaf(call)) {
        v = leaf(call, window, staticValue(tree(), call.node));
        known = {v, v};
    } else {
        v = search(call, window);
        // A tree's node is met again only after it has told less than was asked: no bound of it
        // lies inside the window.
        known.lower = v > window.alpha ? v : before.lower;
        known.upper = v < window.beta ? v : before.upper;
    }
    written(event).known = before;
    return v;
}

Value NaiveMemory::search(const NaiveCall& call, Window window) {
    enter(call, window);
    const bool max = call.player == Player::max;
    const Window entry = window;
    Value& own = max ? window.alpha : window.beta;
    Value best = isHard() ? own : worst(call.player);
    const std::vector<std::uint32_t>& order = orderOf(call);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Value v = this->call(call.child(order[place]), window);
        const bool improved = better(call.player, v, best);
        best = improved ? v : best;
        own = better(call.player, v, own) ? v : own;
        back(call, order[place], v, improved, best, window);
        if (isClosed(window)) {
            cutoff(call, place);
            return leave(call, isHard() ? (max ? entry.beta : entry.alpha) : best);
        }
    }
    return leave(call, best);
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

    std::map<std::uint32_t, std::uint32_t> best_; ///< child by node
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

std::vector<std::uint32_t> NaiveDeepening::ordered(const NaiveCall& call) const {
    std::vector<std::uint32_t> order = orderOf(call);
    const auto best = best_.find(call.node.id);
    if (options().previousBestFirst && best != best_.end()) {
        std::erase(order, best->second);
        order.insert(order.begin(), best->second);
    }
    return order;
}

Value NaiveDeepening::search(const NaiveCall& call, Window window) {
    if (isLeaf(call)) {
        metLimit_ = metLimit_ || !call.node.children.empty();
        return leaf(call, window, staticValue(tree(), call.node));
    }
    enter(call, window);
    const bool max = call.player == Player::max;
    const Window entry = window;
    Value& own = max ? window.alpha : window.beta;
    Value best = hard() ? own : worst(call.player);
    const std::vector<std::uint32_t> order = ordered(call);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::uint32_t c = order[place];
        const Value v = search(call.child(c), window);
        const bool improved = better(call.player, v, best);
        if (improved) {
            best = v;
            best_[call.node.id] = c;
        }
        own = better(call.player, v, own) ? v : own;
        back(call, c, v, improved, best, window);
        if (closed(window)) {
            cutoff(call, place, order);
            return leave(call, hard() ? (max ? entry.beta : entry.alpha) : best);
        }
    }
    return leave(call, best);
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
