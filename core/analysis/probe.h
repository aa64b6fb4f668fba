#pragma once

#include "core/search/listener.h"
#include "core/search/options.h"
#include "core/search/treecursor.h"

#include <vector>

namespace prunus {

/// A search listener that finds up to which number the value of one leaf may rise without any
/// comparison coming out otherwise. It recognises that value wherever it is copied to, so for
/// high() no other number of the search may be equal to it.
class Probe {
  public:
    /// `value` is the leaf's value, from MAX's side.
    Probe(const GameTree& tree, const SearchOptions& options, Player root, Value value);

    void enter(const auto& /*at*/, Plies /*left*/, Window window) {
        open_.push_back({playerNow(), window, initialBest(window)});
    }
    void leaf(const auto& at, Value /*value*/, Window /*window*/) {
        evaluated_[at.node().value] = true;
    }
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) {}
    void back(const auto& at, std::uint32_t k, const Comparison& comparison) {
        compare(comparison);
        if (comparison.improved && open_.size() == 1) {
            bestMove_ = at.moves()[k];
        }
    }
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) { open_.pop_back(); }

    /// Notes that the leaf's value may have been compared with `other`, from MAX's side.
    void note(Value other);
    [[nodiscard]] Value value() const { return value_; }
    /// The search goes the same way for every value of the leaf from value() up to this one,
    /// exclusive.
    [[nodiscard]] Value high() const { return high_; }
    [[nodiscard]] NodeId bestMove() const { return bestMove_; }
    [[nodiscard]] bool evaluated(NodeId n) const { return evaluated_[n.value]; }

  private:
    struct Open {
        Player player;
        Window window; ///< the window as the call sees it, like `best`
        Value best;
    };

    [[nodiscard]] Player playerNow() const {
        return open_.size() % 2 == 0 ? root_ : opponent(root_);
    }
    [[nodiscard]] Value initialBest(Window window) const;
    void compare(const Comparison& comparison);

    SearchOptions options_;
    Player root_;
    Value value_;
    Value high_ = infinity;
    NodeId bestMove_ = noNode;
    std::vector<bool> evaluated_;
    std::vector<Open> open_;
};

} // namespace prunus
