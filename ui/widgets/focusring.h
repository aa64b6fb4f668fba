#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace prunus {

/// Marks what has the focus by a ring around it: always where something is typed, elsewhere when
/// the focus came with the keys. A click leaves no ring behind that the next key would show. And
/// sees to it that Tab goes as the eye does.
class FocusRing : public QObject {
    Q_OBJECT

  public:
    /// Does its work once, for all windows.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
    void focusIn(QWidget& widget, Qt::FocusReason reason);
    void put(QWidget* around);

    bool keysLead_ = true;
    QPointer<QWidget> marked_; ///< it has the ring, or had it before its window was left
    QPointer<QFocusFrame> ring_;
};

} // namespace prunus
