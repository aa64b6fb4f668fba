#include "ui/compare/tallymodel.h"

#include "ui/words/words.h"

#include <QFont>
#include <QLocale>
#include <array>
#include <cmath>
#include <utility>

namespace prunus {
namespace {

/// What stands for what nobody knows, or what a row has none of.
QString nothing() {
    return QStringLiteral("–");
}

/// In three digits, or as many as it has before the point.
QString digits(double number) {
    return QLocale().toString(number, 'f', number < 10 ? 2 : number < 100 ? 1 : 0);
}

} // namespace

QString TallyModel::shownSeconds(double seconds) {
    return seconds < shortestTime ? tr("under 1 µs")
           : seconds < 1e-3       ? tr("%1 µs").arg(digits(1e6 * seconds))
           : seconds < 1          ? tr("%1 ms").arg(digits(1e3 * seconds))
                                  : tr("%1 s").arg(digits(seconds));
}

QString TallyModel::shownSpeed(double nodes) {
    //: Millions.
    return nodes < 1e6 ? shownCount(std::uint64_t(std::round(nodes / 1e3)) * 1'000)
                       : tr("%1 M").arg(digits(nodes / 1e6));
}

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
    // One more may change how long all bars are.
    emit dataChanged(index(0, tallyColumns), index(at, tallyColumns));
    emit headerDataChanged(Qt::Horizontal, tallyColumns, tallyColumns);
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
    const bool different = column == TallyColumn::different;
    if (!tally.value && column == TallyColumn::nodes && tally.counts.nodesVisited > 0) {
        //: A search that was given up had visited so many nodes.
        return tr("over %1").arg(shownCount(tally.counts.nodesVisited));
    }
    if (!tally.value || (tally.isMinimalTree && counted) ||
        ((pruned || different) && !tally.knowsPruned)) {
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
    case TallyColumn::recalled: {
        const auto recalled = recalledBy(tally);
        return recalled ? shownCount(*recalled) : nothing();
    }
    case TallyColumn::time:
        return tally.seconds ? shownSeconds(*tally.seconds) : nothing();
    case TallyColumn::speed: {
        const auto speed = speedOf(tally);
        return speed ? shownSpeed(*speed) : nothing();
    }
    case TallyColumn::algorithm:
    case TallyColumn::nodes:
    case TallyColumn::different:
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
    case TallyColumn::different:
        return QVariant::fromValue<qulonglong>(tally.counts.differentNodes());
    case TallyColumn::recalled:
        return QVariant::fromValue<qulonglong>(recalledBy(tally).value_or(0));
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
    case TallyColumn::time:
        return QVariant(tally.seconds.value_or(0));
    case TallyColumn::speed:
        return QVariant(speedOf(tally).value_or(0));
    }
    return {};
}

QVariant TallyModel::data(const QModelIndex& index, int role) const {
    const AlgorithmTally& tally = rows_.at(static_cast<std::size_t>(index.row()));
    if (role == logarithmicRole) {
        return isLogarithmic();
    }
    if (index.column() == tallyColumns) {
        const QString bar = isLogarithmic()
                                ? tr("Nodes visited, the leaves among them filled. From "
                                     "line to line it is ten times as many")
                                : tr("Nodes visited, the leaves among them filled");
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
        //: Headings of columns, in one line or two.
        {tr("algorithm"), {}},
        {tr("value"), tr("Of the root, from MAX’s side")},
        {tr("best\nmove"), {}},
        {tr("nodes"),
         tr("Nodes visited; each visit counts. An algorithm with a transposition table "
            "also counts those that it answered: they are neither leaves nor inner "
            "nodes")},
        {tr("different"), tr("Different nodes visited; each counts once")},
        {tr("recalled"), tr("Visits that the transposition table answered")},
        {tr("leaves"), tr("Leaves read; each time counts")},
        {tr("inner\nnodes"), tr("Inner nodes visited; each visit counts")},
        {tr("cutoffs"), {}},
        {tr("skipped"), tr("Nodes that cutoffs skipped and no visit reached")},
        //: Short for: effective branching factor.
        {tr("branching"), tr("Effective branching factor: the d-th root of the leaves read, "
                             "d being the plies searched; none where captures go on behind them")},
        //: Percents of what minimax needs.
        {tr("of\nminimax"), tr("Nodes visited, against minimax to the same depth")},
        {tr("time"), tr("By the clock of this computer, of the search alone, without its steps "
                        "being recorded; the median of several runs where one is too short to be "
                        "measured")},
        {tr("nodes\na second"), tr("Nodes visited, by that time; M stands for millions")},
        {isLogarithmic() ? tr("nodes and leaves,\nlogarithmic") : tr("nodes and leaves"), {}},
    }};
    const auto& [text, tip] = headers.at(static_cast<std::size_t>(section));
    if (role == Qt::DisplayRole) {
        return text;
    }
    return role == Qt::ToolTipRole && !tip.isEmpty() ? QVariant(tip) : QVariant();
}

} // namespace prunus

#include "moc_tallymodel.cpp"
