#include "tests/games/naivegame.h"

#include <algorithm>
#include <set>

namespace prunus::test {

namespace {

std::string cellName(int column, int row) {
    return static_cast<char>('a' + column) + std::to_string(row + 1);
}

/// A board of text: '.' is free, 'x' the first player's, 'o' the second's.
struct Grid {
    int columns = 0;
    int rows = 0;
    std::string cells;

    Grid(int c, int r) : columns(c), rows(r), cells(static_cast<std::size_t>(c * r), '.') {}

    [[nodiscard]] char at(int column, int row) const {
        const bool inside = column >= 0 && column < columns && row >= 0 && row < rows;
        return inside ? cells[static_cast<std::size_t>(row * columns + column)] : ' ';
    }
    void put(int column, int row, char stone) {
        cells[static_cast<std::size_t>(row * columns + column)] = stone;
    }
    [[nodiscard]] bool full() const { return cells.find('.') == std::string::npos; }

    [[nodiscard]] bool hasRow(char stone, int inRow) const {
        for (int i = 0; i < columns * rows * 4; ++i) {
            const int column = i / 4 % columns;
            const int row = i / 4 / columns;
            const int dx = i % 4 == 0 ? 0 : 1;
            const int dy = i % 4 == 1 ? 0 : i % 4 == 2 ? -1 : 1;
            int length = 0;
            while (length < inRow && at(column + length * dx, row + length * dy) == stone) {
                ++length;
            }
            if (length == inRow) {
                return true;
            }
        }
        return false;
    }
};

/// What the games with a board share.
template <class Self> class BoardGame : public NaiveGame {
  public:
    explicit BoardGame(Grid grid) : grid_(std::move(grid)) {}
    [[nodiscard]] std::unique_ptr<NaiveGame> after(const std::string& move) const override {
        auto next = std::make_unique<Self>(static_cast<const Self&>(*this));
        next->play(move);
        next->mover_ = mover_ == 'x' ? 'o' : 'x';
        return next;
    }
    [[nodiscard]] std::string text() const override { return grid_.cells + mover_; }
    [[nodiscard]] bool firstToMove() const override { return mover_ == 'x'; }

  protected:
    static std::pair<int, int> cell(const std::string& name) {
        return {name[0] - 'a', std::stoi(name.substr(1)) - 1};
    }

    Grid grid_;
    char mover_ = 'x';
};

class Lines : public BoardGame<Lines> {
  public:
    Lines(int columns, int rows, int inRow, bool falls)
        : BoardGame(Grid(columns, rows)), inRow_(inRow), falls_(falls) {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> found;
        for (int row = 0; row < (falls_ ? 1 : grid_.rows) && !result(); ++row) {
            for (int column = 0; column < grid_.columns; ++column) {
                if (grid_.at(column, row) == '.') {
                    found.push_back(falls_ ? std::to_string(column + 1) : cellName(column, row));
                }
            }
        }
        return found;
    }
    void play(const std::string& move) {
        auto [column, row] = falls_ ? std::pair{std::stoi(move) - 1, 0} : cell(move);
        while (falls_ && grid_.at(column, row + 1) == '.') {
            ++row;
        }
        grid_.put(column, row, mover_);
    }
    [[nodiscard]] std::optional<int> result() const override {
        if (grid_.hasRow('x', inRow_) || grid_.hasRow('o', inRow_)) {
            return grid_.hasRow('x', inRow_) ? 1 : -1;
        }
        return grid_.full() ? std::optional<int>(0) : std::nullopt;
    }

  private:
    int inRow_;
    bool falls_;
};

class GoGame : public BoardGame<GoGame> {
  public:
    GoGame(int columns, int rows) : BoardGame(Grid(columns, rows)), seen_{grid_.cells} {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> found;
        for (int row = 0; row < grid_.rows && passes_ < 2; ++row) {
            for (int column = 0; column < grid_.columns; ++column) {
                if (grid_.at(column, row) != '.') {
                    continue;
                }
                const Grid next = with(column, row);
                if (hasLiberty(next, column, row) && seen_.count(next.cells) == 0) {
                    found.push_back(cellName(column, row));
                }
            }
        }
        if (passes_ < 2) {
            found.emplace_back("pass");
        }
        return found;
    }
    void play(const std::string& move) {
        if (move == "pass") {
            ++passes_;
            return;
        }
        const auto [column, row] = cell(move);
        grid_ = with(column, row);
        seen_.insert(grid_.cells);
        passes_ = 0;
    }
    [[nodiscard]] std::optional<int> result() const override {
        if (passes_ < 2) {
            return std::nullopt;
        }
        int difference = 0;
        for (int i = 0; i < grid_.columns * grid_.rows; ++i) {
            const bool black = reaches(i, 'x');
            const bool white = reaches(i, 'o');
            difference += black == white ? 0 : black ? 1 : -1;
        }
        return difference;
    }
    [[nodiscard]] std::string text() const override {
        std::string all = BoardGame::text() + std::to_string(passes_);
        for (const std::string& board : seen_) {
            all += ' ' + board;
        }
        return all;
    }

