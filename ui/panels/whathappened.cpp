#include "ui/panels/whathappened.h"

#include "core/analysis/story.h"
#include "ui/panels/announcement.h"
#include "ui/panels/chrome.h"
#include "ui/text/sentences.h"

#include <QEvent>

namespace prunus {
namespace {

/// Room for the longest sentences about trees of a course, so that the cards beneath stay in place.
constexpr int roomInLines = 4;

const QString equals = QChar(QChar::Nbsp) + QStringLiteral("=") + QChar(QChar::Nbsp);

} // namespace

WhatHappened::WhatHappened(Session& session, QWidget* parent)
    : Card(tr("What just happened"), parent), session_(session),
      headline_(makeLabel("happenedTitle", this)), text_(makeLabel("happenedText", this)),
      why_(new QPushButton(this)) {
    setObjectName(QStringLiteral("whatHappened"));
    for (QLabel* label : {headline_, text_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        body().addWidget(label);
    }
    setBold(*headline_, true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    why_->setObjectName(QStringLiteral("why"));
    why_->setProperty("link", true);
    why_->setFlat(true);
    // A click leaves the focus where it was, so that keys go on meaning what they meant.
    why_->setFocusPolicy(Qt::TabFocus);
    keepPlaceWhenHidden(*why_);
    body().addWidget(why_, 0, Qt::AlignLeft);
    fitText();
    connect(why_, &QPushButton::clicked, &session, &Session::toggleProof);
    for (const auto signal :
         {&Session::stepChanged, &Session::documentChanged, &Session::traceChanged,
          &Session::hideUnreadLeavesChanged, &Session::witnessesChanged}) {
        connect(&session, signal, this, &WhatHappened::refresh);
    }
    new Announcement(session, *this);
    refresh();
}

QString WhatHappened::sentence() const {
    return QStringLiteral("%1 %2").arg(headline_->text(), text_->text()).trimmed();
}

void WhatHappened::refresh() {
    if (!session_.hasSearch()) {
        headline_->setText(tr("No tree is open."));
        text_->clear();
        why_->hide();
        return;
    }
    const Moment moment = session_.moment();
    const Explanation explanation = explain(moment);
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    const Said said = Sentences(naming).of(explanation);
    headline_->setText(said.title);
    // A line does not end in the middle of "α = 3".
    text_->setText(QString(said.body).replace(QStringLiteral(" = "), equals));
    const bool cutoff = explanation.fact == Fact::cutoff;
    headline_->setForegroundRole(cutoff ? cutRole : QPalette::WindowText);
    why_->setVisible(cutoff && explanation.refutation.has_value());
    moves_ = explanation.refutation ? witnessesOf(*explanation.refutation).size() : 2;
    fitText();
}

/// Says as much as there is room for.
void WhatHappened::fitText() {
    const bool shown = session_.showsProof();
    const QString both = shown ? tr("Why?  ▾ hide the two moves that prove it")
                               : tr("Why?  ▸ show the two moves that prove it");
    const QString alone = shown ? tr("Why?  ▾ hide the move that proves it")
                                : tr("Why?  ▸ show the move that proves it");
    const QString full = moves_ == 1 ? alone : both;
    const int room = contentsRect().width() - 2 * body().contentsMargins().left();
    const bool fits = why_->fontMetrics().horizontalAdvance(full) <= room;
    const QString brief = tr("Why?");
    why_->setText(fits ? full : brief);
    why_->setToolTip(fits ? QString() : full);
    why_->setMinimumWidth(why_->fontMetrics().horizontalAdvance(brief));
    // A line with an arrow of another font is a little higher.
    text_->setMinimumHeight(roomInLines * (text_->fontMetrics().lineSpacing() + 1));
}

void WhatHappened::resizeEvent(QResizeEvent* event) {
    fitText();
    Card::resizeEvent(event);
}

void WhatHappened::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitText();
    }
    Card::changeEvent(event);
}

} // namespace prunus
