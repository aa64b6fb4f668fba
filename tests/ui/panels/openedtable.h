#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/panels/tablepanel.h"

#include <QTableView>

/// The transposition table in the window.
namespace prunus::paneltest {

inline void searchWith(Session& session, Algorithm algorithm,
                       std::optional<std::uint32_t> depth = std::nullopt) {
    SearchOptions options = session.options();
    options.algorithm = algorithm;
    options.fail = FailMode::soft;
    options.depth = depth;
    session.setOptions(options);
    QTRY_VERIFY(!session.busy() && session.trace()->options().algorithm == algorithm &&
                session.trace()->options().depth == depth);
}

inline const TablePanel& panelOf(const ShownWindow& shown) {
    return shown.find<TablePanel>("transpositionTable");
}

/// Opens the table of a search.
inline void open(ShownWindow& shown, Session& session, Algorithm algorithm,
                 std::optional<std::uint32_t> depth = std::nullopt) {
    searchWith(session, algorithm, depth);
    shown.press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(panelOf(shown).isVisible());
    settle(shown.window);
}

} // namespace prunus::paneltest
