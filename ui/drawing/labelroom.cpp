#include "ui/drawing/labelroom.h"

namespace prunus {

Label singleLabel(Label::Kind kind, NodeId node, const QString& text, Face face, Ink ink,
                  int pixels) {
    return {kind,
            node,
            QRectF({0, 0}, textSize(text, face, pixels)),
            pixels,
            {{text, face, ink, {}, false}}};
}

bool LabelRoom::showsStaticValue(NodeId n) const {
    return picture_.tree().hasStaticValue(n) && picture_.trace().isSearchLeaf(picture_.tree(), n);
}

double LabelRoom::worthTop(const DrawnNode& node) const {
    const double box = boundsOf(node.shape).bottom() + 2;
    const double ringed = picture_.showRing ? ringRadius(node.shape) + 5 : 0;
    return node.where.centre.y() + lowerReach(node, std::max(box, ringed));
}

double LabelRoom::belowWorth(const DrawnNode& node) const {
    if (picture_.side == Side::max || !showsStaticValue(node.where.node)) {
        return -infinity;
    }
    return worthTop(node) + textSize(QStringLiteral("0"), Face::bold, smallPixels()).height() + 1;
}

} // namespace prunus
