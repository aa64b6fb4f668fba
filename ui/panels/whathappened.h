#pragma once

#include "ui/panels/card.h"

#include <QPushButton>

namespace prunus {

/// One or two sentences about the step.
class WhatHappened : public Card {
    Q_OBJECT

  public:
    explicit WhatHappened(Session& session, QWidget* parent = nullptr);

    /// All that is said of the step, in one piece.
    [[nodiscard]] QString sentence() const;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void fitText();

    Session& session_;
    QLabel* headline_;
    QLabel* text_;
    QPushButton* why_;
    std::size_t moves_ = 2; ///< that prove the cutoff
};

} // namespace prunus
