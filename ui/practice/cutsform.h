#pragma once

#include "ui/practice/exercise.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

namespace prunus {

/// The form with a row for each cutoff that the student has named: α or β, shallow or deep, and the
/// node whose value makes it possible, which is pressed in the tree.
class CutsForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    CutsForm(Exercise& exercise, QWidget* parent);

  private:
    struct Row {
        QWidget* all;
        QLabel* name;
        QComboBox* side;
        QComboBox* depth;
        QPushButton* witness;
    };

    void show();
    void tell();
    void addRow();
    void change(std::size_t row, auto edit);

    Exercise& exercise_;
    QVBoxLayout* column_;
    std::vector<Row> rows_;
};

} // namespace prunus
