#include "ui/play/chesssetup.h"

#include "core/games/chessplacement.h"
#include "ui/board/chessmen.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <string_view>

namespace prunus {
namespace {

/// In the order of Man.
constexpr std::string_view manLetters = "pnbrqk";
/// Larger ones are cut off where some systems draw them.
constexpr double largestCursor = 64;

void put(Placement& placement, std::uint32_t square, const std::optional<SidesMan>& man) {
    placement.squares.at(square) = man ? man->side : Mark::none;
    placement.men.at(square) = man ? man->man : Man::none;
}

/// What castling is left of what there was, and what has come.
Placement castlingAfter(Placement placement, const Placement& before) {
    const unsigned now = castlingAtHome(placement);
    const unsigned then = castlingAtHome(before);
    placement.castling = static_cast<std::uint8_t>(now & (before.castling | ~then));
    placement.enPassant = Placement::noSquare;
    return placement;
}

} // namespace

std::optional<SidesMan> manOfLetter(QChar letter) {
    const std::size_t man = manLetters.find(letter.toLower().toLatin1());
    if (man == std::string_view::npos) {
        return std::nullopt;
    }
    return SidesMan{letter.isUpper() ? Mark::first : Mark::second, static_cast<Man>(man)};
}

std::optional<SidesMan> manOn(const Placement& placement, std::uint32_t square) {
    const Mark side = placement.squares.at(square);
    return side == Mark::none ? std::nullopt
                              : std::optional(SidesMan{side, placement.men.at(square)});
}

Placement withMan(const Placement& placement, std::uint32_t square,
                  const std::optional<SidesMan>& man) {
    Placement found = placement;
    put(found, square, man);
    return castlingAfter(found, placement);
}

Placement withManMoved(const Placement& placement, std::uint32_t from, std::uint32_t to) {
    Placement found = placement;
    put(found, from, std::nullopt);
    put(found, to, manOn(placement, from));
    return castlingAfter(found, placement);
}

QCursor carryingCursor(const SidesMan& man, double size, const Theme& theme) {
    const double side = std::min(size, largestCursor);
    QPixmap picture(QSizeF(side, side).toSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMan(painter, QRectF(0, 0, side, side), man.man, man.side,
             boardColours(theme, BoardTone::full));
    painter.end();
    return QCursor(picture);
}

} // namespace prunus
