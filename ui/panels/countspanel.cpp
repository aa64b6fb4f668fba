#include "ui/panels/countspanel.h"

#include "ui/base/connecteach.h"
#include "ui/panels/countstable.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QLocale>
#include <algorithm>

namespace prunus {
namespace {

std::array<std::uint64_t, 6> shownCounts(const Counts& c) {
    return {c.nodesVisited, c.leavesEvaluated, c.cutoffs, c.leavesPruned, c.revisits, c.recalls};
}

} // namespace

CountsPanel::CountsPanel(Session& session, QWidget* parent)
    : Card(tr("Counts"), parent), session_(session), saved_(makeLabel("saved", this)),
      distance_(makeLabel("minimalDistance", this)) {
    setObjectName(QStringLiteral("counts"));
    auto* table = new CountsTable(this);
    table->setAccessibleName(title());
    //: Heading of a column of counts: this search up to this step.
    setMuted(*table->put("countHeading", tr("so far"), 0, 1), true);
    //: Heading of a column of counts: what minimax needs for the whole tree.
    minimaxHeading_ = table->put("countHeading", tr("minimax, whole tree"), 0, 2);
    setMuted(*minimaxHeading_, true);
    const std::array<QString, rows> names{tr("nodes visited"),   tr("leaves read"),
                                          tr("cutoffs"),         tr("leaves skipped"),
                                          tr("repeated visits"), tr("answered by the table")};
    const std::array<const char*, rows> ids{"nodesVisited", "leavesEvaluated", "cutoffs",
                                            "leavesPruned", "revisits",        "recalls"};
    QFont mono;
    mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    for (std::size_t i = 0; i < rows; ++i) {
        const int row = static_cast<int>(i) + 1;
        names_.at(i) = table->put("countName", names.at(i), row, 0);
        soFar_.at(i) = table->put(ids.at(i), {}, row, 1);
        minimax_.at(i) =
            table->put(i < firstOfRepeats ? "minimaxCount" : "minimaxRepeats", {}, row, 2);
        soFar_.at(i)->setFont(mono);
        minimax_.at(i)->setFont(mono);
    }
    body().addWidget(table);
    saved_->setWordWrap(true);
    keepPlaceWhenHidden(*saved_);
    setBold(*saved_, true);
    body().addWidget(saved_);
    distance_->setWordWrap(true);
    distance_->hide();
    body().addWidget(distance_);
    connectEach(&session, this, &CountsPanel::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged);
    refresh();
}

QString CountsPanel::saved(const Counts& counts) const {
    const std::uint64_t all = session_.minimaxCounts().leavesEvaluated;
    if (counts.leavesEvaluated > all) {
        return tr("The search read %1 leaves, those read again counted; minimax reads %2.", nullptr,
                  pluralOf(counts.leavesEvaluated))
            .arg(shownCount(counts.leavesEvaluated), shownCount(all));
    }
    const std::uint64_t spared = all - counts.leavesEvaluated;
    if (counts.leavesPruned > spared) { // some of the others were read more than once
        return tr("The search read leaves %1 times, and %2 of %3 not at all; minimax reads each "
                  "once.")
            .arg(shownCount(counts.leavesEvaluated), shownCount(counts.leavesPruned),
                 shownCount(all));
    }
    if (spared == 0) {
        return tr("The search read every leaf that minimax reads.");
    }
    // Neither nothing nor everything, however it is rounded: some leaf is always read.
    const double part =
        std::clamp(100.0 * static_cast<double>(spared) / static_cast<double>(all), 0.1, 99.9);
    const int decimals = part < 10 || part > 99 ? 1 : 0;
    return tr("Saved %1 of %2 leaves (%3 %).", nullptr, pluralOf(all))
        .arg(shownCount(spared), shownCount(all), QLocale().toString(part, 'f', decimals));
}

void CountsPanel::showRow(std::size_t row, bool shown) {
    for (QLabel* label : {names_.at(row), soFar_.at(row), minimax_.at(row)}) {
        label->setVisible(shown);
    }
}

void CountsPanel::showMinimal(std::shared_ptr<const MinimalTree> minimal) {
    minimal_ = std::move(minimal);
    distance_->setVisible(minimal_ != nullptr);
    refresh();
}

QString CountsPanel::distance(const Counts& counts) const {
    const SearchTrace& trace = *session_.trace();
    const Value value =
        Viewpoint(trace, session_.side()).ofMax(trace.rootPlayer(), minimal_->value());
    return tr("The smallest proof of the value %1 needs %2 leaves and %3 nodes; so far %4 leaves "
              "are read and %5 nodes visited. In the tree: P, its value is proved; C, one child is "
              "enough; "
              "A, all children are needed.")
        .arg(shownNumber(value), shownCount(minimal_->leaves()), shownCount(minimal_->nodes()),
             shownCount(counts.leavesEvaluated), shownCount(counts.nodesVisited));
}

void CountsPanel::refresh() {
    const bool search = session_.hasSearch();
    showRow(firstOfRepeats, search && (session_.trace()->traits().repeats ||
                                       session_.trace()->totals().revisits > 0));
    showRow(firstOfRepeats + 1, search && session_.trace()->traits().remembers);
    if (!search) {
        return;
    }
    const Counts counts = session_.moment().counts();
    const auto soFar = shownCounts(counts);
    const auto minimax = shownCounts(session_.minimaxCounts());
    const std::optional<std::uint32_t> depth = session_.trace()->options().depth;
    minimaxHeading_->setText(depth && *depth < session_.document()->tree.height()
                                 ? tr("minimax, to depth %1").arg(*depth)
                                 : tr("minimax, whole tree"));
    for (std::size_t i = 0; i < rows; ++i) {
        soFar_.at(i)->setText(shownCount(soFar.at(i)));
        minimax_.at(i)->setText(shownCount(minimax.at(i)));
    }
    if (minimal_) {
        distance_->setText(distance(counts));
    }
    const bool over = session_.step() == session_.trace()->end();
    saved_->setVisible(over && session_.trace()->traits().windowed && !session_.options().slip);
    // Before that nobody is to find it, not even hidden; but its room is there.
    saved_->setText(saved_->isHidden() ? QString() : saved(counts));
    fitSaved();
}

/// Keeps room for whatever may be said in the end.
void CountsPanel::fitSaved() {
    if (!session_.hasSearch()) {
        return;
    }
    const QMargins around = layout()->contentsMargins();
    const int width = std::max(1, contentsRect().width() - around.left() - around.right());
    const std::uint64_t all = session_.minimaxCounts().leavesEvaluated;
    int height = 0;
    const std::uint64_t pruned = session_.trace()->repeats() ? all : 0;
    for (const std::uint64_t read : {all / 10 + 1, all, 10 * all}) {
        Counts counts;
        counts.leavesEvaluated = read;
        counts.leavesPruned = pruned;
        const QRect lines =
            saved_->fontMetrics().boundingRect({0, 0, width, 1}, Qt::TextWordWrap, saved(counts));
        height = std::max(height, lines.height());
    }
    saved_->setFixedHeight(height); // QLabel forgets no minimum while it is empty
}

void CountsPanel::resizeEvent(QResizeEvent* event) {
    fitSaved();
    Card::resizeEvent(event);
}

void CountsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitSaved();
    }
    Card::changeEvent(event);
}

} // namespace prunus
