#include "ui/drawing/labelplacing.h"

#include "ui/drawing/nameplacing.h"
#include "ui/drawing/nodelook.h"
#include "ui/drawing/signplacing.h"
#include "ui/drawing/windowplacing.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <array>
#include <utility>

namespace prunus {

namespace {

Ink inkOf(Look look) {
    constexpr std::array inks{Ink::max, Ink::min, Ink::leaf, Ink::cut, Ink::notReached};
    return inks.at(static_cast<std::size_t>(look));
}

/// A band's name is not there where a node is as near as the first, in pixels, or to the left of it
/// in view; from the second on it is there as a whole.
constexpr double tooNear = 2;
constexpr double farEnough = 5;

/// As a part of 1, how much a node lets be seen of a name at the left edge of the area.
double leftBy(const QRectF& node, const QRectF& name, double edge) {
    if (node.top() > name.bottom() || node.bottom() < name.top()) {
        return 1;
    }
    const double away = std::max(node.left() - name.right(), edge - node.right());
    return std::clamp((away - tooNear) / (farEnough - tooNear), 0.0, 1.0);
}

} // namespace

void LabelPlacing::placeAll() {
    WindowPlacing windows(*this);
    NamePlacing names(*this);
    SignPlacing signs(*this);
    occupyNodes();
    if (picture_.showBands) {
        placeBands();
    }
    placeValues();
    if (picture_.showNames) {
        names.fitRows();
    }
    if (picture_.side == Side::mover && picture_.showValues) {
        signs.placeWorths();
    }
    placeNamesAndWindows(names, windows);
    if (picture_.trace().repeats()) {
        placeVisits();
    }
    // A slip may turn no sign, or another.
    const bool signsShown = picture_.blanks ? picture_.blanks->signs
                                            : picture_.side == Side::mover && picture_.showValues;
    if (signsShown && picture_.trace().plain() == nullptr) {
        signs.placeSigns();
    }
    if (picture_.showNames) {
        names.placeNames(true);
        names.placeNames(false);
        names.placeMoves();
    }
    const bool areInside = picture_.ownValuesInside && picture_.trace().isUnsearched();
    if (picture_.showNames && !picture_.hideUnreadLeaves && !picture_.blanks && !areInside) {
        names.placeOwnValues();
    }
}

/// The sentence calls the current node by its name, so that comes before all windows. Whoever
/// selects a node wants to know what it is: its name comes before them where they would hide it.
void LabelPlacing::placeNamesAndWindows(NamePlacing& names, WindowPlacing& windows) {
    const auto placeWindows = [&] {
        if (picture_.showWindows && picture_.trace().traits().windowed) {
            windows.placeWindows();
        }
    };
    const NodeId current = frame_.visible.path->event.node;
    windows.placeBlanks();
    if (picture_.showNames) {
        names.placeNameOf(current);
    }
    if (!picture_.showNames || picture_.selection == noNode || picture_.selection == current) {
        placeWindows();
        return;
    }
    const OccupiedArea before = occupied_;
    const std::size_t labels = frame_.labels.size();
    placeWindows();
    if (!names.placeNameOf(picture_.selection)) {
        occupied_ = before;
        frame_.labels.resize(labels);
        names.placeNameOf(picture_.selection);
        placeWindows();
    }
}

void LabelPlacing::occupyNodes() {
    occupied_.add(picture_.covered);
    for (std::size_t k = 0; k < frame_.nodes.size(); ++k) {
        for (const DrawnNode& node : frame_.nodes[k]) {
            QRectF box = shapeOf(node);
            if (node.card.presence > 0) {
                const double margin = isRinged(node) ? ringFromCard(node) + ringMargin(node) : 2;
                occupied_.add(node.card.rect.adjusted(-margin, -margin, margin, margin));
            }
            if (isRinged(node)) {
                const QPointF corner(reach(node) - 1, ringReach(node) - 1);
                box |= QRectF(node.where.centre - corner, node.where.centre + corner);
            }
            occupied_.add(box);
        }
        const VisibleRow& row = frame_.visible.rows[k];
        const double half = std::max(2.0, bandHeight(frame_.visible.greatestScale) / 2 + 2);
        QRectF stretch;
        const auto occupy = [&](double left, double width) {
            if (stretch.isEmpty() || left > stretch.right() + 4) {
                occupied_.add(stretch);
                stretch = {left, row.y - half, width, 2 * half};
            }
            stretch.setRight(left + width);
        };
        for (const VisibleColumn& column : row.columns) {
            occupy(column.left, column.width);
        }
        for (const LineColumn& column : row.shared) {
            occupy(column.x, 1);
        }
        occupied_.add(stretch);
    }
}

std::vector<LabelPlacing::ReadableBox> LabelPlacing::readableUpTo(double right) const {
    std::vector<ReadableBox> boxes;
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const double shape = std::clamp(
                (node.where.scale - tooSmallToRead) / (readableScale - tooSmallToRead), 0.0, 1.0);
            if (shape > 0 && shapeOf(node).left() < right) {
                boxes.push_back({shapeOf(node), shape});
            }
            if (node.card.presence > 0 && node.card.rect.left() < right) {
                boxes.push_back({node.card.rect, node.card.presence});
            }
        }
    }
    return boxes;
}

