#pragma once

#include "core/tree/value.h"
#include "ui/drawing/nodeshape.h"
#include "ui/words/words.h"

#include <QString>

namespace prunus {

/// How players are drawn, and what players and bounds are called, where a course has its own way.
struct PlayersLook {
    Outline max = Outline::usual;
    Outline min = Outline::usual;
    QString maxName = {}; ///< empty for the usual name
    QString minName = {};
    QString alpha = QStringLiteral("α");
    QString beta = QStringLiteral("β");

    [[nodiscard]] Outline outlineOf(ShapeKind kind) const {
        return kind == ShapeKind::maxTriangle   ? max
               : kind == ShapeKind::minTriangle ? min
                                                : Outline::usual;
    }
    [[nodiscard]] QString nameOf(Player player) const {
        const QString& name = player == Player::max ? maxName : minName;
        return name.isEmpty() ? shownPlayer(player) : name;
    }
};

} // namespace prunus
