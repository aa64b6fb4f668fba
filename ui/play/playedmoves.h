#pragma once

#include "ui/play/gamesearcher.h"

#include <QAction>
#include <QTableWidget>
#include <optional>
#include <variant>
#include <vector>

namespace prunus {

/// A search that was made for a move, and what it found.
struct SearchedMove {
    GameQuestion question;
    ChosenMove found;
};

/// A UCT search that was made for a move, and what it found.
struct UctSearchedMove {
    UctQuestion question;
    UctMove found;
};

/// The search that was made for a move; nothing if the user made the move.
using MoveSearch = std::variant<std::monostate, SearchedMove, UctSearchedMove>;

/// The moves of a game as it is played, those of the program with what their searches found.
class PlayedMoves : public QTableWidget {
    Q_OBJECT

  public:
    explicit PlayedMoves(QWidget* parent = nullptr);

    void clearMoves();
    /// Adds the next move.
    void append(const QString& move, const MoveSearch& search);
    void removeLast();
    /// The list has room for two moves at least.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The number of moves after which the shown position comes; it is the position to which the
    /// move in the current row led.
    [[nodiscard]] int shownMoves() const { return currentRow() + 1; }
    /// The search behind the move in the current row; null if the user made it, or UCT found it.
    [[nodiscard]] const SearchedMove* current() const { return currentAs<SearchedMove>(); }
    /// The UCT search behind the move in the current row; null if the user made it, or another
    /// search found it.
    [[nodiscard]] const UctSearchedMove* currentOfUct() const {
        return currentAs<UctSearchedMove>();
    }
    /// The action that opens the search behind the current move; it is also in the list's own menu.
    [[nodiscard]] QAction* openSearch() const { return open_; }

  signals:
    /// The search behind the current move is to be opened.
    void searchWanted();

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void updateGeometries() override;

  private:
    [[nodiscard]] static QString shownDepth(std::optional<std::uint32_t> depth);
    template <class Search> [[nodiscard]] const Search* currentAs() const {
        const int row = currentRow();
        return row >= 0 && row < int(moves_.size()) ? std::get_if<Search>(&moves_[std::size_t(row)])
                                                    : nullptr;
    }
    [[nodiscard]] static QStringList cellsOf(const MoveSearch& search);
    void explainValue(int row);
    void open();
    void showLast();
    void derive();

    std::vector<MoveSearch> moves_;
    QAction* open_;
};

} // namespace prunus
