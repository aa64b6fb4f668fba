#pragma once

#include "core/games/board.h"
#include "ui/board/boardgeometry.h"
#include "ui/session/session.h"

#include <QStringList>
#include <QWidget>
#include <memory>

namespace prunus {

/// The position of the current node, at a size that can be read whatever the zoom of the tree. It
/// has its place as long as the tree is a game's and boards are shown, the same at every step.
class CurrentBoard : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive it.
    explicit CurrentBoard(Session& session, QWidget* parent = nullptr);

    /// Whether the tree is a game's and boards are shown.
    [[nodiscard]] bool isNeeded() const { return needed_; }
    /// The board that is shown; null where none is needed, and below an edit that is no move of the
    /// game.
    [[nodiscard]] const Board* board() const { return board_.get(); }
    /// The node whose board is shown: the current node, and before the first step the root.
    [[nodiscard]] NodeId node() const;
    /// What stands below the board: whose move it is, that the last move was a pass, or how play
    /// ended.
    [[nodiscard]] QString caption() const;
    /// The longest captions of this game, so that each finds its room.
    [[nodiscard]] QStringList longCaptions() const;
    /// Chooses the board's size for a panel with this inner width, in pixels.
    void fitPanel(int width);
    /// Whether there is room for text at the side of the board; else the board is to stand below
    /// the text.
    [[nodiscard]] bool standsBeside() const { return beside_; }

    [[nodiscard]] QSize sizeHint() const override { return size_; }
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// The board is needed now, or no longer.
    void neededChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] BoardRoom room() const;
    [[nodiscard]] bool tellsResult() const;

    Session& session_;
    bool needed_ = false;
    std::shared_ptr<const Board> board_;
    QSize size_;
    bool beside_ = true;
};

} // namespace prunus
