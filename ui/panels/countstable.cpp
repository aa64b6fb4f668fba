#include "ui/panels/countstable.h"

#include <QAccessibleWidget>

namespace prunus {
namespace {

constexpr int rowSpacing = 3;
constexpr int columnSpacing = 16;

QLabel* labelAt(const CountsTable& table, int row, int column) {
    const QLayoutItem* item = table.grid().itemAtPosition(row, column);
    return item == nullptr ? nullptr : qobject_cast<QLabel*>(item->widget());
}

QAccessibleInterface* spokenAt(const CountsTable& table, int row, int column) {
    return QAccessible::queryAccessibleInterface(labelAt(table, row, column));
}

class AccessibleCell : public QAccessibleWidget, public QAccessibleTableCellInterface {
  public:
    explicit AccessibleCell(CountsCell& cell) : QAccessibleWidget(&cell, QAccessible::Cell) {}

    [[nodiscard]] QAccessible::Role role() const override {
        return place().row == 0      ? QAccessible::ColumnHeader
               : place().column == 0 ? QAccessible::RowHeader
                                     : QAccessible::Cell;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<const QLabel*>(widget())->text()
                                         : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface*>(this)
                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override {
        return headed(spokenAt(counts(), 0, place().column));
    }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override {
        return headed(spokenAt(counts(), place().row, 0));
    }
    [[nodiscard]] int columnIndex() const override { return place().column - 1; }
    [[nodiscard]] int rowIndex() const override { return place().row - 1; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  private:
    static QList<QAccessibleInterface*> headed(QAccessibleInterface* header) {
        return header == nullptr ? QList<QAccessibleInterface*>() : QList{header};
    }
    /// In the layout, with the headings.
    struct Place {
        int row = 0;
        int column = 0;
    };
    [[nodiscard]] const CountsTable& counts() const {
        return *static_cast<const CountsTable*>(widget()->parentWidget());
    }
    [[nodiscard]] Place place() const {
        const QGridLayout& grid = counts().grid();
        Place place;
        int rows = 0;
        int columns = 0;
        grid.getItemPosition(grid.indexOf(widget()), &place.row, &place.column, &rows, &columns);
        return place;
    }
};

/// Nothing in it can be selected.
class AccessibleCounts : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    explicit AccessibleCounts(CountsTable& table) : QAccessibleWidget(&table, QAccessible::Table) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        const bool there = row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
        return there ? spokenAt(counts(), row + 1, column + 1) : nullptr;
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return textAt(0, column + 1);
    }
    [[nodiscard]] QString rowDescription(int row) const override { return textAt(row + 1, 0); }
    [[nodiscard]] int columnCount() const override { return counts().grid().columnCount() - 1; }
    [[nodiscard]] int rowCount() const override {
        int rows = 0;
        for (int row = 1; row < counts().grid().rowCount(); ++row) {
            rows += labelAt(counts(), row, 0)->isHidden() ? 0 : 1;
        }
        return rows;
    }
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
    [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {
        // Nothing is kept.
    }

  private:
    [[nodiscard]] const CountsTable& counts() const {
        return *static_cast<const CountsTable*>(widget());
    }
    [[nodiscard]] QString textAt(int row, int column) const {
        const QLabel* label = labelAt(counts(), row, column);
        return label == nullptr ? QString() : label->text();
    }
};

QAccessibleInterface* countsInterfaceFor(const QString& className, QObject* object) {
    if (className == QLatin1String("prunus::CountsTable")) {
        return new AccessibleCounts(*qobject_cast<CountsTable*>(object));
    }
    return className == QLatin1String("prunus::CountsCell")
               ? new AccessibleCell(*qobject_cast<CountsCell*>(object))
               : nullptr;
}

} // namespace

CountsTable::CountsTable(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(countsInterfaceFor), true);
    setObjectName(QStringLiteral("countsTable"));
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(columnSpacing);
    grid_->setVerticalSpacing(rowSpacing);
    grid_->setColumnStretch(0, 1);
}

QLabel* CountsTable::put(const char* objectName, const QString& text, int row, int column) {
    auto* label = new CountsCell(this);
    label->setObjectName(QLatin1String(objectName));
    label->setText(text);
    label->setAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    label->setWordWrap(row == 0 || column == 0);
    grid_->addWidget(label, row, column);
    return label;
}

} // namespace prunus

#include "moc_countstable.cpp"
