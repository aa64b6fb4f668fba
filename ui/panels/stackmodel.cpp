#include "ui/panels/stackmodel.h"

#include "core/analysis/variables.h"
#include "ui/words/naming.h"
#include "ui/words/words.h"

#include <QFont>
#include <algorithm>

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
    //: Headings of columns: a node of the stack.
    const Cells headings{tr("node"), tr("player"), QStringLiteral("α"), QStringLiteral("β"),
                         //: The best value so far, and then the child that it came through.
                         tr("best"), tr("through")};
    return headings.at(std::size_t(section));
}

const StackModel::Cells& StackModel::row(std::size_t i) const {
    if (!worded_ || worded_->first != i) {
        worded_.emplace(i, cellsOf(session_.moment(), nodes_.at(i)));
    }
    return worded_->second;
}

StackModel::Cells StackModel::cellsOf(const Moment& moment, NodeId node) const {
    const bool windowed = moment.trace().traits().windowed;
    const Viewpoint view(moment.trace(), session_.side());
    const Player player = moment.trace().playerAt(moment.tree().rowOf(node));
    const Window w = view.ofCall(player, listedWindow(moment, node));
    const NodeId through = moment.bestChild(node);
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    const QString via = through == noNode ? QString() : naming.child(through);
    const QString none = QStringLiteral("·");
    const auto held = [&](Value v) { return shownHeld(moment.trace().options().algorithm, v); };
    const std::uint32_t visits = moment.visitCount(node);
    const QString name =
        visits > 1
            ? tr("%1 ×%2", "node and how often it was visited").arg(naming.of(node)).arg(visits)
            : naming.of(node);
    return {name,
            shownPlayer(player),
            windowed ? held(w.alpha) : none,
            windowed ? held(w.beta) : none,
            held(view.ofCall(player, moment.best(node))),
            via};
}

void StackModel::refresh() {
    std::vector<NodeId> nodes;
    open_ = 0;
    if (session_.hasSearch() && session_.step().value > 0) {
        const Moment moment = session_.moment();
        NodeId node = moment.innermost();
        // The open nodes are the innermost one and those above it.
        open_ = node == noNode ? 0 : std::size_t{moment.tree().rowOf(node).value} + 1;
        if (moment.trace().plain() != nullptr) { // but where a slip leaves moves on the board
            nodes = moment.stack();
            open_ = nodes.size();
            nodes.resize(std::min(open_, mostRows));
        }
        while (nodes.size() < std::min(open_, mostRows)) {
            nodes.push_back(node);
            node = moment.tree().parent(node);
        }
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
