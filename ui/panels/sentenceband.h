#pragma once

#include <QLabel>
#include <QWidget>

namespace prunus {

class WhatHappened;

/// The band across the foot of the window with what just happened, in letters large enough for the
/// last row of a class.
class SentenceBand : public QWidget {
    Q_OBJECT

  public:
    /// Says what the card says. The card must outlive this.
    explicit SentenceBand(const WhatHappened& card, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void tell();
    void fit();
    void setLetters(int window, double part);

    const WhatHappened& card_;
    QLabel* headline_;
    QLabel* text_;
};

} // namespace prunus
