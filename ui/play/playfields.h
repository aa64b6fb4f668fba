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
    /// Both sides search so in this game; nothing of it is kept. No depth: as far as is usual.
    void setSearch(Algorithm algorithm, std::optional<std::uint32_t> depth);
    /// Everything but the position; options that are not chosen here stay as they are. Needs a
    /// mover that does not search by UCT.
    void apply(GameQuestion& question, Player mover) const;
    /// How UCT is asked for a move in this position; none if its mover searches otherwise.
    [[nodiscard]] std::optional<UctQuestion> uctQuestion(const AnyGame& position) const {
        return of(toMove(position)).uctQuestion(position);
    }

    /// How far the side looks ahead; none without a limit.
    [[nodiscard]] std::optional<std::uint32_t> pliesAhead(Player side) const {
        return of(side).pliesAhead();
    }

    /// Whether each move of a user's is judged.
    [[nodiscard]] bool hasTeacher() const { return teacher_->isChecked(); }

    /// What was chosen the last time, but for the sides and the
    /// teacher; what is not understood stays as it is.
    void restore(const QSettings& settings);
    void keep(QSettings& settings) const;

  signals:
    /// Who plays which side.
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
    /// By the names of games: what was chosen for both sides.
    QVariantMap kept_;
};

} // namespace prunus
