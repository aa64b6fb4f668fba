#include "ui/compare/panegrid.h"

#include "ui/look/chrome.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <vector>

namespace prunus {
namespace {

/// Between two panes, in pixels.
constexpr int gap = 1;
/// Smaller than this, a tree is a cloud, which is best seen in a place that is not too flat, unless
/// that is narrower than this.
constexpr double smallestTree = 0.1;
constexpr double leastCloudWidth = 300;

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
    const PaneShape first = shapesOf(panes).front();
    const bool cloud = largest < smallestTree && room.width() / first.columns >= leastCloudWidth;
    return cloud ? first : best;
}

PaneGrid::PaneGrid(Session& session, TreeCanvas& canvas, QWidget* parent)
    : QWidget(parent), session_(session), canvas_(canvas) {
    setObjectName(QStringLiteral("paneGrid"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    canvas.setParent(this);
    for (int pane = 0; pane < Panes::mostPanes; ++pane) {
        const auto k = static_cast<std::size_t>(pane);
        headers_.at(k) = new PaneHeader(session, pane, this);
        views_.at(k) = new PaneView(canvas, pane, this);
    }
    connect(&session.panes(), &Panes::panesChanged, this, &PaneGrid::place);
    place();
}

int PaneGrid::headerHeight() const {
    return session_.panes().sideBySide() ? headers_.front()->sizeHint().height() : 0;
}

QRect PaneGrid::cell(int pane) const {
    const int wide = (width() - gap * (shape_.columns - 1)) / shape_.columns;
    const int high = (height() - gap * (shape_.rows - 1)) / shape_.rows;
    return {(wide + gap) * (pane % shape_.columns), (high + gap) * (pane / shape_.columns), wide,
            high};
}

void PaneGrid::place() {
    const Panes& panes = session_.panes();
    const int header = headerHeight();
    shape_ = paneShape(panes.count(), QSizeF(size()), header, canvas_.viewport().extent);
    for (int pane = 0; pane < Panes::mostPanes; ++pane) {
        const auto k = static_cast<std::size_t>(pane);
        const bool shown = pane < panes.count();
        const bool picked = pane == panes.picked();
        headers_.at(k)->setVisible(shown && panes.sideBySide());
        if (shown) {
            const QRect whole = cell(pane);
            headers_.at(k)->setGeometry(QRect(whole.topLeft(), QSize(whole.width(), header)));
            const QRect tree = whole.adjusted(0, header, 0, 0);
            views_.at(k)->setGeometry(tree);
            if (picked) {
                canvas_.setGeometry(tree);
            }
        }
        // That of the picked pane stays beneath the canvas: a press that picked it goes on in it.
        views_.at(k)->setVisible(shown && panes.sideBySide());
    }
    canvas_.raise();
    setContentsMargins(0, header, 0, 0); // of the first row; what lies over the trees begins below
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

/// What lies between the panes, and a place that is left over.
void PaneGrid::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), chromeFor(palette()).border);
    const int places = shape_.columns * shape_.rows;
    for (int pane = session_.panes().count(); pane < places; ++pane) {
        painter.fillRect(cell(pane), chromeFor(palette()).side);
    }
}

} // namespace prunus
