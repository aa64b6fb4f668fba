#pragma once

#include "ui/look/theme.h"
#include "ui/practice/exercise.h"

#include <QPainter>
#include <functional>
#include <optional>

namespace prunus {

/// What of an exercise is painted; it stays as it is while that goes on.
struct ShownAnswer {
    Task task;
    Answer answer = {};
    std::optional<Marking> marking = {};
    bool showsSigns = false;
    NodeId helpedAt = noNode;
    /// Whether it is no longer asked, or never was: a solution.
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

/// Paints over it what was answered: crosses, the order of leaves, the line of play; and once it
/// was checked, which of it is right.
void paintAnswer(QPainter& painter, const AnsweredTree& tree, const ShownAnswer& shown);

} // namespace prunus
