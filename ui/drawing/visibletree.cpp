#include "ui/drawing/visibletree.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/nodecard.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// The gap, in pixels, from which a node's size is computed; `own` is the gap to its nearer
/// neighbour. All nodes of one kind in a row are as large as the two nearest to each other can be,
/// while those can be read; where they cannot, a node with more room is larger.
double gapInRow(const TreePicture& picture, Row row, ShapeKind kind, double own) {
    const double least =
        picture.layout->leastGap(row, kind == ShapeKind::leafBox) * picture.view.columnGap;
    const double scale = scaleInGap(kind, least, 1);
    const double apart = (readableScale - scale) / (readableScale - tooSmallToRead);
    return apart <= 0 || own <= least ? least : least + (own - least) * std::min(apart, 1.0);
}

/// Finds the nodes and columns of one row: where they stand, and then what the search knows of
/// them.
class RowScan {
  public:
    RowScan(const TreePicture& picture, const QRectF& area, double greatest, VisibleRow& out)
        : picture_(picture), area_(area), greatest_(greatest), out_(out),
          all_(picture.tree().row(out.row)) {}

    void tell() {
        for (VisibleNode& node : out_.nodes) {
            tell(node);
        }
        for (VisibleColumn& column : out_.columns) {
            column.counts = countIn(out_.runs, *picture_.moment, column.nodes);
        }
    }

    void scan(NodeRange nodes) {
        NodeId n = nodes.first;
        std::uint32_t before = 1;
        double left = n > all_.first ? xOf(n - 1) : -infinity;
        double x = nodes.empty() ? 0 : xOf(n);
        while (n < nodes.last) {
            const double right = n + 1 < all_.last ? xOf(n + 1) : infinity;
            const double gap = std::min(x - left, right - x);
            const double unit = columnWidth(x);
            if (gap >= leastNodeGap * unit) {
                VisibleNode& node = out_.nodes.emplace_back();
                node.node = n;
                node.centre = {x, out_.y};
                node.gap = gapInRow(picture_, out_.row, shapeKindOf(picture_, n, out_.row), gap);
                ++n;
                left = x;
                x = right;
                continue;
            }
            const double columnLeft = std::floor(x / unit) * unit;
            const NodeId next = firstFrom(n + 1, nodes.last, columnLeft + unit, before);
            before = next.value - n.value;
            const NodeRange column{n, next};
            out_.columns.push_back({columnLeft, unit, column, {}, x, gap});
            n = next;
            left = xOf(n - 1);
            x = n < all_.last ? xOf(n) : infinity;
        }
    }

    /// Shows a node that scan() put in a column.
    void mark(NodeId n) {
        const auto isIt = [n](const VisibleNode& v) { return v.node == n; };
        const auto at = std::ranges::lower_bound(out_.nodes, n, {}, &VisibleNode::node);
        if (n == noNode || !all_.contains(n) || (at != out_.nodes.end() && isIt(*at)) ||
            std::ranges::any_of(out_.marked, isIt)) {
            return;
        }
        VisibleNode& node = out_.marked.emplace_back();
        node.node = n;
        node.centre = {xOf(n), out_.y};
        node.gap = gapAround(picture_, n, out_.row); // in a column, so that it goes by itself
        tell(node);
    }

  private:
    [[nodiscard]] double xOf(NodeId n) const { return picture_.view.pixelX(picture_.layout->x(n)); }

    /// One pixel in view. Outside, where only edges are seen, as wide as moves the place where
    /// an edge enters the view by less than a pixel.
    [[nodiscard]] double columnWidth(double x) const {
        const double outside = std::max({area_.left() - x, x - area_.right(), 0.0});
        return std::max(1.0, 0.006 * outside);
    }

    /// The first node of [from, to) at or right of a pixel, or `to`. Looks first as many nodes on
    /// as the last column had, and from there in leaps that double: rows are even over long
    /// stretches, and a look at a far node costs more than a hundred at near ones.
    [[nodiscard]] NodeId firstFrom(NodeId from, NodeId to, double px, std::uint32_t guess) const {
        const double x = picture_.view.treeX(px);
        const TidyLayout& layout = *picture_.layout;
        NodeId low = from; // all before it are left of the pixel
        NodeId high = to;  // it and all behind it are not
        const NodeId guessed = from + std::min(guess - 1, to.value - from.value);
        if (guessed < to && layout.x(guessed) < x) {
            low = guessed + 1;
            for (std::uint32_t leap = 1; low + leap < high; leap *= 2) {
                if (layout.x(low + leap) >= x) {
                    high = low + leap;
                    break;
                }
                low = low + leap + 1;
            }
        } else {
            high = guessed;
            for (std::uint32_t leap = 1; leap < high.value - low.value; leap *= 2) {
                if (layout.x(high - leap) < x) {
                    low = high - leap + 1;
                    break;
                }
                high = high - leap;
            }
        }
        return layout.firstAtOrAfter({low, high}, x);
    }

