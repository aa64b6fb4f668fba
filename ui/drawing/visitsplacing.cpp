#include "ui/drawing/labelplacing.h"

#include <QCoreApplication>

namespace prunus {

/// At nodes that were visited again, how often they have been.
void LabelPlacing::placeVisits() {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const std::uint32_t count =
                node.where.scale > 0.25 ? picture_.moment->visitCount(node.where.node) : 0;
            if (count > 1) {
                placeVisitsOf(node, count);
            }
        }
    }
}

void LabelPlacing::placeVisitsOf(const DrawnNode& node, std::uint32_t count) {
    const QPointF centre = node.where.centre;
    const QString text =
        QCoreApplication::translate("Canvas", "×%1", "how often a node was visited").arg(count);
    Label label = singleLabel(Label::Kind::visits, node.where.node, text, Face::bold, Ink::muted,
                              smallPixels());
    const double width = label.rect.width();
    const double below =
        std::max(centre.y() + lowerReach(node, 20 * node.shape.scale) + 2, belowWorth(node));
    if (node.where.kind == ShapeKind::leafBox) {
        tryAt(label, {centre.x() - width / 2, below});
        return;
    }
    // Low beside the shape, where neither its window nor its name is.
    const auto [far, near] = sides(node, 6 * std::min(node.shape.scale, 1.0));
    const double top = centre.y() + 8 * node.shape.scale;
    for (const double x : {centre.x() - far - width, centre.x() + far, centre.x() - near - width,
                           centre.x() + near}) {
        if (tryAt(label, {x, top})) {
            return;
        }
    }
}

} // namespace prunus
