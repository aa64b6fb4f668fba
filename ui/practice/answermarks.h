#pragma once

#include "ui/look/theme.h"
#include "ui/practice/exercise.h"

#include <QPainter>
#include <functional>
#include <optional>

namespace prunus {

/// A copy of what is painted of an exercise, so that it stays the same while it is painted.
struct ShownAnswer {
    Task task;
    Answer answer = {};
    std::optional<Marking> marking = {};
    bool showsSigns = false;
    NodeId helpedAt = noNode;
    /// Whether the question is closed, or was never asked because this is a printed solution.
    bool isClosed = false;
};
[[nodiscard]] ShownAnswer shownAnswer(const Exercise& exercise);

/// A drawing of the tree that is asked about.
struct AnsweredTree {
    const Theme& theme;
    double textScale = 1;
    /// Where a node's shape is.
    std::function<QRectF(NodeId)> shape;
    /// Whether the search itself is shown.
    bool isStepped = false;
};

/// Paints the answer over the tree: crosses, the order of leaves, the line of play; and once the
/// answer was checked, which parts of it are right.
void paintAnswer(QPainter& painter, const AnsweredTree& tree, const ShownAnswer& shown);

} // namespace prunus
