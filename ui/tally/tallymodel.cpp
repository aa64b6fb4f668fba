#include "ui/tally/tallymodel.h"

#include "ui/text/words.h"

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

void TallyModel::begin(std::shared_ptr<const Document> document, const Counts& minimax) {
    beginResetModel();
    document_ = std::move(document);
    minimax_ = minimax;
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
    return document_ ? tallyCsv(rows_, *document_, minimax_) : QString();
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
    const bool counted = column == TallyColumn::cutoffs || column == TallyColumn::pruned;
    if (!tally.value || (tally.isMinimalTree && counted)) {
        return nothing();
    }
    switch (column) {
    case TallyColumn::value:
        return shownNumber(*tally.value);
    case TallyColumn::bestMove:
        return tally.bestMove == noNode ? nothing() : shownName(document_->names, tally.bestMove);
    case TallyColumn::branching: {
        const auto factor = effectiveBranching(tally, document_->tree);
        return factor ? QLocale().toString(*factor, 'f', 2) : nothing();
    }
    case TallyColumn::share:
        return tr("%1 %").arg(QLocale().toString(100 * shareOfMinimax(tally, minimax_), 'f', 1));
    default:
        return shownCount(sortKey(tally, column).toULongLong());
    }
}

QVariant TallyModel::sortKey(const AlgorithmTally& tally, TallyColumn column) const {
    switch (column) {
    case TallyColumn::algorithm:
        return nameOf(tally);
    case TallyColumn::value:
        return tally.value ? QVariant(*tally.value) : QVariant();
    case TallyColumn::bestMove:
        return tally.bestMove == noNode ? QVariant() : QVariant(tally.bestMove.value);
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
        return QVariant(effectiveBranching(tally, document_->tree).value_or(0));
    case TallyColumn::share:
        return tally.value ? QVariant(shareOfMinimax(tally, minimax_)) : QVariant();
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
        {tr("algorithm"), {}},
        {tr("value"), tr("Of the root, from MAX’s side")},
        {tr("best move"), {}},
        {tr("nodes"), tr("Nodes visited; each visit counts")},
        {tr("leaves"), tr("Leaves evaluated; each time counts")},
        {tr("inner nodes"), tr("Inner nodes visited; each visit counts")},
        {tr("cutoffs"), {}},
        {tr("pruned"), tr("Nodes that cutoffs skipped")},
        {tr("branching"), tr("Effective branching factor: the d-th root of the leaves evaluated, "
                             "d being the plies searched")},
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
