#include "ui/drawing/minimalpainter.h"

#include "ui/drawing/edgeline.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Rows nearer than this leave no room for a line between them.
constexpr double leastRowGap = 6;

QColor colourOf(CriticalType type, const Theme& theme) {
    switch (type) {
    case CriticalType::pv:
        return theme.bestLine;
    case CriticalType::cut:
        return theme.cutMark;
    case CriticalType::all:
    case CriticalType::none:
        break;
    }
    return theme.text;
}

/// Under the bars, whose middle is at the row's height.
void underline(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
               const VisibleRow& row) {
    const double below = std::round(row.y + bandHeight(frame.visible.greatestScale) / 2) + 1;
    for (const VisibleColumn& column : row.columns) {
        if (picture.minimal->criticalIn(column.nodes) > 0) {
            painter.fillRect(QRectF(column.left, below, std::max(1.0, column.width), 2),
                             picture.theme->bestLine);
        }
    }
}

void paintBands(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                std::size_t k, const QRectF& reach) {
    const Row row = frame.visible.rows[k].row;
    const double width = 9 * std::clamp(frame.visible.greatestScale, 0.35, 1.5);
    for (const DrawnNode& node : frame.nodes[k]) {
        const CriticalType type = picture.minimal->typeOf(node.where.node);
        if (type == CriticalType::none) {
            continue;
        }
        const NodeId parent = picture.tree().parent(node.where.node, row);
        const QColor colour =
            blended(picture.theme->background, colourOf(type, *picture.theme), 0.3);
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        edgeBetween(picture, parent, node.where.node, row).draw(painter, reach);
    }
}

/// A letter on a round plate, at the lower end of the node.
void paintLetter(QPainter& painter, const Theme& theme, const DrawnNode& node, CriticalType type,
                 int pixels) {
    const QString letter = letterOf(type);
    const QSizeF size = textSize(letter, Face::bold, pixels);
    const double radius = size.height() * 0.62;
    const QRectF whole = wholeOf(node);
    // A card has something under its middle: there the letter is at its corner.
    const bool carded = node.card.presence > 0;
    const QPointF centre(carded ? whole.right() : node.where.centre.x(),
                         carded ? whole.bottom() : whole.bottom() + radius);
    const QColor colour = colourOf(type, theme);
    painter.setBrush(theme.background);
    painter.setPen(QPen(colour, std::max(1.2, pixels / 9.0)));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(colour);
    drawText(painter, centre - QPointF(size.width(), size.height()) / 2, letter, Face::bold,
             pixels);
}

} // namespace

const MinimalTree* minimalTreeOf(const TreePicture& picture) {
    const MinimalTree* minimal = picture.minimal.get();
    const bool fits = minimal != nullptr && minimal->nodeCount() == picture.tree().nodeCount();
    return fits ? minimal : nullptr;
}

QString letterOf(CriticalType type) {
    switch (type) {
    case CriticalType::pv:
        return QStringLiteral("P");
    case CriticalType::cut:
        return QStringLiteral("C");
    case CriticalType::all:
        return QStringLiteral("A");
    case CriticalType::none:
        break;
    }
    return {};
}

void paintCriticalEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area) {
    if (minimalTreeOf(picture) == nullptr) {
        return;
    }
    const QRectF reach = area.adjusted(-8, -8, 8, 8);
    for (std::size_t k = 0; k < frame.visible.rows.size(); ++k) {
        const VisibleRow& row = frame.visible.rows[k];
        if (picture.view.rowGap >= leastRowGap) {
            painter.setRenderHint(QPainter::Antialiasing, false);
            underline(painter, picture, frame, row);
        }
        if (row.row.value > 0 && frame.visible.rowStride == 1) {
            painter.setRenderHint(QPainter::Antialiasing, true);
            paintBands(painter, picture, frame, k, reach);
        }
    }
}

void paintCriticalTypes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area) {
    const MinimalTree* minimal = minimalTreeOf(picture);
    if (minimal == nullptr) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const std::vector<DrawnNode>& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            const CriticalType type = minimal->typeOf(node.where.node);
            const int pixels = static_cast<int>(std::lround(13 * node.where.scale));
            if (type != CriticalType::none && pixels >= leastTextPixels &&
                area.contains(node.where.centre)) {
                paintLetter(painter, *picture.theme, node, type, pixels);
            }
        }
    }
}

} // namespace prunus
