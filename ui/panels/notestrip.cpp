#include "ui/panels/notestrip.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/widgets/card.h"
#include "ui/words/notewords.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

// Of the window's height: the letters for a class, and the most of the strip.
constexpr double classPart = 0.027;
constexpr double mostOfHeight = 0.25;
/// Letters do not get smaller than this part of the usual ones.
constexpr double leastPart = 0.75;
constexpr int barWidth = 5;

} // namespace

NoteStrip::NoteStrip(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(makeLabel("noteText", this)),
      count_(makeLabel("noteCount", this)) {
    setObjectName(QStringLiteral("noteStrip"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    text_->setTextFormat(Qt::PlainText);
    text_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setMuted(*count_, true);
    count_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    count_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18 + barWidth, 6, 18, 6);
    row->setSpacing(18);
    row->addWidget(text_, 1);
    row->addWidget(count_);
    connectEach(&session, this, &NoteStrip::follow, &Session::documentChanged,
                &Session::traceChanged, &Session::hideUnreadLeavesChanged,
                &Session::showNotesChanged);
    connect(&session, &Session::stepChanged, this, &NoteStrip::tell);
    follow();
}

/// Another search has its notes at other steps.
void NoteStrip::follow() {
    const bool shown = session_.showsNotes() && session_.hasSearch();
    notes_ =
        shown ? notesIn(session_.document()->tree, *session_.trace()) : std::vector<NoteStep>();
    texts_.clear();
    for (const NoteStep& each : notes_) {
        texts_ << textAt(each.step, &NoteWords::seenAtStep);
    }
    texts_.removeDuplicates();
    setVisible(!notes_.empty());
    tell();
    fit();
}

QString NoteStrip::textAt(Step step, QString (NoteWords::*told)() const) const {
    const auto document = session_.document();
    const Moment moment(document->tree, *session_.trace(), step);
    const Naming naming(moment, document->names);
    return (NoteWords(naming).*told)();
}

/// Which of them this is, or how many there are.
QString NoteStrip::countText() const {
    const auto here = std::ranges::find(notes_, session_.step(), &NoteStep::step);
    const int number = static_cast<int>(here - notes_.begin()) + 1;
    const int all = static_cast<int>(notes_.size());
    return here == notes_.end() ? tr("%n notes", nullptr, all)
                                : tr("note %1 of %2").arg(number).arg(all);
}

void NoteStrip::tell() {
    const bool any = !notes_.empty();
    text_->setText(any ? textAt(session_.step(), &NoteWords::seenAtStep) : QString());
    text_->setAccessibleName(any ? textAt(session_.step(), &NoteWords::atStep) : QString());
    count_->setText(any ? countText() : QString());
    const bool here = any && !text_->text().isEmpty();
    setCursor(here ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(here ? tr("Click to change the note.") : QString());
    update();
}

void NoteStrip::setLetters(double pixels) {
    QFont letters = font();
    letters.setPixelSize(std::max(9, static_cast<int>(pixels)));
    text_->setFont(letters);
}

int NoteStrip::heightOf(const QString& text) const {
    const QMargins margins = layout()->contentsMargins();
    const int count = count_->fontMetrics().horizontalAdvance(
        tr("note %1 of %2").arg(notes_.size()).arg(notes_.size()));
    const int room = width() - margins.left() - margins.right() - layout()->spacing() - count;
    const QRect lines = text_->fontMetrics().boundingRect(QRect(0, 0, std::max(room, 40), 1),
                                                          Qt::TextWordWrap, text);
    return lines.height() + margins.top() + margins.bottom() + 2;
}

/// High enough for each of the notes; long ones have smaller letters before they take the tree its
/// room.
void NoteStrip::fit() {
    if (notes_.empty() || !isVisible()) {
        return;
    }
    const int window = this->window()->height();
    const double usual = QFontInfo(font()).pixelSize() * 1.1;
    const double wanted =
        this->window()->isFullScreen() ? std::max(usual, classPart * window) : usual;
    int needed = 0;
    for (double part = 1; part >= leastPart; part -= 0.05) {
        setLetters(wanted * part);
        needed = 0;
        for (const QString& text : texts_) {
            needed = std::max(needed, heightOf(text));
        }
        if (needed <= mostOfHeight * window) {
            break;
        }
    }
    setFixedHeight(needed);
}

void NoteStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

void NoteStrip::showEvent(QShowEvent* event) {
    fit();
    QWidget::showEvent(event);
}

void NoteStrip::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) {
        fit();
    }
    QWidget::resizeEvent(event);
}

/// The bar says whose words these are: its colour is that of arrows and boxes.
void NoteStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.card);
    painter.fillRect(QRect(0, 0, width(), 1), chrome.border);
    if (!text_->text().isEmpty()) {
        painter.fillRect(QRect(0, 1, barWidth, height() - 1), themeFor(palette()).ownMark);
    }
}

void NoteStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()) &&
        !text_->text().isEmpty()) {
        emit clicked();
    }
}

} // namespace prunus

#include "moc_notestrip.cpp"
