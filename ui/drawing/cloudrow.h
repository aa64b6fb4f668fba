#pragma once

#include "ui/drawing/visibletree.h"

#include <QRectF>
#include <vector>

namespace prunus {

/// What a column of pixels of a row shows: which part of it (0 to 1) is covered by nodes of which
/// state, and how many cutoffs begin there.
struct CloudColumn {
    double visited = 0;
    double cut = 0;
    double notReached = 0;
    std::uint32_t cutoffs = 0;

    [[nodiscard]] double covered() const { return visited + cut + notReached; }
};

/// A row of nodes too near to each other for shapes, pixel by pixel.
struct CloudRow {
    int left = 0;
    std::vector<CloudColumn> columns;

    [[nodiscard]] bool empty() const { return columns.empty(); }
    /// Adds what of a column of nodes lies in view. Several nodes fill their pixel; a single one
    /// takes as much room as it has beside its neighbours, so that it grows into a shape.
    void add(const VisibleColumn& column);
};

/// An empty row, as wide as a row's columns are in an area.
[[nodiscard]] CloudRow emptyCloud(const VisibleRow& row, const QRectF& area);
/// All columns of a row.
[[nodiscard]] CloudRow cloudOf(const VisibleRow& row, const QRectF& area);

/// How much of its room a lone node in a cloud covers.
inline constexpr double loneNodeShare = 0.9;

} // namespace prunus
