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

/// The shape in which the tree is seen largest, or the least flat one where it is but a cloud;
/// `headerHeight` is what a pane of a size loses. No place is left over.
[[nodiscard]] PaneShape paneShape(int panes, QSizeF room,
                                  const std::function<int(QSize)>& headerHeight, TreeExtent extent,
                                  PaneLayout layout = PaneLayout::byShape);

/// The tree once for each search of a comparison, all in places of the same size, above a key to
/// the marks of what differs. The canvas is always that of the picked pane. By itself it has all
/// the room, without a header.
class PaneGrid : public QWidget {
    Q_OBJECT

  public:
    /// Takes the canvas in; the session must outlive this.
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
    /// Beneath the panes.
    [[nodiscard]] int keyHeight() const;
    [[nodiscard]] QRect cell(int pane) const;

    Session& session_;
    TreeCanvas& canvas_;
    PaneShape shape_;
    std::array<PaneHeader*, Panes::mostPanes> headers_{};
    std::array<PaneView*, Panes::mostPanes> views_{};
};

} // namespace prunus
