#include "ui/drawing/cloudrow.h"

#include <algorithm>
#include <cmath>

namespace prunus {

void CloudRow::add(const VisibleColumn& column) {
    const bool lone = column.nodes.size() == 1 && column.gap > 1;
    const double width = lone ? std::max(1.0, loneNodeShare * column.gap) : column.width;
    const double from = (lone ? column.centre - width / 2 : column.left) - left;
    const double to = std::min(from + width, double(columns.size()));
    const double each = 1.0 / column.nodes.size();
    const StateCounts& counts = column.counts;
    for (double at = std::max(from, 0.0); at < to;) {
        const auto k = static_cast<std::size_t>(at);
        const double next = double(k) + 1;
        const double part = std::min(next, to) - at;
        at = next;
        CloudColumn& pixels = columns[k];
        pixels.visited += part * each * counts.visited;
        pixels.cut += part * each * counts.cut;
        pixels.notReached += part * each * counts.notReached;
    }
    if (counts.cutoffs == 0) {
        return;
    }
    // The mark stands in one column of pixels: that of the middle.
    const double middle =
        std::floor((lone ? column.centre : column.left + column.width / 2) - left);
    if (middle >= 0 && middle < double(columns.size())) {
        columns[static_cast<std::size_t>(middle)].cutoffs += counts.cutoffs;
    }
}

CloudRow emptyCloud(const VisibleRow& row, const QRectF& area) {
    CloudRow cloud;
    if (row.columns.empty()) {
        return cloud;
    }
    // A lone node reaches beyond its column.
    const double first = std::max(area.left(), row.columns.front().left - leastNodeGap);
    const double last = std::min(area.right(), row.columns.back().left + 1 + leastNodeGap);
    cloud.left = static_cast<int>(std::floor(first));
    const int right = static_cast<int>(std::ceil(last));
    cloud.columns.resize(static_cast<std::size_t>(std::max(0, right - cloud.left)));
    return cloud;
}

CloudRow cloudOf(const VisibleRow& row, const QRectF& area) {
    CloudRow cloud = emptyCloud(row, area);
    for (const VisibleColumn& column : row.columns) {
        cloud.add(column);
    }
    return cloud;
}

} // namespace prunus
