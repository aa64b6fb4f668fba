#include "ui/drawing/differences.h"

#include "ui/drawing/barwriter.h"
#include "ui/drawing/mixedstretch.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

using Kind = StateRun::Kind;

/// Of brackets, what stands out of the box, in pixels.
constexpr double bulge = 4;
/// Of lines and dots.
constexpr double thickness = 2;

StateCounts counted(NodeState state) {
    StateCounts counts;
    const bool visited =
        state == NodeState::open || state == NodeState::evaluated || state == NodeState::returned;
    counts.visited += visited ? 1U : 0U;
    counts.cut += state == NodeState::cut ? 1U : 0U;
    return counts;
}

/// Of one node: here, and in all others.
Difference between(const StateCounts& here, const StateCounts& others) {
    return {here.visited > 0 && others.cut > 0, here.cut > 0 && others.visited > 0};
}

void operator|=(Difference& difference, Difference more) {
    difference.visited = difference.visited || more.visited;
    difference.cut = difference.cut || more.cut;
}

bool isWhole(Difference difference) {
    return difference.visited && difference.cut;
}

/// Four corners around a shape: like nothing else, with or without colour.
void paintCorners(QPainter& painter, const QRectF& box) {
    const double arm = std::min(8.0, box.width() / 3);
    const QPointF along(arm, 0);
    const QPointF down(0, arm);
    painter.drawPolyline(QPolygonF({box.topLeft() + down, box.topLeft(), box.topLeft() + along}));
    painter.drawPolyline(
        QPolygonF({box.topRight() + down, box.topRight(), box.topRight() - along}));
    painter.drawPolyline(
        QPolygonF({box.bottomLeft() - down, box.bottomLeft(), box.bottomLeft() + along}));
    painter.drawPolyline(
        QPolygonF({box.bottomRight() - down, box.bottomRight(), box.bottomRight() - along}));
}

/// Round brackets on both sides of a shape.
void paintBrackets(QPainter& painter, const QRectF& box) {
    for (const int side : {-1, 1}) {
        const double x = side < 0 ? box.left() : box.right();
        QPainterPath bracket(QPointF(x, box.top()));
        bracket.quadTo(QPointF(x + 2 * bulge * side, box.center().y()), QPointF(x, box.bottom()));
        painter.drawPath(bracket);
    }
}

/// Dots of two pixels in steps of four, wherever columns begin.
void paintDots(QPainter& painter, const QRectF& line, const QColor& colour) {
    constexpr double apart = 4;
    for (double x = std::ceil(line.left() / apart) * apart; x < line.right(); x += apart) {
        painter.fillRect(QRectF(x, line.top(), thickness, thickness), colour);
    }
}

void paintColumnLines(QPainter& painter, const TreePicture& picture, const VisibleRow& row,
                      RowDifferences& differences) {
    // Below the columns, but above the row beneath.
    const double top = row.y + std::min(9.0, picture.view.rowGap * 0.4);
    const QColor& colour = picture.theme->difference;
    BarWriter line(painter);
    for (const VisibleColumn& column : row.columns) {
        const Difference found = differences.in(column.nodes);
        const double width = std::max(column.width, 1.0);
        if (found.visited) {
            line.fill(QRectF(column.left, top, width, thickness), colour);
        }
        if (found.cut) {
            paintDots(painter, QRectF(column.left, top + thickness + 1, width, thickness), colour);
        }
    }
}

void paintShapeMark(QPainter& painter, const DrawnNode& node, Difference difference,
                    const QColor& colour) {
    const QRectF box = wholeOf(node);
    const double away = 3 * std::clamp(node.shape.scale, 0.4, 1.5);
    if (box.width() + 2 * (away + bulge) > node.where.gap) { // they would run into each other
        const QRectF line(box.left(), box.bottom() + 2, box.width(), thickness);
        paintDifferenceLine(painter, line, difference, colour);
        return;
    }
    paintDifference(painter, box.adjusted(-away, -away, away, away), difference,
                    QPen(colour, std::max(1.5, away * 0.8)));
}

} // namespace

void paintDifference(QPainter& painter, const QRectF& box, Difference difference, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (difference.visited) {
        paintCorners(painter, box);
    } else {
        paintBrackets(painter, box);
    }
}

void paintDifferenceLine(QPainter& painter, const QRectF& line, Difference difference,
                         const QColor& colour) {
    if (difference.visited) {
        painter.fillRect(line, colour);
    } else {
        paintDots(painter, line, colour);
    }
}

