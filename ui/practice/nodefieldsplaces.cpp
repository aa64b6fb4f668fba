// Where the fields stand.

#include "ui/canvas/treecanvas.h"
#include "ui/look/canvastext.h"
#include "ui/practice/nodefields.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <map>

namespace prunus {
namespace {

constexpr int fieldPixels = 15;
constexpr int leastField = 46;
/// What the name of a node takes at its left.
constexpr int nameRoom = 34;
/// And what is right at its foot.
constexpr int shownRight = 22;

} // namespace

/// Room around the nodes of a row: from each to the next one's name, and down to the children.
NodeFields::Room NodeFields::roomIn(Row row) const {
    const double name = nameRoom * canvas_.textScale();
    Room room{canvas_.width() - 4.0, double(canvas_.height()), canvas_.width() - 4.0};
    const NodeRange nodes = tree_->row(row);
    for (std::uint32_t k = 0; k < nodes.size(); ++k) {
        const QRectF at = canvas_.nodeRect(nodes[k]);
        if (k + 1 < nodes.size()) {
            const double next = canvas_.nodeRect(nodes[k + 1]).left();
            const double named = tree_->isLeaf(nodes[k + 1]) ? 4 : name; // leaves show no names
            room.beside = std::min(room.beside, next - named - at.right());
            room.across = std::min(room.across, next + at.width() - at.right());
        } else {
            room.beside = std::min(room.beside, canvas_.width() - 4 - at.right());
        }
        if (!tree_->isLeaf(nodes[k])) {
            const NodeId child = tree_->children(nodes[k]).first;
            room.below = canvas_.nodeRect(child).top() - at.bottom();
        }
    }
    return room;
}

/// In the node; or where it is too small, and for a window, at its right or else below it. Those
/// of a row alike.
void NodeFields::place() {
    const auto document = canvas_.session().document();
    if (document == nullptr || document->shared != tree_) {
        return; // they are about to be built anew
    }
    const int pixels =
        std::max(leastTextPixels + 2, int(std::lround(fieldPixels * canvas_.textScale())));
    std::map<Row, int> widest;
    for (NodeField* field : fields_) {
        field->setFont(canvasFont(Face::bold, pixels));
        const auto wide = [field](const QString& text) {
            return field->fontMetrics().horizontalAdvance(text);
        };
        const int text = field->text().isEmpty()
                             ? std::max(wide(QStringLiteral("−∞")), wide(field->placeholderText()))
                             : wide(field->text());
        int& most = widest[tree_->rowOf(field->node())];
        most = std::max({most, int(leastField * canvas_.textScale()), text + 18});
    }
    for (NodeField* field : fields_) {
        const Row row = tree_->rowOf(field->node());
        field->setGeometry(placeOf(*field, roomIn(row), widest.at(row)));
    }
}

QRect NodeFields::placeOf(const NodeField& field, const Room& room, int width) const {
    const QRectF at = canvas_.nodeRect(field.node());
    const Profile& course = exercise_.task().profile;
    const bool ofWindow = field.part() != NodeField::Part::value;
    const bool two = ofWindow && !course.ownSideOnly;
    const int height = std::max(24, field.fontMetrics().height() + 6);
    const int all = two ? 2 * height + 1 : height;
    const bool inside = !ofWindow && width <= 1.25 * at.width() && height <= at.height();
    const bool below = ofWindow && tree_->isLeaf(field.node());
    QRect place(0, 0, std::min(width, int(room.across) - 2), all);
    place.moveCenter(at.center().toPoint());
    if (course.windowShown == Profile::WindowShown::edge && ofWindow) {
        const QRectF parent = canvas_.nodeRect(tree_->parent(field.node()));
        const double up = std::clamp((at.top() - parent.bottom() - all) / 2, 0.0, 16.0);
        const double part = (at.height() / 2 + up + all / 2.0) /
                            std::max(1.0, at.center().y() - parent.center().y());
        place.moveCenter(QLineF(at.center(), parent.center()).pointAt(part).toPoint());
    } else if (!inside && !below && width + 4 <= room.beside) {
        place.moveLeft(int(at.right()) + 4);
    } else if (!inside && (below || all + 2 <= room.below)) {
        // What is right is painted between, once it is shown.
        const double shown = exercise_.isOpen() ? 0 : shownRight * canvas_.textScale();
        place.moveTop(int(at.bottom() + 2 + std::min(shown, room.below - all - 2)));
    }
    place.setHeight(height);
    const bool second = two && field.part() == NodeField::Part::beta;
    return place.translated(0, second ? height + 1 : 0);
}

} // namespace prunus
