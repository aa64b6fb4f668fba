#include "tests/games/naivegame.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

namespace prunus::test {

namespace {

struct Step {
    int from = 0;
    int to = 0;
    char becomes = ' '; ///< a promoted pawn, as a capital letter
};

/// A board of text, from the top: capital letters are White's pieces, '.' is free.
struct Lying {
    int size = 8;
    std::string cells;
    bool white = true;
    std::string castling; ///< of KQkq
    int passed = -1;      ///< the square that a pawn has just jumped over

    [[nodiscard]] char at(int column, int row) const {
        const bool inside = column >= 0 && column < size && row >= 0 && row < size;
        return inside ? cells[static_cast<std::size_t>(row * size + column)] : ' ';
    }
    [[nodiscard]] char& cell(int square) { return cells[static_cast<std::size_t>(square)]; }
    [[nodiscard]] char cell(int square) const { return cells[static_cast<std::size_t>(square)]; }
    [[nodiscard]] bool own(char man) const {
        return std::isalpha(man) != 0 && (std::isupper(man) != 0) == white;
    }
    [[nodiscard]] bool others(char man) const { return std::isalpha(man) != 0 && !own(man); }
};

using Way = std::pair<int, int>;
const std::vector<Way> straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const std::vector<Way> diagonal{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const std::vector<Way> jumps{{1, 2},   {2, 1},   {2, -1}, {1, -2},
                             {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

void slide(const Lying& at, int from, const std::vector<Way>& ways, int most,
           std::vector<Step>& steps) {
    for (const auto& [dx, dy] : ways) {
        for (int k = 1; k <= most; ++k) {
            const int x = from % at.size + k * dx;
            const int y = from / at.size + k * dy;
            const char met = at.at(x, y);
            if (met == '.' || at.others(met)) {
                steps.push_back({from, y * at.size + x});
            }
            if (met != '.') {
                break;
            }
        }
    }
}

void pawn(const Lying& at, int from, std::vector<Step>& steps) {
    const int x = from % at.size;
    const int y = from / at.size;
    const int ahead = at.white ? -1 : 1;
    std::vector<int> to;
    if (at.at(x, y + ahead) == '.') {
        to.push_back((y + ahead) * at.size + x);
        if (at.size == 8 && y == (at.white ? 6 : 1) && at.at(x, y + 2 * ahead) == '.') {
            to.push_back((y + 2 * ahead) * at.size + x);
        }
    }
    for (const int dx : {-1, 1}) {
        const int square = (y + ahead) * at.size + x + dx;
        if (at.others(at.at(x + dx, y + ahead)) ||
            (at.at(x + dx, y + ahead) == '.' && square == at.passed)) {
            to.push_back(square);
        }
    }
    for (const int square : to) {
        if (square / at.size != 0 && square / at.size != at.size - 1) {
            steps.push_back({from, square});
            continue;
        }
        for (const char becomes : std::string(at.size == 6 ? "QRN" : "QRBN")) {
            steps.push_back({from, square, becomes});
        }
    }
}

/// Of one piece, the king's castling left out and checks not looked at.
std::vector<Step> stepsOf(const Lying& at, int from) {
    std::vector<Step> steps;
    std::vector<Way> every = straight;
    every.insert(every.end(), diagonal.begin(), diagonal.end());
    const int man = std::toupper(at.cell(from));
    if (man == 'P') {
        pawn(at, from, steps);
    } else {
        const std::vector<Way>& ways = man == 'N'   ? jumps
                                       : man == 'B' ? diagonal
                                       : man == 'R' ? straight
                                                    : every;
        slide(at, from, ways, man == 'N' || man == 'K' ? 1 : 8, steps);
    }
    return steps;
}

/// Whether a piece of the other side could capture on this square, where one of the side to move
/// is or is put.
bool attacked(Lying at, int square) {
    at.cell(square) = at.white ? 'K' : 'k';
    at.white = !at.white;
    at.passed = -1;
    for (int from = 0; from < at.size * at.size; ++from) {
        if (at.own(at.cell(from))) {
            for (const Step& step : stepsOf(at, from)) {
                if (step.to == square) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool inCheck(const Lying& at) {
    return attacked(at, static_cast<int>(at.cells.find(at.white ? 'K' : 'k')));
}

Lying made(const Lying& at, const Step& step) {
    Lying next = at;
    const char man = at.cell(step.from);
    const int across = step.to % at.size - step.from % at.size;
    next.cell(step.from) = '.';
    next.cell(step.to) = man;
    next.passed = -1;
    if (step.becomes != ' ') {
        next.cell(step.to) =
            static_cast<char>(at.white ? step.becomes : std::tolower(step.becomes));
    }
    if (std::toupper(man) == 'P' && across != 0 && at.cell(step.to) == '.') {
        next.cell(step.from + across) = '.';
    }
    if (std::toupper(man) == 'P' && std::abs(step.to - step.from) == 2 * at.size) {
        next.passed = (step.to + step.from) / 2;
    }
    if (std::toupper(man) == 'K' && std::abs(across) == 2) {
        const int corner = across > 0 ? step.to + 1 : step.to - 2;
        next.cell((step.from + step.to) / 2) = at.cell(corner);
        next.cell(corner) = '.';
    }
    std::string kept;
    for (const char right : next.castling) {
        const int row = std::isupper(right) != 0 ? 7 : 0;
        const int corner = row * 8 + (std::toupper(right) == 'K' ? 7 : 0);
        const bool touched = step.from == corner || step.to == corner || step.from == row * 8 + 4;
        kept += touched ? "" : std::string(1, right);
    }
    next.castling = kept;
    next.white = !at.white;
    return next;
}

bool leavesCheck(const Lying& at, const Step& step) {
    Lying next = made(at, step);
    next.white = at.white;
    return inCheck(next);
}

void castle(const Lying& at, std::vector<Step>& steps) {
    const int king = at.white ? 60 : 4;
    for (const bool shortly : {true, false}) {
        const char right =
            static_cast<char>(at.white ? (shortly ? 'K' : 'Q') : (shortly ? 'k' : 'q'));
        const int by = shortly ? 1 : -1;
        bool free = at.castling.find(right) != std::string::npos && !inCheck(at);
        for (int k = 1; free && k <= (shortly ? 2 : 3); ++k) {
            free = at.cell(king + k * by) == '.' && (k == 3 || !attacked(at, king + k * by));
        }
        if (free) {
            steps.push_back({king, king + 2 * by});
        }
    }
}

/// In the order that the game promises.
std::vector<Step> legal(const Lying& at) {
    std::vector<Step> found;
    for (const char man : std::string("PNBRQK")) {
        for (int from = 0; from < at.size * at.size; ++from) {
            if (!at.own(at.cell(from)) || std::toupper(at.cell(from)) != man) {
                continue;
            }
            std::vector<Step> steps = stepsOf(at, from);
            if (man == 'K') {
                castle(at, steps);
            }
            std::stable_sort(steps.begin(), steps.end(),
                             [](const Step& a, const Step& b) { return a.to < b.to; });
            std::copy_if(steps.begin(), steps.end(), std::back_inserter(found),
                         [&](const Step& step) { return !leavesCheck(at, step); });
        }
    }
    return found;
}

class ChessGame : public NaiveGame {
  public:
    explicit ChessGame(Lying lying) : lying_(std::move(lying)), steps_(legal(lying_)) {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> names;
        for (const Step& step : steps_) {
            names.push_back(name(step));
        }
        return names;
    }
    [[nodiscard]] std::unique_ptr<NaiveGame> after(const std::string& move) const override {
        const std::vector<std::string> names = moves();
        const auto k = std::find(names.begin(), names.end(), move) - names.begin();
        return std::make_unique<ChessGame>(made(lying_, steps_.at(static_cast<std::size_t>(k))));
    }
    [[nodiscard]] std::optional<int> result() const override {
        if (!steps_.empty()) {
            return std::nullopt;
        }
        return !inCheck(lying_) ? 0 : lying_.white ? -1000 : 1000;
    }
    [[nodiscard]] std::string text() const override {
        // What cannot be captured in passing makes no other position.
        const bool passing = std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
            return step.to == lying_.passed && std::toupper(lying_.cell(step.from)) == 'P';
        });
        return lying_.cells + (lying_.white ? 'w' : 'b') + lying_.castling +
               (passing ? std::to_string(lying_.passed) : "");
    }
    [[nodiscard]] bool firstToMove() const override { return lying_.white; }

  private:
    [[nodiscard]] std::string square(int k) const {
        return static_cast<char>('a' + k % lying_.size) +
               std::to_string(lying_.size - k / lying_.size);
    }
    /// As much of the square a piece comes from as tells it from others like it.
    [[nodiscard]] std::string origin(const Step& step) const {
        bool any = false;
        bool file = false;
        bool rank = false;
        for (const Step& other : steps_) {
            if (other.to == step.to && other.from != step.from &&
                lying_.cell(other.from) == lying_.cell(step.from)) {
                any = true;
                file = file || square(other.from)[0] == square(step.from)[0];
                rank = rank || square(other.from)[1] == square(step.from)[1];
            }
        }
        const std::string all = square(step.from);
        return !any ? "" : !file ? all.substr(0, 1) : !rank ? all.substr(1) : all;
    }
    [[nodiscard]] std::string name(const Step& step) const {
        const char man = static_cast<char>(std::toupper(lying_.cell(step.from)));
        const int across = step.to % lying_.size - step.from % lying_.size;
        std::string name;
        if (man == 'K' && std::abs(across) == 2) {
            name = across > 0 ? "O-O" : "O-O-O";
        } else if (man == 'P') {
            name = (across != 0 ? square(step.from).substr(0, 1) + "x" : "") + square(step.to);
            name += step.becomes != ' ' ? std::string("=") + step.becomes : "";
        } else {
            name = man + origin(step) + (lying_.cell(step.to) != '.' ? "x" : "") + square(step.to);
        }
        const Lying next = made(lying_, step);
        return name + (!inCheck(next) ? "" : legal(next).empty() ? "#" : "+");
    }

    Lying lying_;
    std::vector<Step> steps_;
};

} // namespace

NaiveStart naiveChess(const std::string& fen) {
    std::istringstream fields(fen);
    std::string rows;
    std::string mover;
    std::string castling;
    std::string passed;
    fields >> rows >> mover >> castling >> passed;
    Lying lying;
    lying.size = 1;
    for (const char c : rows) {
        if (c == '/') {
            ++lying.size;
        } else {
            lying.cells += std::isdigit(c) != 0
                               ? std::string(static_cast<std::size_t>(c - '0'), '.')
                               : std::string(1, c);
        }
    }
    lying.white = mover == "w";
    lying.castling = castling == "-" ? "" : castling;
    if (passed.size() == 2) {
        lying.passed = (lying.size - (passed[1] - '0')) * lying.size + passed[0] - 'a';
    }
    return std::make_unique<ChessGame>(std::move(lying));
}

} // namespace prunus::test
