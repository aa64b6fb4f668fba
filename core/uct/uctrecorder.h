#pragma once

#include "core/base/progress.h"
#include "core/search/treecursor.h"
#include "core/uct/uct.h"
#include "core/uct/uctlog.h"

namespace prunus {

/// Writes the log of a search from a position, with the move that led to each node and the static
/// value of what lies there; and now and then tells how many iterations are done.
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
    /// By number, but for the root; static values of a game alone.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] const std::vector<Value>& values() const { return values_; }
    /// Of a tree, where each playout ended.
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
