#include "core/games/board.h"

#include <algorithm>

namespace prunus {

namespace {

/// Finds every line of one side's marks, square by square.
class Lines {
  public:
    Lines(const std::vector<Mark>& marks, BoardMeasures measures)
        : marks_(marks), columns_(static_cast<int>(measures.columns)),
          rows_(static_cast<int>(measures.rows)), inRow_(static_cast<int>(measures.inRow)),
          in_(marks.size()) {
        for (int y = 0; y < rows_; ++y) {
            for (int x = 0; x < columns_; ++x) {
                mark(x, y, 1, 0);
                mark(x, y, 0, 1);
                mark(x, y, 1, 1);
                mark(x, y, -1, 1);
            }
        }
    }

    [[nodiscard]] std::vector<std::uint8_t> squares() const {
        std::vector<std::uint8_t> found;
        for (std::size_t square = 0; square < in_.size(); ++square) {
            if (in_[square]) {
                found.push_back(static_cast<std::uint8_t>(square));
            }
        }
        return found;
    }

  private:
    [[nodiscard]] std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y * columns_ + x);
    }

    void mark(int x, int y, int dx, int dy) {
        const int lastX = x + (inRow_ - 1) * dx;
        const int lastY = y + (inRow_ - 1) * dy;
        const Mark side = marks_[at(x, y)];
        if (side == Mark::none || lastX < 0 || lastX >= columns_ || lastY >= rows_) {
            return;
        }
        for (int k = 1; k < inRow_; ++k) {
            if (marks_[at(x + k * dx, y + k * dy)] != side) {
                return;
            }
        }
        for (int k = 0; k < inRow_; ++k) {
            in_[at(x + k * dx, y + k * dy)] = true;
        }
    }

    const std::vector<Mark>& marks_;
    int columns_;
    int rows_;
    int inRow_;
    std::vector<bool> in_;
};

/// What is to be seen of the end of a game.
template <class G> void addEnd(Board& board, const G& /*game*/) {
    if (board.measures.inRow > 0) {
        board.line = Lines(board.placement.squares, board.measures).squares();
    }
}

/// The squares of the small boards that make the line.
void addEnd(Board& board, const UltimateTicTacToe& game) {
    for (std::uint32_t small = 0; small < 9; ++small) {
        const auto won = [&](Player player) { return (game.won(player) >> small & 1U) != 0; };
        board.small.at(small) = won(Player::max)   ? Mark::first
                                : won(Player::min) ? Mark::second
                                                   : Mark::none;
        board.closed.at(small) = game.isClosed(small);
    }
    const std::vector<Mark> won(board.small.begin(), board.small.end());
    const std::vector<std::uint8_t> boards = Lines(won, {3, 3, 3}).squares();
    for (std::uint32_t shown = 0; shown < 81; ++shown) {
        const std::uint32_t small = shown / 27 * 3 + shown % 9 / 3;
        if (std::find(boards.begin(), boards.end(), small) != boards.end()) {
            board.line.push_back(static_cast<std::uint8_t>(shown));
        }
    }
}

/// The ko, and at the end the territory.
void addEnd(Board& board, const Go& game) {
    if (!board.ended) {
        for (Points left = game.forbidden(); !left.empty(); left = withoutFirst(left)) {
            board.ko.push_back(firstOf(left));
        }
        return;
    }
    const Points free = game.board().all().without(game.stones().all());
    const auto area = [&](Player player) {
        return game.board().area(game.stones(), player) & free;
    };
    const Points first = area(Player::max);
    const Points second = area(Player::min);
    for (std::uint32_t point = 0; point < game.board().points(); ++point) {
        board.territory.push_back(first.has(point)    ? Mark::first
                                  : second.has(point) ? Mark::second
                                                      : Mark::none);
    }
}

/// The check.
template <std::uint32_t size> void addEnd(Board& board, const Chess<size>& game) {
    if (game.inCheck()) {
        board.checked = firstOf(game.state().of(game.toMove(), Man::king));
    }
}

/// In chess: from where and to where pieces moved.
void addChessMove(Board& board, const Placement& before) {
    const Placement& now = board.placement;
    for (std::size_t square = 0; square < now.squares.size(); ++square) {
        if (now.men[square] != before.men[square] ||
            now.squares[square] != before.squares[square]) {
            board.put.push_back(static_cast<std::uint8_t>(square));
        }
    }
}

/// What the last move did, from what lay where before it.
void addMove(Board& board, const Placement& before) {
    const Placement& now = board.placement;
    for (std::size_t square = 0; square < now.squares.size(); ++square) {
        // Stones of Go are also taken off.
        if (now.squares[square] != before.squares[square] && now.squares[square] != Mark::none) {
            auto& changed = before.squares[square] == Mark::none ? board.put : board.turned;
            changed.push_back(static_cast<std::uint8_t>(square));
        }
    }
    for (std::size_t heap = 0; heap < before.heaps.size(); ++heap) {
        const std::uint8_t left = heap < now.heaps.size() ? now.heaps[heap] : std::uint8_t{0};
        if (left != before.heaps[heap]) {
            board.taken = Nim::Move{static_cast<std::uint8_t>(heap),
                                    static_cast<std::uint8_t>(before.heaps[heap] - left)};
        }
    }
    board.passed = board.put.empty() && !board.taken;
}

} // namespace

Board boardOf(const AnyGame& position, const AnyGame* before) {
    Board board;
    board.measures = measures(position);
    board.placement = placementOf(position);
    std::visit(
        [&](const auto& game) {
            board.kind = game.boardKind;
            board.ended = game.terminal();
            board.result = board.ended ? game.result() : 0;
            addEnd(board, game);
        },
        position);
    board.stoodPat = before != nullptr && *before == position;
    if (board.stoodPat) {
        return board;
    }
    if (before != nullptr && board.kind == BoardKind::chess) {
        addChessMove(board, placementOf(*before));
    } else if (before != nullptr) {
        addMove(board, placementOf(*before));
    }
    return board;
}

std::optional<std::uint32_t> moveOnto(const AnyGame& position, std::uint32_t square) {
    const BoardMeasures board = measures(position);
    if (boardKind(position) == BoardKind::chess || square >= board.columns * board.rows) {
        return std::nullopt;
    }
    const std::uint32_t column = square % board.columns;
    const bool falls = boardKind(position) == BoardKind::columns;
    return moveNamed(position, falls ? std::to_string(column + 1)
                                     : squareName(column, square / board.columns));
}

std::vector<std::uint32_t> movesBetween(const AnyGame& position, std::uint32_t from,
                                        std::uint32_t to) {
    std::vector<std::uint32_t> found;
    std::visit(
        [&](const auto& game) {
            if constexpr (requires { game.manOn(Square{}); }) {
                const auto moves = game.moves();
                for (std::uint32_t k = 0; k < moves.size(); ++k) {
                    const ChessMove move(moves[k]);
                    if (move.from() == from && move.to() == to) {
                        found.push_back(k);
                    }
                }
            }
        },
        position);
    return found;
}

} // namespace prunus
