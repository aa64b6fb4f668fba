#include "ui/figures/figureframe.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/visibletree.h"
#include "ui/drawing/windowlabels.h"
#include "ui/look/canvastext.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

// In pixels. The texts beside nodes are as high as the painter makes them at full size.
constexpr int labelPixels = 14;
constexpr int valuePixels = 16;
constexpr double bandRoom = 80;
constexpr double leftMargin = 104;
constexpr double rightMargin = 64;
constexpr double topMargin = 66;
constexpr double bottomMargin = 44;
constexpr double belowNamedLeaves = 66;
/// What leaves are worth to the mover, between them and their names.
constexpr double belowWorths = 16;
constexpr double between = 8;
constexpr double bandGap = 12;
/// Of empty boxes from the next node's name, which seems to be theirs where it is near.
constexpr double apart = 24;
constexpr double besideNode = 16;
constexpr double widestLine = 180;
constexpr double widestName = 22.0 * labelPixels;
constexpr double greatestColumnGap = 400;

/// Trees with more nodes than this fill the largest figure anyway.
constexpr std::uint32_t mostMeasured = 4000;

/// How far a node with its labels extends to either side of its centre.
struct Reach {
    double left = 0;
    double right = 0;
};

double labelWidth(const QString& text) {
    return std::min(textSize(text, Face::bold, labelPixels).width(), widestName);
}

/// Measures the nodes of one tree.
class Measure {
  public:
    explicit Measure(const TreePicture& picture) : picture_(picture), tree_(picture.tree()) {
        if (tree_.nodeCount() > mostMeasured) {
            return;
        }
        for (std::uint32_t n = 0; n < tree_.nodeCount(); ++n) {
            if (tree_.hasStaticValue(NodeId{n})) {
                widestValue_ = std::max(widestValue_, valueWidth(NodeId{n}));
            }
        }
        widestBound_ =
            widestValue_ + textSize(QStringLiteral("≥"), Face::bold, valuePixels).width();
    }

    /// Room for a window of two values a bound: on one line, or on two where numbers are long.
    [[nodiscard]] double windowWidth() const {
        if (!picture_.showWindows || !picture_.trace().traits().windowed) {
            return 0;
        }
        const double character = textSize(QStringLiteral("0"), Face::monoBold, labelPixels).width();
        const double number = std::max(2.0, std::ceil(widestValue_ / character)) + 1;
        const double oneLine = character * (5 + 4 * number);
        const double twoLines = character * (1 + 2 * number);
        return oneLine <= widestLine ? oneLine : std::max(widestLine, twoLines);
    }

    [[nodiscard]] Reach of(NodeId n, Row row) const {
        const ShapeKind kind = shapeKindOf(picture_, n, row);
        const bool leaf = kind == ShapeKind::leafBox;
        const double text = !leaf ? widestBound_ : tree_.hasStaticValue(n) ? valueWidth(n) : 0;
        const double half = widenedFor(naturalShape(kind, 1), text, greatestColumnGap).halfWidth;
        const double name =
            picture_.showNames ? labelWidth(QString::fromStdString(picture_.names->shortOf(n))) : 0;
        const QSizeF boxes = blankLabel(picture_, n, labelPixels).rect.size();
        if (leaf && !(picture_.blanks && picture_.blanks->onBranches)) {
            const double widest = std::max({half, name / 2, boxes.width() / 2 + 2});
            return {widest, widest};
        }
        if (picture_.blanks && picture_.blanks->onBranches) {
            // Branches come together: there must be room as far up as the middle of the boxes.
            const double up = (boundsOf(naturalShape(kind, 1)).height() + boxes.height()) / 2 + 6;
            const double room = (boxes.width() / 2 + between) / (1 - up / fullRowGap);
            return {std::max(half + besideNode + name, room), std::max(half + besideNode, room)};
        }
        const double blank = boxes.width() + (boxes.isEmpty() ? 0 : apart);
        return {half + besideNode + name, half + besideNode + blank};
    }

  private:
    /// What is hidden takes the same room whatever it is.
    [[nodiscard]] double valueWidth(NodeId n) const {
        const bool hidden =
            picture_.hideUnreadLeaves && picture_.moment->state(n) != NodeState::evaluated;
        const QString text = hidden ? QStringLiteral("00") : shownNumber(tree_.staticValue(n));
        return textSize(text, Face::bold, valuePixels).width();
    }

    const TreePicture& picture_;
    const GameTree& tree_;
    double widestValue_ = 0;
    double widestBound_ = 0;
};

template <class Visit> void forEachRow(const GameTree& tree, Visit visit) {
    for (Row row{0}; row.value <= tree.height(); ++row) {
        visit(row, tree.row(row));
    }
}

