#pragma once

#include "core/games/offeredorders.h"
#include "ui/words/gamewords.h"

#include <QComboBox>

namespace prunus {

/// The evaluations of a game, its own first, 0 everywhere second.
class EvaluationBox : public QComboBox {
  public:
    explicit EvaluationBox(QWidget* parent) : QComboBox(parent) { setGame(TicTacToe{}); }

    /// What was chosen stays where this game offers it too.
    void setGame(const AnyGame& game) {
        const Evaluation chosen = evaluation();
        clear();
        add(Evaluation::own);
        add(Evaluation::zero);
        for (const Evaluation each : offeredEvaluations(game)) {
            add(each);
        }
        choose(chosen);
    }
    [[nodiscard]] Evaluation evaluation() const {
        return static_cast<Evaluation>(currentData().toInt()); // 0, its own, while empty
    }
    void choose(Evaluation evaluation) { setCurrentIndex(std::max(findData(int(evaluation)), 0)); }

  private:
    void add(Evaluation evaluation) { addItem(shownEvaluation(evaluation), int(evaluation)); }
};

} // namespace prunus
