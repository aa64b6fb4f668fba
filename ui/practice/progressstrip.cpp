#include "ui/practice/progressstrip.h"

#include "ui/base/connecteach.h"
#include "ui/practice/actionbutton.h"
#include "ui/widgets/card.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

QChar signOf(Exercise::Outcome outcome) {
    switch (outcome) {
    case Exercise::Outcome::first:
        return u'●';
    case Exercise::Outcome::later:
        return u'◐';
    case Exercise::Outcome::shown:
        return u'◌';
    case Exercise::Outcome::open:
        break;
    }
    return u'○';
}

} // namespace

ProgressStrip::ProgressStrip(Exercise& exercise, PracticeActions& actions, QWidget* parent)
    : QWidget(parent), exercise_(exercise), name_(makeLabel("practiceSet", this)),
      signs_(makeLabel("practiceSigns", this)), counts_(makeLabel("practiceCounts", this)) {
    setObjectName(QStringLiteral("progressStrip"));
    setBold(*name_, true);
    setMuted(*counts_, true);
    signs_->setWordWrap(true);
    counts_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(signs_, 1);
    row->addWidget(counts_, 2);
    row->addStretch();
    row->addWidget(new ActionButton(*actions.newTree, tr("Same question, new tree"), this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 8, 18, 10);
    column->addWidget(name_);
    column->addLayout(row);
    connectEach(&exercise, this, &ProgressStrip::refresh, &Exercise::asked, &Exercise::told);
}

void ProgressStrip::setBrief(bool brief) {
    name_->setVisible(!brief);
    layout()->setContentsMargins(18, brief ? 2 : 8, 18, brief ? 2 : 10);
}

void ProgressStrip::setNarrow(bool narrow) {
    counts_->setVisible(!narrow);
}

void ProgressStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitSigns();
    }
}

/// No wider than they are, so that the counts follow them.
void ProgressStrip::fitSigns() {
    signs_->setMaximumWidth(signs_->fontMetrics().horizontalAdvance(signs_->text()) + 2);
}

void ProgressStrip::refresh() {
    using Outcome = Exercise::Outcome;
    const std::vector<Outcome> all = exercise_.outcomes();
    QString signs;
    for (const Outcome each : all) {
        signs += signOf(each);
        signs += u' ';
    }
    const auto count = [&all](Outcome outcome) { return int(std::ranges::count(all, outcome)); };
    name_->setText(exercise_.set().name);
    signs_->setText(signs.trimmed());
    fitSigns();
    counts_->setText(tr("first try %1 · later %2 · shown %3 · open %4")
                         .arg(shownCount(std::uint64_t(count(Outcome::first))))
                         .arg(shownCount(std::uint64_t(count(Outcome::later))))
                         .arg(count(Outcome::shown))
                         .arg(shownCount(std::uint64_t(count(Outcome::open)))));
    signs_->setAccessibleName(counts_->text());
}

} // namespace prunus

#include "moc_progressstrip.cpp"
