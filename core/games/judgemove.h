#pragma once

#include "core/games/choosemove.h"

namespace prunus {

/// The outcome of a move, as far as searches saw it.
struct MoveOutcome {
    /// The value of the move, from MAX's side.
    Value value = 0;
    /// The number of plies until play ends, counted from before the move, if one side wins by force
    /// and hurries, and the other holds out; nullopt if no forced win is known.
    std::optional<std::uint32_t> pliesToEnd = std::nullopt;

    friend bool operator==(const MoveOutcome&, const MoveOutcome&) = default;
};

/// A move compared with the best one.
struct MoveVerdict {
    MoveOutcome made;
    MoveOutcome best;
    /// The number of a move with the best outcome.
    std::uint32_t better = 0;
    /// The depth to which both outcomes were searched, in plies from before the move.
    std::uint32_t depth = 0;
    /// Whether no deeper search can change either outcome.
    bool exact = false;

    /// Whether the move is as good as any: in Reversi and Go by discs or points alone, in other
    /// games also by how soon it wins or loses.
    [[nodiscard]] bool isBest() const { return made == best; }
};

/// Whether the mover's move certainly changes who wins, or gives away a win or runs into a loss
/// that a player sees who looks this many plies ahead; nullopt means all plies.
[[nodiscard]] bool losesForCertain(const MoveVerdict& verdict, Player mover,
                                   std::optional<std::uint32_t> plies);

/// Compares the move of this number, which must exist, with all other moves of the position, by
/// searches that go deeper until both outcomes are certain or this time is over. Fails as
/// searchGame() does.
[[nodiscard]] tl::expected<MoveVerdict, SearchError> judgeMove(const AnyGame& position,
                                                               std::uint32_t move,
                                                               std::chrono::milliseconds time,
                                                               Progress& progress);

} // namespace prunus
