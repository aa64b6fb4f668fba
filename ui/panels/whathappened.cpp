#include "ui/panels/whathappened.h"

#include "core/analysis/story.h"
#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/panels/announcement.h"
#include "ui/panels/currentboard.h"
#include "ui/words/lists.h"
#include "ui/words/notewords.h"
#include "ui/words/sentences.h"

#include <QEvent>
#include <algorithm>

namespace prunus {
namespace {

/// Room for the longest sentences about trees of a course, so that the cards beneath stay in place.
constexpr int roomInLines = 4;

/// How wide the words below a narrow board may be, in lines of text.
constexpr int leastCaption = 7;

const QString equals = QChar(QChar::Nbsp) + QStringLiteral("=") + QChar(QChar::Nbsp);

} // namespace

WhatHappened::WhatHappened(Session& session, QWidget* parent)
    : Card(tr("What just happened"), parent), session_(session),
      headline_(makeWrappedLabel("happenedTitle", this)),
      text_(makeWrappedLabel("happenedText", this)), board_(new CurrentBoard(session, this)),
      row_(new QBoxLayout(QBoxLayout::LeftToRight)), caption_(makeLabel("boardCaption", this)),
      why_(new QPushButton(this)) {
    setObjectName(QStringLiteral("whatHappened"));
    auto* column = new QVBoxLayout;
    column->addWidget(headline_);
    column->addWidget(text_);
    column->addStretch(1);
    caption_->setWordWrap(true);
    caption_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    caption_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setMuted(*caption_, true);
    auto* shown = new QVBoxLayout;
    shown->addWidget(board_, 0, Qt::AlignHCenter);
    shown->addWidget(caption_, 0, Qt::AlignHCenter);
    shown->addStretch(1);
    row_->setSpacing(12);
    row_->addLayout(column, 1);
    row_->addLayout(shown);
    body().addLayout(row_);
    body().setSpacing(2); // the link is as high as a finger needs, and so has room of its own
    setBold(*headline_, true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    why_->setObjectName(QStringLiteral("why"));
    why_->setProperty("link", true);
    why_->setFlat(true);
    // A click leaves the focus where it was, so that keys go on meaning what they meant.
    why_->setFocusPolicy(Qt::TabFocus);
    body().addWidget(why_, 0, Qt::AlignLeft);
    connect(board_, &CurrentBoard::neededChanged, this, &WhatHappened::fitBoard);
    connect(&session, &Session::documentChanged, this, &WhatHappened::fitBoard);
    fitBoard();
    connect(why_, &QPushButton::clicked, &session, &Session::toggleProof);
    connectEach(&session, this, &WhatHappened::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged,
                &Session::hideUnreadLeavesChanged, &Session::witnessesChanged,
                &Session::showBoardsChanged, &Session::sideChanged);
    new Announcement(session, *this);
    refresh();
}

QString WhatHappened::sentence() const {
    return QStringLiteral("%1 %2").arg(headline_->text(), text_->text()).trimmed();
}

/// After *Why?* the moves that it shows: the sentence has been said before.
std::optional<QString> WhatHappened::news() const {
    if (!session_.hasSearch()) {
        return sentence();
    }
    const Moment moment = session_.moment();
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    if (!session_.showsProof()) {
        const QString note = session_.showsNotes() ? NoteWords(naming).atStep() : QString();
        //: What just happened, and what the author of the tree says about it.
        return note.isEmpty() ? sentence() : tr("%1 Note: %2").arg(sentence(), note);
    }
    QStringList moves;
    for (const NodeId each : session_.witnesses()) {
        moves << naming.child(each);
    }
    return (recalledFrom(moment) != noNode ? tr("Marked in the tree, where that was found: %1.")
                                           : tr("Marked in the tree, as the proof: %1."))
        .arg(listedWithAnd(moves));
}

void WhatHappened::refresh() {
    if (!session_.hasSearch()) {
        setTitle(name());
        headline_->setText(tr("No tree is open."));
        text_->clear();
        why_->hide();
        emit told();
        return;
    }
    caption_->setText(board_->caption());
    const Moment moment = session_.moment();
    setTitle(happenedTitle(moment));
    const Explanation explanation = explain(moment);
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    const Said said = Sentences(naming, session_.side()).of(explanation);
    headline_->setText(said.title);
    // A line does not end in the middle of "α = 3".
    text_->setText(QString(said.body).replace(QStringLiteral(" = "), equals));
    const bool cutoff = std::holds_alternative<CutOff>(explanation);
    const std::optional<Refutation> refutation = refutationOf(explanation);
    headline_->setForegroundRole(cutoff ? cutRole : QPalette::WindowText);
    recalled_ = recalledFrom(moment) != noNode;
    why_->setVisible(refutation.has_value() || recalled_);
    moves_ = refutation ? witnessesOf(*refutation).size() : 2;
    fitText();
    emit told();
}

int WhatHappened::roomyHeight(int width) const {
    const int room = text_->width() + width - this->width();
    int missing = std::max(0, roomForText_ - text_->heightForWidth(room));
    if (board_->isNeeded() && board_->standsBeside()) {
        const int text = row_->itemAt(0)->heightForWidth(room);
        const int board = row_->itemAt(1)->minimumSize().height();
        missing = std::max(0, text + missing - std::max(text, board));
    }
    return heightAt(width) + missing +
           (why_->isHidden() ? body().spacing() + why_->sizeHint().height() : 0);
}

int WhatHappened::roomInside() const {
    return contentsRect().width() - 2 * layout()->contentsMargins().left();
}

/// Gives the board and the words about it the place that they have at every step of this tree.
void WhatHappened::fitBoard() {
    board_->fitPanel(roomInside());
    row_->setDirection(board_->standsBeside() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    caption_->setVisible(board_->isNeeded());
    const int width =
        std::max(board_->sizeHint().width(), leastCaption * fontMetrics().lineSpacing());
    int height = 0;
    for (const QString& caption : board_->longCaptions()) {
        const QRect lines =
            caption_->fontMetrics().boundingRect({0, 0, width, 1}, Qt::TextWordWrap, caption);
        height = std::max(height, lines.height());
    }
    caption_->setFixedWidth(width);
    caption_->setMinimumHeight(height);
    fitText();
}

/// Says as much as there is room for.
void WhatHappened::fitText() {
    const bool shown = session_.showsProof();
    const QString both = shown ? tr("Why?  ▾ hide the two moves that prove it")
                               : tr("Why?  ▸ show the two moves that prove it");
    const QString alone = shown ? tr("Why?  ▾ hide the move that proves it")
                                : tr("Why?  ▸ show the move that proves it");
    const QString found =
        shown ? tr("Why?  ▾ hide where that was found") : tr("Why?  ▸ show where that was found");
    const QString full = recalled_ ? found : moves_ == 1 ? alone : both;
    const int room = roomInside();
    const bool fits = why_->fontMetrics().horizontalAdvance(full) <= room;
    const QString brief = tr("Why?");
    why_->setText(fits ? full : brief);
    why_->setToolTip(fits ? QString() : full);
    why_->setMinimumWidth(why_->fontMetrics().horizontalAdvance(brief));
    const bool beside = board_->isNeeded() && board_->standsBeside();
    const int left = room - (beside ? caption_->width() + row_->spacing() : 0);
    const int lines =
        left > 0 ? std::min(2 * roomInLines, (roomInLines * room + left - 1) / left) : roomInLines;
    // A line with an arrow of another font is a little higher.
    roomForText_ = lines * (text_->fontMetrics().lineSpacing() + 1);
}

void WhatHappened::resizeEvent(QResizeEvent* event) {
    fitBoard();
    Card::resizeEvent(event);
}

void WhatHappened::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitBoard();
    }
    Card::changeEvent(event);
}

} // namespace prunus

#include "moc_whathappened.cpp"
