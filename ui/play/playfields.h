#pragma once

#include "core/games/choosemove.h"
#include "core/games/playing.h"
#include "ui/board/evaluationbox.h"
#include "ui/board/orderbox.h"
#include "ui/play/sidefields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>
#include <QWidget>

namespace prunus {

/// Who plays which side, and how the program searches for its moves. How each side searches is kept
/// with the game.
class PlayFields : public QWidget {
    Q_OBJECT

  public:
    explicit PlayFields(QWidget* parent = nullptr);

    void setGame(const AnyGame& game);
    [[nodiscard]] bool isProgram(Player side) const { return of(side).isProgram(); }
    void setProgram(Player side, bool program);
    /// Makes both sides search in this way in this game; the choice is not kept. Without a depth
    /// they search as far as is usual.
    void setSearch(Algorithm algorithm, std::optional<std::uint32_t> depth);
    /// Fills in everything of a question but the position; options that are not chosen here stay as
    /// they are. Needs a mover that does not search by UCT.
    void apply(GameQuestion& question, Player mover) const;
    /// Returns how UCT is asked for a move in this position; none if the side to move searches
    /// otherwise.
    [[nodiscard]] std::optional<UctQuestion> uctQuestion(const AnyGame& position) const {
        return of(toMove(position)).uctQuestion(position);
    }

    /// How many plies the side looks ahead; none without a limit, or if it searches by UCT.
    [[nodiscard]] std::optional<std::uint32_t> pliesAhead(Player side) const {
        return of(side).pliesAhead();
    }

    /// Whether a teacher judges each move of the user.
    [[nodiscard]] bool hasTeacher() const { return teacher_->isChecked(); }

    /// Restores what was chosen the last time, but for the sides and the teacher; what is not
    /// understood stays as it is.
    void restore(const QSettings& settings);
    void keep(QSettings& settings) const;

  signals:
    /// It has changed who plays which side.
    void sidesChanged();

  private:
    [[nodiscard]] const SideFields& of(Player side) const {
        return side == Player::max ? *first_ : *second_;
    }
    void keepSides();
    void showSides();

    SideFields* first_;
    SideFields* second_;
    EvaluationBox* evaluation_;
    OrderBox* order_;
    QCheckBox* distance_;
    QCheckBox* teacher_;
    AnyGame game_ = TicTacToe{};
    /// What was chosen for both sides, by the name of the game.
    QVariantMap kept_;
};

} // namespace prunus
