#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace prunus {

/// Draws a ring around the widget that has the focus: around text fields always, around other
/// widgets if the focus came by the keyboard. A click leaves no ring that the next key would show.
/// It also makes Tab follow the order that the eye sees; see orderTabs().
class FocusRing : public QObject {
    Q_OBJECT

  public:
    /// Installs the ring for all windows. Only the first call has an effect.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
    void focusIn(QWidget& widget, Qt::FocusReason reason);
    void put(QWidget* around);

    bool keysLead_ = true;
    /// The widget that has the ring, or had it before its window lost the focus.
    QPointer<QWidget> marked_;
    QPointer<QFocusFrame> ring_;
};

} // namespace prunus
