#include "ui/compare/paneheader.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/session/panes.h"
#include "ui/widgets/card.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

#include <QGridLayout>
#include <QMouseEvent>
#include <QPainter>

namespace prunus {

PaneHeader::PaneHeader(Session& session, int pane, QWidget* parent)
    : QWidget(parent), session_(session), pane_(pane),
      search_(new ElidedLabel("paneSearch", Qt::ElideRight, this)),
      counts_(new ElidedLabel("paneCounts", Qt::ElideRight, this)) {
    setObjectName(QStringLiteral("paneHeader%1").arg(pane + 1));
    setToolTip(tr("Click, or press Ctrl+%1: the panels tell about this search.").arg(pane + 1));
    setMuted(*counts_, true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 6, 4, 4);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(0);
    grid->addWidget(search_, 0, 0);
    grid->addWidget(counts_, 1, 0);
    grid->setColumnStretch(0, 1);
    Panes& panes = session.panes();
    duplicate_ = makeButton("duplicatePane", QStringLiteral("+"), tr("Duplicate this pane"));
    connect(duplicate_, &QToolButton::clicked, &panes,
            [&panes, pane] { panes.open(panes.at(pane).options); });
    QToolButton* swap =
        makeButton("swapPane", QStringLiteral("⇄"), tr("Change places with the next pane"));
    connect(swap, &QToolButton::clicked, &panes,
            [&panes, pane] { panes.swap(pane, (pane + 1) % panes.count()); });
    QToolButton* close = makeButton("closePane", QStringLiteral("✕"), tr("Close this pane"));
    connect(
        close, &QToolButton::clicked, &panes, [&panes, pane] { panes.close(pane); },
        Qt::QueuedConnection);
    int column = 1;
    for (QToolButton* each : {duplicate_, swap, close}) {
        grid->addWidget(each, 0, column++, 2, 1, Qt::AlignTop);
    }
    connectEach(&panes, this, &PaneHeader::refresh, &Panes::panesChanged, &Panes::beatChanged);
    connectEach(&session, this, &PaneHeader::refresh, &Session::hideUnreadLeavesChanged,
                &Session::sideChanged);
    refresh();
}

QToolButton* PaneHeader::makeButton(const char* name, const QString& sign, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(sign);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the menu has them for the keyboard
    return button;
}

/// The value is told when it is found, and not before.
QString PaneHeader::progress() const {
    const Panes& panes = session_.panes();
    if (!panes.at(pane_).trace) {
        return panes.at(pane_).error.isEmpty() ? tr("searching…") : tr("cannot be searched");
    }
    const Moment moment = panes.moment(pane_);
    const Counts counts = moment.counts();
    const Viewpoint view(moment.trace(), side());
    const bool over = moment.step() == moment.trace().end();
    const QString step = shownCount(moment.step().value);
    QStringList words{over ? tr("value %1")
                                 .arg(shownNumber(view.ofMax(moment.trace().rootPlayer(),
                                                             moment.trace().value())))
                      : session_.hidesUnreadLeaves()
                          ? tr("step %1").arg(step)
                          : tr("step %1 of %2").arg(step, shownCount(moment.trace().end().value))};
    words.prepend(side() == Side::max ? tr("MAX’s side", "of numbers")
                                      : tr("mover’s side", "of numbers"));
    words << tr("%Ln nodes", nullptr, static_cast<int>(counts.nodesVisited))
          << tr("%Ln leaves", nullptr, static_cast<int>(counts.leavesEvaluated))
          << tr("%Ln cutoffs", nullptr, static_cast<int>(counts.cutoffs));
    return words.join(QStringLiteral(" · "));
}

Side PaneHeader::side() const {
    return session_.sideOf(session_.panes().at(pane_).options.algorithm);
}

void PaneHeader::refresh() {
    const Panes& panes = session_.panes();
    if (pane_ >= panes.count() || !session_.hasSearch()) {
        return;
    }
    const bool picked = panes.picked() == pane_;
    //: The number of a pane, and its search.
    search_->setText(tr("%1  %2").arg(pane_ + 1).arg(shownSearch(panes.at(pane_).options)));
    setBold(*search_, picked);
    counts_->setText(progress());
    setAccessibleName(picked ? tr("Pane %1, picked: %2").arg(pane_ + 1).arg(search_->text())
                             : tr("Pane %1: %2").arg(pane_ + 1).arg(search_->text()));
    setAccessibleDescription(counts_->text());
    duplicate_->setEnabled(panes.count() < Panes::mostPanes);
    update();
}

/// The picked pane has a bar along its top, beside the bold name.
void PaneHeader::paintEvent(QPaintEvent* /*event*/) {
    const Chrome& chrome = chromeFor(palette());
    QPainter painter(this);
    const bool picked = session_.panes().picked() == pane_;
    painter.fillRect(rect(), picked ? chrome.card : chrome.side);
    painter.fillRect(QRect(0, height() - 1, width(), 1), chrome.border);
    if (picked) {
        painter.fillRect(QRect(0, 0, width(), 4), chrome.accent);
    }
}

void PaneHeader::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        session_.panes().pick(pane_);
    }
}

} // namespace prunus
