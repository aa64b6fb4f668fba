#pragma once

#include "ui/widgets/plainlabel.h"

#include <QGridLayout>

namespace prunus {

/// A cell of a CountsTable.
class CountsCell : public PlainLabel {
    Q_OBJECT

  public:
    using PlainLabel::PlainLabel;
};

/// Labels in rows and columns, which screen readers get as a table: above are the headings of the
/// columns, at the left the names of the rows. Only the last rows may be hidden.
class CountsTable : public QWidget {
    Q_OBJECT

  public:
    explicit CountsTable(QWidget* parent);

    QLabel* put(const char* objectName, const QString& text, int row, int column);
    [[nodiscard]] QGridLayout& grid() const { return *grid_; }

  private:
    QGridLayout* grid_;
};

} // namespace prunus
