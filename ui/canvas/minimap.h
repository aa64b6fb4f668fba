#pragma once

#include "ui/canvas/treecanvas.h"

#include <QPixmap>
#include <QToolButton>

namespace prunus {

/// The whole tree in a corner of the canvas, with the part in view framed; a click or a drag moves
/// the view. The minimap is shown only while a part of the tree lies outside of the view. While the
/// pointer is over it, it has a button that closes it, for a user who wants to see what lies below.
class Minimap : public QWidget {
    Q_OBJECT

  public:
    explicit Minimap(TreeCanvas& canvas);

    /// Sets whether the minimap may be shown at all.
    void setWanted(bool wanted);
    /// The part in view, in the minimap's pixels.
    [[nodiscard]] QRectF frame() const;

  signals:
    /// Emitted when the user closes the minimap.
    void closed();

  protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    /// Everything that the tree's picture depends on. The shared pointers keep their objects alive,
    /// so that no new object can have the address of a former one.
    struct Drawn {
        std::shared_ptr<const Document> document;
        std::shared_ptr<const SearchTrace> trace;
        const Theme* theme = nullptr;
        Step step;
        NodeId selection = noNode;
        std::vector<NodeId> witnesses;
        std::shared_ptr<const MinimalTree> minimal;
        QSize pixels;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    void place();
    void moveViewTo(QPointF pixel);
    /// Draws the tree again if it is not the one drawn last. Moving the view draws nothing again.
    void refresh();

    TreeCanvas& canvas_;
    QToolButton* close_;
    bool wanted_ = true;
    Drawn drawn_;
    QPixmap tree_;
};

} // namespace prunus
