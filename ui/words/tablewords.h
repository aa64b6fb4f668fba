#pragma once

#include "core/analysis/viewpoint.h"
#include "core/trace/tablehistory.h"
#include "ui/words/naming.h"

#include <QString>
#include <array>
#include <span>

namespace prunus {

/// The columns of the transposition table on screen.
enum class TableColumn : std::uint8_t { position, bound, value, pliesLeft, step };
inline constexpr std::array everyTableColumn{TableColumn::position, TableColumn::bound,
                                             TableColumn::value, TableColumn::pliesLeft,
                                             TableColumn::step};

/// A row of the transposition table after the step of a moment.
struct HeldPosition {
    TableEntry entry;
    std::span<const NodeId> alike; ///< the nodes that are this position; see TableHistory::alike()
    bool mirrors = false;          ///< whether these nodes may be mirror images of each other
};

/// How a bound is shown: as a word, or where there is no room as a sign.
enum class BoundForm : std::uint8_t { word, sign };

[[nodiscard]] QString tableHeading(TableColumn column);
/// The text of a cell, with numbers from `side`.
[[nodiscard]] QString tableCell(const Naming& naming, Side side, const HeldPosition& held,
                                TableColumn column, BoundForm form = BoundForm::word);
/// All words or signs that a bound can be shown by, for code that needs to make room for them.
[[nodiscard]] std::array<QString, 4> boundWords(BoundForm form);
/// Further details of a row: where and when it was stored, and for which nodes it holds.
[[nodiscard]] QString tableDetails(const Naming& naming, const HeldPosition& held);
/// Says what the step does with the table; if it does nothing, how many positions (`rows`) the
/// table holds. `position` is the node of the row that the step uses.
[[nodiscard]] QString tableStep(const Naming& naming, TableUse use, NodeId position,
                                std::uint32_t rows);
/// Returns a position's name, followed by what the step does with its row, for people who do not
/// see that the row is lit.
[[nodiscard]] QString litPosition(TableUse use, const QString& position);
/// The text in place of the table: it says that the algorithm has none.
[[nodiscard]] QString noTable();

} // namespace prunus
