#pragma once

#include "core/games/offeredorders.h"
#include "core/games/playing.h"
#include "ui/words/gamewords.h"

#include <QComboBox>

namespace prunus {

/// The box in which one of a game's evaluations is chosen: first its own, second 0 everywhere, then
/// the others that it offers.
class EvaluationBox : public QComboBox {
  public:
    explicit EvaluationBox(QWidget* parent) : QComboBox(parent) { setGame(TicTacToe{}); }

    /// Offers the evaluations of this game. The chosen one stays if this game offers it too.
    void setGame(const AnyGame& game) {
        const Evaluation chosen = evaluation();
        clear();
        add(Evaluation::own, boardKind(game));
        add(Evaluation::zero, boardKind(game));
        for (const Evaluation each : offeredEvaluations(game)) {
            add(each, boardKind(game));
        }
        choose(chosen);
    }
    [[nodiscard]] Evaluation evaluation() const {
        return static_cast<Evaluation>(currentData().toInt()); // own (0) while empty
    }
    void choose(Evaluation evaluation) { setCurrentIndex(std::max(findData(int(evaluation)), 0)); }

  private:
    void add(Evaluation evaluation, BoardKind kind) {
        addItem(shownEvaluation(evaluation, kind), int(evaluation));
    }
};

} // namespace prunus
