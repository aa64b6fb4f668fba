#include "ui/window/busystrip.h"

#include "ui/panels/card.h"
#include "ui/text/words.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace prunus {
namespace {

constexpr int tickMilliseconds = 100;

} // namespace

BusyStrip::BusyStrip(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(makeLabel("busyText", this)) {
    setObjectName(QStringLiteral("busyStrip"));
    auto* bar = new QProgressBar(this);
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Progress"));
    bar->setMaximumWidth(160);
    auto* stop = new QPushButton(tr("Stop"), this);
    stop->setObjectName(QStringLiteral("stopWork"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18, 6, 12, 6);
    row->addWidget(text_, 1);
    row->addWidget(bar);
    row->addWidget(stop);
    connect(stop, &QPushButton::clicked, &session, &Session::cancel);
    connect(&session, &Session::busyChanged, this, &BusyStrip::follow);
    connect(&tick_, &QTimer::timeout, this, &BusyStrip::tell);
    tick_.setInterval(tickMilliseconds);
    hide();
}

void BusyStrip::follow() {
    if (session_.busy()) {
        tick_.start();
    } else {
        tick_.stop();
        hide();
    }
}

void BusyStrip::tell() {
    const std::uint64_t nodes = session_.nodesVisitedSoFar();
    text_->setText(nodes == 0 ? tr("Reading the tree…")
                              : tr("Searching… %1 nodes so far").arg(shownCount(nodes)));
    show();
}

} // namespace prunus
