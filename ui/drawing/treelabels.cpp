#include "ui/drawing/treelabels.h"

#include "ui/drawing/labelplacing.h"

#include <algorithm>

namespace prunus {

QString Label::text() const {
    QString all;
    for (const TextPiece& piece : pieces) {
        all += piece.text;
    }
    return all;
}

LabelledTree labelledTree(const TreePicture& picture, const QRectF& area) {
    if (!picture.path) {
        // Each open node asks for what is proved of it, which the path knows of all.
        TreePicture withPath = picture;
        withPath.path = std::make_shared<const StepPath>(stepPath(*picture.moment));
        return labelledTree(withPath, area);
    }
    LabelledTree frame{findVisible(picture, area), {}, {}};
    frame.nodes.reserve(frame.visible.rows.size());
    for (const VisibleRow& row : frame.visible.rows) {
        auto& nodes = frame.nodes.emplace_back();
        nodes.reserve(row.nodes.size() + row.marked.size());
        for (const VisibleNode& node : row.nodes) {
            if (picture.showPruned || node.state != NodeState::cut) {
                nodes.push_back(drawnNode(picture, node));
            }
        }
        if (row.columns.empty()) {
            for (const ShapeKind kind :
                 {ShapeKind::leafBox, ShapeKind::maxTriangle, ShapeKind::minTriangle}) {
                makeTextsAlike(picture, nodes, kind);
            }
        }
        for (const VisibleNode& node : row.marked) {
            nodes.push_back(drawnNode(picture, node));
            // Among columns too a marked node stays large enough to be seen.
            const double least = std::min(0.16, frame.visible.greatestScale);
            nodes.back().shape =
                squeezedShape(node.kind, std::max(node.scale, least), frame.visible.greatestScale);
        }
    }
    OccupiedArea occupied(area);
    LabelPlacing(LabelRoom(picture, area, frame, occupied)).placeAll();
    return frame;
}

std::vector<Label> layoutLabels(const TreePicture& picture, const QRectF& area) {
    return labelledTree(picture, area).labels;
}

} // namespace prunus
