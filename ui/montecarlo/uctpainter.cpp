#include "ui/montecarlo/uctpainter.h"

#include "ui/look/canvastext.h"
#include "ui/words/uctsentences.h"
#include "ui/words/uctwords.h"
#include "ui/words/words.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// How much wider than a thin line a branch is that all visits go through, at full size.
constexpr double widestBranch = 12;

/// Below this scale of its shape a node has no numbers.
constexpr double leastScale = 0.3;

/// Which part of a line from a node's centre lies within its shape, and its card: from 0 to 1.
double partWithin(const DrawnNode& node, const QLineF& line) {
    double part = 0;
    const auto consider = [&](const QPolygonF& around) {
        for (qsizetype i = 0; i < around.size(); ++i) {
            QPointF at;
            const QLineF side(around[i], around[(i + 1) % around.size()]);
            if (line.intersects(side, &at) == QLineF::BoundedIntersection) {
                part = std::max(part, QLineF(line.p1(), at).length() / line.length());
            }
        }
    };
    consider(outline(node.shape).translated(node.where.centre).toFillPolygon());
    if (node.card.presence > 0) {
        consider(QPolygonF(node.card.rect));
    }
    return part;
}

/// The part of a line between two nodes that lies outside of both; none if they touch.
QLineF between(const DrawnNode& above, const DrawnNode& below) {
    const QLineF down(above.where.centre, below.where.centre);
    const QLineF up(down.p2(), down.p1());
    const double from = partWithin(above, down);
    const double to = 1 - partWithin(below, up);
    return from < to ? QLineF(down.pointAt(from), down.pointAt(to)) : QLineF();
}

} // namespace

UctPainter::UctPainter(QPainter& painter, const TreePicture& picture, const UctMoment& moment,
                       UctNumbers numbers)
    : painter_(painter), picture_(picture), moment_(moment), numbers_(numbers),
      path_(moment.path()), new_(moment.newNode()) {}

void UctPainter::paint(const QRectF& area) {
    painter_.setRenderHint(QPainter::Antialiasing, true);
    const VisibleTree visible = findVisible(picture_, area);
    if (visible.rowStride > 1) {
        return;
    }
    std::vector<DrawnNode> nodes;
    for (const VisibleRow& row : visible.rows) {
        for (const VisibleNode& each : row.nodes) {
            nodes.push_back(drawnNode(picture_, each));
        }
    }
    for (const DrawnNode& each : nodes) {
        moment_.inTree(each.where.node) ? paintBranch(each) : paintVeil(each);
    }
    if (moment_.simulated()) {
        paintPlayout();
    }
    for (const NodeId n : path_) {
        paintPath(drawn(n));
    }
    for (const DrawnNode& each : nodes) {
        paintNumbers(each);
    }
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
    const DrawnNode parent = drawn(picture_.tree().parent(node.where.node));
    const QLineF line = between(parent, node);
    const double width = 1 + widestBranch * share * std::min(1.0, parent.where.scale);
    painter_.setPen(QPen(picture_.theme->visitedEdge, width, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(line);
}

void UctPainter::paintVeil(const DrawnNode& node) {
    QColor veil = picture_.theme->background;
    veil.setAlphaF(0.6F);
    painter_.fillPath(outline(node.shape).translated(node.where.centre), veil);
}

QString UctPainter::inside(const UctStatistics& of) const {
    return numbers_ == UctNumbers::rewardsAndVisits
               ? UctWords::rewards(of)
               : UctWords::shortEstimate(moment_.trace().scale().value(of.mean()));
}

QString UctPainter::beneath(const UctStatistics& of) const {
    return numbers_ == UctNumbers::valueAndVisits ? QStringLiteral("N %1").arg(of.visits)
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
        centred(inside(of), room.center(), room.width(), Face::bold, false);
    }
    const QString under =
        given && numbers_ == UctNumbers::rewardsAndVisits ? inside(of) : beneath(of);
    painter_.setPen(picture_.theme->mutedText);
    const QRectF shape = wholeOf(node);
    centred(under, QPointF(shape.center().x(), shape.bottom() + 0.75 * most),
            std::max(shape.width(), node.where.gap - 4), Face::regular, true);
}

/// Ringed; the node that was added just now with dashes.
void UctPainter::paintPath(const DrawnNode& node) {
    const bool added = node.where.node == new_;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(picture_.theme->ring, node.where.node == path_.back() ? 3 : 1.5,
                         added ? Qt::DashLine : Qt::SolidLine));
    painter_.drawPath(ringAround(node, 0));
}

/// Dotted: on a tree down to the leaf that was reached, on a game a tail with the result.
void UctPainter::paintPlayout() {
    const std::uint32_t k = moment_.iteration();
    const UctTrace& trace = moment_.trace();
    const NodeId from = trace.playoutNode(k);
    painter_.setPen(QPen(picture_.theme->ring, 2.5, Qt::DotLine, Qt::RoundCap));
    if (!trace.start()) {
        for (NodeId n = trace.leaf(k); n != from; n = picture_.tree().parent(n)) {
            painter_.drawLine(between(drawn(picture_.tree().parent(n)), drawn(n)));
        }
        return;
    }
    const DrawnNode begin = drawn(from);
    const QRectF shape = wholeOf(begin);
    const double tail = 34 * std::clamp(begin.where.scale, 0.5, 1.0);
    const QPointF foot(shape.center().x(), shape.bottom() + tail);
    painter_.drawLine(QPointF(foot.x(), shape.bottom() + 4), foot);
    painter_.setPen(picture_.theme->text);
    const int pixels = 13;
    const QString result = shownNumber(trace.result(k));
    const QSizeF size = textSize(result, Face::bold, pixels);
    drawText(painter_, foot + QPointF(-size.width() / 2, 3), result, Face::bold, pixels);
}

} // namespace prunus
