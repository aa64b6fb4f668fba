#pragma once

#include "core/analysis/viewpoint.h"
#include "core/trace/tablehistory.h"
#include "ui/words/naming.h"

#include <QString>
#include <array>
#include <span>

namespace prunus {

/// What stands in a row of the transposition table.
enum class TableColumn : std::uint8_t { position, bound, value, pliesLeft, step };
inline constexpr std::array everyTableColumn{TableColumn::position, TableColumn::bound,
                                             TableColumn::value, TableColumn::pliesLeft,
                                             TableColumn::step};

/// A row after the step of a moment.
struct HeldPosition {
    TableEntry entry;
    std::span<const NodeId> alike; ///< see TableHistory
    bool mirrors = false;          ///< whether they may be mirror images of each other
};

/// How a bound is told: by a word, or where there is no room by a sign.
enum class BoundForm : std::uint8_t { word, sign };

[[nodiscard]] QString tableHeading(TableColumn column);
/// With numbers from that side.
[[nodiscard]] QString tableCell(const Naming& naming, Side side, const HeldPosition& held,
                                TableColumn column, BoundForm form = BoundForm::word);
/// All that a bound can be called, for who needs room for it.
[[nodiscard]] std::array<QString, 4> boundWords(BoundForm form);
/// What else there is to tell of a row: where and when it was stored, and for which nodes it holds.
[[nodiscard]] QString tableDetails(const Naming& naming, const HeldPosition& held);
/// What the step does with the table of so many rows; `position` is the node that the row is of.
[[nodiscard]] QString tableStep(const Naming& naming, TableUse use, NodeId position,
                                std::uint32_t rows);
/// What a position's name is followed by for those who do not see that its row is lit.
[[nodiscard]] QString litPosition(TableUse use, const QString& position);
/// In place of the table: that the search has none.
[[nodiscard]] QString noTable();

} // namespace prunus
