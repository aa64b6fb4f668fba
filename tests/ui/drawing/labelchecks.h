#pragma once

#include "tests/ui/drawing/scene.h"
#include "ui/drawing/treelabels.h"

#include <QStringList>

namespace prunus {

inline QStringList textsOf(const std::vector<Label>& labels, Label::Kind kind) {
    QStringList texts;
    for (const Label& label : labels) {
        if (label.kind == kind) {
            texts << label.text();
        }
    }
    return texts;
}

/// The label of this kind at a node; empty if it has none.
inline QString textAt(const std::vector<Label>& labels, Label::Kind kind, NodeId n) {
    for (const Label& label : labels) {
        if (label.kind == kind && label.node == n) {
            return label.text();
        }
    }
    return {};
}

/// The labels of a step, with numbers from this side.
inline std::vector<Label> labelsOf(Scene& scene, Step t, const QRectF& area, Side side) {
    TreePicture picture = scene.at(t, area);
    picture.side = side;
    return layoutLabels(picture, area);
}

inline QString firstOverlap(const std::vector<Label>& labels) {
    for (std::size_t a = 0; a < labels.size(); ++a) {
        for (std::size_t b = a + 1; b < labels.size(); ++b) {
            if (labels[a].rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(labels[b].rect)) {
                return labels[a].text() + QStringLiteral(" | ") + labels[b].text();
            }
        }
    }
    return {};
}

/// A label that lies on a node. Values belong there, and bands stay at the edge, above what is
/// moved under them and is too small to be read.
inline QString firstOnANode(const LabelledTree& frame) {
    for (const Label& label : frame.labels) {
        if (label.kind == Label::Kind::value) {
            continue;
        }
        for (const auto& row : frame.nodes) {
            for (const DrawnNode& node : row) {
                if (label.kind == Label::Kind::band && node.where.scale < 0.37) {
                    continue;
                }
                if (boundsOf(node.shape)
                        .translated(node.where.centre)
                        .adjusted(0.5, 0.5, -0.5, -0.5)
                        .intersects(label.rect)) {
                    return label.text() + QStringLiteral(" on a node");
                }
            }
        }
    }
    return {};
}

} // namespace prunus
