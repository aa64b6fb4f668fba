#include "tests/analysis/claims/drawnsearch.h"

#include "tests/analysis/claims/heldcalls.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

/// More make the proof slow, and prove nothing else.
constexpr std::size_t mostNodes = 60;

bool cutsDeeply(const NaiveTree& tree, const SearchOptions& options, const Orders& orders) {
    SearchOptions plain;
    plain.depth = options.depth;
    plain.root = options.root;
    const auto log = naiveSearch(tree, plain, orders);
    if (!std::holds_alternative<Log>(log)) {
        return false;
    }
    HeldCalls calls(tree, plain);
    return std::ranges::any_of(std::get<Log>(log), [&](const LoggedEvent& event) {
        calls.hear(event);
        if (event.kind != EventKind::cutoff) {
            return false;
        }
        const HeldCall& cut = calls.open().back();
        const BoundOrigin& bound = cut.player == Player::max ? cut.beta : cut.alpha;
        return bound.source == BoundSource::ancestor &&
               tree.paths[bound.setter].size() + 1 < tree.paths[cut.node].size();
    });
}

/// None if some node at the depth limit has no static value.
std::optional<DrawnSearch> drawn(Draw& draw, Algorithm algorithm) {
    DrawnSearch result{randomTree(draw, 7, 3), settled(randomOptions(draw, algorithm)), {}, {}};
    if (result.options.depth && draw.oneIn(2)) {
        *result.options.depth += 3;
    }
    if (result.tree.nodes.size() > mostNodes) {
        return std::nullopt;
    }
    try {
        result.orders = naiveOrders(result.tree, result.options);
    } catch (const MissingStaticValue&) {
        return std::nullopt;
    }
    auto log = naiveSearch(result.tree, result.options, result.orders);
    if (!std::holds_alternative<Log>(log)) {
        return std::nullopt;
    }
    result.log = std::get<Log>(std::move(log));
    result.deep = cutsDeeply(result.tree, result.options, result.orders);
    return result;
}

} // namespace

DrawnSearch drawnSearch(std::uint64_t seed, Algorithm algorithm) {
    Draw draw(seed);
    for (;;) {
        const std::optional<DrawnSearch> result = drawn(draw, algorithm);
        if (result && (result->deep || seed % 3 != 0)) {
            return *result;
        }
    }
}

std::string text(const DrawnSearch& search) {
    return text(search.tree) + " " + text(search.options);
}

} // namespace prunus::oracle
