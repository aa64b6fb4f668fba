#include "ui/board/winninglines.h"

#include <array>

namespace prunus {

namespace {

/// The squares of all lines on a grid.
struct Struck {
    int columns = 0;
    int rows = 0;
    std::vector<bool> in;

    [[nodiscard]] bool at(int x, int y) const {
        return x >= 0 && y >= 0 && x < columns && y < rows &&
               in[static_cast<std::size_t>(y * columns + x)];
    }
    [[nodiscard]] std::uint32_t number(int x, int y) const {
        return static_cast<std::uint32_t>(y * columns + x);
    }
};

Struck struckOf(const Board& board) {
    const bool nested = board.kind == BoardKind::nested;
    Struck struck{nested ? 3 : static_cast<int>(board.measures.columns),
                  nested ? 3 : static_cast<int>(board.measures.rows),
                  {}};
    struck.in.resize(nested ? 9 : board.placement.squares.size());
    for (const std::uint8_t square : board.line) {
        struck.in[nested ? square / 27U * 3 + square % 9U / 3 : square] = true;
    }
    return struck;
}

} // namespace

std::vector<WinningLine> winningLines(const Board& board) {
    std::vector<WinningLine> lines;
    if (board.line.empty()) {
        return lines;
    }
    const Struck struck = struckOf(board);
    constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
    for (int y = 0; y < struck.rows; ++y) {
        for (int x = 0; x < struck.columns; ++x) {
            for (const auto& [dx, dy] : directions) {
                std::uint32_t length = 0;
                while (struck.at(x + static_cast<int>(length) * dx,
                                 y + static_cast<int>(length) * dy)) {
                    ++length;
                }
                const int last = static_cast<int>(length) - 1;
                if (length >= board.measures.inRow && !struck.at(x - dx, y - dy)) {
                    lines.push_back(
                        {struck.number(x, y), struck.number(x + last * dx, y + last * dy)});
                }
            }
        }
    }
    return lines;
}

} // namespace prunus
