#include "ui/shell/busystrip.h"

#include "ui/session/panes.h"
#include "ui/widgets/card.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>

namespace prunus {
namespace {

constexpr int tickMilliseconds = 100;
constexpr int parts = 1000;

QString shownStage(const WorkReport& report) {
    //: In “Loading %1”, “Searching %1” and so on, where it has no name.
    const QString tree = report.opened.isEmpty() ? BusyStrip::tr("the tree") : report.opened;
    switch (report.stage) {
    case Stage::loading:
        return BusyStrip::tr("Loading %1").arg(tree);
    case Stage::reading:
        return BusyStrip::tr("Reading %1").arg(tree);
    case Stage::building:
        return BusyStrip::tr("Building %1").arg(tree);
    case Stage::layingOut:
        return BusyStrip::tr("Laying out %1").arg(tree);
    case Stage::ordering:
        return BusyStrip::tr("Ordering the moves");
    case Stage::searching:
        return BusyStrip::tr("Searching %1").arg(tree);
    }
    return {};
}

} // namespace

QString shownWork(const WorkReport& report) {
    QString text = shownStage(report);
    if (report.share) {
        // What is not done yet is not 100 %.
        const int percent = std::min(static_cast<int>(*report.share * 100), 99);
        text = BusyStrip::tr("%1 — %2 %").arg(text).arg(percent);
    }
    return report.stage == Stage::searching && report.nodesVisited != 0
               ? BusyStrip::tr("%1, %2 nodes visited", nullptr, pluralOf(report.nodesVisited))
                     .arg(text, shownCount(report.nodesVisited))
               : text;
}

BusyStrip::BusyStrip(Session& session, QAction& cancel, QWidget* over)
    : FloatingCard(Qt::BottomLeftCorner, over), session_(session),
      text_(makeLabel("busyText", this)), bar_(new QProgressBar(this)) {
    setObjectName(QStringLiteral("busyStrip"));
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Progress"));
    bar_->setFixedWidth(160);
    auto* stop = new QPushButton(tr("Cancel"), this);
    stop->setObjectName(QStringLiteral("stopWork"));
    stop->setFocusPolicy(Qt::NoFocus);
    stop->setToolTip(cancel.shortcut().toString(QKeySequence::NativeText));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 10, 8);
    row->setSpacing(12);
    row->addWidget(text_, 1);
    row->addWidget(bar_);
    row->addWidget(stop);
    connect(stop, &QPushButton::clicked, &cancel, &QAction::trigger);
    connect(&session, &Session::busyChanged, this, &BusyStrip::follow);
    connect(&session.panes(), &Panes::panesChanged, this, &BusyStrip::follow);
    connect(&tick_, &QTimer::timeout, this, &BusyStrip::tell);
    tick_.setInterval(tickMilliseconds);
    hide();
}

void BusyStrip::follow() {
    if (session_.busy() || session_.panes().busy()) {
        if (!tick_.isActive()) {
            tick_.start();
        }
    } else {
        tick_.stop();
        hide();
        text_->setMinimumWidth(0);
    }
}

void BusyStrip::tell() {
    WorkReport report = session_.busy() ? session_.work() : session_.panes().work();
    if (session_.hidesWhatComes()) {
        report.nodesVisited = 0; // they are those of the whole search
    }
    const QString text = shownWork(report);
    if (text != text_->text()) {
        text_->setText(text);
        // It may grow, but does not tremble with the width of its digits.
        text_->setMinimumWidth(std::max(text_->minimumWidth(), text_->sizeHint().width()));
    }
    bar_->setRange(0, report.share ? parts : 0);
    bar_->setValue(report.share ? static_cast<int>(*report.share * parts) : -1);
    bar_->update(); // where the share is not known, a mark moves
    show();
}

} // namespace prunus

#include "moc_busystrip.cpp"
