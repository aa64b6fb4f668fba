#pragma once

#include "ui/drawing/drawnnode.h"
#include "ui/look/canvastext.h"

#include <QRectF>
#include <QString>
#include <vector>

namespace prunus {

/// Which colour of the theme a piece of text has.
enum class Ink : std::uint8_t {
    text,
    muted,
    former,
    max,
    min,
    leaf,
    cut,
    notReached,
    cutMark,
};

/// A piece of a label in one face and colour; `offset` is from the label's top left corner.
struct TextPiece {
    QString text; ///< empty for a box to write in
    Face face = Face::regular;
    Ink ink = Ink::text;
    QPointF offset;
    bool struck = false;
    QSizeF box = {}; ///< its height is centred on the line
};

/// A text in a picture, with its place. The texts of a picture are exactly the labels of its
/// LabelledTree.
struct Label {
    enum class Kind : std::uint8_t {
        band,
        value,
        worth, ///< what a static value is worth to the mover
        rule,
        window,
        blank, ///< empty boxes, each with the name of what belongs in it
        sign,  ///< the change of sign on the way up
        name,
        move,
        visits,
    };
    Kind kind = Kind::value;
    NodeId node = noNode; ///< noNode for a band
    QRectF rect;
    int pixels = 0;
    std::vector<TextPiece> pieces;
    double presence = 1; ///< below 1 only for a band's name, which fades where a node comes near

    /// Returns the texts of all pieces, one after the other.
    [[nodiscard]] QString text() const;
};

/// A frame's rows with their nodes ready to be drawn, and its labels.
struct LabelledTree {
    VisibleTree visible;
    /// The nodes with shapes, one vector for each row of `visible`; the marked nodes come last.
    std::vector<std::vector<DrawnNode>> nodes;
    std::vector<Label> labels;
};

/// Finds what is visible and places all texts. Labels overlap neither each other nor nodes; where
/// there is no room, those of lower priority are left out: static values beside inner nodes first,
/// then move labels, names, changes of sign, how often nodes were visited, windows of outer nodes,
/// the current node's window, its name, and the bands last. Values, names and moves are left out by
/// row and kind: all leaves of a row have them or none, and all its inner nodes. Bands keep their
/// place at the edge, and are hidden where a node that can be read is there.
[[nodiscard]] LabelledTree labelledTree(const TreePicture& picture, const QRectF& area);

/// Returns the labels of labelledTree() alone.
[[nodiscard]] std::vector<Label> layoutLabels(const TreePicture& picture, const QRectF& area);

} // namespace prunus