void LabelPlacing::placeBands() {
    const double scale = frameScale(area_.width(), picture_.textScale);
    const std::vector<ReadableBox> nodes = readableUpTo(area_.left() + 200 * scale);
    const auto pixels = static_cast<int>(std::lround(
        12 * bandScale(area_.width(), picture_.textScale,
                       picture_.exactShapes ? 1 : std::min(frame_.visible.greatestScale, 2.25))));
    double free = -1e9;
    for (const VisibleRow& row : frame_.visible.rows) {
        const std::uint32_t next = row.row.value + frame_.visible.rowStride;
        const bool leaves = next > picture_.tree().height();
        const Player player = picture_.trace().playerAt(row.row);
        //: Beside the last row of the tree.
        const QString text = leaves ? QCoreApplication::translate("Canvas", "leaves")
                                    : picture_.players.nameOf(player);
        Label band = singleLabel(Label::Kind::band, noNode, text, Face::bold,
                                 leaves                  ? Ink::muted
                                 : player == Player::max ? Ink::max
                                                         : Ink::min,
                                 pixels);
        // Where rows are nearer than their names, whichever were left would tell of the wrong
        // rows: then only the first and the last are named.
        const bool crowded = picture_.view.rowGap < band.rect.height() + 2;
        if (crowded && row.row.value != 0 && !leaves) {
            continue;
        }
        const double top = row.y - band.rect.height() / 2;
        band.rect.translate(area_.left() + picture_.bandInset * scale, top);
        for (const ReadableBox& node : nodes) {
            const double hidden = 1 - leftBy(node.box, band.rect, area_.left());
            band.presence = std::min(band.presence, 1 - node.presence * hidden);
        }
        if (picture_.exactShapes) {
            band.presence = std::round(band.presence);
        }
        // Bands are part of the frame: they stay at the edge, above clouds moved under them.
        if (band.presence > 0 && top >= free && top >= area_.top() &&
            band.rect.bottom() <= area_.bottom()) {
            free = band.rect.bottom() + 2;
            occupied_.add(band.rect.adjusted(-4, 0, 4, 0));
            frame_.labels.push_back(std::move(band));
        }
    }
}

void LabelPlacing::placeValues() {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const QRectF room = textRoom(node.shape).translated(node.where.centre);
            if (node.text.isEmpty() || !area_.intersects(room)) {
                continue;
            }
            Label label = singleLabel(Label::Kind::value, node.where.node, node.text, Face::bold,
                                      inkOf(lookOf(node.where)), node.textPixels);
            label.rect.moveCenter(room.center());
            frame_.labels.push_back(std::move(label));
        }
    }
}

/// At nodes that were visited again, how often they have been.
void LabelPlacing::placeVisits() {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const std::uint32_t count =
                node.where.scale > 0.25 ? picture_.moment->visitCount(node.where.node) : 0;
            if (count > 1) {
                placeVisitsOf(node, count);
            }
        }
    }
}

void LabelPlacing::placeVisitsOf(const DrawnNode& node, std::uint32_t count) {
    const QPointF centre = node.where.centre;
    const QString text =
        QCoreApplication::translate("Canvas", "×%1", "how often a node was visited")
            .arg(shownCount(count));
    Label label = singleLabel(Label::Kind::visits, node.where.node, text, Face::bold, Ink::muted,
                              smallPixels());
    const double width = label.rect.width();
    const double below =
        std::max(centre.y() + lowerReach(node, 20 * node.shape.scale) + 2, belowWorth(node));
    if (node.where.kind == ShapeKind::leafBox) {
        tryAt(label, {centre.x() - width / 2, below});
        return;
    }
    // Low beside the shape, where neither its window nor its name is.
    const auto [far, near] = sides(node, 6 * std::min(node.shape.scale, 1.0));
    const double top = centre.y() + 8 * node.shape.scale;
    for (const double x : {centre.x() - far - width, centre.x() + far, centre.x() - near - width,
                           centre.x() + near}) {
        if (tryAt(label, {x, top})) {
            return;
        }
    }
}

} // namespace prunus
