#include "ui/panels/countspanel.h"

#include "ui/base/connecteach.h"
#include "ui/panels/countstable.h"
#include "ui/words/countwords.h"
#include "ui/words/words.h"

#include <QEvent>
#include <algorithm>

namespace prunus {

CountsPanel::CountsPanel(Session& session, QWidget* parent)
    : Card(tr("Counts"), parent), session_(session), saved_(makeLabel("saved", this)),
      distance_(makeLabel("minimalDistance", this)) {
    setObjectName(QStringLiteral("counts"));
    auto* table = new CountsTable(this);
    table->setAccessibleName(title());
    //: Heading of a column of counts: this search up to this step.
    setMuted(*table->put("countHeading", tr("so far"), 0, 1), true);
    minimaxHeading_ = table->put("countHeading", minimaxHeading(), 0, 2);
    setMuted(*minimaxHeading_, true);
    const std::array<QString, rows> names = countNames();
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
    return savedByThen(counts, session_.minimaxCounts());
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
    for (std::size_t row = firstOfRepeats; row < rows; ++row) {
        showRow(row, search && isCounted(*session_.trace(), row));
    }
    if (!search) {
        return;
    }
    const Counts counts = session_.moment().counts();
    const CountRows soFar = countRows(counts);
    const CountRows minimax = countRows(session_.minimaxCounts());
    minimaxHeading_->setText(minimaxHeading(session_.document()->tree, *session_.trace()));
    for (std::size_t i = 0; i < rows; ++i) {
        soFar_.at(i)->setText(shownCount(soFar.at(i)));
        minimax_.at(i)->setText(shownCount(minimax.at(i)));
    }
    if (minimal_) {
        distance_->setText(distance(counts));
    }
    saved_->setVisible(tellsSaved(session_.moment()));
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

#include "moc_countspanel.cpp"
