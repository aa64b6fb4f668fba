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
    [[nodiscard]] bool hard() const { return options_.fail == FailMode::hard; }
    [[nodiscard]] bool closed(Window w) const {
        return options_.cut == CutRule::greater ? w.alpha > w.beta : w.alpha >= w.beta;
    }

    Value leaf(const NaiveCall& call, std::optional<Window> window, Value value);
    Value recall(const NaiveCall& call, Window window, Value value);
    void enter(const NaiveCall& call, std::optional<Window> window);
    LoggedEvent& back(const NaiveCall& call, std::uint32_t child, Value value, bool improved,
                      Value best, std::optional<Window> window);
    /// The window closed after the child at this place: an event only if children are left.
    void cutoff(const NaiveCall& call, std::size_t place) { cutoff(call, place, orderOf(call)); }
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

/// The searches that may visit a node again.
[[nodiscard]] Log naiveRepeatingSearch(const NaiveTree& tree, const SearchOptions& options,
                                       const Orders& orders);

} // namespace prunus::oracle
