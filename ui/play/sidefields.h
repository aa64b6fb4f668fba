#pragma once

#include "core/games/choosemove.h"
#include "core/uct/choosebyuct.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <optional>

namespace prunus {

/// A column of fields: who plays a side, and how the program searches for it. Hints for a user's
/// side are searched for in the same way.
class SideFields : public QObject {
    Q_OBJECT

  public:
    /// The rows of the grid.
    enum Row { nameRow, playerRow, levelRow, algorithmRow, depthRow, timeRow };

    SideFields(Player side, QGridLayout& grid, QWidget& parent);

    /// Names the side as this game does, and restores what was `kept` from such a game. But no
    /// search without an end comes back: a choice that was made with fewer moves left to play gives
    /// way to the usual one. Where nothing was kept, the usual choice holds, too.
    void setGame(const AnyGame& game, const QString& kept);
    /// Returns what is chosen as a text, for setGame() and settings.
    [[nodiscard]] QString kept() const;
    [[nodiscard]] bool isProgram() const { return player_->currentIndex() == 1; }
    void setProgram(bool program) { player_->setCurrentIndex(program ? 1 : 0); }
    /// Chooses this search for this game; the choice is not kept. Without a depth the search goes
    /// as far as is usual.
    void choose(Algorithm algorithm, std::optional<std::uint32_t> depth);
    /// The depth that is chosen; none for no limit, or for UCT.
    [[nodiscard]] std::optional<std::uint32_t> pliesAhead() const;
    /// Fills in algorithm, depth and time of a question. Needs a search that is not UCT.
    void apply(GameQuestion& question) const;
    /// Returns how UCT is asked for a move in this position; none if another search is chosen.
    [[nodiscard]] std::optional<UctQuestion> uctQuestion(const AnyGame& position) const;

  signals:
    void playerChanged();
    /// The user has chosen how to search.
    void searchChosen();

  private:
    /// How far the program looks, in plies (0 for to the end of the game) and seconds (0 for as
    /// long as it takes).
    struct Reach {
        int plies = 0;
        int seconds = 0;

        friend bool operator==(const Reach&, const Reach&) = default;
    };
    struct Choice {
        std::optional<Algorithm> algorithm = Algorithm::alphaBeta; ///< none for UCT
        Reach reach;
    };

    [[nodiscard]] Reach reachOf(int level) const;
    [[nodiscard]] Reach usualReach() const;
    [[nodiscard]] Choice choice() const;
    void choose(const Choice& choice);
    void takeLevel(int level);
    void showLevel();
    void derive();

    Player side_;
    /// How many moves the game can have at most from where it begins.
    std::uint32_t moves_ = 0;
    QLabel* name_;
    QComboBox* player_;
    QComboBox* level_;
    QComboBox* algorithm_;
    QSpinBox* depth_;
    QSpinBox* time_;
};

} // namespace prunus
