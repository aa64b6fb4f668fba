#include "ui/montecarlo/choicetable.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/words/uctsentences.h"
#include "ui/words/uctwords.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {
namespace {

/// More children than that are scrolled.
constexpr int mostRows = 8;

/// Whose children a step is about.
NodeId parentIn(const UctEvent& event) {
    return event.kind == UctEventKind::select   ? event.node
           : event.kind == UctEventKind::expand ? event.parent
                                                : GameTree::root();
}

} // namespace

ChoiceTable::ChoiceTable(MonteCarlo& run, QWidget* parent)
    : Framed(tr("Why this child?"), parent), run_(run), whose_(makeWrappedLabel("choicesOf", this)),
      table_(new QTableWidget(0, 5, this)) {
    setObjectName(QStringLiteral("choiceTable"));
    table_->setObjectName(QStringLiteral("choices"));
    //: Headings of a table of children: which, how often visited, the mean of its rewards, what it
    //: gets for being visited little, and what it comes to for who moves.
    table_->setHorizontalHeaderLabels(
        {tr("move"), tr("visits"), tr("mean"), tr("bonus"), tr("UCB")});
    table_->setAccessibleName(accessibleName());
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setFocusPolicy(Qt::TabFocus);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    column().addWidget(whose_);
    column().addWidget(table_);
    connectEach(&run, this, &ChoiceTable::refresh, &MonteCarlo::searched, &MonteCarlo::stepChanged,
                &MonteCarlo::sideChanged);
}

void ChoiceTable::put(int row, int column, const QString& text, bool bold) {
    QTableWidgetItem* item = table_->item(row, column);
    if (item == nullptr) {
        item = new QTableWidgetItem;
        item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, column, item);
    }
    QFont font = table_->font();
    font.setBold(bold);
    item->setFont(font);
    item->setText(text);
    item->setToolTip(column == 0 ? text : QString()); // it may be too long
}

void ChoiceTable::refresh() {
    if (run_.trace() == nullptr) {
        return;
    }
    const UctMoment moment = run_.moment();
    const UctEvent event = moment.event();
    const NodeId parent = parentIn(event);
    const DisplayNames& names = run_.names();
    const std::vector<UctChoice> all =
        event.kind == UctEventKind::select ? moment.choices() : moment.choicesAt(parent);
    const UctWords words(moment, names, run_.side());
    const UctView view(moment.trace(), run_.side());
    const Player whose = view.playerOf(moment.trace().tree().rowOf(parent) + 1);
    const QStringList moves = words.moves(parent, all);
    whose_->setText(words.choicesOf(parent));
    table_->setRowCount(static_cast<int>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const UctChoice& each = all[i];
        const int row = static_cast<int>(i);
        const bool chosen =
            event.kind == UctEventKind::select && each.childNumber == event.childNumber;
        const bool visited = each.statistics.visits > 0;
        const bool weighed = each.ucb.has_value();
        put(row, 0, moves[row], chosen);
        put(row, 1, shownCount(each.statistics.visits), chosen);
        put(row, 2, visited ? shownMean(UctView::reward(whose, each.statistics.mean())) : QString(),
            chosen);
        put(row, 3, weighed ? shownMean(each.bonus) : QString(), chosen);
        put(row, 4, weighed ? shownMean(*each.ucb) : visited ? QString() : first(), chosen);
        if (chosen) {
            table_->scrollToItem(table_->item(row, 0));
        }
    }
    fitWidths();
    fitHeight(static_cast<int>(all.size()));
}

/// Numbers have the room that any of this search may need, so that nothing jumps, and names the
/// rest. The greatest bonus is that of a child with one visit.
void ChoiceTable::fitWidths() {
    const UctTrace& trace = *run_.trace();
    const double bonus =
        trace.options().exploration * std::sqrt(std::log(std::max(trace.iterations(), 1U)));
    const std::array widest{shownCount(trace.iterations()), shownMean(0.555), shownMean(bonus),
                            shownMean(1 + bonus)};
    QFont bold = table_->font();
    bold.setBold(true);
    const QFontMetrics measures(bold);
    const int beside = 2 * (table_->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1) + 1;
    for (int column = 1; column < table_->columnCount(); ++column) {
        const QString& number = widest.at(static_cast<std::size_t>(column) - 1);
        int width = measures.horizontalAdvance(number);
        if (column == 4) {
            width = std::max(width, measures.horizontalAdvance(first()));
        }
        width = std::max(width + beside, table_->horizontalHeader()->sectionSizeHint(column));
        table_->setColumnWidth(column, width);
    }
}

QString ChoiceTable::first() {
    //: Of a child that was never visited, in the place of a number.
    return tr("first");
}

/// Another font needs other heights.
void ChoiceTable::changeEvent(QEvent* event) {
    Framed::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refresh();
    }
}

/// As high as its rows, so that nothing is half in view.
void ChoiceTable::fitHeight(int rows) {
    const int shown = std::clamp(rows, 1, mostRows);
    const int line = table_->fontMetrics().height() + 8;
    table_->verticalHeader()->setDefaultSectionSize(line);
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() + shown * line + 2);
}

} // namespace prunus

#include "moc_choicetable.cpp"
