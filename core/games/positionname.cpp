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

std::string placementText(const AnyGame& game, const Placement& placement) {
    if (boardKind(game) == BoardKind::chess) {
        return fenOf(placement, measures(game).columns);
    }
    std::string text;
    if (!placement.squares.empty()) {
        text += rowsOf(placement, measures(game).columns) + ':';
    }
    text += placement.toMove == Player::max ? 'x' : 'o';
    if (boardKind(game) == BoardKind::nested) {
        text += placement.sentTo == Placement::anyBoard
                    ? ":any"
                    : ":" + std::to_string(placement.sentTo + 1);
    }
    return text;
}

std::string positionName(const AnyGame& position) {
    const std::string name = gameName(position);
    return position == startOf(position)
               ? name
               : name + '@' + placementText(position, placementOf(position));
}

} // namespace prunus
