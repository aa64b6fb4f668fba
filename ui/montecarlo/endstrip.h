#pragma once

#include "core/games/board.h"
#include "ui/montecarlo/uctcanvas.h"

#include <QWidget>
#include <optional>
#include <string>

namespace prunus {

/// Beneath a tree that is grown on a game: the board at which the playout of the iteration ended,
/// at the foot of its dotted tail. It has one height at all steps, and is hidden for other trees.
class EndStrip : public QWidget {
    Q_OBJECT

  public:
    /// Both must outlive this. The canvas stands above it and is as wide.
    EndStrip(UctCanvas& canvas, MonteCarlo& run, QWidget* parent);

    /// Not higher than this.
    void setMostHeight(int height);
    /// What is shown; none where this iteration has played nothing yet.
    [[nodiscard]] const std::optional<Board>& board() const { return board_; }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();

    UctCanvas& canvas_;
    MonteCarlo& run_;
    int mostHeight_ = QWIDGETSIZE_MAX;
    std::optional<Board> board_;
    std::string move_;                   ///< that led there
    std::shared_ptr<const UctTrace> of_; ///< the board's, like the next
    std::uint32_t iteration_ = 0;
};

} // namespace prunus
