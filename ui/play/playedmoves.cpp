#include "ui/play/playedmoves.h"

#include "ui/words/playwords.h"
#include "ui/words/uctplaywords.h"
#include "ui/words/uctwords.h"
#include "ui/words/words.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <array>

namespace prunus {
namespace {

enum Column {
    moveColumn,
    valueColumn,
    nodesColumn,
    leavesColumn,
    depthColumn,
    lineColumn,
    columns
};

QString shownLine(const std::vector<std::string>& moves) {
    QStringList line;
    for (const std::string& each : moves) {
        line << QString::fromStdString(each);
    }
    return line.join(u' ');
}

} // namespace

QString PlayedMoves::shownDepth(std::optional<std::uint32_t> depth) {
    return depth ? shownCount(*depth) : tr("to the end");
}

PlayedMoves::PlayedMoves(QWidget* parent)
    : QTableWidget(0, columns, parent), open_(new QAction(this)) {
    setObjectName(QStringLiteral("moveList"));
    setAccessibleName(tr("Moves"));
    setHorizontalHeaderLabels(
        //: Headings of columns: a move that was played.
        {tr("Move"), tr("Value"), tr("Nodes"), tr("Leaves"), tr("Depth"), tr("Expected line")});
    horizontalHeaderItem(valueColumn)
        ->setToolTip(tr("From the first player’s side, as in the tree."));
    horizontalHeaderItem(depthColumn)
        ->setToolTip(tr("How many plies the program looked ahead; with a time a move, how many it "
                        "got to."));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->hide();
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    open_->setObjectName(QStringLiteral("openSearch"));
    open_->setText(tr("Open the &search behind this move"));
    addAction(open_);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(open_, &QAction::triggered, this, &PlayedMoves::open);
    connect(this, &QTableWidget::cellDoubleClicked, this, &PlayedMoves::open);
    connect(this, &QTableWidget::itemSelectionChanged, this, &PlayedMoves::derive);
    derive();
}

void PlayedMoves::clearMoves() {
    const QSignalBlocker quiet(this);
    moves_.clear();
    setRowCount(0);
    derive();
}

QSize PlayedMoves::minimumSizeHint() const {
    const int height = horizontalHeader()->sizeHint().height() +
                       2 * verticalHeader()->defaultSectionSize() +
                       horizontalScrollBar()->sizeHint().height() + 2 * frameWidth();
    return {QTableWidget::minimumSizeHint().width(), height};
}

/// The last column takes what room is left; where there is none, it is scrolled to, as a whole.
void PlayedMoves::updateGeometries() {
    QHeaderView& header = *horizontalHeader();
    const QSignalBlocker quiet(header);
    header.setStretchLastSection(false);
    header.setStretchLastSection(header.length() < viewport()->width());
    QTableWidget::updateGeometries();
}

/// Beside the move itself.
QStringList PlayedMoves::cellsOf(const MoveSearch& search) {
    if (const auto* const of = std::get_if<SearchedMove>(&search)) {
        const SearchSummary& summary = of->found.search.summary;
        return {shownNumber(summary.value), shownCount(summary.nodesVisited),
                shownCount(summary.leavesEvaluated), shownDepth(of->found.depth),
                shownLine(of->found.line)};
    }
    if (const auto* const of = std::get_if<UctSearchedMove>(&search)) {
        // Each playout has come to an end, and UCT has no depth.
        return {UctWords::shortEstimate(of->found.estimate),
                shownCount(of->found.nodesInTree),
                shownCount(of->found.playouts),
                {},
                shownLine(of->found.line)};
    }
    return {};
}

void PlayedMoves::explainValue(int row) {
    QTableWidgetItem& value = *item(row, valueColumn);
    if (const auto* const of = std::get_if<SearchedMove>(&moves_.back())) {
        value.setToolTip(shownForcedEnd(of->question.position, of->found));
    } else if (const auto* const sampled = std::get_if<UctSearchedMove>(&moves_.back())) {
        value.setToolTip(explainedUctValue(sampled->found));
    }
}

void PlayedMoves::append(const QString& move, const MoveSearch& search) {
    const QSignalBlocker quiet(this); // whoever adds it shows it
    const int row = rowCount();
    moves_.push_back(search);
    insertRow(row);
    const QStringList cells = QStringList(tr("%1. %2").arg(row + 1).arg(move)) + cellsOf(search);
    for (int column = 0; column < columns; ++column) {
        auto* item = new QTableWidgetItem(cells.value(column));
        const bool number = column != moveColumn && column != lineColumn;
        item->setTextAlignment(Qt::AlignVCenter | (column == depthColumn ? Qt::AlignHCenter
                                                   : number              ? Qt::AlignRight
                                                                         : Qt::AlignLeft));
        item->setToolTip(column == lineColumn ? item->text() : QString());
        setItem(row, column, item);
    }
    explainValue(row);
    showLast();
}

void PlayedMoves::removeLast() {
    const QSignalBlocker quiet(this);
    moves_.pop_back();
    removeRow(rowCount() - 1);
    showLast();
}

void PlayedMoves::showLast() {
    setCurrentCell(rowCount() - 1, 0);
    scrollToBottom();
    derive();
}

void PlayedMoves::open() {
    if (open_->isEnabled()) {
        emit searchWanted();
    }
}

/// QTableView tells screen readers that the row has the focus, even where something else has it.
void PlayedMoves::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    if (hasFocus()) {
        QTableWidget::currentChanged(current, previous);
    } else {
        // NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QAbstractItemView::currentChanged(current, previous);
    }
}

void PlayedMoves::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        open();
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

void PlayedMoves::derive() {
    open_->setEnabled(current() != nullptr || currentOfUct() != nullptr);
    open_->setToolTip(currentOfUct() != nullptr
                          ? tr("Searches the position before the program’s move again, with the "
                               "same playouts, and shows them one by one.")
                          : tr("Unfolds the position before the program’s move to the depth that "
                               "it looked ahead, and searches it as the program did."));
}

} // namespace prunus

#include "moc_playedmoves.cpp"
