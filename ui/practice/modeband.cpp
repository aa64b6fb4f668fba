#include "ui/practice/modeband.h"

#include "ui/look/chrome.h"
#include "ui/practice/actionbutton.h"
#include "ui/widgets/card.h"

#include <QPainter>

namespace prunus {

ModeBand::ModeBand(PracticeActions& actions, QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)), mode_(makeLabel("practiceMode", this)),
      where_(makeLabel("practiceWhere", this)), rules_(makeLabel("practiceRules", this)),
      leave_(new ActionButton(*actions.leave, {}, this)) {
    setObjectName(QStringLiteral("practiceBand"));
    setBold(*mode_, true);
    rules_->setWordWrap(true);
    setMuted(*rules_, true);
    grid_->setContentsMargins(18, 8, 12, 8);
    grid_->setHorizontalSpacing(12);
    grid_->addWidget(mode_, 0, 0);
    grid_->addWidget(where_, 0, 1);
    grid_->addWidget(rules_, 0, 2);
    grid_->addWidget(leave_, 0, 3);
}

void ModeBand::setMode(const QString& mode, const QString& leave) {
    mode_->setText(mode);
    leave_->setText(leave);
}

void ModeBand::setNarrow(bool narrow) {
    where_->setWordWrap(narrow);
    grid_->setColumnStretch(1, narrow ? 1 : 0);
    grid_->setColumnStretch(2, narrow ? 0 : 1);
    grid_->addWidget(rules_, narrow ? 1 : 0, narrow ? 0 : 2, 1, narrow ? 4 : 1);
}

void ModeBand::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.lit);
    painter.fillRect(QRect(0, 0, 6, height()), chrome.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), chrome.border);
}

} // namespace prunus

#include "moc_modeband.cpp"
