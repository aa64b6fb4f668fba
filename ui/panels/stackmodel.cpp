#include "ui/panels/stackmodel.h"

#include <QFont>
#include <utility>

namespace prunus {

StackModel::StackModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {}

int StackModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(nodes_.size());
}

int StackModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant StackModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::DisplayRole) {
        return row(std::size_t(index.row())).at(std::size_t(index.column()));
    }
    if (role == Qt::FontRole) {
        QFont mono;
        mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
        mono.setBold(index.row() == 0);
        return mono;
    }
    return {};
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return stackHeadings().at(std::size_t(section));
}

const StackModel::Cells& StackModel::row(std::size_t i) const {
    if (!worded_ || worded_->first != i) {
        const Moment moment = session_.moment();
        const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
        worded_.emplace(i, stackRow(naming, session_.side(), nodes_.at(i)));
    }
    return worded_->second;
}

void StackModel::refresh() {
    std::vector<NodeId> nodes;
    open_ = 0;
    if (session_.hasSearch() && session_.step().value > 0) {
        OpenNodes shown = openNodes(session_.moment(), mostRows);
        open_ = shown.open;
        nodes = std::move(shown.innermost);
    }
    setNodes(std::move(nodes));
}

/// Rows come and go at the end, so that a view keeps those that stay.
void StackModel::setNodes(std::vector<NodeId> nodes) {
    const int before = rowCount();
    const int now = static_cast<int>(nodes.size());
    if (now > before) {
        beginInsertRows({}, before, now - 1);
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
    }
    nodes_ = std::move(nodes);
    worded_.reset();
    if (now > before) {
        endInsertRows();
    } else if (now < before) {
        endRemoveRows();
    }
    if (now > 0) {
        emit dataChanged(index(0, 0), index(now - 1, static_cast<int>(columns) - 1));
    }
}

} // namespace prunus

#include "moc_stackmodel.cpp"
