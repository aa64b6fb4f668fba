#include "ui/panels/tablepanel.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/panels/plaintable.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

constexpr int leastRows = 1;
constexpr int usefulRows = 3;
constexpr int usualRows = 10;
/// The history of so many calls is gathered within a frame.
constexpr std::uint32_t fewCalls = 100'000;

} // namespace

/// As high as its card lets it be, and that in whole rows.
class TableRows : public QTableView {
  public:
    using QTableView::QTableView;

    [[nodiscard]] int heightWith(int rows) const { return (1 + rows) * plainRowHeight(*this); }
    [[nodiscard]] QSize sizeHint() const override { return {0, heightWith(leastRows)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// Scrolls no further than a row needs to be seen.
    void reveal(int row) {
        executeDelayedItemsLayout();
        scrollTo(model()->index(row, 0));
    }
};

TablePanel::TablePanel(Session& session, QWidget* parent)
    : Card(tr("Transposition table"), parent), session_(session), model_(session),
      told_(new ElidedLabel("tableStep", Qt::ElideRight, this)), table_(new TableRows(this)),
      note_(makeWrappedLabel("tableNote", this)), job_([this](Brought<Found> found) {
          noMemory_ = !found.has_value();
          model_.setHistory(std::move(found).value_or(nullptr));
          refresh();
      }) {
    setObjectName(QStringLiteral("transpositionTable"));
    table_->setObjectName(QStringLiteral("tableRows"));
    table_->setAccessibleName(title());
    table_->setModel(&model_);
    makePlain(*table_, "tableHeader");
    table_->setFocusPolicy(Qt::TabFocus); // after a click, the keys step
    table_->setTabKeyNavigation(false);
    table_->setTextElideMode(Qt::ElideRight);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    table_->verticalScrollBar()->setAccessibleName(tr("Scroll %1").arg(title()));
    for (QObject* each :
         {static_cast<QObject*>(table_), static_cast<QObject*>(table_->viewport())}) {
        each->installEventFilter(this);
    }
    setMuted(*told_, true);
    setMuted(*note_, true);
    body().addWidget(told_);
    body().addWidget(table_, 1);
    body().addWidget(note_);
    body().addStretch();
    connect(table_, &QAbstractItemView::clicked, this, &TablePanel::select);
    connect(table_, &QAbstractItemView::activated, this, &TablePanel::select);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, table_->viewport(),
            qOverload<>(&QWidget::update));
    connect(&model_, &QAbstractItemModel::modelReset, this, &TablePanel::fitColumns);
    connectEach(&session, this, &TablePanel::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged);
    fitRows();
    tell();
}

bool TablePanel::hasTable() const {
    return session_.hasSearch() && TableHistory::has(*session_.trace());
}

int TablePanel::leastHeight(int /*width*/) const {
    return table_->heightWith(leastRows) + heightOfOthers();
}

int TablePanel::usefulHeight(int /*width*/) const {
    return table_->heightWith(usefulRows) + heightOfOthers();
}

int TablePanel::roomyHeight(int /*width*/) const {
    return table_->heightWith(usualRows) + heightOfOthers();
}

void TablePanel::refresh() {
    if (!isVisible()) {
        if (trace_ != session_.trace()) {
            forget();
        }
        return;
    }
    look();
    model_.refresh();
    tell();
    reveal();
}

void TablePanel::reveal() {
    if (const int lit = model_.litRow(); lit >= 0) {
        table_->reveal(lit);
    }
}

void TablePanel::forget() {
    job_.cancel();
    noMemory_ = false;
    model_.setHistory(nullptr);
    trace_ = nullptr;
    document_ = nullptr;
}

/// Gathers what tells the table of the session's search, unless that is done.
void TablePanel::look() {
    if (trace_ == session_.trace()) {
        return;
    }
    forget();
    trace_ = session_.trace();
    document_ = session_.document();
    if (!hasTable()) {
        return;
    }
    if (trace_->calls()->size() <= fewCalls) {
        model_.setHistory(std::make_shared<const TableHistory>(document_->tree, trace_));
    } else {
        job_.start([tree = document_->shared, trace = trace_](Progress& progress) {
            return std::make_shared<const TableHistory>(*tree, trace, &progress);
        });
    }
}

void TablePanel::tell() {
    const bool there = model_.history() != nullptr;
    told_->setText(there ? model_.stepSentence() : QString());
    note_->setText(there                   ? QString()
                   : !session_.hasSearch() ? tr("No tree is open.")
                   : !hasTable()           ? noTable()
                   : noMemory_             ? tr("There is not enough memory to show the table.")
                                           : tr("The table is being gathered."));
    told_->setVisible(there);
    table_->setVisible(there);
    note_->setVisible(!there);
}

void TablePanel::select(const QModelIndex& row) {
    session_.select(model_.node(row.row()));
}

/// The sentence above the rows, and what is between.
int TablePanel::heightOfOthers() const {
    return fontMetrics().height() + layout()->spacing() + layout()->contentsMargins().bottom();
}

void TablePanel::fitRows() {
    told_->setFixedHeight(fontMetrics().height()); // with a text or without
    const int height = plainRowHeight(*table_);
    table_->horizontalHeader()->setFixedHeight(height);
    table_->verticalHeader()->setDefaultSectionSize(height);
    table_->updateGeometry();
    fitHeight();
}

/// No row is cut at the lower edge.
void TablePanel::fitHeight() {
    const int rows = (height() - heightOfOthers()) / plainRowHeight(*table_) - 1;
    table_->setMaximumHeight(table_->heightWith(std::max(leastRows, rows)));
}

/// What each column needs for its heading and what may stand in it, but the first, of whose texts
/// some are long.
std::vector<int> TablePanel::widthsNeeded(BoundForm form) const {
    const QFontMetrics ofCells(monospaced(table_->font()));
    const auto wide = [](const QFontMetrics& letters, const QString& text) {
        return 2 * PlainCell::margin + letters.horizontalAdvance(text);
    };
    std::vector<int> needs;
    for (int c = 0; c < model_.columnCount(); ++c) {
        const TableColumn column = model_.column(c);
        int need = wide(table_->fontMetrics(), tableHeading(column));
        if (column != TableColumn::bound) {
            need = std::max(need, wide(ofCells, QStringLiteral("−00.00")));
        } else {
            for (const QString& word : boundWords(form)) {
                need = std::max(need, wide(ofCells, word));
            }
        }
        needs.push_back(need);
    }
    return needs;
}

/// Signs stand for bounds where words have no room; what is left is the first column's.
void TablePanel::fitColumns() {
    const int room = table_->viewport()->width();
    BoundForm form = BoundForm::word;
    std::vector<int> widths = widthsNeeded(form);
    if (std::accumulate(widths.begin(), widths.end(), 0) > room) {
        form = BoundForm::sign;
        widths = widthsNeeded(form);
    }
    model_.setBoundForm(form);
    const int all = std::accumulate(widths.begin(), widths.end(), 0);
    int left = room;
    for (std::size_t c = widths.size(); c-- > 1;) {
        const int width = all > room ? widths[c] * room / all : widths[c];
        table_->setColumnWidth(int(c), width);
        left -= width;
    }
    table_->setColumnWidth(0, std::max(0, left));
}

bool TablePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
        reveal();
    }
    return Card::eventFilter(watched, event);
}

void TablePanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
}

void TablePanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitHeight();
}

void TablePanel::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

} // namespace prunus

#include "moc_tablepanel.cpp"
