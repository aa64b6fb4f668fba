#include "core/analysis/probe.h"

#include <algorithm>
#include <array>

namespace prunus {

Probe::Probe(const GameTree& tree, const SearchOptions& options, Player root, Value value)
    : options_(options), root_(root), value_(value), evaluated_(tree.nodeCount()) {}

void Probe::note(Value other) {
    if (other > value_) {
        high_ = std::min(high_, other);
    }
}

/// What the first child of a call is compared with: see `best` in each algorithm.
Value Probe::initialBest(Window window) const {
    const AlgorithmTraits& algorithm = traits(options_.algorithm);
    const bool raises = algorithm.negamaxForm || playerNow() == Player::max;
    const bool fromWindow = algorithm.takesWindow && options_.fail == FailMode::hard;
    if (fromWindow) {
        return raises ? window.alpha : window.beta;
    }
    return raises ? -infinity : infinity;
}

/// All numbers that meet at a comparison, before and after, count as compared with each other:
/// a few more than really are, which only makes ranges shorter that are joined again.
void Probe::compare(const Comparison& comparison) {
    Open& open = open_.back();
    const std::array<Value, 7> met{comparison.value,       comparison.best, comparison.window.alpha,
                                   comparison.window.beta, open.best,       open.window.alpha,
                                   open.window.beta};
    const bool turned = traits(options_.algorithm).negamaxForm && open.player == Player::min;
    const auto fromMax = [&](Value v) { return turned ? 0 - v : v; };
    if (std::ranges::any_of(met, [&](Value v) { return fromMax(v) == value_; })) {
        for (const Value v : met) {
            note(fromMax(v));
        }
    }
    open.best = comparison.best;
    if (traits(options_.algorithm).windowed) {
        open.window = comparison.window;
    }
}

} // namespace prunus
