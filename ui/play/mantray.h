#pragma once

#include "ui/play/chesssetup.h"

#include <QWidget>
#include <vector>

namespace prunus {

/// The pieces of chess beside a board on which a position is set up: they are dragged there, as
/// often as one wants.
class ManTray : public QWidget {
    Q_OBJECT

  public:
    explicit ManTray(QWidget* parent = nullptr);

    /// Sets whether there are bishops in the game.
    void setBishops(bool there);
    /// Returns where in the tray a piece can be taken; empty if the tray does not have it.
    [[nodiscard]] QRectF rectOf(const SidesMan& man) const;
    /// The tray has one column for White and one for Black.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() / 2; }

  signals:
    /// The user has dropped a piece at this point of the screen.
    void dropped(const prunus::SidesMan& man, QPointF where);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] double wantedCell() const;
    /// The side of a piece's square, as large as there is room, in pixels.
    [[nodiscard]] double cell() const;

    std::vector<Man> men_;
    std::optional<SidesMan> carried_;
};

} // namespace prunus
