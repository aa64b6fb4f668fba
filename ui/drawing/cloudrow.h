#pragma once

#include "ui/drawing/visibletree.h"

#include <QRectF>
#include <vector>

namespace prunus {

/// What one column of pixels shows of a row: the parts of the column (0 to 1) that nodes of each
/// state cover, and the number of cutoffs that begin there.
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
    /// Adds the part of a column of nodes that is in view. Several nodes fill their pixel; a single
    /// node fills most of the room between its neighbours, so that it grows into a shape.
    void add(const VisibleColumn& column);
};

/// Returns an empty cloud row as wide as the columns of `row` are within `area`.
[[nodiscard]] CloudRow emptyCloud(const VisibleRow& row, const QRectF& area);
/// Returns a cloud row with all columns of `row` added.
[[nodiscard]] CloudRow cloudOf(const VisibleRow& row, const QRectF& area);

/// The share of the room between its neighbours that a lone node in a cloud covers.
inline constexpr double loneNodeShare = 0.9;

} // namespace prunus
