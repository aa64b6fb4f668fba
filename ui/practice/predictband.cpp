#include "ui/practice/predictband.h"

#include "ui/look/chrome.h"
#include "ui/widgets/card.h"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>

namespace prunus {
namespace {

constexpr int mostChoices = 4;
constexpr double largePoints = 24;
/// Of the window's height; longer texts get smaller letters.
constexpr double mostOfWindow = 0.35;

} // namespace

PredictBand::PredictBand(QWidget* parent)
    : QWidget(parent), headline_(new SpokenLabel(this)), text_(makeLabel("predictText", this)),
      row_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("predictBand"));
    setAccessibleName(tr("What comes next"));
    headline_->setObjectName(QStringLiteral("predictHeadline"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 8, 18, 10);
    column->setSpacing(6);
    for (QLabel* each : std::initializer_list<QLabel*>{headline_, text_}) {
        each->setWordWrap(true);
        column->addWidget(each);
    }
    for (int k = 0; k < mostChoices; ++k) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("predict%1").arg(k + 1));
        button->setFocusPolicy(Qt::NoFocus); // each has a key, and the arrows go on stepping
        connect(button, &QPushButton::clicked, this, [this, k] { emit chosen(k); });
        row_->addWidget(button);
        buttons_.push_back(button);
    }
    row_->addStretch(1);
    column->addLayout(row_);
    hide();
}

void PredictBand::setLarge(bool large) {
    large_ = large;
    fit();
}

void PredictBand::setTextScale(double scale) {
    textScale_ = scale;
    fit();
}

void PredictBand::ask(const QString& question, const QStringList& choices) {
    QStringList numbered;
    for (int k = 0; k < mostChoices; ++k) {
        QPushButton* button = buttons_[std::size_t(k)];
        button->setVisible(k < choices.size() && !large_);
        if (k < choices.size()) {
            //: A key, and what it answers.
            numbered << tr("%1  %2").arg(k + 1).arg(choices[k]);
            button->setText(numbered.back());
        }
    }
    headline_->setText(question);
    text_->setText(numbered.join(QStringLiteral("\n")));
    text_->setVisible(large_);
    headline_->setAccessibleName(question + u' ' + numbered.join(QStringLiteral(". ")));
    fit();
    announce(*headline_);
}

void PredictBand::tell(const QString& headline, const QString& text) {
    for (QPushButton* each : buttons_) {
        each->hide();
    }
    headline_->setText(headline);
    headline_->setAccessibleName(headline);
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    fit();
}

/// The choices stand side by side, or below each other where there is no room for that; what is
/// large gets smaller before it takes the tree its room.
void PredictBand::fit() {
    int wide = 36;
    for (const QPushButton* each : buttons_) {
        wide += each->isHidden() ? 0 : each->sizeHint().width() + row_->spacing();
    }
    row_->setDirection(wide <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (double part = 1; part >= 0.4; part -= 0.1) {
        for (QLabel* each : std::initializer_list<QLabel*>{headline_, text_}) {
            QFont font = QWidget::font();
            if (large_) {
                font.setPointSizeF(largePoints * textScale_ * part);
            }
            font.setBold(each == headline_);
            each->setFont(font);
        }
        if (!large_ ||
            layout()->totalHeightForWidth(width()) <= mostOfWindow * window()->height()) {
            break;
        }
    }
    updateGeometry();
}

void PredictBand::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fit();
    }
}

void PredictBand::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.lit);
    painter.fillRect(QRect(0, 0, 6, height()), chrome.accent);
    painter.fillRect(QRect(0, 0, width(), 1), chrome.border);
}

} // namespace prunus

#include "moc_predictband.cpp"
