#include "ui/drawing/edgerow.h"

#include "ui/drawing/cardroom.h"

namespace prunus {

namespace {

EdgeKind edgeKind(NodeState child) {
    switch (child) {
    case NodeState::cut:
        return EdgeKind::cut;
    case NodeState::notReached:
    case NodeState::belowLimit:
        return EdgeKind::notReached;
    case NodeState::open:
    case NodeState::evaluated:
    case NodeState::returned:
        break;
    }
    return EdgeKind::visited;
}

EdgeKind edgeKind(const StateCounts& counts) {
    return counts.visited > 0 ? EdgeKind::visited
           : counts.cut > 0   ? EdgeKind::cut
                              : EdgeKind::notReached;
}

/// How far the end of a line is from another line, across it. Far, if that is none.
double separation(const QLineF& line, const QLineF& other) {
    const double length = other.length();
    if (length == 0) {
        return 1e9;
    }
    const QPointF off = line.p2() - other.p1();
    return std::abs(off.x() * other.dy() - off.y() * other.dx()) / length;
}

} // namespace

double slashPlace(const TreePicture& picture, double gap) {
    const double part = gap > 34 ? 0.5 : 0.66;
    return picture.boards == nullptr ? part
                                     : clearOfCards(part, picture.view.rowGap, picture.textScale);
}

double slashHalfWidth(double gap, double factor) {
    return std::min(9 * factor, std::max(2.5, gap * (gap > 34 ? 0.17 : 0.25)));
}

void EdgeRow::paint() {
    for (const VisibleColumn& column : row_.columns) {
        addColumn(column);
    }
    for (const VisibleNode& node : row_.nodes) {
        addNode(node);
    }
    for (const VisibleNode& node : row_.marked) {
        addNode(node);
    }
    drawLines();
}

EdgeLine EdgeRow::edgeInto(NodeId n) {
    if (parent_ == noNode || !picture_.tree().children(parent_).contains(n)) {
        parent_ = picture_.tree().parent(n, row_.row);
    }
    return edgeBetween(picture_, parent_, n, row_.row);
}

const VisibleNode* EdgeRow::shapedParent(const VisibleColumn& column) {
    const GameTree& tree = picture_.tree();
    const NodeId middle = column.nodes[column.nodes.size() / 2];
    while (shapeAbove_ < above_.nodes.size() &&
           tree.children(above_.nodes[shapeAbove_].node).last <= middle) {
        ++shapeAbove_;
    }
    const bool found = shapeAbove_ < above_.nodes.size() &&
                       tree.children(above_.nodes[shapeAbove_].node).contains(middle);
    return found ? &above_.nodes[shapeAbove_] : nullptr;
}

void EdgeRow::addColumn(const VisibleColumn& column) {
    const bool lone = column.nodes.size() == 1;
    const QPointF to(lone ? column.centre : column.left + column.width / 2, row_.y);
    const EdgeKind kind = edgeKind(column.counts);
    const VisibleNode* const parent = shapedParent(column);
    if (parent == nullptr) {
        cloud_.addShade(column);
    } else if (kind != EdgeKind::cut || picture_.showPruned) {
        addFanLine({parent->centre, to}, kind);
    }
    if (column.counts.cutoffs > 0) {
        // Where edges are a shade their slope is lost in it, so marks stand above their columns.
        const double part = slashPlace(picture_, leastNodeGap);
        const QPointF from = parent == nullptr ? QPointF(to.x(), above_.y) : parent->centre;
        cloud_.addMark(from + (to - from) * part);
    }
}

void EdgeRow::addFanLine(const QLineF& line, EdgeKind kind) {
    const QLineF inView = clippedTo(line, area_);
    if (!inView.isNull() && separation(inView, last_[std::size_t(kind)]) >= leastFanGap) {
        last_[std::size_t(kind)] = inView;
        add(fan_[std::size_t(kind)], inView, kind == EdgeKind::cut);
    }
}

QLineF EdgeRow::apartFromLast(const QLineF& line, EdgeKind kind, double least) {
    const QLineF inView = clippedTo(line, area_);
    QLineF& last = last_[std::size_t(kind)];
    if (inView.isNull() || separation(inView, last) >= least) {
        last = inView.isNull() ? last : inView;
        return inView;
    }
    const double differs = QLineF(last.p2(), inView.p2()).length() + 2;
    const double length = inView.length();
    return {inView.pointAt(std::max(0.0, 1 - differs / length)), inView.p2()};
}

void EdgeRow::addNode(const VisibleNode& node) {
    const EdgeLine edge = edgeInto(node.node);
    const QLineF line = edge.slant();
    const EdgeKind kind = edgeKind(node.state);
    const double factor = strokeFactor(std::min(frame_.visible.greatestScale, node.gap / 24));
    if (kind != EdgeKind::cut) {
        const QLineF apart = apartFromLast(line, kind, leastLineGap);
        const auto step = std::min<std::size_t>(std::size_t(factor * 2) - 1, steps - 1);
        QList<QLineF>& lines =
            node.gap < leastSmoothGap ? thin_[std::size_t(kind)] : lines_[std::size_t(kind)][step];
        add(lines, apart, false);
        addUprights(lines, edge, true);
        return;
    }
    const bool begins = stateIn(above_.runs, *picture_.moment, parent_) != NodeState::cut;
    const bool whole = picture_.showPruned;
    if (!whole && !begins) {
        return;
    }
    const double part = edge.partOfSlant(slashPlace(picture_, node.gap));
    const QLineF dashed =
        whole ? line : QLineF(edge.foot, line.pointAt(std::min(1.0, part + 0.09)));
    if (begins) {
        addSlash(line.pointAt(part), node, factor);
    }
    addUprights(thin_[std::size_t(kind)], edge, whole);
    if (node.gap < leastSmoothGap) {
        add(thin_[std::size_t(kind)], apartFromLast(dashed, kind, leastLineGap), true);
        return;
    }
    const QLineF inView = clippedTo(dashed, area_);
    if (!inView.isNull()) {
        // Where the clipped part starts in the dashes of the whole line, in pen widths.
        const double offset = QLineF(edge.foot, inView.p1()).length() / (1.5 * factor);
        dashed_.push_back({inView, factor, offset});
    }
}

void EdgeRow::addUprights(QList<QLineF>& lines, const EdgeLine& edge, bool whole) const {
    if (edge.foot != edge.parent) {
        add(lines, {edge.parent, edge.foot}, false);
    }
    if (whole && edge.head != edge.child) {
        add(lines, {edge.head, edge.child}, false);
    }
}

void EdgeRow::addSlash(QPointF at, const VisibleNode& node, double factor) {
    const double half = slashHalfWidth(node.gap, factor);
    const double rise = half * 8 / 9;
    if (node.gap < leastSmoothGap) {
        // Among columns a cutoff has one mark; those of its other children come up bit by bit.
        const bool first = picture_.trace().marksCutoff(node.node, picture_.moment->step());
        if (first || node.gap > 8) {
            QList<QLineF>& marks = first ? thinMarks_ : paleMarks_;
            add(marks, {at + QPointF(-half, -rise), at + QPointF(half, 0)}, false);
            add(marks, {at + QPointF(-half, 0), at + QPointF(half, rise)}, false);
        }
        return;
    }
    const double pen = std::clamp(half / 3, 1.2, 9.0);
    slashes_.push_back({{at + QPointF(-half, -rise), at + QPointF(half, 0)}, pen});
    slashes_.push_back({{at + QPointF(-half, 0), at + QPointF(half, rise)}, pen});
}

void EdgeRow::add(QList<QLineF>& lines, const QLineF& line, bool broken) const {
    const QLineF inView = clippedTo(line, area_);
    if (inView.isNull()) {
        return;
    }
    if (!broken) {
        lines.push_back(inView);
        return;
    }
    // Dashes by hand: a dashed pen costs many times more where lines are this many.
    const double count = std::clamp(std::round(inView.length() / 14), 3.0, 14.0);
    for (double k = 0; k < count; ++k) {
        lines.push_back({inView.pointAt((k + 0.25) / count), inView.pointAt((k + 0.75) / count)});
    }
}

QPen EdgeRow::penOf(EdgeKind kind, double width) const {
    const Theme& theme = *picture_.theme;
    const std::array<QColor, 3> colours{theme.visitedEdge, theme.notReached.line, theme.cut.line};
    QPen pen(colours[std::size_t(kind)], width, Qt::SolidLine, Qt::FlatCap);
    if (kind == EdgeKind::notReached && theme.dotsNotReached) {
        pen.setDashPattern(notReachedDots);
    }
    return pen;
}

QPen EdgeRow::fanPenOf(EdgeKind kind) const {
    QPen pen = penOf(kind, 1);
    pen.setColor(blended(picture_.theme->background, pen.color(), fanShare));
    return pen;
}

void EdgeRow::drawLines() {
    const Theme& theme = *picture_.theme;
    painter_.setRenderHint(QPainter::Antialiasing, false);
    cloud_.drawShade(above_.y, row_.y);
    painter_.setRenderHint(QPainter::Antialiasing, picture_.exactShapes);
    for (const EdgeKind kind : {EdgeKind::notReached, EdgeKind::cut, EdgeKind::visited}) {
        draw(fan_[std::size_t(kind)], fanPenOf(kind));
        draw(thin_[std::size_t(kind)], penOf(kind, 1));
    }
    cloud_.drawMarks(row_.y - above_.y);
    painter_.setRenderHint(QPainter::Antialiasing, true);
    draw(paleMarks_, QPen(blended(theme.background, theme.cutMark, 0.45), EdgeCloud::slashPen));
    draw(thinMarks_, QPen(theme.cutMark, EdgeCloud::slashPen));
    for (const EdgeKind kind : {EdgeKind::notReached, EdgeKind::visited}) {
        const double width = kind == EdgeKind::visited ? 2 : 1.5;
        for (std::size_t step = 0; step < steps; ++step) {
            draw(lines_[std::size_t(kind)][step], penOf(kind, width * double(step + 1) / 2));
        }
    }
    for (const Dashed& dashed : dashed_) {
        QPen pen(theme.cut.line, 1.5 * dashed.factor, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({3.4, 3.2});
        pen.setDashOffset(dashed.offset);
        painter_.setPen(pen);
        painter_.drawLine(dashed.line);
    }
}

void EdgeRow::draw(const QList<QLineF>& lines, const QPen& pen) {
    if (!lines.empty()) {
        painter_.setPen(pen);
        painter_.drawLines(lines);
    }
}

} // namespace prunus
