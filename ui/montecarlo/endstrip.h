#pragma once

#include "core/games/board.h"
#include "ui/montecarlo/uctcanvas.h"

#include <QWidget>
#include <optional>
#include <string>

namespace prunus {

/// The strip beneath a tree that is grown on a game. It shows the board at which the playout of the
/// iteration ended, at the foot of the playout's dotted tail. It has one height at all steps, and
/// is hidden for other trees.
class EndStrip : public QWidget {
    Q_OBJECT

  public:
    /// Canvas and run must outlive this. The canvas stands above the strip and is as wide.
    EndStrip(UctCanvas& canvas, MonteCarlo& run, QWidget* parent);

    /// Sets the greatest height of the strip, in pixels.
    void setMostHeight(int height);
    /// Returns the board that is shown; nullopt where this iteration has played nothing yet.
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
    std::string move_;                   ///< the move that led to the board
    std::shared_ptr<const UctTrace> of_; ///< the trace of the board, whose iteration is the next
                                         ///< member
    std::uint32_t iteration_ = 0;
};

} // namespace prunus
