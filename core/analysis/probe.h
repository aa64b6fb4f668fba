#pragma once

#include "core/search/listener.h"
#include "core/search/options.h"
#include "core/search/treecursor.h"

#include <vector>

namespace prunus {

/// Hears a search in which one leaf has a value that no other number has, and so recognises it
/// wherever it is copied to. Notes up to which number that value may rise without any comparison
/// coming out otherwise.
class Probe {
  public:
    /// `value` is the leaf's, from MAX's side.
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

    /// The leaf's value and this other one, from MAX's side, may have been compared.
    void note(Value other);
    [[nodiscard]] Value value() const { return value_; }
    /// From the value up to this, exclusive, the search goes the same way.
    [[nodiscard]] Value high() const { return high_; }
    [[nodiscard]] NodeId bestMove() const { return bestMove_; }
    [[nodiscard]] bool evaluated(NodeId n) const { return evaluated_[n.value]; }

  private:
    struct Open {
        Player player;
        Window window; ///< as the call sees it, like `best`
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