    void tell(VisibleNode& node) const {
        node.kind = shapeKindOf(picture_, node.node, out_.row);
        node.state = picture_.trace().isUnsearched() // as it is given, and not as not reached
                         ? NodeState::returned
                         : stateIn(out_.runs, *picture_.moment, node.node);
        node.scale = scaleInGap(node.kind, node.gap, greatest_);
    }

    const TreePicture& picture_;
    const QRectF& area_;
    double greatest_;
    VisibleRow& out_;
    NodeRange all_;
};

/// The nodes of a row whose shape or edge from above can be seen: neighbours in a row have
/// parents in the same order, so both ends of the edges are sorted and the range is contiguous.
NodeRange nodesInReach(const TreePicture& picture, Row row, double left, double right) {
    const GameTree& tree = picture.tree();
    const TidyLayout& layout = *picture.layout;
    const NodeRange all = tree.row(row);
    const double from = picture.view.treeX(left);
    const double to = picture.view.treeX(right);
    NodeId first = layout.firstAtOrAfter(all, from);
    NodeId last = layout.firstAtOrAfter({first, all.last}, to);
    if (row.value > 0) {
        const NodeRange above = tree.row(row - 1);
        const NodeId parent = layout.firstAtOrAfter(above, from);
        const NodeId behind = layout.firstAtOrAfter({parent, above.last}, to);
        const auto familyStart = [&](NodeId p) {
            return p < above.last ? tree.children(p).first : all.last;
        };
        first = std::min(first, familyStart(parent));
        last = std::max(last, familyStart(behind));
    }
    return {first, last};
}

struct RowSpan {
    std::uint32_t first;
    std::uint32_t last;
    std::uint32_t stride;
};

RowSpan rowsInView(const TreePicture& picture, const QRectF& area, double overhang) {
    const View& view = picture.view;
    const double height = picture.tree().height();
    const double margin = std::max(1.0, overhang / view.rowGap);
    const double first = std::floor(view.treeRow(area.top()) - margin);
    const double last = std::ceil(view.treeRow(area.bottom()) + margin);
    const auto stride = static_cast<std::uint32_t>(std::ceil(std::max(1.0, 1 / view.rowGap)));
    const auto from = static_cast<std::uint32_t>(std::clamp(first, 0.0, height));
    return {from - from % stride, static_cast<std::uint32_t>(std::clamp(last, 0.0, height)),
            stride};
}

void markNodes(RowScan& scan, const TreePicture& picture, const VisibleTree& visible, Row row) {
    if (row.value < visible.path->open.size()) {
        scan.mark(visible.path->open[row.value]);
    }
    if (row.value < visible.path->bestLine.size()) {
        scan.mark(visible.path->bestLine[row.value]);
    }
    scan.mark(visible.path->event.node);
    scan.mark(picture.selection);
    for (const NodeId witness : picture.witnesses) {
        scan.mark(witness);
    }
}

/// The last of the rows that an entry of a frame stands for.
Row lastOf(const VisibleTree& visible, Row first, const GameTree& tree) {
    return Row{std::min(first.value + visible.rowStride - 1, tree.height())};
}

/// Nodes that are shown all the same where their line stands for many rows: those that something
/// points at, in whichever of its rows, and of the open path and the best line one, of either
/// player in turn.
void markInLine(const TreePicture& picture, const VisibleTree& visible, VisibleRow& row) {
    const GameTree& tree = picture.tree();
    const Row last = lastOf(visible, row.row, tree);
    const NodeRange all{tree.row(row.row).first, tree.row(last).last};
    const auto mark = [&](NodeId n) {
        const auto isIt = [n](const VisibleNode& v) { return v.node == n; };
        if (all.contains(n) && std::ranges::none_of(row.marked, isIt)) {
            row.marked.push_back(visibleNode(picture, n));
        }
    };
    const std::uint32_t turn = row.row.value / visible.rowStride;
    const std::uint32_t r = std::min(row.row.value + (row.row.value + turn) % 2, last.value);
    for (const std::vector<NodeId>* line : {&visible.path->open, &visible.path->bestLine}) {
        if (r < line->size()) {
            mark((*line)[r]);
        }
    }
    if (!visible.path->open.empty()) {
        mark(visible.path->open.back());
    }
    mark(visible.path->event.node);
    mark(picture.selection);
    for (const NodeId witness : picture.witnesses) {
        mark(witness);
    }
}

void findLines(const TreePicture& picture, const QRectF& area, const RowSpan& span,
               VisibleTree& visible) {
    const GameTree& tree = picture.tree();
    const std::size_t lines = (span.last - span.first) / span.stride + 1;
    SharedLines shared(picture, *visible.path, area, lines);
    visible.found = std::make_shared<std::vector<VisibleRow>>();
    for (std::uint32_t r = span.first; r <= span.last; r += span.stride) {
        VisibleRow& row = visible.found->emplace_back();
        row.row = Row{r};
        row.y = picture.view.pixelY(r);
        markInLine(picture, visible, row);
        if (row.y > area.top() - 2 && row.y < area.bottom() + 2) {
            row.shared = shared.count(row.row, lastOf(visible, row.row, tree));
        }
    }
}

