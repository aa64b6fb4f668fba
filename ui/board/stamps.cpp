#include "ui/board/stamps.h"

#include <algorithm>
#include <cmath>

namespace prunus {

Stamps& Stamps::ofThread() {
    static thread_local Stamps stamps;
    return stamps;
}

Stamps::Spot Stamps::spotOf(const QPainter& painter, const QRectF& place, double reach,
                            const StampLook& look) {
    const QTransform& toDevice = painter.deviceTransform();
    Spot spot;
    spot.ratio = toDevice.m11();
    const QPointF at = toDevice.map(place.topLeft());
    const QPoint quarters(qRound(at.x() * 4), qRound(at.y() * 4));
    const QSizeF size = place.size() * spot.ratio;
    spot.key = {
        look, (size * 8).toSize(), {quarters.x() & 3, quarters.y() & 3}, qRound(spot.ratio * 1000)};
    const int around = int(std::ceil(reach * spot.ratio)) + 1;
    spot.corner = {(quarters.x() >> 2) - around, (quarters.y() >> 2) - around};
    spot.inset = QPointF(around, around) + QPointF(spot.key.phase) / 4;
    spot.size = {int(std::ceil(size.width())) + 2 * around + 1,
                 int(std::ceil(size.height())) + 2 * around + 1};
    return spot;
}

/// A large one costs more to keep than to paint, but for hatches.
bool Stamps::isWorthKeeping(const Spot& spot) {
    constexpr int greatest = 160;
    constexpr int greatestHatched = 600;
    const bool hatched = spot.key.look.motif == Motif::cardGround && spot.key.look.line.isValid();
    return std::max(spot.size.width(), spot.size.height()) <=
           (hatched ? greatestHatched : greatest);
}

void Stamps::drawAt(QPainter& painter, const Spot& spot, const QPixmap& picture) {
    const QTransform toDevice = painter.deviceTransform();
    painter.drawPixmap(toDevice.inverted().map(QPointF(spot.corner)), picture);
}

void Stamps::keep(const Key& key, const QPixmap& picture) {
    const auto bytes = static_cast<int>(qint64{4} * picture.width() * picture.height());
    kept_.insert(key, new QPixmap(picture), 1 + bytes / 1024);
}

} // namespace prunus
