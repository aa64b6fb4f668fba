#include "tests/search/oracle/naivesearch.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

Value moversSide(Player player, Value v) {
    return player == Player::max ? v : 0 - v;
}

Path below(const Path& path, std::uint32_t child) {
    Path result = path;
    result.push_back(child);
    return result;
}

/// A call: the node, where it is and who moves. What every algorithm takes.
struct Call {
    const NaiveNode& node;
    Path path;
    Player player;

    [[nodiscard]] Call child(std::uint32_t c) const {
        return {node.children[c], below(path, c), opponent(player)};
    }
};

class NaiveSearch {
  public:
    NaiveSearch(const NaiveTree& tree, const SearchOptions& options, const Orders& orders)
        : tree_(tree), options_(options), orders_(orders) {}

    Log run();

  private:
    Value minimax(const Call& call);
    Value negamax(const Call& call);
    Value firstDraft(const Call& call, Value parentsBest);
    Value alphaBeta(const Call& call, Window entry);
    Value alphaBetaNegamax(const Call& call, Window entry);

    [[nodiscard]] bool isLeaf(const Call& call) const {
        return isSearchLeaf(tree_, options_, call.node.id);
    }
    [[nodiscard]] bool hard() const { return options_.fail == FailMode::hard; }
    [[nodiscard]] bool closed(Window w) const {
        return options_.cut == CutRule::greater ? w.alpha > w.beta : w.alpha >= w.beta;
    }

    LoggedEvent& log(EventKind kind, const Call& call);
    Value leaf(const Call& call, std::optional<Window> window, Value value);
    void enter(const Call& call, std::optional<Window> window);
    void back(const Call& call, std::uint32_t child, Value value, bool improved, Value best,
              std::optional<Window> window);
    void cutoff(const Call& call, std::size_t place);
    Value leave(const Call& call, Value value);

    const NaiveTree& tree_;
    const SearchOptions& options_;
    const Orders& orders_;
    Log log_;
};

LoggedEvent& NaiveSearch::log(EventKind kind, const Call& call) {
    LoggedEvent event;
    event.kind = kind;
    event.path = call.path;
    event.node = call.node.id;
    event.player = call.player;
    log_.push_back(event);
    return log_.back();
}

Value NaiveSearch::leaf(const Call& call, std::optional<Window> window, Value value) {
    LoggedEvent& event = log(EventKind::leaf, call);
    event.window = window;
    event.value = value;
    return value;
}

void NaiveSearch::enter(const Call& call, std::optional<Window> window) {
    LoggedEvent& event = log(EventKind::enter, call);
    event.window = window;
    if (options_.depth) {
        event.depthLeft = *options_.depth - static_cast<std::uint32_t>(call.path.size());
    }
}

void NaiveSearch::back(const Call& call, std::uint32_t child, Value value, bool improved,
                       Value best, std::optional<Window> window) {
    LoggedEvent& event = log(EventKind::back, call);
    event.child = child;
    event.value = value;
    event.improved = improved;
    event.best = best;
    event.window = window;
}

/// The window closed after the child at this place: an event only if children are left.
void NaiveSearch::cutoff(const Call& call, std::size_t place) {
    const std::vector<std::uint32_t>& order = orders_[call.node.id];
    const std::size_t left = order.size() - place - 1;
    if (left > 0) {
        LoggedEvent& event = log(EventKind::cutoff, call);
        event.child = order[place];
        event.skipped = static_cast<std::uint32_t>(left);
    }
}

Value NaiveSearch::leave(const Call& call, Value value) {
    log(EventKind::leave, call).value = value;
    return value;
}

Value NaiveSearch::minimax(const Call& call) {
    if (isLeaf(call)) {
        return leaf(call, std::nullopt, staticValue(tree_, call.node));
    }
    enter(call, std::nullopt);
    Value best = worst(call.player);
    for (const std::uint32_t c : orders_[call.node.id]) {
        const Value v = minimax(call.child(c));
        const bool improved = better(call.player, v, best);
        best = improved ? v : best;
        back(call, c, v, improved, best, std::nullopt);
    }
    return leave(call, best);
}

Value NaiveSearch::negamax(const Call& call) {
    if (isLeaf(call)) {
        return leaf(call, std::nullopt, moversSide(call.player, staticValue(tree_, call.node)));
    }
    enter(call, std::nullopt);
    Value best = -infinity;
    for (const std::uint32_t c : orders_[call.node.id]) {
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
    Window window = max ? Window{-infinity, parentsBest} : Window{parentsBest, infinity};
    if (isLeaf(call)) {
        return leaf(call, window, staticValue(tree_, call.node));
    }
    enter(call, window);
    Value best = worst(call.player);
    const std::vector<std::uint32_t>& order = orders_[call.node.id];
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Value v = firstDraft(call.child(order[place]), best);
        const bool improved = better(call.player, v, best);
        best = improved ? v : best;
        (max ? window.alpha : window.beta) = best;
        back(call, order[place], v, improved, best, window);
        if (closed(window)) {
            cutoff(call, place);
            return leave(call, hard() ? parentsBest : best);
        }
    }
    return leave(call, best);
}

/// The final form and the second draft; what a child is given is all that differs between them.
Value NaiveSearch::alphaBeta(const Call& call, Window entry) {
    if (isLeaf(call)) {
        return leaf(call, entry, staticValue(tree_, call.node));
    }
    enter(call, entry);
    const bool max = call.player == Player::max;
    const bool narrows = options_.algorithm == Algorithm::alphaBeta;
    Window window = entry;
    Value& own = max ? window.alpha : window.beta;
    Value best = hard() ? own : worst(call.player);
    const std::vector<std::uint32_t>& order = orders_[call.node.id];
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Value v = alphaBeta(call.child(order[place]), narrows ? window : entry);
        const bool improved = better(call.player, v, best);
        best = improved ? v : best;
        own = better(call.player, v, own) ? v : own;
        back(call, order[place], v, improved, best, window);
        if (closed(window)) {
            cutoff(call, place);
            return leave(call, hard() ? (max ? entry.beta : entry.alpha) : best);
        }
    }
    return leave(call, best);
}

Value NaiveSearch::alphaBetaNegamax(const Call& call, Window entry) {
    if (isLeaf(call)) {
        return leaf(call, entry, moversSide(call.player, staticValue(tree_, call.node)));
    }
    enter(call, entry);
    Value alpha = entry.alpha;
    Value best = hard() ? alpha : -infinity;
    const std::vector<std::uint32_t>& order = orders_[call.node.id];
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Window childs{0 - entry.beta, 0 - alpha};
        const Value v = 0 - alphaBetaNegamax(call.child(order[place]), childs);
        const bool improved = v > best;
        best = improved ? v : best;
        alpha = std::max(alpha, v);
        back(call, order[place], v, improved, best, Window{alpha, entry.beta});
        if (closed({alpha, entry.beta})) {
            cutoff(call, place);
            return leave(call, hard() ? entry.beta : best);
        }
    }
    return leave(call, best);
}

Log NaiveSearch::run() {
    const Call root{tree_.root, {}, rootPlayer(tree_, options_)};
    const Window first = options_.window;
    switch (options_.algorithm) {
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
    }
    return log_;
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