  private:
    static constexpr int beside[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /// All that hangs together with a square and looks like it.
    static std::set<std::pair<int, int>> chain(const Grid& grid, int column, int row) {
        std::set<std::pair<int, int>> found{{column, row}};
        std::vector<std::pair<int, int>> open{{column, row}};
        while (!open.empty()) {
            const auto [x, y] = open.back();
            open.pop_back();
            for (const auto& [dx, dy] : beside) {
                if (grid.at(x + dx, y + dy) == grid.at(column, row) &&
                    found.emplace(x + dx, y + dy).second) {
                    open.emplace_back(x + dx, y + dy);
                }
            }
        }
        return found;
    }
    static bool touches(const Grid& grid, int column, int row, char what) {
        for (const auto& [x, y] : chain(grid, column, row)) {
            for (const auto& [dx, dy] : beside) {
                if (grid.at(x + dx, y + dy) == what) {
                    return true;
                }
            }
        }
        return false;
    }
    static bool hasLiberty(const Grid& grid, int column, int row) {
        return touches(grid, column, row, '.');
    }
    /// A stone is there, or an empty chain touches one.
    [[nodiscard]] bool reaches(int square, char stone) const {
        const int column = square % grid_.columns;
        const int row = square / grid_.columns;
        const char here = grid_.at(column, row);
        return here == '.' ? touches(grid_, column, row, stone) : here == stone;
    }
    [[nodiscard]] Grid with(int column, int row) const {
        const char other = mover_ == 'x' ? 'o' : 'x';
        Grid next = grid_;
        next.put(column, row, mover_);
        for (const auto& [dx, dy] : beside) {
            if (next.at(column + dx, row + dy) == other &&
                !hasLiberty(next, column + dx, row + dy)) {
                for (const auto& [x, y] : chain(next, column + dx, row + dy)) {
                    next.put(x, y, '.');
                }
            }
        }
        return next;
    }

    std::set<std::string> seen_;
    int passes_ = 0;
};

class ReversiGame : public BoardGame<ReversiGame> {
  public:
    explicit ReversiGame(int size, bool winnersEmpty)
        : BoardGame(Grid(size, size)), winnersEmpty_(winnersEmpty) {
        const int half = size / 2;
        grid_.put(half, half - 1, 'x');
        grid_.put(half - 1, half, 'x');
        grid_.put(half, half, 'o');
        grid_.put(half - 1, half - 1, 'o');
    }

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> found = placings(mover_);
        if (found.empty() && !placings(other()).empty()) {
            found.emplace_back("pass");
        }
        return found;
    }
    void play(const std::string& move) {
        if (move != "pass") {
            const auto [column, row] = cell(move);
            for (const auto& [x, y] : turned(mover_, column, row)) {
                grid_.put(x, y, mover_);
            }
            grid_.put(column, row, mover_);
        }
    }
    [[nodiscard]] std::optional<int> result() const override {
        if (!moves().empty()) {
            return std::nullopt;
        }
        const auto count = [&](char disc) {
            return static_cast<int>(std::count(grid_.cells.begin(), grid_.cells.end(), disc));
        };
        const int difference = count('x') - count('o');
        if (!winnersEmpty_ || difference == 0) {
            return difference;
        }
        return difference > 0 ? difference + count('.') : difference - count('.');
    }

  private:
    [[nodiscard]] char other() const { return mover_ == 'x' ? 'o' : 'x'; }

    [[nodiscard]] std::vector<std::pair<int, int>> turned(char mover, int column, int row) const {
        std::vector<std::pair<int, int>> all;
        for (int i = 0; i < 9; ++i) {
            const int dx = i % 3 - 1;
            const int dy = i / 3 - 1;
            std::vector<std::pair<int, int>> line;
            int x = column + dx;
            int y = row + dy;
            for (; (dx != 0 || dy != 0) && grid_.at(x, y) == (mover == 'x' ? 'o' : 'x');
                 x += dx, y += dy) {
                line.emplace_back(x, y);
            }
            if (grid_.at(x, y) == mover) {
                all.insert(all.end(), line.begin(), line.end());
            }
        }
        return all;
    }
    [[nodiscard]] std::vector<std::string> placings(char mover) const {
        std::vector<std::string> found;
        for (int row = 0; row < grid_.rows; ++row) {
            for (int column = 0; column < grid_.columns; ++column) {
                if (grid_.at(column, row) == '.' && !turned(mover, column, row).empty()) {
                    found.push_back(cellName(column, row));
                }
            }
        }
        return found;
    }