/// What stands in the rows: that of the last frame, if that saw the same and is done with it.
std::shared_ptr<std::vector<VisibleRow>> rowsAt(const PlacesInView::Sight& sight,
                                                const TreePicture& picture, const RowSpan& span) {
    if (picture.places && picture.places->sight == sight && picture.places->rows.use_count() == 1) {
        return picture.places->rows;
    }
    auto found = std::make_shared<std::vector<VisibleRow>>();
    std::vector<VisibleRow>& rows = *found;
    for (std::uint32_t r = span.first; r <= span.last; ++r) {
        VisibleRow& row = rows.emplace_back();
        row.row = Row{r};
        row.y = picture.view.pixelY(r);
        RowScan scan(picture, sight.area, sight.greatestScale, row);
        scan.scan(nodesInReach(picture, row.row, sight.area.left() - sight.overhang,
                               sight.area.right() + sight.overhang));
    }
    if (picture.places) {
        *picture.places = {sight, found, {}};
    }
    return found;
}

} // namespace

double greatestScaleOf(const TreePicture& picture) {
    return picture.boards == nullptr
               ? greatestScale(picture.view, picture.textScale)
               : greatestScaleWithBoards(picture.view.rowGap, picture.textScale);
}

QPointF pixelOf(const TreePicture& picture, NodeId n) {
    return picture.view.pixel({picture.layout->x(n), double(picture.tree().rowOf(n).value)});
}

ShapeKind shapeKindOf(const TreePicture& picture, NodeId n, Row row) {
    if (picture.tree().isLeaf(n)) {
        return ShapeKind::leafBox;
    }
    return picture.trace().playerAt(row) == Player::max ? ShapeKind::maxTriangle
                                                        : ShapeKind::minTriangle;
}

double gapAround(const TreePicture& picture, NodeId n, Row row) {
    const NodeRange all = picture.tree().row(row);
    const TidyLayout& layout = *picture.layout;
    const double x = layout.x(n);
    const double toLeft = n > all.first ? x - layout.x(n - 1) : infinity;
    const double toRight = n + 1 < all.last ? layout.x(n + 1) - x : infinity;
    return std::min(toLeft, toRight) * picture.view.columnGap;
}

VisibleNode visibleNode(const TreePicture& picture, NodeId n) {
    const Row row = picture.tree().rowOf(n);
    const QPointF centre = pixelOf(picture, n);
    const ShapeKind kind = shapeKindOf(picture, n, row);
    const double gap = gapInRow(picture, row, kind, gapAround(picture, n, row));
    const double greatest = greatestScaleOf(picture);
    return {n, picture.moment->state(n), kind, centre, gap, scaleInGap(kind, gap, greatest)};
}

NodeId nearestNode(const TreePicture& picture, QPointF pixel) {
    const double height = picture.tree().height();
    const double row = std::clamp(std::round(picture.view.treeRow(pixel.y())), 0.0, height);
    const NodeRange all = picture.tree().row(Row{static_cast<std::uint32_t>(row)});
    const double x = picture.view.treeX(pixel.x());
    const NodeId right = picture.layout->firstAtOrAfter(all, x);
    if (right == all.first) {
        return right;
    }
    const NodeId left = right - 1;
    const bool leftIsNearer =
        right == all.last || x - picture.layout->x(left) < picture.layout->x(right) - x;
    return leftIsNearer ? left : right;
}

VisibleTree findVisible(const TreePicture& picture, const QRectF& area) {
    VisibleTree visible;
    visible.greatestScale = greatestScaleOf(picture);
    visible.path =
        picture.path ? picture.path : std::make_shared<const StepPath>(stepPath(*picture.moment));

    const double overhang = std::max(overhangAt(visible.greatestScale), cardOverhang(picture));
    const RowSpan span = rowsInView(picture, area, overhang);
    visible.rowStride = span.stride;
    if (span.stride > 1) {
        findLines(picture, area, span, visible);
        visible.rows = *visible.found;
        return visible;
    }
    visible.found = rowsAt({picture.layout, picture.view, area, overhang, visible.greatestScale},
                           picture, span);
    visible.rows = *visible.found;
    RowStates states(*picture.moment, *visible.path);
    for (VisibleRow& row : *visible.found) {
        row.marked.clear();
        states.descendTo(row.row);
        row.runs = states.runs();
        RowScan scan(picture, area, visible.greatestScale, row);
        scan.tell();
        markNodes(scan, picture, visible, row.row);
    }
    return visible;
}

} // namespace prunus
