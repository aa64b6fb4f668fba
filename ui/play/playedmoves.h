#pragma once

#include "ui/play/gamesearcher.h"

#include <QAction>
#include <QTableWidget>
#include <optional>

namespace prunus {

/// A search that was made for a move, and what it found.
struct SearchedMove {
    GameQuestion question;
    ChosenMove found;
};

/// The moves of a game as it is played, those of the program with what their searches found.
class PlayedMoves : public QTableWidget {
    Q_OBJECT

  public:
    explicit PlayedMoves(QWidget* parent = nullptr);

    void clearMoves();
    /// The next move; none was searched for if the user made it.
    void append(const QString& move, const std::optional<SearchedMove>& search);
    void removeLast();
    /// Room for two moves.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// After how many moves the position is that is looked at: the one that the current row led to.
    [[nodiscard]] int shownMoves() const { return currentRow() + 1; }
    /// The search behind the move in the current row; none if the user made it.
    [[nodiscard]] const std::optional<SearchedMove>& current() const;
    /// Opens it; also in the list's own menu.
    [[nodiscard]] QAction* openSearch() const { return open_; }

  signals:
    void searchWanted(const prunus::SearchedMove& move);

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void updateGeometries() override;

  private:
    [[nodiscard]] static QString shownDepth(std::optional<std::uint32_t> depth);
    void open();
    void showLast();
    void derive();

    std::vector<std::optional<SearchedMove>> moves_;
    QAction* open_;
};

} // namespace prunus
