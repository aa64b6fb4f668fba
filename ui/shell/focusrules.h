#pragma once

#include <QComboBox>
#include <QWidget>

namespace prunus {

/// Keeps the keyboard with the window unless the user chose otherwise. When the control that has
/// the focus goes away, Qt hands the focus to another control; here it goes to `home`. A wheel
/// would change the control that it happens to be over; here it does nothing.
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
