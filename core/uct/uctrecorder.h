#pragma once

#include "core/base/progress.h"
#include "core/search/treecursor.h"
#include "core/uct/uct.h"
#include "core/uct/uctlog.h"

namespace prunus {

/// Writes the log of a search from a position, with the move that led to each node and, in a game,
/// the static value of the node's position. Now and then it reports how many iterations are done.
template <Position P> class UctRecorder {
  public:
    using Move = typename Uct<P, NullUctListener>::Move;

    explicit UctRecorder(const P& start, Progress* progress = nullptr)
        : log_(start.terminal() ? 0 : start.moves().size()), progress_(progress) {}

    void select(const P& /*at*/, UctNumber /*child*/) {}
    void expand([[maybe_unused]] const P& at, UctNumber parent, Move move, std::uint32_t moves) {
        log_.add(parent, moves);
        moves_.push_back(move);
        if constexpr (!onTree) {
            values_.push_back(at.staticValue());
        }
    }
    void draw(std::uint32_t k) { log_.draw(k); }
    void simulate([[maybe_unused]] const P& at, UctNumber node, const PlayoutEnd& end, Value result,
                  double reward) {
        log_.simulate(node, end.plies, end.capped, result, reward);
        if constexpr (onTree) {
            leaves_.push_back(at.node());
        }
        if (log_.iterations().size() % interval == 0 && progress_ != nullptr) {
            progress_->visit(log_.iterations().size());
            progress_->reach(log_.iterations().size());
        }
    }
    void backpropagate(UctNumber /*node*/, const UctStatistics& /*statistics*/) {}

    [[nodiscard]] UctLog& log() { return log_; }
    /// The moves that led to the nodes, by the nodes' numbers, and the static values of the
    /// positions there, in a game alone; both without the root.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] const std::vector<Value>& values() const { return values_; }
    /// The leaf where each playout ended; only on a tree.
    [[nodiscard]] std::vector<NodeId>& leaves() { return leaves_; }

  private:
    static constexpr bool onTree = std::same_as<P, TreeCursor>;
    static constexpr std::size_t interval = 256;

    UctLog log_;
    std::vector<Move> moves_;
    std::vector<Value> values_;
    std::vector<NodeId> leaves_;
    Progress* progress_;
};

} // namespace prunus
