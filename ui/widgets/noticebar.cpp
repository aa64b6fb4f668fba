#include "ui/widgets/noticebar.h"

#include "ui/look/chrome.h"
#include "ui/widgets/card.h"

#include <QAccessible>
#include <QPainter>
#include <QPushButton>

namespace prunus {

NoticeBar::NoticeBar(const QString& name, QWidget* parent)
    : QWidget(parent), text_(makeLabel("noticeText", this)), all_(new QHBoxLayout(this)),
      row_(new QHBoxLayout) {
    setObjectName(name);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    all_->setContentsMargins(18, 8, 12, 8);
    all_->addWidget(text_, 1);
    all_->addLayout(row_);
    hide();
}

void NoticeBar::tell(const QString& text, const std::vector<Answer>& answers) {
    text_->setText(text);
    setAccessibleName(text);
    for (QWidget* each : std::exchange(buttons_, {})) {
        each->hide();
        each->deleteLater();
    }
    for (const auto& [word, act] : answers) {
        auto* button = new QPushButton(word, this);
        row_->addWidget(button, 0, Qt::AlignTop);
        button->show(); // at once, where the bar is shown already
        buttons_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, act = act] {
            hide();
            act();
        });
    }
    arrange();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString NoticeBar::text() const {
    return isVisibleTo(parentWidget()) ? text_->text() : QString();
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The answers stand beside the text, or beneath one that would get too narrow.
void NoticeBar::arrange() {
    constexpr int mostLines = 3;
    const QMargins margins = all_->contentsMargins();
    const int beside =
        width() - margins.left() - margins.right() - all_->spacing() - row_->sizeHint().width();
    const bool fits = beside > 0 && text_->heightForWidth(beside) <=
                                        mostLines * text_->fontMetrics().lineSpacing();
    all_->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    all_->setAlignment(row_, fits ? Qt::AlignTop : Qt::AlignLeft);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.lit);
    painter.fillRect(QRect(0, 0, 6, height()), chrome.accent);
    painter.fillRect(QRect(6, height() - 1, width(), 1), chrome.border); // there may be another
}

} // namespace prunus

#include "moc_noticebar.cpp"
