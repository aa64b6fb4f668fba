#include "ui/drawing/treepainter.h"

#include "ui/drawing/differences.h"
#include "ui/drawing/edgepainter.h"
#include "ui/drawing/minimalpainter.h"
#include "ui/drawing/nodepainter.h"
#include "ui/drawing/notepainter.h"
#include "ui/drawing/proofpainter.h"
#include "ui/drawing/sharedlinespainter.h"
#include "ui/drawing/strippainter.h"
#include "ui/drawing/treelabels.h"

namespace prunus {

namespace {

QColor colourOf(Ink ink, const Theme& theme) {
    switch (ink) {
    case Ink::muted:
        return theme.mutedText;
    case Ink::former:
        return theme.formerText;
    case Ink::max:
        return theme.max.text;
    case Ink::min:
        return theme.min.text;
    case Ink::leaf:
        return theme.leaf.text;
    case Ink::cut:
        return theme.cut.text;
    case Ink::notReached:
        return theme.notReached.text;
    case Ink::cutMark:
        return theme.cutMark;
    case Ink::text:
        break;
    }
    return theme.text;
}

void paintPiece(QPainter& painter, const Label& label, const TextPiece& piece,
                const QColor& colour) {
    const QPointF corner = label.rect.topLeft() + piece.offset;
    painter.setPen(colour);
    if (piece.text.isEmpty()) {
        painter.setBrush(Qt::NoBrush);
        const double line = textSize(QStringLiteral("0"), piece.face, label.pixels).height();
        painter.drawRect(QRectF(corner + QPointF(0, (line - piece.box.height()) / 2), piece.box));
        return;
    }
    drawText(painter, corner, piece.text, piece.face, label.pixels);
    if (piece.struck) {
        const QSizeF size = textSize(piece.text, piece.face, label.pixels);
        const double y = corner.y() + size.height() * 0.56;
        painter.setPen(QPen(colour, std::max(1.0, label.pixels / 14.0)));
        painter.drawLine(QPointF(corner.x() - 1, y), QPointF(corner.x() + size.width() + 1, y));
    }
}

void paintLabel(QPainter& painter, const Label& label, const Theme& theme) {
    const double opacity = painter.opacity();
    painter.setOpacity(opacity * label.presence);
    if (label.kind != Label::Kind::value) {
        // Edges may run here; the text must stand out from them.
        painter.fillRect(label.rect.adjusted(-2, 1, 2, -1), theme.background);
    }
    for (const TextPiece& piece : label.pieces) {
        paintPiece(painter, label, piece, colourOf(piece.ink, theme));
    }
    painter.setOpacity(opacity);
}

} // namespace

void paintTree(QPainter& painter, const TreePicture& picture, const QRectF& area) {
    painter.save();
    painter.fillRect(area, picture.theme->background);
    const LabelledTree frame = labelledTree(picture, area);
    paintNoteBoxes(painter, picture, frame, area);
    paintCriticalEdges(painter, picture, frame, area);
    const std::vector<Stroke> slashes = paintEdges(painter, picture, frame, area);
    const bool shared = frame.visible.rowStride > 1;
    shared ? paintSharedLines(painter, picture, frame, area)
           : paintColumns(painter, picture, frame, area);
    // The ring lies under the node and over the edges, but not over the signs of a cut.
    paintMarks(painter, picture, frame, area);
    paintSlashes(painter, picture, slashes);
    paintNodes(painter, picture, frame, area);
    paintCriticalTypes(painter, picture, frame, area);
    paintDifferences(painter, picture, frame, area);
    if (shared) {
        paintSharedTicks(painter, picture, frame, area);
    }
    for (const Label& label : frame.labels) {
        paintLabel(painter, label, *picture.theme);
    }
    paintNoteArrows(painter, picture, frame, area);
    if (!picture.proof.empty()) {
        const LabelledTree lit = litByProof(picture, frame);
        paintVeil(painter, picture, area);
        const std::vector<Stroke> litSlashes = paintEdges(painter, picture, lit, area);
        paintProvingEdges(painter, picture, frame, area);
        paintSlashes(painter, picture, litSlashes);
        paintMarks(painter, picture, lit, area);
        paintNodes(painter, picture, lit, area);
        for (const Label& label : lit.labels) {
            paintLabel(painter, label, *picture.theme);
        }
        paintProofCaptions(painter, picture, lit, area);
    }
    painter.restore();
}

} // namespace prunus
