#include "ui/canvas/edgerow.h"

namespace prunus {

namespace {

EdgeKind edgeKind(NodeState child) {
    switch (child) {
    case NodeState::cut:
        return EdgeKind::cut;
    case NodeState::notReached:
    case NodeState::belowLimit:
        return EdgeKind::notReached;
    default:
        return EdgeKind::visited;
    }
}

EdgeKind edgeKind(const StateCounts& counts) {
    return counts.visited > 0 ? EdgeKind::visited
           : counts.cut > 0   ? EdgeKind::cut
                              : EdgeKind::notReached;
}

} // namespace

double slashPlace(double gap) {
    return gap > 34 ? 0.5 : 0.66;
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

QPointF EdgeRow::parentPlace(NodeId n) {
    if (parent_ == noNode || !picture_.tree().children(parent_).contains(n)) {
        parent_ = picture_.tree().parent(n, row_.row);
    }
    return {picture_.view.pixelX(picture_.layout->x(parent_)), above_.y};
}

bool EdgeRow::parentHasShape() const {
    const auto at = std::ranges::lower_bound(above_.nodes, parent_, {}, &VisibleNode::node);
    return at != above_.nodes.end() && at->node == parent_;
}

void EdgeRow::addColumn(const VisibleColumn& column) {
    const QPointF from = parentPlace(column.nodes[column.nodes.size() / 2]);
    const QPointF to(column.left + column.width / 2, row_.y);
    const EdgeKind kind = edgeKind(column.counts);
    if (kind == EdgeKind::cut && !picture_.showPruned) {
        // Only its mark, below.
    } else if (parentHasShape()) {
        addFanLine({from, to}, kind);
    } else if (column.left + column.width > area_.left() && column.left < area_.right()) {
        addShade(column, kind);
    }
    if (column.counts.cutoffs > 0 && column.left >= lastMark_ + leastMarkGap) {
        lastMark_ = column.left;
        const QPointF mark = from + (to - from) * 0.62;
        for (const double dy : {-1.5, 1.5}) {
            add(thinMarks_, {mark + QPointF(-2.5, dy - 1), mark + QPointF(2.5, dy + 1)}, false);
        }
    }
}

void EdgeRow::addFanLine(const QLineF& line, EdgeKind kind) {
    const QPointF end = clippedTo(line, area_).p2();
    if ((end - lastFanEnd_).manhattanLength() >= leastFanGap || kind != lastFanKind_) {
        lastFanEnd_ = end;
        lastFanKind_ = kind;
        add(thin_[std::size_t(kind)], line, kind == EdgeKind::cut);
    }
}

void EdgeRow::addShade(const VisibleColumn& column, EdgeKind kind) {
    Shade& last = shades_.empty() ? shades_.emplace_back() : shades_.back();
    if (last.kind == kind && last.right == column.left) {
        last.right = column.left + column.width;
    } else {
        shades_.push_back({kind, column.left, column.left + column.width});
    }
}

void EdgeRow::drawShades() {
    const Theme& theme = *picture_.theme;
    const double top = above_.y;
    const double height = row_.y - above_.y;
    for (const Shade& shade : shades_) {
        const double width = shade.right - shade.left;
        switch (shade.kind) {
        case EdgeKind::visited:
            painter_.fillRect(QRectF(shade.left, top, width, height),
                              blended(theme.background, theme.visitedEdge, 0.3));
            break;
        case EdgeKind::notReached:
            painter_.fillRect(QRectF(shade.left, top, width, height),
                              blended(theme.background, theme.notReached.line, 0.16));
            break;
        case EdgeKind::cut:
            for (const double part : {0.2, 0.6}) {
                painter_.fillRect(QRectF(shade.left, top + part * height, width, height * 0.2),
                                  blended(theme.background, theme.cut.line, 0.25));
            }
            break;
        }
    }
}

void EdgeRow::addNode(const VisibleNode& node) {
    const QPointF from = parentPlace(node.node);
    const QLineF line(from, node.centre);
    const EdgeKind kind = edgeKind(node.state);
    const double factor = strokeFactor(std::min(frame_.visible.greatestScale, node.gap / 24));
    if (kind != EdgeKind::cut && node.gap < leastSmoothGap) {
        add(thin_[std::size_t(kind)], line, false);
        return;
    }
    if (kind != EdgeKind::cut) {
        const auto step = std::min<std::size_t>(std::size_t(factor * 2) - 1, steps - 1);
        add(lines_[std::size_t(kind)][step], line, false);
        return;
    }
    const bool begins = stateIn(above_.runs, *picture_.moment, parent_) != NodeState::cut;
    const bool whole = picture_.showPruned;
    if (!whole && !begins) {
        return;
    }
    const QLineF dashed = whole ? line : QLineF(from, line.pointAt(slashPlace(node.gap) + 0.09));
    const QLineF inView = clippedTo(dashed, area_);
    if (!inView.isNull()) {
        // Where the clipped part starts in the dashes of the whole line, in pen widths.
        const double offset = QLineF(from, inView.p1()).length() / (1.5 * factor);
        dashed_.push_back({inView, factor, offset});
    }
    if (begins) {
        addSlash(line, node, factor);
    }
}

void EdgeRow::addSlash(const QLineF& line, const VisibleNode& node, double factor) {
    const QPointF at = line.pointAt(slashPlace(node.gap));
    const double half = slashHalfWidth(node.gap, factor);
    const double rise = half * 8 / 9;
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
    for (const double start : {0.08, 0.42, 0.76}) {
        lines.push_back({inView.pointAt(start), inView.pointAt(start + 0.17)});
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

void EdgeRow::drawLines() {
    const Theme& theme = *picture_.theme;
    painter_.setRenderHint(QPainter::Antialiasing, picture_.exactShapes);
    drawShades();
    for (const EdgeKind kind : {EdgeKind::notReached, EdgeKind::cut, EdgeKind::visited}) {
        draw(thin_[std::size_t(kind)], penOf(kind, 1));
    }
    painter_.setRenderHint(QPainter::Antialiasing, true);
    draw(thinMarks_, QPen(theme.cutMark, 1.6));
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
    for (const Stroke& slash : slashes_) {
        painter_.setPen(QPen(theme.cutMark, slash.width, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(slash.line);
    }
}

void EdgeRow::draw(const QList<QLineF>& lines, const QPen& pen) {
    if (!lines.empty()) {
        painter_.setPen(pen);
        painter_.drawLines(lines);
    }
}

} // namespace prunus
