#include "ui/compare/panegrid.h"

#include "ui/base/connecteach.h"
#include "ui/drawing/differencekey.h"
#include "ui/look/chrome.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace prunus {
namespace {

/// Between two panes, in pixels.
constexpr int gap = 1;
/// A header that would take more than one part in so many of its pane tells less.
constexpr int partsOfPane = 3;
/// Smaller than this, a tree is a cloud, which is best seen in a place that is not too flat, unless
/// that is narrower than this.
constexpr double smallestTree = 0.1;
constexpr double leastCloudWidth = 300;

/// How large the whole tree is seen in a place of this size, 1 for full size.
double sizeOfTree(QSizeF place, TreeExtent extent) {
    const View view = fitted({QRectF(QPointF(), place), extent, 1});
    return std::min({view.columnGap / fullColumnGap, view.rowGap / fullRowGap, 1.0});
}

/// Side by side first, which a tie keeps. None has a place too many.
std::vector<PaneShape> shapesOf(int panes, PaneLayout layout) {
    const PaneShape row{panes, 1};
    const PaneShape column{1, panes};
    if (layout != PaneLayout::byShape) {
        return {layout == PaneLayout::sideBySide ? row : column};
    }
    return panes == 4 ? std::vector<PaneShape>{{2, 2}, row, column} : std::vector{row, column};
}

} // namespace

PaneShape paneShape(int panes, QSizeF room, const std::function<int(QSize)>& headerHeight,
                    TreeExtent extent, PaneLayout layout) {
    const std::vector<PaneShape> shapes = shapesOf(panes, layout);
    PaneShape best;
    double largest = -1;
    for (const PaneShape each : shapes) {
        const QSizeF pane(room.width() / each.columns, room.height() / each.rows);
        const QSizeF place = pane - QSizeF(0, headerHeight(pane.toSize()));
        const double size = sizeOfTree(place.expandedTo({1, 1}), extent);
        if (size > largest * 1.05) {
            largest = size;
            best = each;
        }
    }
    const PaneShape first = shapes.front();
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
    connectEach(&session.panes(), this, &PaneGrid::place, &Panes::panesChanged,
                &Panes::differencesChanged);
    connectEach(&session, this, &PaneGrid::place, &Session::hideUnreadLeavesChanged,
                &Session::sideChanged);
    place();
}

/// All headers are alike and as high as the highest, so that trees are of the same size.
int PaneGrid::headerHeight(int width, HeaderForm form) const {
    const Panes& panes = session_.panes();
    int height = 0;
    for (int pane = 0; panes.sideBySide() && pane < panes.count(); ++pane) {
        height = std::max(height, headers_.at(std::size_t(pane))->heightAt(width, form));
    }
    return height;
}

/// Each word that is left out may make room for one line; where there is one, no more are.
HeaderForm PaneGrid::formIn(QSize pane) const {
    const auto shown = std::span(headers_).first(std::size_t(session_.panes().count()));
    HeaderForm form;
    const auto fits = [&](const PaneHeader* each) { return each->fitsOneLine(pane.width(), form); };
    for (;; ++form.leftOut) {
        form.oneLine = std::ranges::all_of(shown, fits);
        if (form.oneLine || form.leftOut == HeaderForm::mostLeftOut ||
            headerHeight(pane.width(), form) * partsOfPane <= pane.height()) {
            break;
        }
    }
    form.allButtons = std::ranges::all_of(
        shown, [&](const PaneHeader* each) { return each->hasRoomForButtons(pane.width(), form); });
    return form;
}

int PaneGrid::keyHeight() const {
    return session_.panes().showsDifferences()
               ? static_cast<int>(std::ceil(differenceKeyHeight(font()))) + gap
               : 0;
}

QRect PaneGrid::cell(int pane) const {
    const int wide = (width() - gap * (shape_.columns - 1)) / shape_.columns;
    const int high = (height() - keyHeight() - gap * (shape_.rows - 1)) / shape_.rows;
    return {(wide + gap) * (pane % shape_.columns), (high + gap) * (pane / shape_.columns), wide,
            high};
}

void PaneGrid::place() {
    const Panes& panes = session_.panes();
    shape_ = paneShape(
        panes.count(), QSizeF(width(), height() - keyHeight()),
        [this](QSize pane) { return headerHeight(pane.width(), formIn(pane)); },
        canvas_.viewport().extent, panes.layout());
    const HeaderForm form = formIn(cell(0).size());
    const int header = headerHeight(cell(0).width(), form);
    for (int pane = 0; pane < Panes::mostPanes; ++pane) {
        const auto k = static_cast<std::size_t>(pane);
        const bool shown = pane < panes.count();
        const bool picked = pane == panes.picked();
        headers_.at(k)->setVisible(shown && panes.sideBySide());
        if (shown) {
            const QRect whole = cell(pane);
            headers_.at(k)->setForm(form);
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

/// What lies between the panes, and the key.
void PaneGrid::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), chromeFor(palette()).border);
    if (const int high = keyHeight(); high > 0) {
        const QRect key = rect().adjusted(0, height() - high + gap, 0, 0);
        painter.fillRect(key, canvas_.theme().background);
        paintDifferenceKey(painter, key, canvas_.theme(), font());
    }
}

} // namespace prunus

#include "moc_panegrid.cpp"
