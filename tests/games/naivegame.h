#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace prunus::test {

/// A game played slowly on text, straight from its printed rules, to compare with: shares nothing
/// with the bitboards.
class NaiveGame {
  public:
    virtual ~NaiveGame() = default;
    /// The names of the moves, in the order that the game promises; none where play has ended.
    [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
    [[nodiscard]] virtual std::unique_ptr<NaiveGame> after(const std::string& move) const = 0;
    /// From the first player's side; none before play has ended.
    [[nodiscard]] virtual std::optional<int> result() const = 0;
    /// The same for the same position with the same player to move, and for no other.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual bool firstToMove() const = 0;
};

using NaiveStart = std::unique_ptr<NaiveGame>;

/// Stones on any free square, or discs that fall in their column.
[[nodiscard]] NaiveStart naiveMnk(int columns, int rows, int inRow);
[[nodiscard]] NaiveStart naiveConnectFour(int columns, int rows, int inRow);
[[nodiscard]] NaiveStart naiveNim(std::vector<int> heaps, int take, bool lastLoses);
/// Empty squares are nobody's, or the winner's.
[[nodiscard]] NaiveStart naiveReversi(int size, bool winnersEmpty = false);
[[nodiscard]] NaiveStart naiveUltimate();
/// Without komi. A position is what lies there, who moves, the passes and all boards that have
/// been.
[[nodiscard]] NaiveStart naiveGo(int columns, int rows);
/// From a position in the notation of Forsyth and Edwards.
[[nodiscard]] NaiveStart naiveChess(const std::string& fen);

/// Returns the start of the game of this name, which is written as gameNamed() reads it; of chess
/// also another position.
[[nodiscard]] NaiveStart naiveNamed(const std::string& name);

/// The value by exhaustive search that remembers every position.
[[nodiscard]] int solved(const NaiveGame& game, std::map<std::string, int>& known);

} // namespace prunus::test
