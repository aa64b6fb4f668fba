#include "ui/window/panegrid.h"

#include "ui/panels/chrome.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <vector>

namespace prunus {
namespace {

/// Between two panes, in pixels.
constexpr int gap = 1;
/// Smaller than this, a tree is a cloud, which is best seen in a place that is not too flat.
constexpr double smallestTree = 0.1;

/// How large the whole tree is seen in a place of this size, 1 for full size.
double sizeOfTree(QSizeF place, TreeExtent extent) {
    const View view = fitted({QRectF(QPointF(), place), extent, 1});
    return std::min({view.columnGap / fullColumnGap, view.rowGap / fullRowGap, 1.0});
}

/// Side by side first, which a tie keeps.
std::vector<PaneShape> shapesOf(int panes) {
    if (panes == 4) {
        return {{2, 2}, {4, 1}, {1, 4}};
    }
    if (panes == 3) {
        return {{3, 1}, {2, 2}, {1, 3}};
    }
    return {{panes, 1}, {1, panes}};
}

} // namespace

PaneShape paneShape(int panes, QSizeF room, double headerHeight, TreeExtent extent) {
    PaneShape best;
    double largest = -1;
    for (const PaneShape each : shapesOf(panes)) {
        const QSizeF place(room.width() / each.columns, room.height() / each.rows - headerHeight);
        const double size = sizeOfTree(place.expandedTo({1, 1}), extent);
        if (size > largest * 1.05) {
            largest = size;
            best = each;
        }
    }
    return largest < smallestTree ? shapesOf(panes).front() : best;
}

PaneGrid::PaneGrid(Session& session, TreeCanvas& canvas, QWidget* parent)
    : QWidget(parent), session_(session), canvas_(canvas) {
    setObjectName(QStringLiteral("paneGrid"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    canvas.setParent(this);
    for (int pane = 0; pane < SideBySide::mostPanes; ++pane) {
        const auto k = static_cast<std::size_t>(pane);
        headers_.at(k) = new PaneHeader(session, pane, this);
        views_.at(k) = new PaneView(canvas, pane, this);
    }
    connect(&session.comparison(), &SideBySide::panesChanged, this, &PaneGrid::place);
    place();
}

int PaneGrid::headerHeight() const {
    return session_.comparison().sideBySide() ? headers_.front()->sizeHint().height() : 0;
}

QRect PaneGrid::cell(int pane, PaneShape shape) const {
    const int wide = (width() - gap * (shape.columns - 1)) / shape.columns;
    const int high = (height() - gap * (shape.rows - 1)) / shape.rows;
    return {(wide + gap) * (pane % shape.columns), (high + gap) * (pane / shape.columns), wide,
            high};
}

void PaneGrid::place() {
    const SideBySide& comparison = session_.comparison();
    const int header = headerHeight();
    const PaneShape shape =
        paneShape(comparison.count(), QSizeF(size()), header, canvas_.viewport().extent);
    for (int pane = 0; pane < SideBySide::mostPanes; ++pane) {
        const auto k = static_cast<std::size_t>(pane);
        const bool shown = pane < comparison.count();
        const bool picked = pane == comparison.picked();
        headers_.at(k)->setVisible(shown && comparison.sideBySide());
        if (shown) {
            const QRect whole = cell(pane, shape);
            headers_.at(k)->setGeometry(QRect(whole.topLeft(), QSize(whole.width(), header)));
            QWidget* tree = picked ? static_cast<QWidget*>(&canvas_) : views_.at(k);
            tree->setGeometry(whole.adjusted(0, header, 0, 0));
        }
        views_.at(k)->setVisible(shown && !picked);
    }
    update();
}

bool PaneGrid::event(QEvent* event) {
    // The headers have grown or shrunk with their text.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        place();
    }
    return QWidget::event(event);
}

void PaneGrid::resizeEvent(QResizeEvent* /*event*/) {
    place();
}

/// What lies between the panes.
void PaneGrid::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), chromeFor(palette()).border);
}

} // namespace prunus
