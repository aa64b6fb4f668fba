#include "ui/drawing/differences.h"

#include "ui/drawing/barwriter.h"
#include "ui/drawing/mixedstretch.h"

#include <algorithm>

namespace prunus {
namespace {

using Kind = StateRun::Kind;

/// Shapes nearer than this, in pixels, are underlined instead: brackets would run into each other.
constexpr double leastBracketGap = 16;

void add(StateCounts& seen, NodeState state) {
    const bool visited =
        state == NodeState::open || state == NodeState::evaluated || state == NodeState::returned;
    seen.visited += visited ? 1U : 0U;
    seen.cut += state == NodeState::cut ? 1U : 0U;
}

/// Of one node, as all searches see it.
bool differ(const StateCounts& seen) {
    return seen.visited > 0 && seen.cut > 0;
}

/// Four corners around a shape: like nothing else, with or without colour.
void paintBracket(QPainter& painter, const QRectF& box) {
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

void paintColumnLine(QPainter& painter, const TreePicture& picture, const VisibleRow& row,
                     RowDifferences& differences) {
    // Below the columns, but above the row beneath.
    const double top = row.y + std::min(9.0, picture.view.rowGap * 0.4);
    BarWriter line(painter);
    for (const VisibleColumn& column : row.columns) {
        if (differences.any(column.nodes)) {
            line.fill(QRectF(column.left, top, std::max(column.width, 1.0), 2),
                      picture.theme->difference);
        }
    }
}

void paintShapeMark(QPainter& painter, const DrawnNode& node, const QColor& colour) {
    const QRectF box = wholeOf(node);
    if (node.where.gap < leastBracketGap) {
        painter.fillRect(QRectF(box.left(), box.bottom() + 1, box.width(), 2), colour);
        return;
    }
    const double away = 3 * std::clamp(node.shape.scale, 0.4, 1.5);
    painter.setPen(QPen(colour, std::max(1.5, away * 0.8)));
    paintBracket(painter, box.adjusted(-away, -away, away, away));
}

} // namespace

bool differs(const TreePicture& picture, NodeId n) {
    StateCounts seen;
    add(seen, picture.moment->state(n));
    for (const OtherSearch& other : picture.others) {
        add(seen, other.moment.state(n));
    }
    return differ(seen);
}

RowDifferences::RowDifferences(const TreePicture& picture, std::shared_ptr<const StepPath> path)
    : searches_(picture.others) {
    searches_.push_back({*picture.moment, std::move(path)});
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

bool RowDifferences::any(NodeRange nodes) {
    for (NodeId at = nodes.first; at < nodes.last;) {
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
        if (anyOfAlike({at, last})) {
            return true;
        }
        at = last;
    }
    return false;
}

bool RowDifferences::anyOfAlike(NodeRange nodes) const {
    const bool visited = std::ranges::count(kinds_, Kind::open) > 0;
    const bool cut = std::ranges::count(kinds_, Kind::cut) > 0;
    if (std::ranges::count(kinds_, Kind::called) > 0) {
        return anyOfCalled(nodes);
    }
    const std::uint32_t from = nodes.first.value;
    const std::uint32_t to = nodes.last.value;
    const RankedBits* first = nullptr;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        if (kinds_[k] != Kind::finished) {
            continue;
        }
        const RankedBits& bits = searches_[k].moment.trace().visitedNodes();
        const std::uint32_t count = bits.rank(to) - bits.rank(from);
        if ((visited && count < nodes.size()) || (cut && count > 0) ||
            (first != nullptr && first->firstDifference(bits, from, to) < to)) {
            return true;
        }
        first = &bits;
    }
    return visited && cut;
}

bool RowDifferences::anyOfCalled(NodeRange nodes) const {
    for (const NodeId n : nodes) {
        StateCounts seen;
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            if (kinds_[k] == Kind::called) {
                countEach(seen, searches_[k].moment, {n, n + 1});
            } else {
                add(seen, stateIn(kinds_[k], searches_[k].moment, n));
            }
        }
        if (differ(seen)) {
            return true;
        }
    }
    return false;
}

void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    if (picture.others.empty()) {
        return;
    }
    painter.setBrush(Qt::NoBrush);
    RowDifferences differences(picture, frame.visible.path);
    for (std::size_t k = 0; k < frame.nodes.size(); ++k) {
        for (const DrawnNode& node : frame.nodes[k]) {
            if (area.contains(node.where.centre) && differs(picture, node.where.node)) {
                paintShapeMark(painter, node, picture.theme->difference);
            }
        }
        const VisibleRow& row = frame.visible.rows[k];
        if (!row.columns.empty()) {
            differences.descendTo(row.row);
            paintColumnLine(painter, picture, row, differences);
        }
    }
}

} // namespace prunus