/// The least distance of two columns at which no node is in its neighbour's way. Windows are not
/// asked for room: only a few are open at a time, and those can stand above their nodes.
double roomyColumnGap(const TreePicture& picture, const Measure& measure) {
    double gap = fullColumnGap;
    forEachRow(picture.tree(), [&](Row row, NodeRange nodes) {
        for (std::uint32_t k = 1; k < nodes.size(); ++k) {
            const double needed =
                measure.of(nodes[k - 1], row).right + between + measure.of(nodes[k], row).left;
            const double units = picture.layout->x(nodes[k]) - picture.layout->x(nodes[k - 1]);
            gap = std::max(gap, needed / units);
        }
    });
    return std::min(gap, greatestColumnGap);
}

struct Margins {
    double left;
    double right;
};

/// Room for the bands and for what stands beside the outermost nodes.
Margins sideMargins(const TreePicture& picture, const Measure& measure, double columnGap) {
    Margins margins{leftMargin, rightMargin};
    const TidyLayout& layout = *picture.layout;
    const double window = measure.windowWidth();
    forEachRow(picture.tree(), [&](Row row, NodeRange nodes) {
        const NodeId first = nodes[0];
        const NodeId last = nodes[nodes.size() - 1];
        const bool leaf = shapeKindOf(picture, last, row) == ShapeKind::leafBox;
        margins.left = std::max(margins.left, bandRoom + measure.of(first, row).left -
                                                  layout.x(first) * columnGap);
        margins.right = std::max(margins.right, measure.of(last, row).right + (leaf ? 0 : window) +
                                                    2 * between -
                                                    (layout.width() - layout.x(last)) * columnGap);
    });
    return margins;
}

/// For empty boxes under the leaves.
double belowForBoxes(const TreePicture& picture) {
    const bool are = picture.blanks && picture.blanks->atLeaves && !picture.blanks->onBranches;
    const NodeId last{picture.tree().nodeCount() - 1};
    return are ? blankLabel(picture, last, labelPixels).rect.height() + between : 0;
}

/// A whole number of points in a PDF, where an inch has 72 of them.
int roundedUp(double pixels) {
    return static_cast<int>(std::ceil(pixels / 4)) * 4;
}

} // namespace

FigureFrame figureFrame(const TreePicture& picture, QSize largest) {
    const GameTree& tree = picture.tree();
    const Measure measure(picture);
    const bool small = tree.nodeCount() <= mostMeasured;
    const double wanted = small ? roomyColumnGap(picture, measure) : fullColumnGap;
    Margins sides =
        small ? sideMargins(picture, measure, wanted) : Margins{leftMargin, rightMargin};
    const bool namesBelow = picture.showNames && !tree.names().empty();
    const double cards = picture.boards == nullptr ? 0 : cardReach(fullRowGap, 1);
    const double bottom = (namesBelow ? belowNamedLeaves : bottomMargin) +
                          (picture.side == Side::mover ? belowWorths : 0) + belowForBoxes(picture) +
                          std::max(0.0, cards - bottomMargin);

    const double width = picture.layout->width();
    const double rows = tree.height();
    // Even beside long names the tree keeps a part of the room.
    const double part = std::min(1.0, 0.75 * largest.width() / (sides.left + sides.right));
    sides = {sides.left * part, sides.right * part};
    const double widthLeft = largest.width() - sides.left - sides.right;
    const double heightLeft =
        std::max(largest.height() - topMargin - bottom, largest.height() / 4.0);
    FigureFrame frame;
    frame.view.columnGap = width > 0 ? std::min(wanted, widthLeft / width) : wanted;
    frame.view.rowGap = rows > 0 ? std::min(fullRowGap, heightLeft / rows) : fullRowGap;
    frame.view.origin = {sides.left, topMargin};
    frame.size = QSize(roundedUp(sides.left + width * frame.view.columnGap + sides.right),
                       roundedUp(topMargin + rows * frame.view.rowGap + bottom))
                     .boundedTo(largest);
    return frame;
}

bool isCrowded(const VisibleTree& visible) {
    return visible.rowStride > 1 || std::ranges::any_of(visible.rows, [](const VisibleRow& row) {
               return !row.columns.empty();
           });
}

FigureFrame croppedFrame(const TreePicture& picture, QSize size) {
    const LabelledTree drawn = labelledTree(picture, QRectF({0, 0}, QSizeF(size)));
    double left = figureInset;
    QRectF content;
    for (const auto& row : drawn.nodes) {
        for (const DrawnNode& node : row) {
            content |= wholeOf(node).adjusted(-1, -1, 1, 1);
        }
    }
    for (const Label& label : drawn.labels) {
        const bool band = label.kind == Label::Kind::band;
        left = band ? std::max(left, figureInset + label.rect.width() + bandGap) : left;
        content |= band ? content : label.rect;
    }
    if (isCrowded(drawn.visible)) {
        return {size, picture.view};
    }
    FigureFrame frame{{}, picture.view};
    frame.view.origin += QPointF(left, figureInset) - content.topLeft();
    frame.size = QSize(roundedUp(left + content.width() + figureInset),
                       roundedUp(content.height() + 2 * figureInset))
                     .boundedTo(size);
    return frame;
}

} // namespace prunus
