#include "ui/panels/callstack.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/panels/plaintable.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

constexpr int cellMargin = PlainCell::margin;

} // namespace

CallStack::CallStack(Session& session, QWidget* parent)
    : Card(tr("Call stack"), parent), session_(session), model_(session),
      table_(new QTableView(this)), note_(makeLabel("stackNote", this)) {
    setObjectName(QStringLiteral("callStack"));
    table_->setObjectName(QStringLiteral("stackTable"));
    table_->setAccessibleName(title());
    table_->setModel(&model_);
    makePlain(*table_, "stackHeader");
    table_->setTextElideMode(Qt::ElideMiddle);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QObject* each :
         {static_cast<QObject*>(table_), static_cast<QObject*>(table_->viewport())}) {
        each->installEventFilter(this);
    }
    setMuted(*note_, true);
    note_->setWordWrap(true);
    body().addWidget(table_);
    body().addWidget(note_);
    body().addStretch();
    connectEach(&session, this, &CallStack::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged);
    fitRows();
    refresh();
}

int CallStack::leastHeight(int /*width*/) const {
    const auto document = session_.document();
    return heightWith(document ? std::clamp(int(document->tree.height()), 1, 3) : 1);
}

int CallStack::rowHeight() const {
    return plainRowHeight(*this);
}

/// With the headings.
int CallStack::heightWith(int rows) const {
    return (1 + rows) * rowHeight() + layout()->contentsMargins().bottom();
}

void CallStack::fitRows() {
    table_->horizontalHeader()->setFixedHeight(rowHeight());
    table_->verticalHeader()->setDefaultSectionSize(rowHeight());
    table_->setFixedHeight((1 + model_.rowCount()) * rowHeight());
}

/// Each as its heading needs, and at least as a value does; what is left in the same parts.
void CallStack::fitColumns() {
    std::array<int, StackModel::columns> needs{};
    for (std::size_t c = 0; c < needs.size(); ++c) {
        const QString heading =
            model_.headerData(int(c), Qt::Horizontal, Qt::DisplayRole).toString();
        needs.at(c) =
            2 * cellMargin + std::max(fontMetrics().horizontalAdvance(QStringLiteral("−00.00")),
                                      fontMetrics().horizontalAdvance(heading));
    }
    const int all = std::accumulate(needs.begin(), needs.end(), 0);
    int before = 0;
    int sum = 0;
    for (std::size_t c = 0; c < needs.size(); ++c) {
        sum += needs.at(c);
        const int end = table_->width() * sum / all;
        table_->setColumnWidth(int(c), end - before);
        before = end;
    }
}

void CallStack::refresh() {
    model_.refresh();
    const auto shown = std::size_t(model_.rowCount());
    table_->setVisible(shown > 0);
    fitRows();
    note_->setText(stackNote(shown, model_.open()));
    note_->setVisible(!note_->text().isEmpty());
    update();
}

bool CallStack::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && (event->type() == QEvent::Move || event->type() == QEvent::Resize)) {
        fitColumns();
        update(); // the mark behind the innermost call
    }
    return (event->type() == QEvent::ToolTip && watched == table_->viewport() &&
            showToolTip(static_cast<const QHelpEvent&>(*event))) ||
           Card::eventFilter(watched, event);
}

/// What has no room.
bool CallStack::showToolTip(const QHelpEvent& event) {
    const QModelIndex cell = table_->indexAt(event.pos());
    const bool whole = !cell.isValid() ||
                       table_->sizeHintForIndex(cell).width() <= table_->visualRect(cell).width();
    QToolTip::showText(event.globalPos(), whole ? QString() : cell.data().toString(), table_);
    return true;
}

void CallStack::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
}

void CallStack::paintEvent(QPaintEvent*) {
    if (model_.rowCount() == 0) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chromeFor(palette()).lit);
    const QRect row(table_->mapTo(this, QPoint(0, rowHeight())),
                    QSize(table_->width(), rowHeight()));
    painter.drawRoundedRect(QRect(6, row.top(), width() - 12, row.height()), 4, 4);
}

} // namespace prunus

#include "moc_callstack.cpp"
