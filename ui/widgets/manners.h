#pragma once

#include <QObject>

namespace prunus {

/// What holds for every window: a dialog is no larger than its screen, so that its buttons are in
/// reach, a dialog that asks for files deletes, renames and moves none, and a finger scrolls
/// whatever scrolls.
class Manners : public QObject {
    Q_OBJECT

  public:
    /// Does its work once, for all windows.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
};

} // namespace prunus
