#include "core/games/positionname.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

std::string listed(std::initializer_list<std::uint32_t> numbers) {
    std::string text;
    for (const std::uint32_t number : numbers) {
        text += (text.empty() ? "" : ",") + std::to_string(number);
    }
    return text;
}

std::string nameOf(const TicTacToe& /*game*/) {
    return "tic-tac-toe";
}
std::string nameOf(const AnyMnk& game) {
    const LineBoard& board = game.board();
    return "mnk:" + listed({board.width(), board.height(), board.inRow()});
}
std::string nameOf(const SevenBySix& /*game*/) {
    return "connect-four";
}
std::string nameOf(const AnyConnectFour& game) {
    return "connect-four:" + listed({game.columns(), game.rows(), game.lying().inRow()});
}
template <std::uint32_t size> std::string nameOf(const Reversi<size>& /*game*/) {
    return "reversi:" + std::to_string(size);
}
std::string nameOf(const UltimateTicTacToe& /*game*/) {
    return "ultimate-tic-tac-toe";
}
std::string nameOf(const Nim& game) {
    std::string name = game.lastOne() == Nim::LastOne::loses ? "nim:" : "nim-normal:";
    name += std::to_string(game.take()) + ":";
    const std::uint32_t heaps = measures(AnyGame(game)).columns;
    for (std::uint32_t heap = 0; heap < heaps; ++heap) {
        name += (heap == 0 ? "" : ",") + std::to_string(game.heaps().at(heap));
    }
    return name;
}

std::string rowsOf(const Placement& placement, std::uint32_t columns) {
    constexpr std::string_view letters = ".xo";
    std::string rows;
    for (std::size_t square = 0; square < placement.squares.size(); ++square) {
        rows += square > 0 && square % columns == 0 ? "/" : "";
        rows += letters[static_cast<std::size_t>(placement.squares[square])];
    }
    return rows;
}

bool isStart(const AnyGame& position, const std::string& name) {
    const auto start = gameNamed(name);
    return start && *start == position;
}

} // namespace

AnyGame startOf(const AnyGame& position) {
    if (const Nim* nim = std::get_if<Nim>(&position)) {
        Nim::Heaps heaps = nim->heaps();
        for (std::uint32_t heap = 0; heap < measures(position).columns; ++heap) {
            heaps.at(heap) = std::max(heaps.at(heap), std::uint8_t{1});
        }
        return Nim(heaps, nim->take(), nim->lastOne());
    }
    return gameNamed(std::visit([](const auto& game) { return nameOf(game); }, position)).value();
}

std::string positionName(const AnyGame& position) {
    std::string name = std::visit([](const auto& game) { return nameOf(game); }, position);
    if (isStart(position, name)) {
        return name;
    }
    const Placement placement = placementOf(position);
    const std::string mover = placement.toMove == Player::max ? "x" : "o";
    name += '@';
    if (placement.heaps.empty()) {
        name += rowsOf(placement, measures(position).columns) + ':';
    }
    name += mover;
    if (std::holds_alternative<UltimateTicTacToe>(position)) {
        name += placement.sentTo == UltimateTicTacToe::anyBoard
                    ? ":any"
                    : ":" + std::to_string(placement.sentTo + 1);
    }
    return name;
}

} // namespace prunus
