#pragma once

#include "tests/search/oracle/naivesearch.h"

namespace prunus::oracle {

/// A call: the node, where it is and who moves. What every algorithm takes.
struct NaiveCall {
    const NaiveNode& node;
    Path path;
    Player player;

    [[nodiscard]] NaiveCall child(std::uint32_t c) const;
};

[[nodiscard]] Value moversSide(Player player, Value v);

/// What the naive searches share: what they search, and the log that they write.
class NaiveLog {
  public:
    NaiveLog(const NaiveTree& tree, const SearchOptions& options, const Orders& orders);

  protected:
    [[nodiscard]] const NaiveTree& tree() const { return tree_; }
    [[nodiscard]] const SearchOptions& options() const { return options_; }
    [[nodiscard]] const Orders& orders() const { return orders_; }
    [[nodiscard]] const std::vector<std::uint32_t>& orderOf(const NaiveCall& call) const {
        return orders_[call.node.id];
    }
    [[nodiscard]] bool isLeaf(const NaiveCall& call) const {
        return call.node.children.empty() || (limit_ && call.path.size() >= *limit_);
    }
    /// Whether MTD's driver asks, which has rules of its own.
    [[nodiscard]] bool isDriven() const {
        return options_.algorithm == Algorithm::mtdf || options_.algorithm == Algorithm::sssStar;
    }
    [[nodiscard]] bool hard() const { return options_.fail == FailMode::hard && !isDriven(); }
    [[nodiscard]] bool closed(Window w) const {
        return options_.cut == CutRule::greater && !isDriven() ? w.alpha > w.beta
                                                               : w.alpha >= w.beta;
    }

    /// The loop that all searches with windows have. Their numbers are such that the call looks for
    /// the `aim` of both: in negamax form always the greatest. `search(c, window, best)` is what
    /// child number c returns.
    template <class Search>
    Value searchChildren(const NaiveCall& call, Player aim, Window entry,
                         const std::vector<std::uint32_t>& order, const Search& search);

    /// The call returns at once: what it reads or remembers.
    Value answer(EventKind kind, const NaiveCall& call, std::optional<Window> window, Value value);
    Value leaf(const NaiveCall& call, std::optional<Window> window, Value value) {
        return answer(EventKind::leaf, call, window, value);
    }
    void enter(const NaiveCall& call, std::optional<Window> window);
    LoggedEvent& back(const NaiveCall& call, std::uint32_t child, Value value, bool improved,
                      Value best, std::optional<Window> window);
    /// The window closed after the child at this place: an event only if children are left.
    void cutoff(const NaiveCall& call, std::size_t place, const std::vector<std::uint32_t>& order);
    Value leave(const NaiveCall& call, Value value);
    [[nodiscard]] LoggedEvent& written(std::size_t event) { return log_[event]; }
    /// The depth limit in force: of iterative deepening, the iteration's.
    void limitTo(std::uint32_t depth) { limit_ = depth; }
    [[nodiscard]] const Log& written() const { return log_; }

  private:
    LoggedEvent& log(EventKind kind, const NaiveCall& call);

    const NaiveTree& tree_;
    const SearchOptions& options_;
    const Orders& orders_;
    std::optional<std::uint32_t> limit_;
    std::vector<std::uint32_t> visits_; ///< of each node, so far
    Log log_;
};

template <class Search>
Value NaiveLog::searchChildren(const NaiveCall& call, Player aim, Window entry,
                               const std::vector<std::uint32_t>& order, const Search& search) {
    enter(call, entry);
    const bool max = aim == Player::max;
    Window window = entry;
    Value& own = max ? window.alpha : window.beta;
    Value best = hard() ? own : worst(aim);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Value v = search(order[place], window, best);
        const bool improved = better(aim, v, best);
        best = improved ? v : best;
        own = better(aim, v, own) ? v : own;
        back(call, order[place], v, improved, best, window);
        if (closed(window)) {
            cutoff(call, place, order);
            return leave(call, hard() ? (max ? entry.beta : entry.alpha) : best);
        }
    }
    return leave(call, best);
}

/// The searches that may visit a node again.
[[nodiscard]] Log naiveRepeatingSearch(const NaiveTree& tree, const SearchOptions& options,
                                       const Orders& orders);

} // namespace prunus::oracle
