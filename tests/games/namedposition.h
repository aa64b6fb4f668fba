#pragma once

#include "core/games/playing.h"

#include <QString>
#include <QStringList>
#include <QTest>
#include <cmath>
#include <utility>

namespace prunus::gamestest {

/// Returns the position of this name.
inline AnyGame game(const QString& name) {
    return gameNamed(name.toStdString()).value();
}

/// Returns the position to which these moves lead, whose names stand behind each other with blanks.
inline AnyGame played(const QString& name, const QString& moves) {
    AnyGame position = game(name);
    for (const QString& move : moves.split(u' ', Qt::SkipEmptyParts)) {
        position = after(position, moveNamed(position, move.toStdString()).value());
    }
    return position;
}

/// Makes a row of each of these names.
inline void addNames(const std::vector<std::string_view>& names) {
    QTest::addColumn<QString>("name");
    for (const std::string_view name : names) {
        QTest::newRow(name.data()) << name.data();
    }
}

/// Looks at all ways to lay marks on a board.
template <class Look> void forAllMarks(Placement placement, Look look) {
    const auto ways = static_cast<int>(std::pow(3, placement.squares.size()));
    for (int way = 0; way < ways; ++way) {
        int rest = way;
        for (Mark& mark : placement.squares) {
            mark = static_cast<Mark>(rest % 3);
            rest /= 3;
        }
        look(std::as_const(placement));
    }
}

} // namespace prunus::gamestest
