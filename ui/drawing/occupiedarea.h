#pragma once

#include <QRectF>
#include <vector>

namespace prunus {

/// The rectangles that labels must not cover, kept by tiles so that isFree() is cheap.
class OccupiedArea {
  public:
    explicit OccupiedArea(const QRectF& area);

    void add(const QRectF& rect);
    /// Whether a rectangle lies within the area and touches no occupied rectangle.
    [[nodiscard]] bool isFree(const QRectF& rect) const;

  private:
    struct Tiles {
        int left, top, right, bottom;
    };
    [[nodiscard]] Tiles tilesOf(const QRectF& rect) const;

    QRectF area_;
    int columns_;
    int rows_;
    std::vector<std::vector<QRectF>> tiles_;
};

} // namespace prunus
