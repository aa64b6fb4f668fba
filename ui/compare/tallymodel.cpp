#include "ui/compare/tallymodel.h"

#include "ui/words/words.h"

#include <QFont>
#include <QLocale>
#include <array>
#include <utility>

namespace prunus {
namespace {

/// What stands for what nobody knows, or what a row has none of.
QString nothing() {
    return QStringLiteral("–");
}

} // namespace

void TallyModel::begin(std::uint32_t plies) {
    beginResetModel();
    plies_ = plies;
    rows_.clear();
    endResetModel();
}

void TallyModel::append(const AlgorithmTally& tally) {
    const int at = static_cast<int>(rows_.size());
    beginInsertRows({}, at, at);
    rows_.push_back(tally);
    endInsertRows();
}

QString TallyModel::csv() const {
    return tallyCsv(rows_, plies_);
}

int TallyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TallyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : tallyColumns + 1;
}

QString TallyModel::nameOf(const AlgorithmTally& tally) const {
    return tally.isMinimalTree ? tr("Minimal tree") : shownAlgorithm(tally.options.algorithm);
}

QString TallyModel::shown(const AlgorithmTally& tally, TallyColumn column) const {
    if (column == TallyColumn::algorithm) {
        return nameOf(tally);
    }
    const bool pruned = column == TallyColumn::pruned;
    const bool counted = column == TallyColumn::cutoffs || pruned;
    if (!tally.value && column == TallyColumn::nodes && tally.counts.nodesVisited > 0) {
        //: A search that was given up had visited so many nodes.
        return tr("over %1").arg(shownCount(tally.counts.nodesVisited));
    }
    if (!tally.value || (tally.isMinimalTree && counted) || (pruned && !tally.knowsPruned)) {
        return nothing();
    }
    switch (column) {
    case TallyColumn::value:
        return shownNumber(*tally.value);
    case TallyColumn::bestMove:
        return tally.bestMoveNumber ? tally.bestMove : nothing();
    case TallyColumn::branching: {
        const auto factor = effectiveBranching(tally, plies_);
        return factor ? QLocale().toString(*factor, 'f', 2) : nothing();
    }
    case TallyColumn::share: {
        const auto share = shareOfMinimax(tally, nodesOfMinimax(rows_));
        return share ? tr("%1 %").arg(QLocale().toString(100 * *share, 'f', 1)) : nothing();
    }
    case TallyColumn::algorithm:
    case TallyColumn::nodes:
    case TallyColumn::leaves:
    case TallyColumn::interior:
    case TallyColumn::cutoffs:
    case TallyColumn::pruned:
        break;
    }
    return shownCount(sortKey(tally, column).toULongLong());
}

QVariant TallyModel::sortKey(const AlgorithmTally& tally, TallyColumn column) const {
    switch (column) {
    case TallyColumn::algorithm:
        return nameOf(tally);
    case TallyColumn::value:
        return tally.value ? QVariant(*tally.value) : QVariant();
    case TallyColumn::bestMove:
        return tally.bestMoveNumber ? QVariant(*tally.bestMoveNumber) : QVariant();
    case TallyColumn::nodes:
        return QVariant::fromValue<qulonglong>(tally.counts.nodesVisited);
    case TallyColumn::leaves:
        return QVariant::fromValue<qulonglong>(tally.counts.leavesEvaluated);
    case TallyColumn::interior:
        return QVariant::fromValue<qulonglong>(tally.counts.interiorVisited);
    case TallyColumn::cutoffs:
        return QVariant::fromValue<qulonglong>(tally.counts.cutoffs);
    case TallyColumn::pruned:
        return QVariant::fromValue<qulonglong>(tally.counts.nodesPruned);
    case TallyColumn::branching:
        return QVariant(effectiveBranching(tally, plies_).value_or(0));
    case TallyColumn::share:
        return QVariant(shareOfMinimax(tally, nodesOfMinimax(rows_)).value_or(0));
    }
    return {};
}

QVariant TallyModel::data(const QModelIndex& index, int role) const {
    const AlgorithmTally& tally = rows_.at(static_cast<std::size_t>(index.row()));
    if (index.column() == tallyColumns) {
        const QString bar = tr("nodes visited, the leaves among them filled");
        return role == Qt::ToolTipRole ? QVariant(bar) : QVariant();
    }
    const auto column = static_cast<TallyColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(tally, column);
    case sortRole:
        return sortKey(tally, column);
    case Qt::ToolTipRole:
        return tally.error.isEmpty() ? QVariant() : QVariant(tally.error);
    case Qt::TextAlignmentRole:
        return QVariant(column == TallyColumn::algorithm ? Qt::AlignLeft | Qt::AlignVCenter
                                                         : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setItalic(tally.isMinimalTree);
        return font;
    }
    default:
        return {};
    }
}

QVariant TallyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const std::array<std::pair<QString, QString>, tallyColumns + 1> headers{{
        //: Headings of columns.
        {tr("algorithm"), {}},
        {tr("value"), tr("Of the root, from MAX’s side")},
        {tr("best move"), {}},
        {tr("nodes"),
         tr("Nodes visited; each visit counts. An algorithm with a transposition table "
            "also counts those that it answered: they are neither leaves nor inner "
            "nodes")},
        {tr("leaves"), tr("Leaves read; each time counts")},
        {tr("inner nodes"), tr("Inner nodes visited; each visit counts")},
        {tr("cutoffs"), {}},
        {tr("skipped"), tr("Nodes that cutoffs skipped and no visit reached")},
        //: Short for: effective branching factor.
        {tr("branching"), tr("Effective branching factor: the d-th root of the leaves read, "
                             "d being the plies searched")},
        //: Percents of what minimax needs.
        {tr("of minimax"), tr("Nodes visited, against minimax to the same depth")},
        {tr("nodes and leaves"), {}},
    }};
    const auto& [text, tip] = headers.at(static_cast<std::size_t>(section));
    if (role == Qt::DisplayRole) {
        return text;
    }
    return role == Qt::ToolTipRole && !tip.isEmpty() ? QVariant(tip) : QVariant();
}

} // namespace prunus
