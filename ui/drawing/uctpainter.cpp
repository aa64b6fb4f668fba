#include "ui/drawing/uctpainter.h"

#include "ui/drawing/edgeline.h"
#include "ui/drawing/endboard.h"
#include "ui/look/canvastext.h"
#include "ui/words/uctwords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// How much wider than a thin line a branch is that all visits go through, at full size.
constexpr double widestBranch = 12;

/// Below this scale of its shape a node has no numbers.
constexpr double leastScale = 0.3;

QPainterPath rectangle(const QRectF& rect) {
    QPainterPath path;
    path.addRect(rect);
    return path;
}

/// Within the area outside of these, which do not overlap.
void clipOutside(QPainter& painter, const std::vector<QPainterPath>& pieces, const QRectF& area) {
    QPainterPath path = rectangle(area); // filled odd-even, so that pieces are holes
    for (const QPainterPath& each : pieces) {
        path.addPath(each);
    }
    painter.setClipPath(path, Qt::IntersectClip);
}

} // namespace

UctPainter::Covers UctPainter::coversOf(const LabelledTree& frame) {
    Covers covers;
    for (const std::vector<DrawnNode>& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            covers.shapes.push_back(outline(node.shape).translated(node.where.centre));
            if (node.card.presence > 0) {
                covers.boards.push_back(rectangle(node.card.rect));
            }
        }
    }
    for (const Label& label : frame.labels) {
        if (label.kind == Label::Kind::name || label.kind == Label::Kind::move) {
            covers.labels.push_back(rectangle(label.rect));
        }
    }
    return covers;
}

UctPainter::UctPainter(QPainter& painter, const TreePicture& picture, const UctMoment& moment,
                       const UctLook& look)
    : painter_(painter), picture_(picture), moment_(moment), look_(look), path_(moment.path()),
      new_(moment.newNode()) {}

void UctPainter::paint(const QRectF& area) {
    painter_.setRenderHint(QPainter::Antialiasing, true);
    const LabelledTree frame = labelledTree(picture_, area);
    if (frame.visible.rowStride > 1) {
        return;
    }
    const auto eachNode = [&frame](const auto& visit) {
        for (const std::vector<DrawnNode>& row : frame.nodes) {
            std::ranges::for_each(row, visit);
        }
    };
    covers_ = coversOf(frame);
    painter_.save();
    if (!picture_.exactShapes) {
        for (const auto* pieces : {&covers_.shapes, &covers_.boards, &covers_.labels}) {
            clipOutside(painter_, *pieces, area);
        }
    }
    eachNode([this](const DrawnNode& node) { paintBranch(node); });
    paintPlayout();
    paintTail(area);
    painter_.restore();
    eachNode([this](const DrawnNode& node) {
        if (!moment_.inTree(node.where.node)) {
            paintVeil(node);
        }
    });
    for (const NodeId n : path_) {
        paintPath(drawn(n));
    }
    eachNode([this](const DrawnNode& node) { paintNumbers(node); });
}

/// Files cannot clip: there the line itself is cut to what is seen of it.
void UctPainter::drawUnder(const QPolygonF& places, const QPen& pen) {
    if (!picture_.exactShapes) {
        painter_.setPen(pen);
        painter_.drawPolyline(places);
        return;
    }
    QPainterPath line;
    line.addPolygon(places);
    QPainterPath seen = QPainterPathStroker(pen).createStroke(line);
    const QRectF reach = seen.boundingRect();
    for (const auto* pieces : {&covers_.shapes, &covers_.boards, &covers_.labels}) {
        for (const QPainterPath& each : *pieces) {
            if (each.boundingRect().intersects(reach)) {
                seen = seen.subtracted(each);
            }
        }
    }
    painter_.fillPath(seen, pen.color());
}

DrawnNode UctPainter::drawn(NodeId n) const {
    return drawnNode(picture_, visibleNode(picture_, n));
}

/// As wide as the share of visits that went this way.
void UctPainter::paintBranch(const DrawnNode& node) {
    const double share = moment_.shareOfVisits(node.where.node);
    if (node.where.node == GameTree::root() || share == 0) {
        return;
    }
    const VisibleNode parent = visibleNode(picture_, picture_.tree().parent(node.where.node));
    const double width = 1 + widestBranch * share * std::min(1.0, parent.scale);
    drawUnder(edgeInto(picture_, node.where.node).places(),
              QPen(picture_.theme->visitedEdge, width, Qt::SolidLine, Qt::FlatCap));
}

void UctPainter::paintVeil(const DrawnNode& node) {
    QColor veil = picture_.theme->background;
    veil.setAlphaF(0.6F);
    painter_.fillPath(outline(node.shape).translated(node.where.centre), veil);
}

