#pragma once

#include "core/games/choosemove.h"

namespace prunus {

/// What a move leads to, as far as searches saw.
struct MoveOutcome {
    /// From MAX's side.
    Value value = 0;
    /// In how many plies from before the move play ends, if one side wins by force, hurries, and
    /// the other holds out.
    std::optional<std::uint32_t> pliesToEnd = std::nullopt;

    friend bool operator==(const MoveOutcome&, const MoveOutcome&) = default;
};

/// A move beside the best one.
struct MoveVerdict {
    MoveOutcome made;
    MoveOutcome best;
    /// The number of a move that leads to the best.
    std::uint32_t better = 0;
    /// How many plies both were looked at, from before the move.
    std::uint32_t depth = 0;
    /// Whether nothing that lies deeper can change either.
    bool exact = false;

    /// Whether the move is as good as any: in Reversi and Go by discs and points, else also by how
    /// soon it wins or loses.
    [[nodiscard]] bool isBest() const { return made == best; }
};

/// Whether it is certain that the move of this player changes who wins, or that it gives away a win
/// or runs into a loss that somebody sees who looks so many plies ahead; none for all of them.
[[nodiscard]] bool losesForCertain(const MoveVerdict& verdict, Player mover,
                                   std::optional<std::uint32_t> plies);

/// Compares the move of this number, which must be there, with all others of the position, by
/// searches that go deeper until both are known for certain or so much time is over. Fails as
/// searchGame() does.
[[nodiscard]] tl::expected<MoveVerdict, SearchError> judgeMove(const AnyGame& position,
                                                               std::uint32_t move,
                                                               std::chrono::milliseconds time,
                                                               Progress& progress);

} // namespace prunus
