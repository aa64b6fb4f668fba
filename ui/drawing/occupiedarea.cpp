#include "ui/drawing/occupiedarea.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

constexpr double tileWidth = 128;
constexpr double tileHeight = 48;

int tileAt(double offset, double size, int count) {
    return std::clamp(static_cast<int>(std::clamp(std::floor(offset / size), -1.0, 1e6)), 0,
                      count - 1);
}

} // namespace

OccupiedArea::OccupiedArea(const QRectF& area)
    : area_(area), columns_(std::max(1, static_cast<int>(std::ceil(area.width() / tileWidth)))),
      rows_(std::max(1, static_cast<int>(std::ceil(area.height() / tileHeight)))),
      tiles_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

OccupiedArea::Tiles OccupiedArea::tilesOf(const QRectF& rect) const {
    return {tileAt(rect.left() - area_.left(), tileWidth, columns_),
            tileAt(rect.top() - area_.top(), tileHeight, rows_),
            tileAt(rect.right() - area_.left(), tileWidth, columns_),
            tileAt(rect.bottom() - area_.top(), tileHeight, rows_)};
}

void OccupiedArea::add(const QRectF& rect) {
    if (!rect.intersects(area_)) {
        return;
    }
    const Tiles tiles = tilesOf(rect);
    for (int row = tiles.top; row <= tiles.bottom; ++row) {
        for (int column = tiles.left; column <= tiles.right; ++column) {
            tiles_[static_cast<std::size_t>(row * columns_ + column)].push_back(rect);
        }
    }
}

bool OccupiedArea::isFree(const QRectF& rect) const {
    if (!area_.contains(rect)) {
        return false;
    }
    const Tiles tiles = tilesOf(rect);
    for (int row = tiles.top; row <= tiles.bottom; ++row) {
        for (int column = tiles.left; column <= tiles.right; ++column) {
            const auto& tile = tiles_[static_cast<std::size_t>(row * columns_ + column)];
            if (std::ranges::any_of(tile, [&](const QRectF& r) { return r.intersects(rect); })) {
                return false;
            }
        }
    }
    return true;
}

} // namespace prunus