/// With fewer digits where those do not fit, as long as they are right to a twentieth of the range;
/// then not at all.
QString UctPainter::inside(const UctStatistics& of, NodeId n, double width) const {
    const UctView view(moment_.trace(), look_.side);
    const Player whose = view.playerOf(n);
    if (look_.numbers == UctNumbers::rewardsAndVisits) {
        return UctWords::rewards(UctView::statistics(whose, of));
    }
    const Value worth = view.worth(whose, of.mean());
    const RewardScale& scale = moment_.trace().scale();
    const Value range = scale.greatest - scale.least;
    const int fewest = range >= 10 ? 0 : range >= 1 ? 1 : 2;
    for (int digits = 2; digits >= fewest; --digits) {
        QString text = UctWords::shortEstimate(worth, digits);
        if (textSize(text, Face::bold, leastTextPixels).width() <= width) {
            return text;
        }
    }
    return {};
}

QString UctPainter::beneath(const UctStatistics& of) const {
    return look_.numbers == UctNumbers::valueAndVisits
               ? QStringLiteral("N %1").arg(shownCount(of.visits))
               : QString();
}

/// In inner nodes, and in nodes of a game, what they are worth so far; beneath each how often it
/// was visited.
void UctPainter::paintNumbers(const DrawnNode& node) {
    const NodeId n = node.where.node;
    const UctStatistics of = moment_.statistics(n);
    if (of.visits == 0 || node.where.scale < leastScale) {
        return;
    }
    const bool given = picture_.tree().isLeaf(n) && !moment_.trace().start();
    const int most = static_cast<int>(std::lround(std::min(15 * node.where.scale, 26.0)));
    const QRectF room = textRoom(node.shape).translated(node.where.centre);
    const auto centred = [&](const QString& text, QPointF middle, double width, Face face,
                             bool overEdges) {
        int pixels = most;
        const double wide = textSize(text, face, pixels).width();
        pixels = wide <= width ? pixels : static_cast<int>(std::floor(pixels * width / wide));
        if (pixels < leastTextPixels) {
            return;
        }
        const QSizeF size = textSize(text, face, pixels);
        if (overEdges) { // edges may run here; the text must stand out from them
            const QRectF behind(middle - QPointF(size.width() / 2, size.height() / 2), size);
            painter_.fillRect(behind.adjusted(-2, 1, 2, -1), picture_.theme->background);
        }
        drawText(painter_, middle - QPointF(size.width() / 2, size.height() / 2), text, face,
                 pixels);
    };
    if (!given) {
        const NodeColours& colours = node.where.kind == ShapeKind::maxTriangle ? picture_.theme->max
                                     : node.where.kind == ShapeKind::minTriangle
                                         ? picture_.theme->min
                                         : picture_.theme->leaf;
        painter_.setPen(colours.text);
        centred(inside(of, n, room.width()), room.center(), room.width(), Face::bold, false);
    }
    const QRectF shape = wholeOf(node);
    const double wide = std::max(shape.width(), node.where.gap - 4);
    const QString under =
        given && look_.numbers == UctNumbers::rewardsAndVisits ? inside(of, n, wide) : beneath(of);
    painter_.setPen(picture_.theme->mutedText);
    centred(under, QPointF(shape.center().x(), shape.bottom() + 0.75 * most), wide, Face::regular,
            true);
}

/// Ringed; the node that was added just now with dashes.
void UctPainter::paintPath(const DrawnNode& node) {
    const bool added = node.where.node == new_;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(picture_.theme->ring, node.where.node == path_.back() ? 3 : 1.5,
                         added ? Qt::DashLine : Qt::SolidLine));
    painter_.drawPath(ringAround(node, 0));
}

/// Dotted, on a tree down to the leaf that was reached.
void UctPainter::paintPlayout() {
    const UctTrace& trace = moment_.trace();
    if (!moment_.simulated() || trace.start()) {
        return;
    }
    const std::uint32_t k = moment_.iteration();
    for (NodeId n = trace.leaf(k); n != trace.playoutNode(k); n = picture_.tree().parent(n)) {
        drawUnder(edgeInto(picture_, n).places(), playoutPen(*picture_.theme));
    }
}

/// On a game, whose lines of play are no branches: down to the lower edge, beneath which the board
/// stands where play ended.
void UctPainter::paintTail(const QRectF& area) {
    const UctTrace& trace = moment_.trace();
    if (!moment_.simulated() || !trace.start()) {
        return;
    }
    const QPointF from = pixelOf(picture_, trace.playoutNode(moment_.iteration()));
    drawUnder({from, QPointF(from.x(), area.bottom())}, playoutPen(*picture_.theme));
}

} // namespace prunus