    bool winnersEmpty_;
};

class Ultimate : public BoardGame<Ultimate> {
  public:
    Ultimate() : BoardGame(Grid(9, 9)) {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> found;
        const bool anywhere = sentTo_ < 0 || closed(sentTo_);
        for (int board = 0; board < 9 && !result(); ++board) {
            for (int square = 0; square < 9; ++square) {
                const int column = board % 3 * 3 + square % 3;
                const int row = board / 3 * 3 + square / 3;
                if ((anywhere ? !closed(board) : board == sentTo_) &&
                    grid_.at(column, row) == '.') {
                    found.push_back(cellName(column, row));
                }
            }
        }
        return found;
    }
    void play(const std::string& move) {
        const auto [column, row] = cell(move);
        grid_.put(column, row, mover_);
        sentTo_ = row % 3 * 3 + column % 3;
    }
    [[nodiscard]] std::optional<int> result() const override {
        Grid large(3, 3);
        bool open = false;
        for (int board = 0; board < 9; ++board) {
            const Grid one = small(board);
            large.put(board % 3, board / 3,
                      one.hasRow('x', 3)   ? 'x'
                      : one.hasRow('o', 3) ? 'o'
                                           : '.');
            open = open || !closed(board);
        }
        if (large.hasRow('x', 3) || large.hasRow('o', 3)) {
            return large.hasRow('x', 3) ? 1 : -1;
        }
        return open ? std::nullopt : std::optional<int>(0);
    }
    [[nodiscard]] std::string text() const override {
        const bool anywhere = sentTo_ < 0 || closed(sentTo_);
        return BoardGame::text() + (anywhere ? "any" : std::to_string(sentTo_));
    }

  private:
    [[nodiscard]] Grid small(int board) const {
        Grid one(3, 3);
        for (int i = 0; i < 9; ++i) {
            one.put(i % 3, i / 3, grid_.at(board % 3 * 3 + i % 3, board / 3 * 3 + i / 3));
        }
        return one;
    }
    [[nodiscard]] bool closed(int board) const {
        const Grid one = small(board);
        return one.hasRow('x', 3) || one.hasRow('o', 3) || one.full();
    }

    int sentTo_ = -1;
};

class NimGame : public NaiveGame {
  public:
    NimGame(std::vector<int> heaps, int take, bool lastLoses)
        : heaps_(std::move(heaps)), take_(take), lastLoses_(lastLoses) {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> found;
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
            for (int taken = 1; taken <= take_ && taken <= heaps_[heap]; ++taken) {
                found.push_back(static_cast<char>('A' + heap) + ("-" + std::to_string(taken)));
            }
        }
        return found;
    }
    [[nodiscard]] std::unique_ptr<NaiveGame> after(const std::string& move) const override {
        auto next = std::make_unique<NimGame>(*this);
        next->heaps_[static_cast<std::size_t>(move[0] - 'A')] -= std::stoi(move.substr(2));
        next->first_ = !first_;
        return next;
    }
    [[nodiscard]] std::optional<int> result() const override {
        if (!moves().empty()) {
            return std::nullopt;
        }
        const bool firstTookLast = !first_;
        return firstTookLast == lastLoses_ ? -1 : 1;
    }
    [[nodiscard]] std::string text() const override {
        std::string all = first_ ? "x" : "o";
        for (const int heap : heaps_) {
            all += ' ' + std::to_string(heap);
        }
        return all;
    }
    [[nodiscard]] bool firstToMove() const override { return first_; }

  private:
    std::vector<int> heaps_;
    int take_;
    bool lastLoses_;
    bool first_ = true;
};

} // namespace

NaiveStart naiveMnk(int columns, int rows, int inRow) {
    return std::make_unique<Lines>(columns, rows, inRow, false);
}
NaiveStart naiveConnectFour(int columns, int rows, int inRow) {
    return std::make_unique<Lines>(columns, rows, inRow, true);
}
NaiveStart naiveNim(std::vector<int> heaps, int take, bool lastLoses) {
    return std::make_unique<NimGame>(std::move(heaps), take, lastLoses);
}
NaiveStart naiveReversi(int size, bool winnersEmpty) {
    return std::make_unique<ReversiGame>(size, winnersEmpty);
}
NaiveStart naiveGo(int columns, int rows) {
    return std::make_unique<GoGame>(columns, rows);
}

NaiveStart naiveUltimate() {
    return std::make_unique<Ultimate>();
}

int solved(const NaiveGame& game, std::map<std::string, int>& known) {
    const auto [place, isNew] = known.try_emplace(game.text(), 0);
    if (!isNew) {
        return place->second;
    }
    std::optional<int> best = game.result();
    for (const std::string& move : game.moves()) {
        const int value = solved(*game.after(move), known);
        const bool better = !best || (game.firstToMove() ? value > *best : value < *best);
        best = better ? value : best;
    }
    return place->second = best.value();
}

} // namespace prunus::test
