#pragma once

#include "ui/montecarlo/montecarlo.h"
#include "ui/widgets/framed.h"

#include <QLabel>
#include <QTableWidget>

namespace prunus {

/// A table that shows why a child was chosen against the others: what the formula gives for each
/// child of the current node, from its visits, mean and bonus.
class ChoiceTable : public Framed {
    Q_OBJECT

  public:
    /// `run` must outlive this.
    ChoiceTable(MonteCarlo& run, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void put(int row, int column, const QString& text, bool bold);
    void fitWidths();
    [[nodiscard]] static QString first();
    void fitHeight(int rows);

    MonteCarlo& run_;
    QLabel* whose_;
    QTableWidget* table_;
};

} // namespace prunus