Difference differenceAt(const TreePicture& picture, NodeId n) {
    StateCounts others;
    for (const OtherSearch& other : picture.others) {
        others += counted(other.moment.state(n));
    }
    return between(counted(picture.moment->state(n)), others);
}

RowDifferences::RowDifferences(const TreePicture& picture, std::shared_ptr<const StepPath> path)
    : searches_(picture.others) {
    searches_.insert(searches_.begin(), {*picture.moment, std::move(path)});
    for (OtherSearch& search : searches_) {
        if (!search.path) {
            search.path = std::make_shared<const StepPath>(stepPath(search.moment));
        }
        states_.emplace_back(search.moment, *search.path);
    }
}

void RowDifferences::descendTo(Row row) {
    for (RowStates& states : states_) {
        states.descendTo(row);
    }
}

Difference RowDifferences::in(NodeRange nodes) {
    Difference found;
    for (NodeId at = nodes.first; at < nodes.last && !isWhole(found);) {
        NodeId last = nodes.last;
        kinds_.clear();
        for (std::size_t k = 0; k < states_.size(); ++k) {
            const StateRun& run = *runOf(states_[k].runs(), at);
            const Stretch alike =
                run.kind == Kind::mixed
                    ? stretchAt(run, searches_[k].moment.tree(), states_[k].row(), at)
                    : Stretch{run.kind, run.nodes.last};
            kinds_.push_back(alike.kind);
            last = std::min(last, alike.last);
        }
        found |= inAlike({at, last});
        at = last;
    }
    return found;
}

Difference RowDifferences::inAlike(NodeRange nodes) const {
    if (std::ranges::count(kinds_, Kind::called) > 0) {
        return inCalled(nodes);
    }
    Difference found;
    for (std::size_t other = 1; other < kinds_.size(); ++other) {
        found |= {visitedAndCut(0, other, nodes), visitedAndCut(other, 0, nodes)};
    }
    return found;
}

bool RowDifferences::visitedAndCut(std::size_t visiting, std::size_t cutting,
                                   NodeRange nodes) const {
    const Kind visited = kinds_[visiting];
    const Kind cut = kinds_[cutting];
    if ((visited != Kind::open && visited != Kind::finished) ||
        (cut != Kind::cut && cut != Kind::finished)) {
        return false;
    }
    const std::uint32_t from = nodes.first.value;
    const std::uint32_t to = nodes.last.value;
    if (visited == Kind::open) {
        return cut == Kind::cut || visitedBy(cutting).firstClear(from, to) < to;
    }
    return cut == Kind::cut ? visitedBy(visiting).firstSet(from, to) < to
                            : visitedBy(visiting).firstBeyond(visitedBy(cutting), from, to) < to;
}

const RankedBits& RowDifferences::visitedBy(std::size_t search) const {
    return searches_[search].moment.trace().visitedNodes();
}

StateCounts RowDifferences::countIn(std::size_t search, NodeId n) const {
    const Moment& moment = searches_[search].moment;
    if (kinds_[search] != Kind::called) {
        return counted(stateIn(kinds_[search], moment, n));
    }
    StateCounts counts;
    countEach(counts, moment, {n, n + 1});
    return counts;
}

Difference RowDifferences::inCalled(NodeRange nodes) const {
    Difference found;
    for (NodeId n = nodes.first; n < nodes.last && !isWhole(found); n = n + 1) {
        StateCounts others;
        for (std::size_t k = 1; k < kinds_.size(); ++k) {
            others += countIn(k, n);
        }
        found |= between(countIn(0, n), others);
    }
    return found;
}

void markNodes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
               const QRectF& area, const std::function<Difference(NodeId)>& differenceOf) {
    for (const std::vector<DrawnNode>& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            const Difference found =
                area.contains(node.where.centre) ? differenceOf(node.where.node) : Difference{};
            if (found.any()) {
                paintShapeMark(painter, node, found, picture.theme->difference);
            }
        }
    }
}

void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    if (picture.others.empty()) {
        return;
    }
    markNodes(painter, picture, frame, area,
              [&picture](NodeId n) { return differenceAt(picture, n); });
    RowDifferences differences(picture, frame.visible.path);
    for (const VisibleRow& row : frame.visible.rows) {
        if (!row.columns.empty()) {
            differences.descendTo(row.row);
            paintColumnLines(painter, picture, row, differences);
        }
    }
}

} // namespace prunus
