#include "ui/panels/callstack.h"

#include "core/analysis/variables.h"
#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/words/naming.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

namespace prunus {

CallStack::CallStack(Session& session, QWidget* parent)
    : Card(tr("Call stack"), parent), session_(session), table_(new QWidget(this)),
      grid_(new QGridLayout(table_)), note_(makeLabel("stackNote", this)) {
    setObjectName(QStringLiteral("callStack"));
    grid_->setContentsMargins(6, 0, 6, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(6);
    //: Headings of columns: a node of the stack.
    const std::array<QString, columns> headings{
        tr("node"), tr("player"), QStringLiteral("α"), QStringLiteral("β"),
        //: The best value so far, and then the child that it came through.
        tr("best"), tr("through")};
    for (std::size_t c = 0; c < columns; ++c) {
        auto* heading = new ElidedLabel("stackHeading", Qt::ElideRight, table_);
        heading->setText(headings.at(c));
        setMuted(*heading, true);
        grid_->addWidget(heading, 0, static_cast<int>(c));
        // As its heading needs, and at least as a value does.
        const int value = heading->fontMetrics().horizontalAdvance(QStringLiteral("−00.00"));
        grid_->setColumnStretch(static_cast<int>(c), std::max(value, heading->sizeHint().width()));
    }
    setMuted(*note_, true);
    note_->setWordWrap(true);
    body().addWidget(table_);
    table_->installEventFilter(this);
    body().addWidget(note_);
    body().addStretch();
    connectEach(&session, this, &CallStack::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged);
    refresh();
}

CallStack::Cells CallStack::row(std::size_t i) const {
    Cells cells;
    for (std::size_t c = 0; c < columns; ++c) {
        cells.at(c) = rows_.at(i).at(c)->text();
    }
    return cells;
}

void CallStack::addRow() {
    QFont mono;
    mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    mono.setBold(rows_.empty());
    std::array<QLabel*, columns> labels{};
    for (std::size_t c = 0; c < columns; ++c) {
        labels.at(c) = new ElidedLabel("stackCell", Qt::ElideMiddle, table_);
        labels.at(c)->setFont(mono);
        grid_->addWidget(labels.at(c), static_cast<int>(rows_.size()) + 1, static_cast<int>(c));
    }
    if (rows_.empty()) {
        labels.front()->installEventFilter(this);
    }
    rows_.push_back(labels);
}

void CallStack::fill(std::size_t row, const Cells& cells) {
    for (std::size_t c = 0; c < columns; ++c) {
        QLabel* label = rows_.at(row).at(c);
        label->setText(cells.at(c));
        label->show();
    }
}

CallStack::Cells CallStack::cellsOf(const Moment& moment, NodeId node) const {
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

int CallStack::leastHeight() const {
    const auto document = session_.document();
    return heightWith(document ? std::clamp(int(document->tree.height()), 1, 3) : 1);
}

/// With the headings.
int CallStack::heightWith(int rows) const {
    return (1 + rows) * (fontMetrics().height() + grid_->verticalSpacing()) +
           layout()->contentsMargins().bottom();
}

void CallStack::refresh() {
    shown_ = 0;
    std::size_t open = 0;
    if (session_.hasSearch()) {
        const Moment moment = session_.moment();
        NodeId node = moment.innermost();
        // The open nodes are the innermost one and those above it.
        open = node == noNode || session_.step().value == 0
                   ? 0
                   : std::size_t{moment.tree().rowOf(node).value} + 1;
        for (; shown_ < std::min(open, mostRows); ++shown_, node = moment.tree().parent(node)) {
            if (shown_ == rows_.size()) {
                addRow();
            }
            fill(shown_, cellsOf(moment, node));
        }
    }
    for (std::size_t row = shown_; row < rows_.size(); ++row) {
        for (QLabel* label : rows_[row]) {
            label->clear(); // what is hidden can be found by a screen reader
            label->hide();
        }
    }
    table_->setVisible(shown_ > 0);
    note_->setVisible(shown_ == 0 || open > shown_);
    note_->setText(shown_ == 0 ? tr("No node is open.")
                               : tr("… %Ln more", nullptr, static_cast<int>(open - shown_)));
    update();
}

/// The mark behind the innermost call goes where its row is laid out, which happens later.
bool CallStack::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        update();
    }
    return Card::eventFilter(watched, event);
}

void CallStack::paintEvent(QPaintEvent*) {
    if (shown_ == 0) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chromeFor(palette()).lit);
    const QRect cell = rows_.front().front()->geometry().translated(table_->pos());
    painter.drawRoundedRect(QRect(6, cell.top() - 3, width() - 12, cell.height() + 6), 4, 4);
}

} // namespace prunus
