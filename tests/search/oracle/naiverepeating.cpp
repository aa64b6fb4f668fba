#include "tests/search/oracle/naivelog.h"

#include <algorithm>
#include <cmath>

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

} // namespace

Log naiveRepeatingSearch(const NaiveTree& tree, const SearchOptions& options,
                         const Orders& orders) {
    return NaiveScout(tree, options, orders).run();
}

} // namespace prunus::oracle
