#include "core/games/positionname.h"

#include "core/games/fen.h"
#include "core/games/playing.h"

namespace prunus {

namespace {

std::string rowsOf(const Placement& placement, std::uint32_t columns) {
    constexpr std::string_view letters = ".xo";
    std::string rows;
    for (std::size_t square = 0; square < placement.squares.size(); ++square) {
        rows += square > 0 && square % columns == 0 ? "/" : "";
        rows += letters[static_cast<std::size_t>(placement.squares[square])];
    }
    return rows;
}

} // namespace

AnyGame startOf(const AnyGame& position) {
    return std::visit([](const auto& game) { return AnyGame(game.start()); }, position);
}

std::string positionName(const AnyGame& position) {
    std::string name = gameName(position);
    if (position == startOf(position)) {
        return name;
    }
    const Placement placement = placementOf(position);
    name += '@';
    if (boardKind(position) == BoardKind::chess) {
        return name + fenOf(placement, measures(position).columns);
    }
    if (!placement.squares.empty()) {
        name += rowsOf(placement, measures(position).columns) + ':';
    }
    name += placement.toMove == Player::max ? 'x' : 'o';
    if (boardKind(position) == BoardKind::nested) {
        name += placement.sentTo == Placement::anyBoard
                    ? ":any"
                    : ":" + std::to_string(placement.sentTo + 1);
    }
    return name;
}

} // namespace prunus
