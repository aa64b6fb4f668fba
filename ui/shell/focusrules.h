#pragma once

#include <QComboBox>
#include <QWidget>

namespace prunus {

/// Keeps the keys with the window unless someone chose otherwise. Qt hands the focus on when the
/// control that has it goes away, and a wheel changes what it happens to be over; here the first
/// leads home, and the second does nothing.
class FocusRules : public QObject {
    Q_OBJECT

  public:
    /// `home` is the part of the window that has the focus when no control has it. Both must
    /// outlive this, which watches the controls that are there now.
    FocusRules(QWidget& window, QWidget& home);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void noteInput(const QEvent& event);
    [[nodiscard]] bool strays(const QWidget& widget, const QFocusEvent& event) const;

    QWidget& window_;
    QWidget& home_;
    bool tabPressed_ = false;
    bool mouseLeads_ = false;
};

} // namespace prunus
