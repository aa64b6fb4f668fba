#pragma once

#include "core/trace/moment.h"
#include "tests/search/oracle/naivesearch.h"

namespace prunus::oracle {

/// Everything about a node at a step, found by going through the log from its start.
struct NodeStory {
    NodeState state = NodeState::notReached;
    Window window;             ///< of its call, as of its last event
    std::vector<Value> alphas; ///< each value that alpha had, in turn
    std::vector<Value> betas;  ///< likewise
    Value best = 0;            ///< for inner nodes that were entered
    std::optional<std::uint32_t> bestChild;
    std::optional<std::uint32_t> through; ///< the child last searched in, by id
    std::uint32_t childrenReturned = 0;
    std::optional<std::uint32_t> lastReturned; ///< the child that returned last, by id
    std::optional<Value> returned;             ///< from MAX's side
    Bounds proven;                             ///< from MAX's side
    std::vector<NodeVisit> visits;
    std::vector<std::uint32_t> called; ///< the children called in the latest visit, by id
    std::uint32_t stage = 0;           ///< of the latest visit
};

/// What a search knew after step t, by plain replay of the log: no shortcut that Moment takes.
class Replay {
  public:
    Replay(const NaiveTree& tree, const SearchOptions& options, const Orders& orders,
           const Log& log, std::size_t t);

    [[nodiscard]] const NodeStory& story(std::uint32_t node) const { return stories_[node]; }
    /// Open nodes by id, innermost first.
    [[nodiscard]] std::vector<std::uint32_t> stack() const;
    /// From the root, best child by best child, by id; where nodes are visited again, once the
    /// root's value is proved, through the first children proved to have it.
    [[nodiscard]] std::vector<std::uint32_t> bestLine() const;
    [[nodiscard]] const Counts& counts() const { return counts_; }

  private:
    void apply(const LoggedEvent& event);
    void enter(const LoggedEvent& event);
    void leaf(const LoggedEvent& event);
    void recall(const LoggedEvent& event);
    void back(const LoggedEvent& event);
    void cutoff(const LoggedEvent& event);
    void leave(const LoggedEvent& event);
    void called(const LoggedEvent& event);
    void returned(const LoggedEvent& event);
    [[nodiscard]] std::vector<std::uint32_t> provenLine() const;
    void prune(const NaiveNode& node);
    void markBelowLimit();
    Bounds prove(const NaiveNode& node, Player player);

    const NaiveTree& tree_;
    const SearchOptions& options_;
    const Orders& orders_;
    std::vector<NodeStory> stories_;
    std::vector<std::uint32_t> open_; ///< outermost first
    Counts counts_;
    Step step_;
    /// Iterations with the same depth limit, counted; what one has read proves nothing of the next.
    std::uint32_t stage_ = 0;
    std::optional<std::uint32_t> limit_;
};

} // namespace prunus::oracle
