#include "ui/panels/sentenceband.h"

#include "ui/look/chrome.h"
#include "ui/panels/whathappened.h"

#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

// Of the window's height: the letters of the headline and of the text, and the most of the band.
constexpr double headlinePart = 0.036;
constexpr double textPart = 0.029;
constexpr double mostOfWindow = 0.35;

} // namespace

SentenceBand::SentenceBand(const WhatHappened& card, QWidget* parent)
    : QWidget(parent), card_(card), headline_(makeLabel("bandHeadline", this)),
      text_(makeLabel("bandText", this)) {
    setObjectName(QStringLiteral("sentenceBand"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 12, 24, 14);
    column->setSpacing(4);
    for (QLabel* each : {headline_, text_}) {
        each->setWordWrap(true);
        each->setAlignment(Qt::AlignCenter);
        each->setForegroundRole(QPalette::Base); // written in the colour of paper
        column->addWidget(each);
    }
    connect(&card, &WhatHappened::told, this, &SentenceBand::tell);
    tell();
}

void SentenceBand::tell() {
    headline_->setText(card_.headline());
    text_->setText(card_.text());
    text_->setVisible(!card_.text().isEmpty());
    if (!isHidden()) { // else when it is shown
        fit();
    }
}

void SentenceBand::setLetters(int window, double part) {
    QFont font;
    font.setPixelSize(std::max(12, int(window * headlinePart * part)));
    font.setBold(true);
    headline_->setFont(font);
    font.setPixelSize(std::max(11, int(window * textPart * part)));
    font.setBold(false);
    text_->setFont(font);
}

/// Long sentences have smaller letters before they take the tree its room.
void SentenceBand::fit() {
    const int window = this->window()->height();
    for (double part = 1; part >= 0.5; part -= 0.1) {
        setLetters(window, part);
        if (layout()->totalHeightForWidth(width()) <= mostOfWindow * window) {
            return;
        }
    }
}

void SentenceBand::showEvent(QShowEvent* event) {
    fit();
    QWidget::showEvent(event);
}

void SentenceBand::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) {
        fit();
    }
    QWidget::resizeEvent(event);
}

void SentenceBand::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), palette().color(QPalette::WindowText));
}

} // namespace prunus

#include "moc_sentenceband.cpp"
