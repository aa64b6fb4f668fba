#include "tests/search/oracle/randomtree.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace prunus::oracle {

namespace {

/// How one tree draws: the same habits for all of its nodes.
struct Habits {
    std::uint32_t maxDepth;
    std::uint32_t maxChildren;
    std::uint32_t spread; ///< values are drawn from this many; few make ties
    Value unit;           ///< 1, or a fraction
    bool innerValues;     ///< every inner node has a static value
    bool failures;        ///< some leaves have none
};

Value randomValue(Draw& draw, const Habits& habits) {
    const Value centred =
        static_cast<Value>(draw.below(habits.spread)) - static_cast<Value>(habits.spread / 2);
    return centred * habits.unit;
}

NaiveNode randomNode(Draw& draw, const Habits& habits, std::uint32_t depth) {
    NaiveNode node;
    const bool stops = depth >= habits.maxDepth || (depth > 0 ? draw.oneIn(4) : draw.oneIn(40));
    if (stops) {
        if (!habits.failures || !draw.oneIn(5)) {
            node.value = randomValue(draw, habits);
        }
        return node;
    }
    if (habits.innerValues) {
        node.value = randomValue(draw, habits);
    }
    const std::uint32_t count = 1 + draw.below(habits.maxChildren);
    for (std::uint32_t k = 0; k < count; ++k) {
        node.children.push_back(randomNode(draw, habits, depth + 1));
    }
    return node;
}

/// The leaves from the left, each the next of the values.
NaiveNode uniformNode(std::uint32_t depth, std::uint32_t branching,
                      const std::vector<Value>& values, std::size_t& next) {
    NaiveNode node;
    if (depth == 0) {
        node.value = values[next++];
        return node;
    }
    for (std::uint32_t k = 0; k < branching; ++k) {
        node.children.push_back(uniformNode(depth - 1, branching, values, next));
    }
    return node;
}

} // namespace

NaiveTree randomTree(Draw& draw, std::uint32_t maxDepth, std::uint32_t maxChildren) {
    Habits habits{};
    habits.maxDepth = 1 + draw.below(maxDepth);
    habits.maxChildren = 1 + draw.below(maxChildren);
    const std::uint32_t spreads[] = {2, 5, 20, 1000};
    const Value units[] = {1, 0.25, 0.1};
    habits.spread = spreads[draw.below(4)];
    habits.unit = units[draw.below(3)];
    habits.innerValues = draw.oneIn(2);
    habits.failures = draw.oneIn(4);
    const Player player = draw.oneIn(3) ? Player::min : Player::max;
    std::optional<Value> failure;
    if (habits.failures) {
        failure = randomValue(draw, habits);
    }
    return NaiveTree(randomNode(draw, habits, 0), player, failure);
}

SearchOptions randomOptions(Draw& draw, Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    if (draw.oneIn(3)) {
        options.depth = draw.below(5);
    }
    if (draw.oneIn(3)) {
        options.root = draw.oneIn(2) ? Player::max : Player::min;
    }
    options.fail = draw.oneIn(2) ? FailMode::hard : FailMode::soft;
    options.cut = draw.oneIn(2) ? CutRule::greaterOrEqual : CutRule::greater;
    options.order = static_cast<MoveOrder>(draw.below(4));
    options.seed = draw.below(1000);
    if (traits(algorithm).takesWindow && draw.oneIn(2)) {
        const Value low = static_cast<Value>(draw.below(13)) - 6;
        options.window.alpha = draw.oneIn(4) ? -infinity : low / 2;
        options.window.beta = draw.oneIn(4) ? infinity : (low + 1 + draw.below(8)) / 2;
    }
    if (algorithm == Algorithm::iterativeDeepening) {
        options.previousBestFirst = draw.oneIn(2);
    }
    return options;
}

NaiveTree uniformDistinct(Draw& draw, std::uint32_t depth, std::uint32_t branching) {
    std::size_t leaves = 1;
    for (std::uint32_t d = 0; d < depth; ++d) {
        leaves *= branching;
    }
    std::vector<Value> values(leaves);
    std::iota(values.begin(), values.end(), 1.0);
    for (std::uint32_t left = static_cast<std::uint32_t>(leaves); left > 1; --left) {
        std::swap(values[left - 1], values[draw.below(left)]);
    }
    std::size_t next = 0;
    return NaiveTree(uniformNode(depth, branching, values, next));
}

std::string text(const SearchOptions& options) {
    static constexpr const char* orders[] = {"as-written", "best-first", "worst-first", "random"};
    std::ostringstream out;
    out << traits(options.algorithm).id << " --depth=";
    if (options.depth) {
        out << *options.depth;
    } else {
        out << "all";
    }
    if (options.root) {
        out << " --root=" << (*options.root == Player::max ? "max" : "min");
    }
    out << " --fail=" << (options.fail == FailMode::hard ? "hard" : "soft")
        << " --cut=" << (options.cut == CutRule::greater ? "gt" : "ge")
        << " --window=" << options.window.alpha << ',' << options.window.beta
        << " --order=" << orders[static_cast<std::size_t>(options.order)]
        << " --seed=" << options.seed
        << (options.previousBestFirst ? "" : " --previous-best=ignored");
    return out.str();
}

} // namespace prunus::oracle
