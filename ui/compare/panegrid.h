#pragma once

#include "ui/canvas/paneview.h"
#include "ui/compare/paneheader.h"
#include "ui/session/panes.h"

#include <QWidget>
#include <array>
#include <functional>

namespace prunus {

/// How panes are laid out.
struct PaneShape {
    int columns = 1;
    int rows = 1;

    friend bool operator==(const PaneShape&, const PaneShape&) = default;
};

/// The shape in which the tree is seen largest; if its nodes would be too small to see, the shape
/// with the least flat panes. `headerHeight` gives how much height of a pane of a size its header
/// takes. No place of the shape is left empty.
[[nodiscard]] PaneShape paneShape(int panes, QSizeF room,
                                  const std::function<int(QSize)>& headerHeight, TreeExtent extent,
                                  PaneLayout layout = PaneLayout::byShape);

/// Shows the tree once for each search of a comparison, in panes of the same size, above a key to
/// the marks of what differs. The canvas is always that of the picked pane. A single pane has all
/// the room, without a header.
class PaneGrid : public QWidget {
    Q_OBJECT

  public:
    /// Becomes the parent of the canvas; the session must outlive this.
    PaneGrid(Session& session, TreeCanvas& canvas, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override { return canvas_.sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return canvas_.minimumSizeHint(); }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void place();
    [[nodiscard]] HeaderForm formIn(QSize pane) const;
    [[nodiscard]] int headerHeight(int width, HeaderForm form) const;
    /// The height of the key beneath the panes; 0 without a key.
    [[nodiscard]] int keyHeight() const;
    [[nodiscard]] QRect cell(int pane) const;

    Session& session_;
    TreeCanvas& canvas_;
    PaneShape shape_;
    std::array<PaneHeader*, Panes::mostPanes> headers_{};
    std::array<PaneView*, Panes::mostPanes> views_{};
};

} // namespace prunus
