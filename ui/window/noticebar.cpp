#include "ui/window/noticebar.h"

#include "ui/panels/card.h"
#include "ui/panels/chrome.h"

#include <QAccessible>
#include <QPainter>
#include <QPushButton>

namespace prunus {

NoticeBar::NoticeBar(const QString& name, QWidget* parent)
    : QWidget(parent), text_(makeLabel("noticeText", this)), row_(new QHBoxLayout(this)) {
    setObjectName(name);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row_->setContentsMargins(18, 8, 12, 8);
    row_->addWidget(text_, 1);
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
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString NoticeBar::text() const {
    return isVisibleTo(parentWidget()) ? text_->text() : QString();
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.lit);
    painter.fillRect(QRect(0, 0, 6, height()), chrome.accent);
    painter.fillRect(QRect(6, height() - 1, width(), 1), chrome.border); // there may be another
}

} // namespace prunus
