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

    /// Whether there are bishops in the game.
    void setBishops(bool there);
    /// Where a piece is to be taken; empty if there is none.
    [[nodiscard]] QRectF rectOf(const SidesMan& man) const;
    /// One column for White, one for Black.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() / 2; }

  signals:
    /// A piece was let go there, on the screen.
    void dropped(const prunus::SidesMan& man, QPointF where);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] double wantedCell() const;
    /// As large as there is room.
    [[nodiscard]] double cell() const;

    std::vector<Man> men_;
    std::optional<SidesMan> carried_;
};

} // namespace prunus
