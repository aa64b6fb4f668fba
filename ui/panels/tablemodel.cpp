#include "ui/panels/tablemodel.h"

#include "ui/panels/plaintable.h"

#include <QFont>
#include <algorithm>

namespace prunus {

TableModel::TableModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session),
      columns_(everyTableColumn.begin(), everyTableColumn.end()) {}

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    switch (role) {
    case Qt::DisplayRole:
        return cells(index.row()).at(static_cast<std::size_t>(column(index.column())));
    case Qt::AccessibleTextRole:
        return spoken(index);
    case Qt::ToolTipRole: {
        const Moment moment = session_.moment();
        return tableDetails(naming(moment), held(index.row()));
    }
    case Qt::FontRole: {
        QFont mono;
        mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
        mono.setBold(index.row() == litRow());
        return mono;
    }
    case ofStepRole:
        return index.row() == litRow();
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? tableHeading(column(section))
                                                                    : QVariant();
}

/// A bound by its word, whatever there is room for; and of the row of this step, that it is that.
QString TableModel::spoken(const QModelIndex& index) const {
    const TableColumn in = column(index.column());
    const QString cell = cells(index.row()).at(static_cast<std::size_t>(in));
    if (in == TableColumn::bound) {
        const Moment moment = session_.moment();
        return tableCell(naming(moment), session_.side(), held(index.row()), in);
    }
    return in == TableColumn::position && index.row() == litRow() ? litPosition(touch_.use, cell)
                                                                  : cell;
}

HeldPosition TableModel::held(int row) const {
    const auto at = static_cast<std::uint32_t>(row);
    const SamePositions* const same = history_->trace().positions();
    return {history_->entry(at, step_), history_->alike(at, step_),
            same != nullptr && same->mirrors()};
}

const TableModel::Cells& TableModel::cells(int row) const {
    if (!worded_ || worded_->first != row) {
        const Moment moment = session_.moment();
        const HeldPosition shown = held(row);
        Cells cells;
        for (const TableColumn each : everyTableColumn) {
            cells.at(static_cast<std::size_t>(each)) =
                tableCell(naming(moment), session_.side(), shown, each, form_);
        }
        worded_.emplace(row, std::move(cells));
    }
    return worded_->second;
}

NodeId TableModel::node(int row) const {
    return history_->entry(static_cast<std::uint32_t>(row), step_).node;
}

int TableModel::litRow() const {
    return touch_.use == TableUse::none ? -1 : static_cast<int>(touch_.row);
}

QString TableModel::stepSentence() const {
    const Moment moment = session_.moment();
    const NodeId position = litRow() < 0 ? noNode : node(litRow());
    return tableStep(naming(moment), touch_.use, position, static_cast<std::uint32_t>(rows_));
}

void TableModel::setHistory(std::shared_ptr<const TableHistory> history) {
    beginResetModel();
    history_ = std::move(history);
    step_ = {};
    rows_ = 0;
    touch_ = {};
    columns_.assign(everyTableColumn.begin(), everyTableColumn.end());
    if (!history_ || !history_->pliesMatter()) {
        std::erase(columns_, TableColumn::pliesLeft);
    }
    worded_.reset();
    endResetModel();
}

void TableModel::setBoundForm(BoundForm form) {
    if (form_ != form) {
        form_ = form;
        forgetWords();
    }
}

void TableModel::refresh() {
    if (!history_) {
        return;
    }
    const Step step = session_.step();
    const auto rows = static_cast<int>(history_->rows(step));
    // What goes must be told of while it is there.
    if (rows < rows_) {
        setRows(rows);
    }
    step_ = step;
    touch_ = history_->touch(step);
    setRows(rows);
    forgetWords();
}

/// Rows come and go at the end, so that a view keeps those that stay.
void TableModel::setRows(int rows) {
    worded_.reset();
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    } else if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
}

void TableModel::forgetWords() {
    worded_.reset();
    if (rows_ > 0) {
        emit dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    }
}

} // namespace prunus

#include "moc_tablemodel.cpp"
